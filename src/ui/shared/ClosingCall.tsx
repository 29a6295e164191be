import { say } from '#words'
import { callDiscountOffer } from '../../business/pricing.ts'
import { type BookingPrefill, paths } from '../../routes.ts'
import { CallLink, TextLink } from './ContactLinks.tsx'

type Props = {
  readonly heading?: string
  /** A page's own last words. */
  readonly text?: string | undefined
  /** What the page knows already of the pickup. */
  readonly known?: BookingPrefill
  /** What a text message from here begins with. */
  readonly message?: string
  /** Without it on the page where people book. */
  readonly hasBooking?: boolean
}

const other = 'btn grow border-on-dark text-on-dark hover:bg-paper hover:text-ink'

/** The end of many pages: one clear next step. */
export const ClosingCall = ({
  heading = say.frame.closingHeading,
  text = say.frame.closing(callDiscountOffer()),
  known,
  message,
  hasBooking = true,
}: Props) => (
  <section aria-labelledby="closing-title" className="on-dark bg-pine text-on-dark py-6 md:py-20">
    <div className="wrap flex flex-wrap gap-4 lg:items-end">
      <div className="flex-[1_1_24rem]">
        <h2 id="closing-title" className="h2">
          {heading}
        </h2>
        <p className="mt-2 md:mt-3 leading-snug md:leading-normal max-w-[36rem]">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        {hasBooking && (
          <a href={paths.schedule(known)} className="btn-main grow">
            {say.frame.bookPickup}
          </a>
        )}
        <CallLink className={hasBooking ? other : 'btn-main grow'} />
        <TextLink className={other} message={message} />
      </p>
    </div>
  </section>
)

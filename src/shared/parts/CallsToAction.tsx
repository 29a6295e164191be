import { site } from '#site/site.ts'
import { say } from '#words'
import { callDiscountOffer } from '../../business/pricing.ts'
import { type BookingPrefill, paths } from '../../routes.ts'
import { PhoneIcon, TextIcon } from './icons.tsx'
import { CallLink, TextLink } from './Link.tsx'

type ContactActionsProps = {
  readonly className?: string
  /** What the first two are called where a page has names of its own. */
  readonly names?: { readonly book: string; readonly price: string }
}

/** The four calls to action. While they are in view the call bar is hidden. */
export const ContactActions = ({ className = '', names }: ContactActionsProps) => (
  <div className={`pairs gap-2.5 sm:flex sm:flex-wrap ${className}`} data-contact-actions="">
    <a href={paths.schedule()} className="btn-main">
      {names?.book ?? say.frame.bookPickup}
    </a>
    {site.features.calculator ? (
      <a href={paths.calculator} className="btn-dark">
        {names?.price ?? say.frame.priceCalculator}
      </a>
    ) : (
      <a href={paths.quote} className="btn-dark px-1 sm:px-4">
        {say.frame.freeQuote}
      </a>
    )}
    <CallLink className="btn-line px-1 sm:px-4 [@media(max-width:22.4375em)]:text-[0.875rem]">
      {/* Narrow, the number needs its room. */}
      <PhoneIcon className="hidden sm:block w-5 h-5 shrink-0" />
      <span>
        <span className="sr-only">{say.frame.callBefore}</span>
        {site.phone.label}
      </span>
    </CallLink>
    <TextLink className="btn-line">
      <TextIcon className="w-5 h-5 shrink-0" />
      {say.frame.textShort}
    </TextLink>
  </div>
)

type ClosingCallProps = {
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
}: ClosingCallProps) => (
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

import { site } from '#site/site.ts'
import { say } from '#words'
import { paths } from '../../routes.ts'
import { CallLink, TextLink } from './ContactLinks.tsx'
import { PhoneIcon, TextIcon } from './icons.tsx'

type Props = {
  readonly className?: string
  /** What the first two are called where a page has names of its own. */
  readonly names?: { readonly book: string; readonly price: string }
}

/** The four calls to action. While they are in view the call bar is hidden. */
export const ContactActions = ({ className = '', names }: Props) => (
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
    <CallLink className="btn-line px-1 sm:px-4">
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

import { site } from '#site/site.ts'
import { CallLink, TextLink } from './ContactLinks.tsx'
import { PhoneIcon, TextIcon } from './icons.tsx'

/** The four calls to action. While they are in view the call bar is hidden. */
export const ContactActions = ({ className = '' }: { readonly className?: string }) => (
  <div className={`pairs gap-2.5 sm:flex sm:flex-wrap ${className}`} data-contact-actions="">
    <a href="/schedule" className="btn-main">
      Book Now
    </a>
    {site.parts.calculator ? (
      <a href="/pricing-calculator" className="btn-dark">
        Price Estimator
      </a>
    ) : (
      <a href="/#quote" className="btn-dark">
        Free Quote
      </a>
    )}
    <CallLink className="btn-line">
      <PhoneIcon className="w-5 h-5 shrink-0" />
      <span>
        <span className="sm:sr-only">Call </span>
        <span className="hidden sm:inline">{site.phone.label}</span>
      </span>
    </CallLink>
    <TextLink className="btn-line">
      <TextIcon className="w-5 h-5 shrink-0" />
      Text us
    </TextLink>
  </div>
)

import { site } from '#site/site.ts'
import { CallLink, TextLink } from '../ContactLinks.tsx'
import { PhoneIcon, TextIcon } from '../icons.tsx'

/** Call and text within thumb's reach on phones; on wide screens the round call button at the bottom right. */
export const CallBar = () => (
  <aside className="callbar" aria-label="Call or text us" data-call-bar="" data-behind-menu="">
    <CallLink className="btn-main callbar-call">
      <PhoneIcon />
      <span className="callbar-label">
        Call us<span className="sr-only">, {site.phone.label}</span>
      </span>
    </CallLink>
    <TextLink className="btn-line callbar-text">
      <TextIcon />
      Text us
    </TextLink>
  </aside>
)

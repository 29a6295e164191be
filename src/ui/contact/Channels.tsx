import { site } from '#site/site.ts'
import { answered } from '../../business/hours.ts'
import { callDiscountOffer } from '../../business/pricing.ts'
import { CallLink, MailLink, TextLink } from '../shared/ContactLinks.tsx'

/** The three ways to reach us, the quickest first. While they are in view the call bar is hidden. */
export const Channels = () => (
  <ul data-contact-actions="">
    <li className="channel">
      <CallLink className="channel-link" />
      <p>
        The fastest way, {answered}. You get {callDiscountOffer}.
      </p>
    </li>
    <li className="channel">
      <TextLink className="channel-link">Text {site.phone.label}</TextLink>
      <p>Send a photo of the pile, your town and how many stairs there are.</p>
    </li>
    <li className="channel">
      <MailLink className="channel-link channel-mail" />
      <p>Best for bigger jobs: an estate, an office, a whole building.</p>
    </li>
  </ul>
)

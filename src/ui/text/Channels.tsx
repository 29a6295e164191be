import { site } from '#site/site.ts'
import { answered } from '../../content/hours.ts'
import { CallLink, MailLink, TextLink } from '../ContactLinks.tsx'

/** The three ways to reach us, the quickest first. While they are in view the call bar is hidden. */
export const Channels = () => (
  <ul data-contact-actions="">
    <li className="channel">
      <CallLink className="channel-link">Call {site.phone.label}</CallLink>
      <p>
        Quickest, {answered}, and it takes ${site.price.callDiscount} off your job.
      </p>
    </li>
    <li className="channel">
      <TextLink className="channel-link">Text {site.phone.label}</TextLink>
      <p>Best with a photo of the pile. Add your town and the number of stairs.</p>
    </li>
    <li className="channel">
      <MailLink className="channel-link channel-mail" />
      <p>Best for a list: an estate, an office, a building.</p>
    </li>
  </ul>
)

import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { answered } from '../business/calendar.ts'
import { callDiscountOffer } from '../business/pricing.ts'
import { siteWords } from '../business/siteTexts.ts'
import { spokenTime } from '../domain/calendar/localTime.ts'
import { daysLabel } from '../domain/calendar/slots.ts'
import { capital } from '../domain/text.ts'
import { CallLink, MailLink, TextLink } from '../shared/parts/ContactLinks.tsx'

const Channel = ({ link, children }: { readonly link: ReactNode; readonly children: ReactNode }) => (
  <li className="py-4 border-b border-line first:pt-0">
    {link}
    <p className="mt-1.5">{children}</p>
  </li>
)

/** The three ways to reach us, the quickest first. While they are in view the call bar is hidden. */
export function Channels() {
  const offer = callDiscountOffer()
  return (
    <ul data-contact-actions="">
      <Channel link={<CallLink className="channel-link" />}>
        {sentences.contact.fastest(answered())}
        {offer && ` ${sentences.contact.discount(offer)}`}
      </Channel>
      <Channel link={<TextLink className="channel-link">{say.frame.textTo(site.phone.label)}</TextLink>}>
        {sentences.contact.text}
      </Channel>
      <Channel link={<MailLink className="channel-link text-[clamp(1.375rem,1rem+1.9vw,2rem)]" />}>
        {sentences.contact.mail}
      </Channel>
    </ul>
  )
}

/** `08:00` as 8, `17:30` as 17.5. */
const hour = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** A day from midnight to midnight with its open hours; the words next to it say the same. */
const DayBar = ({ from, to, fill }: { readonly from: number; readonly to: number; readonly fill: string }) => (
  <svg viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true" className="w-full h-3.5 mt-1.5">
    <path fill="var(--line)" d="M0 0h240v14H0z" />
    <path fill={fill} d={`M${from * 10} 0h${(to - from) * 10}v14h${(from - to) * 10}z`} />
    <path stroke="var(--card)" d="M60 0v14M120 0v14M180 0v14" />
  </svg>
)

const { phones = { opens: '00:00', closes: '24:00' } } = site.hours

/** Both readings of our hours: when the phones are answered, and when the trucks drive. */
export const Hours = () => (
  <table className="hours w-full table-fixed mt-6">
    <thead>
      <tr>
        <th scope="col">{sentences.contact.columns}</th>
        <th scope="col">{capital(siteWords().area.zoneName)}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{sentences.contact.calls}</th>
        <td>
          {siteWords().phoneHours}
          <DayBar from={hour(phones.opens)} to={hour(phones.closes)} fill="var(--marigold)" />
        </td>
      </tr>
      {site.hours.pickup.map((hours) => (
        <tr key={hours.days[0]}>
          <th scope="row">{sentences.contact.pickups(daysLabel(hours))}</th>
          <td>
            {say.time.fromTo(spokenTime(hours.opens), spokenTime(hours.closes))}
            <DayBar from={hour(hours.opens)} to={hour(hours.closes)} fill="var(--link)" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

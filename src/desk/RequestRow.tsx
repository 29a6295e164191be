import type { ReactNode } from 'react'
import { language as spoken } from '#language'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { workDay } from '../business/calendar.ts'
import { clockTime } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel, slotDate, slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { dollars } from '../domain/prices/price.ts'
import { isAgain, isSuspicious } from '../domain/source.ts'
import { capital, cut, own } from '../domain/text.ts'
import { nameIn } from '../language/language.ts'
import { statusName } from '../request/actions.ts'
import { byUs, type RequestEvent } from '../request/event.ts'
import { isOpen } from '../request/evolve.ts'
import { type DeskRow, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { townLine } from './place.ts'

// A request in the owner's words.

/** What it's about, in a line: "Quote: one couch and an old fridge". */
export const whatOf = ({ form, answers: { 'junk-type': what, list, message } }: DeskRow): string =>
  [own<string>(say.requests.kinds, form) ?? form, what || list?.split('\n')[0] || message].filter(Boolean).join(': ')

/** "Mon, Nov 23, 8 to 10 AM"; today's without its date. `now` in UTC ms. */
export const windowOf = (slot: string, now: number): string =>
  slotDate(slot) === workDay(now) ? say.requests.today(timeLabel(slot, windowHours)) : slotLabel(slot, windowHours)

/** "9:42 AM" for today, "Nov 23, 9:42 AM" for other days. Both in UTC ms. */
export function momentOf(at: number, now: number): string {
  const date = localDate(at, site.timeZone)
  const time = clockTime(at, site.timeZone)
  return date === localDate(now, site.timeZone) ? time : `${dateLabel(date)}, ${time}`
}

/** When something was done and by whom, in the words of the person who looks at it. */
export const byWhom = ({ at, person }: RequestEvent, viewer: string, now: number): string =>
  `${momentOf(at, now)}, ${person === viewer ? say.request.you : person === byUs ? say.request.website : person || say.request.customer}`

type Values = Readonly<Record<string, string>>
type RowProps = { readonly row: DeskRow; readonly now: number }

function mapHref({ address, location }: Values): string | undefined {
  const place = [address, location].filter(Boolean).join(', ')
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : undefined
}

export const callHref = (phone: string): string => `tel:${phone.replace(/;ext=/, ',')}`

/** A text with its words filled in; undefined without a number that takes some: none does behind an extension. */
export const textHref = ({ phone }: Values, words: string): string | undefined =>
  phone && !phone.includes(';') ? `sms:${phone}?&body=${encodeURIComponent(words)}` : undefined

type ReachProps = {
  readonly answers: Values
  /** What the text to them begins with. */
  readonly message: string
  /** Something else is the main thing to do. */
  readonly isSecond?: boolean
}

export function Reach({ answers, message, isSecond }: ReachProps) {
  const { phone = '', email } = answers
  const [map, text] = [mapHref(answers), textHref(answers, message)]
  return (
    <p className="flex flex-wrap gap-2 mt-3">
      {phone && (
        <a href={callHref(phone)} className={isSecond ? 'btn-line flex-1' : 'btn-main flex-1'}>
          {say.desk.call}
          <span className="sr-only"> {formatUsPhone(phone)}</span>
        </a>
      )}
      {text && (
        <a href={text} className="btn-line flex-1">
          {say.desk.text}
        </a>
      )}
      {map && (
        <a href={map} className="btn-line flex-1">
          {say.desk.map}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={phone || isSecond ? 'btn-line flex-1' : 'btn-main flex-1'}>
          {say.desk.email}
        </a>
      )}
    </p>
  )
}

type PicturesProps = { readonly urls: readonly string[]; readonly size: string }

/** Photos next to each other. One that's still on its way can be tapped too. */
export const Pictures = ({ urls, size }: PicturesProps) =>
  urls.length > 0 && (
    <ul className="flex gap-2 mt-3 overflow-x-auto">
      {urls.map((url, index) => (
        <li key={url} className="flex-none">
          <a href={url} className="block min-w-18 min-h-18">
            <img
              src={url}
              alt={say.desk.picture(index + 1, urls.length)}
              loading="lazy"
              className={`${size} rounded object-cover`}
            />
          </a>
        </li>
      ))}
    </ul>
  )

export const LanguageChip = ({ language }: Pick<DeskRow, 'language'>) =>
  language !== spoken() && <span className="desk-chip">{capital(nameIn(spoken(), language))}</span>

export const AgainChip = ({ source }: Pick<DeskRow, 'source'>) =>
  isAgain(source) && <span className="desk-chip">{say.source.again}</span>

export const FarChip = ({ area }: Pick<DeskRow, 'area'>) =>
  area === 'too-far' && <span className="desk-chip desk-late">{say.requests.far}</span>

export const CallAgainChip = ({ row: { status, callAgain }, now }: RowProps) => {
  if (!callAgain || !isOpen(status)) return null
  const isDue = callAgain <= localDate(now, site.timeZone)
  return (
    <span className={isDue ? 'desk-chip desk-new' : 'desk-chip'}>
      {isDue ? say.requests.callAgainToday : say.requests.callAgain(dateLabel(callAgain))}
    </span>
  )
}

/** What a job costs, as far as it's known: "Quoted $245, 2 days ago", "$310 paid", "Last time $310". */
function moneyOf({ row: { status, quoted, paid, source }, now }: RowProps): string | false {
  if (!quoted && isOpen(status) && isAgain(source) && source.paid)
    return say.requests.lastTime(dollars(Number(source.paid)))
  if (status === 'done') return paid !== null && say.requests.paid(dollars(paid))
  if (!quoted || status === 'lost' || status === 'spam') return false
  const minutes = Math.floor((now - quoted.at) / 60_000)
  const age = minutes < 1 ? say.desk.age(minutes) : say.desk.ago(say.desk.age(minutes))
  return status === 'booked' ? dollars(quoted.cents) : say.requests.quoted(dollars(quoted.cents), age)
}

/** How long nobody has done anything with a request, against what was promised; the day for all others. `now` in UTC ms. */
export function Age({ row, now }: RowProps) {
  const { replyMinutes } = site.hours
  if (!isOpen(row.status))
    return <span className="text-soft">{say.requests.cameIn(momentOf(row.receivedAt, now))}</span>
  const minutes = Math.floor((now - row.receivedAt) / 60_000)
  const isWaiting = row.touchedAt === null && !isAgain(row.source)
  const isLate = isWaiting && minutes > (replyMinutes ?? 60)
  const isPromised = isWaiting && replyMinutes !== undefined
  const age = say.desk.age(minutes)
  return (
    <span className={isLate ? 'desk-chip desk-late' : 'desk-chip'}>
      {isPromised ? say.requests.promised(age, replyMinutes) : minutes < 1 ? age : say.desk.ago(age)}
    </span>
  )
}

type RequestRowProps = RowProps & {
  /** How many requests of its number it stands for. */
  readonly count?: number
  readonly children?: ReactNode
}

export const RequestRow = ({ row, now, count = 1, children }: RequestRowProps) => {
  const { reference, status, slot, photos, answers, booking } = row
  const facts = [
    slot && `${windowOf(slot, now)}${booking === 'held' ? say.requests.held : ''}`,
    answers.location && townLine(answers.location),
    moneyOf({ row, now }) || answers.estimate,
    photos > 0 && say.requests.photos(photos),
  ].filter(Boolean)
  return (
    <li className="desk-card desk-row relative">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="-my-1.5 font-bold text-[1.1875rem] leading-snug break-anywhere">
          <a href={deskPaths.request(reference)} className="tap text-ink no-underline">
            {whoOf(row)}
          </a>
        </h2>
        <span className="flex flex-wrap gap-1.5">
          {count > 1 && <span className="desk-chip">{say.requests.count(count)}</span>}
          <CallAgainChip row={row} now={now} />
          <LanguageChip language={row.language} />
          <AgainChip source={row.source} />
          <FarChip area={row.area} />
          <span className={status === 'new' || status === 'held' ? 'desk-chip desk-new' : 'desk-chip'}>
            {statusName(status)}
          </span>
        </span>
      </div>
      <p className="mt-1 break-anywhere">{cut(whatOf(row), 80)}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 mt-1">
        {facts.length > 0 && <span className="text-soft break-anywhere">{facts.join('\u00a0· ')}</span>}
        <Age row={row} now={now} />
      </p>
      {row.undelivered.length > 0 && <p className="mt-1 font-bold text-brick">{say.requests.notDelivered}</p>}
      {status !== 'spam' && isSuspicious(row.spamSignals) && (
        <p className="mt-1 font-bold text-brick">{say.requests.unusual}</p>
      )}
      {children}
    </li>
  )
}

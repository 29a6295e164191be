import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { dateLabel, slotDate, timeLabel } from '../../domain/calendar/slots.ts'
import { clockTime, stepOf, type Visit, visitSteps } from '../../domain/calendar/visit.ts'
import { dollars } from '../../domain/prices/words.ts'
import { paidWords, type Receipt, wentWords } from '../../domain/receipt.ts'
import { capital } from '../../domain/text.ts'
import { asTheyRead } from '../../forms/fields.ts'
import type { Values } from '../../forms/form.ts'
import { messageWords } from '../../words/message.ts'
import { pickupWords } from '../../words/pickup.ts'
import { type Own, OwnNumber, OwnPictures } from '../request/OwnRequest.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { Stamp, Ticket } from '../shared/Ticket.tsx'
import { SlotWords } from './RunningTicket.tsx'

type Props = {
  readonly reference: string
  readonly slot: string
  readonly title: string
  readonly level?: 1 | 3
  readonly stamp?: string | undefined
  /** Whether it was stamped just now. */
  readonly isNew?: boolean
  readonly canceled?: boolean
  /** What was asked for; empty where only its signed link may show it, or it can't be read now. */
  readonly answers?: Values | undefined
  readonly own?: Own | undefined
  /** The price that it was booked at, in cents. */
  readonly agreed?: number | undefined
  /** What it came to, once it's done. */
  readonly receipt?: Receipt | undefined
  /** The window isn't theirs yet, so it's one line among others, and no date that looks booked. */
  readonly isAsked?: boolean
  readonly children: ReactNode
}

const linesOf = (
  { address, location, phone, 'junk-type': what, list, notes, estimate }: Values,
  own?: Own,
  agreed?: number,
  receipt?: Receipt,
) => {
  const { lines, atTheDoor, agreed: agreedPrice } = pickupWords()
  const pictures = (all: readonly string[] = []) => all.length > 0 && <OwnPictures pictures={all} />
  return [
    { label: lines.paid, said: receipt && paidWords(receipt) },
    { label: lines.sent, said: receipt && wentWords(receipt) },
    { label: messageWords().pictures.before, said: pictures(own?.before) },
    { label: messageWords().pictures.after, said: pictures(own?.after) },
    { label: lines.phone, said: own && phone && <OwnNumber {...own} phone={phone} /> },
    { label: lines.where, said: [address, location].filter(Boolean).join(', ') },
    { label: lines.what, said: [what, list?.replaceAll(' × ', '\u00a0×\u00a0')].filter(Boolean).join('. ') },
    { label: lines.photos, said: pictures(own?.pictures) },
    { label: lines.note, said: notes },
    {
      label: lines.price,
      said: receipt ? undefined : agreed === undefined ? estimate && atTheDoor(estimate) : agreedPrice(dollars(agreed)),
    },
  ].filter(({ said }) => said)
}

type AnswersProps = {
  readonly answers: Values
  readonly own: Own | undefined
  readonly agreed?: number | undefined
  readonly receipt?: Receipt | undefined
}

/** What was sent, line by line; nothing of what wasn't answered. */
export const Answers = ({ answers, own, agreed, receipt }: AnswersProps) => {
  const lines = linesOf(asTheyRead(answers), own, agreed, receipt)
  return (
    lines.length > 0 && (
      <dl>
        {lines.map(({ label, said }) => (
          <div key={label} className="ticket-line">
            <dt className="flex-none self-start min-w-20 font-bold">{label}</dt>
            <dd className="flex-[1_1_6rem] break-anywhere">{said}</dd>
          </div>
        ))}
      </dl>
    )
  )
}

/** The receipt of a booked pickup: its window in large letters, the place, what's to go, the price, and what can be done. */
export const BookingTicket = (props: Props) => {
  const { reference, slot, title, level = 1, stamp, isNew, canceled, own, agreed, receipt, isAsked, children } = props
  const answers = props.answers ?? (receipt && {})
  return (
    <Ticket number={pickupWords().reference(reference)} title={title} level={level}>
      <div className="booked-top flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-3">
        {isAsked ? (
          <p>{pickupWords().asked(<SlotWords slot={slot} />)}</p>
        ) : (
          <p
            className={`font-head font-bold text-[2.125rem] leading-[1.1] ${canceled ? 'line-through decoration-3 text-soft' : ''}`}
          >
            {canceled && <span className="sr-only">{pickupWords().canceledBefore}</span>}
            {/* A line through the paragraph doesn't go through an inline block. */}
            {capital(dateLabel(slotDate(slot)))},{' '}
            <span className={canceled ? 'inline-block line-through decoration-3' : 'inline-block'}>
              {timeLabel(slot, windowHours)}
            </span>
          </p>
        )}
        {stamp && <Stamp isNew={isNew}>{stamp}</Stamp>}
      </div>
      {answers && <Answers answers={answers} own={own} agreed={agreed} receipt={receipt} />}
      {children}
    </Ticket>
  )
}

const Since = ({ at }: { readonly at: number }) =>
  pickupWords().since(clockTime(at, site.timeZone), (words) => <span className="whitespace-nowrap">{words}</span>)

const truckPlaces = ['visit-at-0', 'visit-at-1', 'visit-at-2', 'visit-at-3'] as const

/** The truck on the way through the steps: it comes empty, and leaves with a load. */
const VisitRoad = ({ passed }: { readonly passed: number }) => {
  const isDone = passed === visitSteps.length - 1
  return (
    <div className="visit-road mt-5 print:hidden">
      <Drawing name="horizon" alt="" className="visit-horizon" eager />
      <Drawing
        name={isDone ? 'truck-piled' : 'truck-minimum'}
        alt=""
        className={`visit-truck ${truckPlaces[passed + 1]}`}
        eager
      />
    </div>
  )
}

/** The steps of a pickup in one line, with the current one: booked, on the way, arrived, done. */
export function VisitStatus({ visit = {} }: { readonly visit?: Visit | undefined }) {
  const now = stepOf(visit)
  const since = visit['on-the-way']
  const passed = now === undefined ? -1 : visitSteps.indexOf(now)
  return (
    <>
      <VisitRoad passed={passed} />
      <ol className="visit flex flex-wrap gap-2 text-[0.9375rem] leading-[1.3]" aria-label={pickupWords().progress}>
        <li aria-current={now ? undefined : 'step'} className={now && 'visit-past'}>
          {pickupWords().stamps.booked}
        </li>
        {visitSteps.map((step, index) => (
          <li
            key={step}
            aria-current={step === now ? 'step' : undefined}
            className={index < passed ? 'visit-past' : undefined}
          >
            {pickupWords().steps[step]}
            {step === now && step === 'on-the-way' && since !== undefined && <Since at={since} />}
          </li>
        ))}
      </ol>
    </>
  )
}

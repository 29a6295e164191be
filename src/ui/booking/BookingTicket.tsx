import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { dateLabel, slotDate, timeLabel } from '../../domain/calendar/slots.ts'
import type { Visit } from '../../domain/calendar/visit.ts'
import { clockTime, stepOf, visitSteps } from '../../domain/calendar/visit.ts'
import { dollars } from '../../domain/prices/words.ts'
import type { Values } from '../../forms/form.ts'
import type { Own } from '../request/OwnRequest.tsx'
import { OwnNumber, OwnPictures } from '../request/OwnRequest.tsx'
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
  /** The window isn't theirs yet, so it's one line among others, and no date that looks booked. */
  readonly isAsked?: boolean
  readonly children: ReactNode
}

const linesOf = (
  { address, location, phone, 'junk-type': what, list, notes, estimate }: Values,
  own?: Own,
  agreed?: number,
) =>
  [
    { label: 'Phone', said: own && phone && <OwnNumber {...own} phone={phone} /> },
    { label: 'Where', said: [address, location].filter(Boolean).join(', ') },
    { label: 'What', said: [what, list?.replaceAll(' × ', '\u00a0×\u00a0')].filter(Boolean).join('. ') },
    { label: 'Photos', said: own && own.pictures.length > 0 && <OwnPictures pictures={own.pictures} /> },
    { label: 'Note', said: notes },
    {
      label: 'Price',
      said:
        agreed === undefined
          ? estimate && `${estimate}. You agree to the price at your door.`
          : `${dollars(agreed)}, as agreed`,
    },
  ].filter(({ said }) => said)

type AnswersProps = { readonly answers: Values; readonly own: Own | undefined; readonly agreed?: number | undefined }

/** What was sent, line by line; nothing of what wasn't answered. */
export const Answers = ({ answers, own, agreed }: AnswersProps) => {
  const lines = linesOf(answers, own, agreed)
  return (
    lines.length > 0 && (
      <dl>
        {lines.map(({ label, said }) => (
          <div key={label} className="ticket-line">
            <dt className="flex-none self-start w-18 font-bold">{label}</dt>
            <dd className="flex-[1_1_6rem] break-anywhere">{said}</dd>
          </div>
        ))}
      </dl>
    )
  )
}

/** The receipt of a booked pickup: its window in large letters, the place, what's to go, the price, and what can be done. */
export const BookingTicket = (props: Props) => {
  const { reference, slot, title, level = 1, stamp, isNew, canceled, answers, own, agreed, isAsked, children } = props
  return (
    <Ticket number={`Reference ${reference}`} title={title} level={level}>
      <div className="booked-top flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-3">
        {isAsked ? (
          <p>
            You asked for <SlotWords slot={slot} />.
          </p>
        ) : (
          <p
            className={`font-head font-bold text-[2.125rem] leading-[1.1] ${canceled ? 'line-through decoration-3 text-soft' : ''}`}
          >
            {canceled && <span className="sr-only">Canceled: </span>}
            {/* A line through the paragraph doesn't go through an inline block. */}
            {dateLabel(slotDate(slot))},{' '}
            <span className={canceled ? 'inline-block line-through decoration-3' : 'inline-block'}>
              {timeLabel(slot, windowHours)}
            </span>
          </p>
        )}
        {stamp && <Stamp isNew={isNew}>{stamp}</Stamp>}
      </div>
      {answers && <Answers answers={answers} own={own} agreed={agreed} />}
      {children}
    </Ticket>
  )
}

/** What each step is called, for the customer and for the crew. */
export const stepNames = { 'on-the-way': 'On the way', arrived: 'Arrived', done: 'Done' } as const

const Since = ({ at }: { readonly at: number }) => (
  <>
    {' since '}
    <span className="whitespace-nowrap">{clockTime(at, site.timeZone)}</span>
  </>
)

/** The steps of a pickup in one line, with the current one: booked, on the way, arrived, done. */
export function VisitStatus({ visit = {} }: { readonly visit?: Visit | undefined }) {
  const now = stepOf(visit)
  const since = visit['on-the-way']
  const passed = now === undefined ? -1 : visitSteps.indexOf(now)
  return (
    <ol className="visit flex flex-wrap gap-2 mt-5 text-[0.9375rem] leading-[1.3]" aria-label="How far your pickup is">
      <li aria-current={now ? undefined : 'step'} className={now && 'visit-past'}>
        Booked
      </li>
      {visitSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          className={index < passed ? 'visit-past' : undefined}
        >
          {stepNames[step]}
          {step === now && step === 'on-the-way' && since !== undefined && <Since at={since} />}
        </li>
      ))}
    </ol>
  )
}

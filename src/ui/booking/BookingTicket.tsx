import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { dateLabel, slotDate, timeLabel } from '../../domain/calendar/slots.ts'
import type { Values } from '../../forms/form.ts'
import { Stamp, Ticket } from '../shared/Ticket.tsx'

type Props = {
  readonly reference: string
  readonly slot: string
  readonly title: string
  readonly level?: 1 | 3
  readonly stamp?: string | undefined
  /** Whether it was stamped just now. */
  readonly fresh?: boolean
  readonly canceled?: boolean
  /** What was asked for; empty where only its signed link may show it, or it can't be read now. */
  readonly answers?: Values | undefined
  readonly children: ReactNode
}

const linesOf = ({ address, location, 'junk-type': what, list, estimate }: Values) =>
  [
    { label: 'Where', said: [address, location].filter(Boolean).join(', ') },
    { label: 'What', said: [what, list?.replaceAll(' × ', '\u00a0×\u00a0')].filter(Boolean).join('. ') },
    { label: 'Price', said: estimate && `${estimate}. You agree to the price at your door.` },
  ].filter(({ said }) => said)

/** The receipt of a booked pickup: its window in large letters, the place, what's to go, the price, and what can be done. */
export const BookingTicket = (props: Props) => {
  const { reference, slot, title, level = 1, stamp, fresh, canceled, answers = {}, children } = props
  const lines = linesOf(answers)
  return (
    <Ticket number={`Reference ${reference}`} title={title} level={level}>
      <div className="booked-top">
        <p
          className={`font-head font-bold text-[2.125rem] leading-[1.1] ${canceled ? 'line-through decoration-3 text-soft' : ''}`}
        >
          {canceled && <span className="sr-only">Canceled: </span>}
          {dateLabel(slotDate(slot))}, <span className="inline-block">{timeLabel(slot, windowHours)}</span>
        </p>
        {stamp && <Stamp fresh={fresh}>{stamp}</Stamp>}
      </div>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ label, said }) => (
            <div key={label} className="ticket-line">
              <dt className="flex-none w-16 font-bold">{label}</dt>
              <dd className="flex-[1_1_6rem] break-anywhere">{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Ticket>
  )
}

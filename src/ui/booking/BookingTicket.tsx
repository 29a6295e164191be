import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { dateLabel, slotDate, timeLabel } from '../../domain/calendar/slots.ts'
import type { Values } from '../../forms/form.ts'
import { Ticket } from '../Ticket.tsx'

type Props = {
  readonly reference: string
  readonly slot: string
  readonly title: string
  readonly level?: 1 | 3
  readonly canceled?: boolean
  readonly answers?: Values
  readonly children: ReactNode
}

/** A booked pickup: its window in large letters, the place, and what can be done with it. */
export const BookingTicket = ({ reference, slot, title, level = 1, canceled, answers = {}, children }: Props) => {
  const { address, location, 'junk-type': what } = answers
  return (
    <Ticket number={`Reference ${reference}`} title={title} level={level}>
      <p className={canceled ? 'booked-when booked-void' : 'booked-when'}>
        {canceled && <span className="sr-only">Canceled: </span>}
        {dateLabel(slotDate(slot))}, <span className="inline-block">{timeLabel(slot, windowHours)}</span>
      </p>
      {(address || location) && <p className="mt-2 break-anywhere">{[address, location].filter(Boolean).join(', ')}</p>}
      {what && <p className="mt-1 break-anywhere">{what}</p>}
      {children}
    </Ticket>
  )
}

import type { BookingShown } from '../../domain/calendar/booking.ts'
import { BookingActions } from './BookingActions.tsx'
import { BookingTicket } from './BookingTicket.tsx'
import { VisitStatus } from './VisitStatus.tsx'

const titles = {
  open: 'Your pickup',
  begun: 'Your pickup',
  past: 'This pickup is over',
  canceled: 'This pickup is canceled',
} as const

type Props = {
  readonly shown: BookingShown
  /** What the visitor has asked to do, and what was done. */
  readonly query: URLSearchParams
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  /** UTC ms. */
  readonly now: number | undefined
}

/** A booking as it is now, with what can be done with it. */
export function BookingReceipt({ shown, query, addPhotos, now }: Props) {
  const { booking, stage, answers } = shown
  const isMoved = query.get('done') === 'moved' && stage === 'open'
  const canceled = stage === 'canceled'
  // A phone's first screen is for what is being done.
  const isActing = query.has('do') || shown.lost !== undefined
  return (
    <BookingTicket
      reference={booking.reference}
      slot={booking.slot}
      title={isMoved ? 'Your pickup was moved' : titles[stage]}
      stamp={canceled ? 'Canceled' : isMoved ? 'Moved' : undefined}
      fresh={query.has('done')}
      canceled={canceled}
      answers={isActing ? undefined : answers}
    >
      {!canceled && <VisitStatus visit={shown.visit} />}
      <BookingActions shown={shown} wants={query.get('do')} from={query.get('from')} addPhotos={addPhotos} now={now} />
    </BookingTicket>
  )
}

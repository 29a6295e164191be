import { bookingForm } from '../../forms/booking.ts'
import type { Values } from '../../forms/form.ts'
import { AfterBooking } from './AfterBooking.tsx'
import { BookingTicket } from './BookingTicket.tsx'
import { ReceiptActions } from './ReceiptActions.tsx'

type Props = {
  readonly reference: string
  readonly slot: string
  /** Token of the link to see, move or cancel it; null when the window is not confirmed yet. */
  readonly token: string | null
  /** What was asked for, where the link's token shows it. */
  readonly answers: Values | undefined
  readonly notes: readonly (string | undefined)[]
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  /** UTC ms. */
  readonly now: number | undefined
}

/** The confirmation of a booking, which is its receipt. */
export const Booked = ({ reference, slot, token, answers, notes, addPhotos, now }: Props) => (
  <BookingTicket
    reference={reference}
    slot={slot}
    title={token ? bookingForm.received.heading : 'We have your request'}
    stamp={token ? 'Booked' : 'Received'}
    fresh
    answers={answers}
  >
    {token && <ReceiptActions token={encodeURIComponent(token)} slot={slot} addPhotos={addPhotos} />}
    <AfterBooking reference={reference} confirmed={token !== null} notes={notes} now={now} />
    {!token && addPhotos && (
      <p className="mt-4">
        <a href={addPhotos} className="btn-line">
          Add photos
        </a>
      </p>
    )}
  </BookingTicket>
)

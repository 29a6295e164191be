import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { bookingForm } from '../../forms/booking.ts'
import { CallLink, TextLink } from '../ContactLinks.tsx'
import { Stamp } from '../Ticket.tsx'
import { BookingTicket } from './BookingTicket.tsx'

type Props = {
  readonly reference: string
  readonly slot: string
  /** Token of the link to see, move or cancel it; null when the window is not confirmed yet. */
  readonly token: string | null
  readonly notes: readonly (string | undefined)[]
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  readonly paperHead?: ReactNode
}

const Confirmed = ({ token }: { readonly token: string }) => (
  <>
    <p className="mt-5 text-[1.1875rem]">{bookingForm.received.next}</p>
    <p className="flex flex-wrap gap-3 mt-6">
      <a href={`/booking.ics?t=${encodeURIComponent(token)}`} className="btn-main w-full sm:w-auto">
        Add to my calendar
      </a>
      <a href={`/booking?t=${encodeURIComponent(token)}`} className="btn-line w-full sm:w-auto">
        See, move or cancel it
      </a>
    </p>
    <p className="mt-4">
      Keep this page or the calendar entry: you can use its link to see, move or cancel your pickup.
    </p>
  </>
)

const Unconfirmed = () => (
  <p className="mt-5 text-[1.1875rem]">
    We have your request, but your pickup window is <strong>not confirmed yet</strong>. We’ll call you.
  </p>
)

/** The confirmation of a booking. */
export const Booked = ({ reference, slot, token, notes, addPhotos, paperHead }: Props) => (
  <div className="bg-sky">
    <div className="wrap pt-10 pb-20">
      <div className="max-w-[38rem] mx-auto">
        {paperHead}
        <BookingTicket
          reference={reference}
          slot={slot}
          title={token ? bookingForm.received.heading : 'We have your request'}
        >
          <div className="mt-5">
            <Stamp fresh>{token ? 'Booked' : 'Received'}</Stamp>
          </div>
          {token ? <Confirmed token={token} /> : <Unconfirmed />}
          {notes.map((note) => (
            <p key={note} className="mt-3 font-bold">
              {note}
            </p>
          ))}
          {addPhotos && (
            <p className="mt-3">
              <a href={addPhotos} className="link font-bold">
                Add photos
              </a>{' '}
              of what needs to go, any time in the next seven days.
            </p>
          )}
          <p className="mt-3">
            If something comes up, call <CallLink className="link font-bold">{site.phone.label}</CallLink> or{' '}
            <TextLink className="link font-bold" message={`About my pickup ${reference}: `}>
              text us
            </TextLink>{' '}
            and give us reference <strong>{reference}</strong> so we can find your pickup.
          </p>
          <p className="mt-5">
            <a href="/how-it-works" className="link tap font-bold">
              What happens on pickup day
            </a>
          </p>
        </BookingTicket>
      </div>
    </div>
  </div>
)

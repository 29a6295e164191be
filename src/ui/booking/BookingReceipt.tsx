import type { ReactNode } from 'react'
import type { BookingShown } from '../../domain/calendar/booking.ts'
import { bookingForm } from '../../forms/booking.ts'
import type { Values } from '../../forms/form.ts'
import { pickupWords } from '../../words/pickup.ts'
import type { Own } from '../request/OwnRequest.tsx'
import { PaperHead } from '../shared/PaperHead.tsx'
import { AfterBooking, type OwnLink, ReceiptActions } from './AfterBooking.tsx'
import { BookingActions } from './BookingActions.tsx'
import { BookingTicket, VisitStatus } from './BookingTicket.tsx'

type Props = {
  readonly siteUrl: string
  /** UTC ms. */
  readonly now: number
  readonly children: ReactNode
}

const noQuery = new URLSearchParams()

/** The page around a receipt. Paper doesn't show its address, since anyone who reads it could cancel the pickup. */
export const ReceiptPage = ({ siteUrl, now, children }: Props) => (
  <div className="bg-sky" data-received="">
    <div className="wrap pt-5 pb-12 md:pt-10 md:pb-20">
      <div className="max-w-[40rem] mx-auto">
        <PaperHead siteUrl={siteUrl} path="" query={noQuery} now={now} />
        {children}
      </div>
    </div>
  </div>
)

type BookingReceiptProps = {
  readonly shown: BookingShown
  /** What the visitor has asked to do, and what was done. */
  readonly query: URLSearchParams
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  readonly own?: Own | undefined
  readonly ownLink?: OwnLink | undefined
  /** UTC ms. */
  readonly now: number
}

/** A booking as it is now, with what can be done with it. */
export function BookingReceipt({ shown, query, addPhotos, own, ownLink, now }: BookingReceiptProps) {
  const { booking, stage, answers } = shown
  const isMoved = query.get('done') === 'moved' && stage === 'open'
  const isConfirmed = query.get('done') === 'confirmed' && booking.state === 'live' && stage === 'open'
  const isHeld = booking.state === 'held' && stage === 'open'
  const canceled = stage === 'canceled'
  const { receipt } = shown
  const isOver = canceled || stage === 'past'
  // A phone's first screen is for what is being done.
  const isActing = query.has('do') || shown.lost !== undefined
  const { headings, stamps } = pickupWords()
  return (
    <BookingTicket
      reference={booking.reference}
      slot={booking.slot}
      title={headings[receipt ? 'done' : isMoved ? 'moved' : isHeld ? 'held' : stage]}
      stamp={
        receipt
          ? stamps.done
          : canceled
            ? stamps.canceled
            : isMoved
              ? stamps.moved
              : isConfirmed
                ? stamps.booked
                : undefined
      }
      isNew={query.has('done')}
      canceled={canceled}
      receipt={receipt}
      answers={isActing ? undefined : answers}
      agreed={shown.agreed}
      own={isActing || !own ? undefined : isOver ? { ...own, fixNumber: undefined } : own}
    >
      {!canceled && <VisitStatus visit={shown.visit} />}
      <BookingActions
        shown={shown}
        wants={query.get('do')}
        from={query.get('from')}
        addPhotos={addPhotos}
        ownLink={ownLink}
        now={now}
      />
    </BookingTicket>
  )
}

type BookedProps = {
  readonly reference: string
  readonly slot: string
  /** Token of the link to see, move or cancel it; null when the window is not confirmed yet. */
  readonly token: string | null
  /** What was asked for, where the link's token shows it. */
  readonly answers: Values | undefined
  /** They got a message with which they can confirm it. */
  readonly hasLink: boolean
  /** Somebody says first whether we can come at all. */
  readonly isTooFar: boolean
  readonly notes: readonly (string | undefined)[]
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  readonly own: Own | undefined
  /** Where the request is seen and withdrawn. */
  readonly ownRequest: string | undefined
  readonly ownLink: OwnLink | undefined
  /** UTC ms. */
  readonly now: number
}

/** The confirmation of a booking, which is its receipt. */
export const Booked = ({
  reference,
  slot,
  token,
  answers,
  hasLink,
  isTooFar,
  notes,
  addPhotos,
  own,
  ownRequest,
  ownLink,
  now,
}: BookedProps) => (
  <BookingTicket
    reference={reference}
    slot={slot}
    title={token ? bookingForm.received().heading : pickupWords().headings.asked}
    stamp={pickupWords().stamps[token ? 'booked' : 'received']}
    isNew
    answers={answers}
    own={own}
    isAsked={token === null}
  >
    {token && <ReceiptActions token={encodeURIComponent(token)} slot={slot} addPhotos={addPhotos} ownLink={ownLink} />}
    <AfterBooking
      reference={reference}
      confirmed={token !== null}
      hasLink={hasLink}
      isTooFar={isTooFar}
      notes={notes}
      ownRequest={ownRequest}
      now={now}
    />
    {!token && addPhotos && (
      <p className="mt-4">
        <a href={addPhotos} className="btn-line">
          {pickupWords().addPhotos}
        </a>
      </p>
    )}
  </BookingTicket>
)

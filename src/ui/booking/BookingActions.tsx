import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { type BookingShown, holdMinutes } from '../../domain/calendar/booking.ts'
import { paths } from '../../routes.ts'
import { frameWords } from '../../words/frame.ts'
import { pickupWords } from '../../words/pickup.ts'
import { Offers } from '../form/ErrorSummary.tsx'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { Island } from '../shared/Island.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Submit } from '../shared/Submit.tsx'
import { AfterBooking, type OwnLink, ReceiptActions } from './AfterBooking.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { slotWeek } from './slotDays.ts'

const Reach = ({ reference }: { readonly reference: string }) => (
  <p className="flex flex-wrap gap-3 mt-6">
    <CallLink className="btn-main w-full sm:w-auto" />
    <TextLink className="btn-line w-full sm:w-auto" message={pickupWords().about(reference)} />
  </p>
)

type ActionFormProps = { readonly shown: BookingShown; readonly action: string; readonly children: ReactNode }

/** A form that changes the booking. Its action has the token, so that it's checked before the body is read. */
const ActionForm = ({ shown: { token, booking }, action, children }: ActionFormProps) => (
  <form method="post" action={paths.booking({ token })} className="mt-6">
    <input type="hidden" name="act" value={action} />
    {/* A page that has been open for long shows something else by now. */}
    <input type="hidden" name="revision" value={booking.revision} />
    {children}
  </form>
)

const Move = ({ shown, from }: { readonly shown: BookingShown; readonly from: string | null }) => {
  const { token, booking, open, lost } = shown
  return (
    <ActionForm shown={shown} action="move">
      <Island
        name="SlotChoice"
        component={SlotChoice}
        props={{}}
        own={{
          id: 'move',
          name: 'slot',
          legend: pickupWords().moveTo,
          value: lost?.asked,
          error: lost?.message,
          current: booking.slot,
          ...slotWeek(open, from, lost?.asked || booking.slot, booking.slot),
          weekHref: `${paths.booking({ token, do: 'move' })}&`,
          children: lost && <Offers offers={lost.offers} verb={pickupWords().moveVerb} />,
        }}
      />
      <p className="flex flex-wrap gap-3">
        <Submit className="btn-main w-full sm:w-auto">{pickupWords().moveButton}</Submit>
        <a href={paths.booking({ token })} className="btn-line w-full sm:w-auto">
          {pickupWords().keep}
        </a>
      </p>
    </ActionForm>
  )
}

const Cancel = ({ shown }: { readonly shown: BookingShown }) => (
  <ActionForm shown={shown} action="cancel">
    <h2 className="h3">{pickupWords().cancelHeading}</h2>
    <p className="mt-2">{pickupWords().cancelText}</p>
    <p className="flex flex-wrap gap-3 mt-4">
      <Submit className="btn-dark w-full sm:w-auto">{pickupWords().cancelButton}</Submit>
      <a href={paths.booking({ token: shown.token })} className="btn-line w-full sm:w-auto">
        {pickupWords().keepIt}
      </a>
    </p>
  </ActionForm>
)

const Confirm = ({ shown }: { readonly shown: BookingShown }) => (
  <ActionForm shown={shown} action="confirm">
    <p>{pickupWords().holding(holdMinutes)}</p>
    <p className="flex flex-wrap gap-3 mt-4">
      <Submit className="btn-main w-full sm:w-auto">{pickupWords().confirm}</Submit>
      <a href={paths.booking({ token: shown.token, do: 'cancel' })} className="btn-line w-full sm:w-auto">
        {pickupWords().cancel}
      </a>
    </p>
  </ActionForm>
)

type ChoicesProps = BookingShown & Pick<Props, 'addPhotos' | 'ownLink' | 'now'>

const Choices = ({ token, booking, agreed, outdated, addPhotos, ownLink, now }: ChoicesProps) => (
  <>
    {outdated && (
      <p className="mt-4 text-[1.1875rem] font-bold" role="alert">
        {pickupWords().outdated}
      </p>
    )}
    <ReceiptActions token={token} slot={booking.slot} addPhotos={addPhotos} ownLink={ownLink} />
    <AfterBooking reference={booking.reference} confirmed agreed={agreed} now={now} />
  </>
)

/** Asks how it was, where the business has a place for that. */
export const Review = ({ url = site.reviewUrl }: { readonly url?: string | undefined }) =>
  url ? (
    <p className="mt-6">
      {pickupWords().howWasIt} <TapLink href={url}>{pickupWords().review}</TapLink>
    </p>
  ) : null

type ClosedProps = BookingShown & { readonly stage: Exclude<BookingShown['stage'], 'open'> }

const Closed = ({ booking, stage, token, receipt }: ClosedProps) => (
  <>
    {receipt && <Review />}
    <p className="mt-4 text-[1.1875rem]">{pickupWords().notices[stage]}</p>
    {stage !== 'begun' && (
      <p className="flex flex-wrap gap-3 mt-6">
        <a href={paths.schedule()} className="btn-main w-full sm:w-auto">
          {frameWords().bookPickup}
        </a>
        {stage === 'canceled' && (
          <a href={paths.bookingCalendar({ token })} className="btn-line w-full sm:w-auto">
            {pickupWords().removeFromCalendar}
          </a>
        )}
      </p>
    )}
    {stage !== 'canceled' && <Reach reference={booking.reference} />}
  </>
)

type Props = {
  readonly shown: BookingShown
  /** What the visitor has asked to do: `move` or `cancel`. */
  readonly wants: string | null
  /** The day from which windows are asked for. */
  readonly from: string | null
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  readonly ownLink: OwnLink | undefined
  /** UTC ms. */
  readonly now: number
}

/** What can be done with a booking, or why nothing can. */
export function BookingActions({ shown, wants, from, addPhotos, ownLink, now }: Props) {
  const { stage } = shown
  if (stage !== 'open') return <Closed {...shown} stage={stage} />
  if (shown.lost || (wants === 'move' && !shown.outdated)) return <Move shown={shown} from={from} />
  if (wants === 'cancel' && !shown.outdated) return <Cancel shown={shown} />
  if (shown.booking.state === 'held') return <Confirm shown={shown} />
  return <Choices {...shown} addPhotos={addPhotos} ownLink={ownLink} now={now} />
}

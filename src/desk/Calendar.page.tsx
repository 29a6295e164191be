import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { ownerRules } from '../business/calendar.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { dateLabel, slotDate, slotLabel } from '../domain/calendar/slots.ts'
import { calendarDays, calendarPastDays, type DeskCalendar, pickupsIn, windowIn } from '../domain/deskCalendar.ts'
import { dollars } from '../domain/prices/price.ts'
import { type DeskRequest, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { ErrorBox, Offers } from '../shared/form/ErrorSummary.tsx'
import type { Update } from '../shared/forms/form.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { CalendarDays, CalendarLink, pickupWords, type SlotsProps } from './CalendarDays.tsx'
import { type DaySpan, SpanForm } from './Closing.tsx'
import { DeskFrame, WayOn } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { ExtraTick, PickupForm, type PickupFormProps } from './PickupForm.tsx'

/** A request that a window is picked for, with its booking. */
export type PickedFor = { readonly request: DeskRequest; readonly booking: Booking | undefined }

type PagerProps = { readonly calendar: DeskCalendar; readonly reference: string | undefined }

const Pager = ({ calendar: { from, today }, reference }: PagerProps) => {
  const [earlier, later] = [addDays(from, -calendarDays), addDays(from, calendarDays)]
  return (
    <p className="flex justify-between gap-4">
      {earlier >= addDays(today, -calendarPastDays) && (
        <a href={deskPaths.calendar({ from: earlier, for: reference })} className="link tap font-bold">
          ← From {dateLabel(earlier).slice(5)}
        </a>
      )}
      {later <= addDays(today, ownerRules().horizonDays) && (
        <a href={deskPaths.calendar({ from: later, for: reference })} className="link tap font-bold ml-auto">
          From {dateLabel(later).slice(5)} →
        </a>
      )}
    </p>
  )
}

const counted = (count: number) => (count === 0 ? 'No pickups' : count === 1 ? '1 pickup' : `${count} pickups`)

type Shown = {
  readonly calendar: DeskCalendar
  /** Why what was asked for wasn't done, or what was done. */
  readonly trouble?: string | undefined
  readonly done?: string | undefined
}

const Weeks = ({ calendar, reference, ...slots }: SlotsProps & Shown & { reference?: string }) => (
  <>
    <Pager calendar={calendar} reference={reference} />
    <CalendarDays days={calendar.days} today={calendar.today} isPicking={reference !== undefined} {...slots} />
    <div className="mt-3">
      <Pager calendar={calendar} reference={reference} />
    </div>
  </>
)

type CalendarProps = Shown & {
  /** Address to subscribe to, and how often such addresses were revoked. */
  readonly subscription: { readonly url: string; readonly number: number }
  /** Days that were to be closed or opened, and can't be. */
  readonly typed?: DaySpan
}

export const calendarPage = ({ calendar, trouble, done, subscription, typed }: CalendarProps): Page => {
  const { from, days } = calendar
  const last = days.at(-1)?.date ?? from
  return deskPage(
    <DeskFrame
      tab="Calendar"
      title="Calendar"
      aside={
        <span className="text-soft">
          {dateLabel(from).slice(5)} to {dateLabel(last).slice(5)}
        </span>
      }
      trouble={trouble}
      done={done}
    >
      <p className="mt-2">
        {counted(pickupsIn(days).length)} in these two weeks.
        {last >= calendar.today && ' Tap a time to add one for somebody who phones.'}
      </p>
      <Weeks calendar={calendar} verb="Add a pickup" hrefOf={(slot) => deskPaths.calendar({ add: slot })} />
      <SpanForm today={calendar.today} typed={typed} />
      <CalendarLink {...subscription} />
    </DeskFrame>,
  )
}

/** What can be done with the pickup that a request has. */
function Standing({ request, booking }: PickedFor): ReactNode {
  const { reference, status } = request
  const when = booking && slotLabel(booking.slot, windowHours)
  if (status === 'done') return <p className="mt-2 text-[1.1875rem]">That pickup is done: {when}.</p>
  if (booking?.state === 'held')
    return (
      <>
        <p className="mt-2 text-[1.1875rem]">
          {when} is only held for them: it looks unusual. Look at the request first. If it’s real, release it.
        </p>
        <WayOn href={deskPaths.request(reference)} isMain>
          See the request
        </WayOn>
      </>
    )
  if (booking?.state === 'live')
    return (
      <>
        <p className="mt-2 text-[1.1875rem]">
          Now: <strong>{when}</strong>. Tap another time to move it.
        </p>
        <WayOn href={deskPaths.calendar({ for: reference, do: 'cancel' })}>Cancel the pickup</WayOn>
      </>
    )
  return <p className="mt-2 text-[1.1875rem]">Tap the time that you agreed on.</p>
}

export const pickWindowPage = ({ calendar, trouble, ...picked }: Shown & PickedFor): Page => {
  const { request, booking } = picked
  const { reference, status } = request
  const isLive = booking?.state === 'live'
  const canPick = status !== 'done' && booking?.state !== 'held'
  return deskPage(
    <DeskFrame tab="Calendar" title={`${isLive ? 'Move' : 'Book'} ${whoOf(request)}`} trouble={trouble}>
      <Standing {...picked} />
      <p className="mt-1">
        <a href={deskPaths.request(reference)} className="link tap">
          See the request
        </a>
      </p>
      {canPick && (
        <Weeks
          calendar={calendar}
          reference={reference}
          verb={isLive ? 'Move it to' : 'Book'}
          hrefOf={(slot) => deskPaths.calendar({ for: reference, add: slot })}
          current={isLive ? booking.slot : undefined}
        />
      )}
    </DeskFrame>,
  )
}

type FormPageProps = Omit<PickupFormProps, 'button' | 'children'> & {
  /** Undefined for somebody who phones. */
  readonly request?: DeskRequest
  readonly trouble?: string | undefined
}

export const pickupFormPage = ({ request, trouble, ...form }: FormPageProps): Page => {
  const title = request ? `Book ${whoOf(request)}` : 'Add a pickup'
  const cents = request?.price?.cents
  return deskPage(
    <DeskFrame tab="Calendar" title={title} trouble={trouble}>
      <PickupForm {...form} button="Book it">
        {cents !== undefined && <p className="mb-3 text-[1.1875rem]">At the price you gave them: {dollars(cents)}.</p>}
      </PickupForm>
      <WayOn href={deskPaths.calendar({ from: slotDate(form.slot), for: request?.reference })}>
        Back to the calendar
      </WayOn>
    </DeskFrame>,
  )
}

/** How a customer hears of a change, from what they gave. */
const hearWords = (ways: readonly Update[]): string => {
  if (ways.length === 0) return 'They didn’t give an email address or say yes to texts, so call them.'
  const names = ways.map((way) => (way === 'mail' ? 'an email' : 'a text'))
  return `They’ll get ${names.join(' and ')} about it in a minute or two.`
}

type ChangeProps = {
  readonly request: DeskRequest
  readonly booking: Booking
  /** Ways in which its customer hears of it. */
  readonly ways: readonly Update[]
}

const ChangeForm = ({ request, booking, act, children }: ChangeProps & { act: string; children: ReactNode }) => (
  <form method="post" action={deskPaths.calendar()} className="mt-4">
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="for" value={request.reference} />
    <input type="hidden" name="revision" value={booking.revision} />
    {children}
  </form>
)

type MoveProps = Shown &
  ChangeProps & { readonly slot: string; readonly lost?: { message: string; offers: readonly string[] } }

export const movePage = ({ calendar, lost, slot, ways, request, booking }: MoveProps): Page => {
  const window = windowIn(calendar.days, slot)
  const others = window?.pickups ?? []
  const isFull = window !== undefined && others.length >= window.crews
  return deskPage(
    <DeskFrame tab="Calendar" title={`Move ${whoOf(request)}?`}>
      <ChangeForm request={request} booking={booking} ways={ways} act="move">
        {lost && (
          <ErrorBox title="That window isn’t open anymore">
            <p className="mt-1">{lost.message}</p>
            <Offers offers={lost.offers} verb="Move to" />
          </ErrorBox>
        )}
        <dl className="desk-facts">
          <div>
            <dt>From</dt>
            <dd>{slotLabel(booking.slot, windowHours)}</dd>
          </div>
          <div>
            <dt>To</dt>
            <dd className="font-bold">{slotLabel(slot, windowHours)}</dd>
          </div>
          <div>
            <dt>Also then</dt>
            <dd>{others.length > 0 ? others.map(pickupWords).join('\n') : 'Nobody else'}</dd>
          </div>
        </dl>
        <p>{hearWords(ways)}</p>
        <input type="hidden" name="slot" value={slot} />
        {isFull && <ExtraTick isTicked={false} />}
        <Submit className="btn-main w-full mt-3">Move it</Submit>
      </ChangeForm>
      <WayOn href={deskPaths.calendar({ for: request.reference, from: slotDate(slot) })}>Pick another time</WayOn>
    </DeskFrame>,
  )
}

export const cancelPage = ({ request, booking, ways }: ChangeProps): Page =>
  deskPage(
    <DeskFrame tab="Calendar" title={`Cancel ${whoOf(request)}’s pickup?`}>
      <p className="mt-3 text-[1.1875rem]">
        {slotLabel(booking.slot, windowHours)} opens up for somebody else right away. {hearWords(ways)}
      </p>
      <ChangeForm request={request} booking={booking} ways={ways} act="cancel">
        <Submit>Cancel the pickup</Submit>
      </ChangeForm>
      <WayOn href={deskPaths.request(request.reference)}>Keep it</WayOn>
    </DeskFrame>,
  )

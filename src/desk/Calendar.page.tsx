import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { ownerRules } from '../business/calendar.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { dayLabel, slotDate, slotLabel } from '../domain/calendar/slots.ts'
import { calendarDays, calendarPastDays, type DeskCalendar, pickupsIn, windowIn } from '../domain/deskCalendar.ts'
import { dollars } from '../domain/prices/price.ts'
import { ended, listed } from '../language/texts.ts'
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
          ← {say.planner.from(dayLabel(earlier))}
        </a>
      )}
      {later <= addDays(today, ownerRules().horizonDays) && (
        <a href={deskPaths.calendar({ from: later, for: reference })} className="link tap font-bold ml-auto">
          {say.planner.from(dayLabel(later))} →
        </a>
      )}
    </p>
  )
}

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
      tab="calendar"
      title={say.desk.tabs.calendar}
      aside={<span className="text-soft">{say.planner.fromTo(dayLabel(from), dayLabel(last))}</span>}
      trouble={trouble}
      done={done}
    >
      <p className="mt-2">
        {say.planner.inTwoWeeks(pickupsIn(days).length)}
        {last >= calendar.today && ` ${say.planner.tapToAdd}`}
      </p>
      <Weeks calendar={calendar} verb={say.planner.add} hrefOf={(slot) => deskPaths.calendar({ add: slot })} />
      <SpanForm today={calendar.today} typed={typed} />
      <CalendarLink {...subscription} />
    </DeskFrame>,
  )
}

/** What can be done with the pickup that a request has. */
function Standing({ request, booking }: PickedFor): ReactNode {
  const { reference, status } = request
  const when = booking && slotLabel(booking.slot, windowHours)
  if (status === 'done') return <p className="mt-2 text-[1.1875rem]">{say.planner.done(when ?? '')}</p>
  if (booking?.state === 'held')
    return (
      <>
        <p className="mt-2 text-[1.1875rem]">{say.planner.onlyHeld(when ?? '')}</p>
        <WayOn href={deskPaths.request(reference)} isMain>
          {say.planner.seeRequest}
        </WayOn>
      </>
    )
  if (booking?.state === 'live')
    return (
      <>
        <p className="mt-2 text-[1.1875rem]">
          {say.planner.now}: <strong>{ended(when ?? '')}</strong> {say.planner.tapToMove}
        </p>
        <WayOn href={deskPaths.calendar({ for: reference, do: 'cancel' })}>{say.planner.cancel}</WayOn>
      </>
    )
  return <p className="mt-2 text-[1.1875rem]">{say.planner.tapAgreed}</p>
}

export const pickWindowPage = ({ calendar, trouble, ...picked }: Shown & PickedFor): Page => {
  const { request, booking } = picked
  const { reference, status } = request
  const isLive = booking?.state === 'live'
  const canPick = status !== 'done' && booking?.state !== 'held'
  return deskPage(
    <DeskFrame tab="calendar" title={say.planner[isLive ? 'move' : 'book'](whoOf(request))} trouble={trouble}>
      <Standing {...picked} />
      <p className="mt-1">
        <a href={deskPaths.request(reference)} className="link tap">
          {say.planner.seeRequest}
        </a>
      </p>
      {canPick && (
        <Weeks
          calendar={calendar}
          reference={reference}
          verb={isLive ? say.planner.moveTo : say.planner.bookVerb}
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
  const title = request ? say.planner.book(whoOf(request)) : say.planner.add
  const cents = request?.price?.cents
  return deskPage(
    <DeskFrame tab="calendar" title={title} trouble={trouble}>
      <PickupForm {...form} button={say.planner.bookIt}>
        {cents !== undefined && <p className="mb-3 text-[1.1875rem]">{say.planner.atPrice(dollars(cents))}</p>}
      </PickupForm>
      <WayOn href={deskPaths.calendar({ from: slotDate(form.slot), for: request?.reference })}>
        {say.planner.back}
      </WayOn>
    </DeskFrame>,
  )
}

/** How a customer hears of a change, from what they gave. */
const hearWords = (ways: readonly Update[]): string => {
  if (ways.length === 0) return say.planner.hearNothing
  return say.planner.hear(listed(ways.map((way) => say.planner.ways[way])))
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
    <DeskFrame tab="calendar" title={say.planner.moveAsk(whoOf(request))}>
      <ChangeForm request={request} booking={booking} ways={ways} act="move">
        {lost && (
          <ErrorBox title={sentences.form.windowGone}>
            <p className="mt-1">{lost.message}</p>
            <Offers offers={lost.offers} verb={say.planner.moveToOffer} />
          </ErrorBox>
        )}
        <dl className="desk-facts">
          <div>
            <dt>{say.planner.fromLabel}</dt>
            <dd>{slotLabel(booking.slot, windowHours)}</dd>
          </div>
          <div>
            <dt>{say.planner.toLabel}</dt>
            <dd className="font-bold">{slotLabel(slot, windowHours)}</dd>
          </div>
          <div>
            <dt>{say.planner.alsoThen}</dt>
            <dd>{others.length > 0 ? others.map(pickupWords).join('\n') : say.planner.nobodyElse}</dd>
          </div>
        </dl>
        <p>{hearWords(ways)}</p>
        <input type="hidden" name="slot" value={slot} />
        {isFull && <ExtraTick isTicked={false} />}
        <Submit className="btn-main w-full mt-3">{say.planner.moveIt}</Submit>
      </ChangeForm>
      <WayOn href={deskPaths.calendar({ for: request.reference, from: slotDate(slot) })}>
        {sentences.pickup.anotherTime}
      </WayOn>
    </DeskFrame>,
  )
}

export const cancelPage = ({ request, booking, ways }: ChangeProps): Page =>
  deskPage(
    <DeskFrame tab="calendar" title={say.planner.cancelAsk(whoOf(request))}>
      <p className="mt-3 text-[1.1875rem]">
        {say.planner.opensUp(slotLabel(booking.slot, windowHours))} {hearWords(ways)}
      </p>
      <ChangeForm request={request} booking={booking} ways={ways} act="cancel">
        <Submit>{say.planner.cancel}</Submit>
      </ChangeForm>
      <WayOn href={deskPaths.request(request.reference)}>{say.planner.keepIt}</WayOn>
    </DeskFrame>,
  )

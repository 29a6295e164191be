import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { quoteFor } from '../../business/quote.ts'
import type { Page } from '../../document/page.ts'
import { addDays, localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel } from '../../domain/calendar/slots.ts'
import { clockTime, stepOf } from '../../domain/calendar/visit.ts'
import { formatUsPhone } from '../../domain/contact/phone.ts'
import type { DeskRole, Stop } from '../../domain/desk.ts'
import { isWaiting } from '../../domain/desk.ts'
import { routeLinks } from '../../domain/places/route.ts'
import { paths } from '../../routes.ts'
import { DeskFrame, DeskNotice } from '../../ui/desk/DeskFrame.tsx'
import type { StopLoad } from '../../ui/desk/StopCard.tsx'
import { StopCard } from '../../ui/desk/StopCard.tsx'
import { LateForm, StopSteps } from '../../ui/desk/StopSteps.tsx'
import { delayLine, stopName } from '../../ui/desk/stopWords.ts'
import { fieldBox } from '../../ui/form/TextInput.tsx'
import { Drawing } from '../../ui/shared/Drawing.tsx'
import { deskPage } from './deskPage.ts'

/** Why what was tapped wasn't done; with the stop at which an amount was typed that is none. */
export type DayTrouble = { readonly text: string; readonly reference?: string; readonly paid?: string }

type Props = {
  readonly viewer: DeskRole
  /** Local date, like 2026-11-23. */
  readonly date: string
  /** In the order in which they're driven. */
  readonly stops: readonly Stop[]
  /** Addresses of their photos, by reference. */
  readonly pictures: ReadonlyMap<string, readonly string[]>
  /** UTC ms. */
  readonly now: number
  /** Customers were told just now that the crew is late. */
  readonly isLate: boolean
  readonly trouble: DayTrouble | undefined
}

const isDone = ({ visit }: Stop) => stepOf(visit) === 'done'

const OtherDays = ({ date, today }: { readonly date: string; readonly today: string }) => {
  const link = (day: string) => (
    <a href={paths.deskDay(day === today ? undefined : day)} className="btn-line">
      {day === today ? 'Today' : dateLabel(day)}
    </a>
  )
  return (
    <nav aria-label="Other days" className="mt-3">
      <div className="grid grid-cols-2 gap-2">
        {link(addDays(date, -1))}
        {link(addDays(date, 1))}
      </div>
      <details className="desk-another">
        <summary className="link tap font-bold cursor-pointer">Another day</summary>
        <form action={paths.desk} className="flex gap-2 pb-2">
          <input
            type="date"
            name="day"
            defaultValue={date}
            required
            aria-label="Day"
            className={`${fieldBox} border-soft grow min-w-0`}
          />
          <button type="submit" className="btn-line mt-1.5">
            Show it
          </button>
        </form>
      </details>
    </nav>
  )
}

const placeOf = ({ answers: { address, location } }: Stop) => [address, location].filter(Boolean).join(', ')

/** The way through all stops that are still to come. */
const Route = ({ stops }: Pick<Props, 'stops'>) => {
  const places = stops.filter((stop) => !isDone(stop)).map(placeOf)
  const links = routeLinks(places.filter(Boolean))
  return links.map((href, index) => (
    <a key={href} href={href} className="btn-line w-full mt-3">
      {links.length === 1 ? 'Open the route in Google Maps' : `Open the route, part ${index + 1} of ${links.length}`}
    </a>
  ))
}

function countWords(stops: readonly Stop[]): string {
  const done = stops.filter(isDone).length
  const all = stops.length === 1 ? '1 pickup' : `${stops.length} pickups`
  if (done === stops.length) return `${all}, all done.`
  return done === 0 ? `${all}.` : `${all}, ${done} done.`
}

/** Who was told of a delay, and who has to be called. */
const Told = ({ waiting }: { readonly waiting: readonly Stop[] }) => (
  <DeskNotice>
    <ul className="grid gap-1">
      {waiting.map((stop) => {
        const { phone = '' } = stop.answers
        const delay = stop.hearsBy && delayLine(stop)
        if (delay) return <li key={stop.reference}>{`${stopName(stop)} knows by ${stop.hearsBy}: ${delay}.`}</li>
        return (
          <li key={stop.reference}>
            {stopName(stop)} gets no texts or emails from us.{' '}
            {phone && (
              <a href={`tel:${phone.replace(/;ext=/, ',')}`} className="link tap">
                Call {formatUsPhone(phone)}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  </DeskNotice>
)

/** What each stop adds to the truck; none for one without a list. */
function loadsOf(stops: readonly Stop[]): readonly (StopLoad | undefined)[] {
  let before = 0
  return stops.map(({ answers }) => {
    const added = site.features.calculator ? quoteFor(answers, catalog)?.estimate.share : undefined
    if (!added) return undefined
    const load = { before, added }
    before += added
    return load
  })
}

const Stops = ({ viewer, date, stops, pictures, now, trouble }: Omit<Props, 'isLate'>) => {
  const today = localDate(now, site.timeZone)
  const loads = loadsOf(stops)
  const waiting = stops.filter(isWaiting)
  const next = stops.find((stop) => !isDone(stop))
  return (
    <ol className="grid gap-4 mt-4">
      {stops.map((stop, index) => (
        <StopCard
          key={stop.reference}
          stop={stop}
          pictures={pictures.get(stop.reference) ?? []}
          load={loads[index]}
          isNow={stop === next && date === today}
          isOwner={viewer === 'owner'}
        >
          {date <= today && (
            <StopSteps
              date={date}
              stop={stop}
              isOver={date < today}
              paid={trouble?.reference === stop.reference ? (trouble.paid ?? '') : undefined}
            >
              {stop === next && date === today && waiting.length > 0 && (
                <LateForm date={date} waiting={waiting} now={now} />
              )}
            </StopSteps>
          )}
        </StopCard>
      ))}
    </ol>
  )
}

const Nothing = ({ viewer, isToday }: { readonly viewer: DeskRole; readonly isToday: boolean }) => (
  <>
    <p className="mt-5 text-[1.1875rem]">
      {isToday ? 'There aren’t any pickups today.' : 'There aren’t any pickups on this day.'}{' '}
      {viewer === 'owner' && (
        <a href={paths.deskCalendar()} className="link">
          See the calendar
        </a>
      )}
    </p>
    <Drawing name="truck-minimum" alt="" className="w-40 h-auto mt-6" eager />
  </>
)

/** The pickups of a day, for the crew and the owner. */
export const dayPage = (props: Props): Page => {
  const { viewer, date, stops, now, isLate, trouble } = props
  const today = localDate(now, site.timeZone)
  const title = date === today ? 'Today' : dateLabel(date)
  const waiting = stops.filter(isWaiting)
  return {
    kind: 'desk',
    ...deskPage(
      title,
      <DeskFrame
        viewer={viewer}
        tab="Today"
        title={title}
        aside={<span className="text-soft">As of {clockTime(now, site.timeZone)}</span>}
      >
        {trouble && <DeskNotice isTrouble>{trouble.text}</DeskNotice>}
        {isLate && !trouble && waiting.length > 0 && <Told waiting={waiting} />}
        {stops.length === 0 ? (
          <Nothing viewer={viewer} isToday={date === today} />
        ) : (
          <>
            <p className="text-[1.1875rem]">
              {date === today && `${dateLabel(date)}. `}
              {countWords(stops)}
            </p>
            <Route stops={stops} />
            <Stops {...props} />
          </>
        )}
        <OtherDays date={date} today={today} />
      </DeskFrame>,
    ),
  }
}

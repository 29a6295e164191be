import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { workDay } from '../business/calendar.ts'
import { crewName } from '../business/crews.ts'
import { quoteFor } from '../business/pricing.ts'
import { clockTime, stepOf } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { dateLabel, slotDate } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { byTruck, otherPlaces, routeLinks } from '../domain/places/neighbors.ts'
import { listWords } from '../domain/prices/price.ts'
import { may } from '../request/actions.ts'
import { isOver } from '../request/evolve.ts'
import { type DeskRole, type DeskRow, isWaiting, maySeeDay, type Stop, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { TapLink } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import type { Paid } from '../store/income.ts'
import { type AttachedPhotos, noPhotos } from '../store/photos.ts'
import { CashBox } from './CashBox.tsx'
import { CrewChoice, GiveAway, type ShownCrew } from './Crews.tsx'
import { DeskFrame, DeskNotice } from './DeskFrame.tsx'
import { DeskOffline } from './DeskOffline.tsx'
import { deskPage } from './deskPage.ts'
import { Field } from './Field.tsx'
import { PriceList } from './PriceFields.tsx'
import { callHref } from './RequestRow.tsx'
import { AfterStop } from './StopAfter.tsx'
import { delayLine, lateTextHref, StopCard, type StopLoad } from './StopCard.tsx'
import { StopPrice } from './StopPrice.tsx'
import { LateForm, NextStep, OtherSteps, PlaceForm } from './StopSteps.tsx'
import type { TypedAtStop } from './saidAtStop.ts'

/** Why what was tapped wasn't done; with what was typed at a stop. */
export type DayTrouble = {
  readonly text: string
  readonly reference?: string
  readonly typed?: TypedAtStop
  /** The name of the field that's wrong. */
  readonly wrong?: string | undefined
}

type Props = ShownCrew & {
  readonly viewer: DeskRole
  /** Local date, like 2026-11-23. */
  readonly date: string
  /** In the order in which they're driven. */
  readonly stops: readonly Stop[]
  /** What jobs brought on that day, by method. */
  readonly paid: readonly Paid[]
  /** Addresses of their photos, by reference. */
  readonly pictures: ReadonlyMap<string, AttachedPhotos>
  /** UTC ms. */
  readonly now: number
  /** Stops of earlier days that nobody finished. */
  readonly unfinished: readonly DeskRow[]
  /** Customers heard just now by how many minutes a crew is late, and which of several; undefined where they weren't. */
  readonly late: { readonly minutes: number; readonly crew: number } | undefined
  readonly trouble: DayTrouble | undefined
}

const isDone = ({ visit }: Stop) => stepOf(visit) === 'done'

const DayLink = ({ day, today, children }: { readonly day: string; readonly today: string; children: string }) => (
  <TapLink href={deskPaths.day(day === today ? undefined : day)}>{children}</TapLink>
)

const DaysAround = ({ viewer, date, today }: Pick<Props, 'viewer' | 'date'> & { readonly today: string }) => {
  const nameOf = (day: string) => (day === today ? say.desk.tabs.today : dateLabel(day))
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  return (
    <nav aria-label={say.day.around} className="flex flex-wrap justify-between gap-x-4">
      {maySeeDay(viewer, before, today) && <DayLink day={before} today={today}>{`‹ ${nameOf(before)}`}</DayLink>}
      {maySeeDay(viewer, after, today) && <DayLink day={after} today={today}>{`${nameOf(after)} ›`}</DayLink>}
    </nav>
  )
}

const AnotherDay = ({ date }: { readonly date: string }) => (
  <form action={deskPaths.home} className="flex items-end gap-2 mt-6">
    <Field label={say.day.another} type="date" name="day" defaultValue={date} required />
    <Submit className="btn-line">{say.day.show}</Submit>
  </form>
)

const Unfinished = ({ stops }: { readonly stops: readonly DeskRow[] }) => (
  <DeskNotice isTrouble>
    <ul>
      {stops.map(({ slot, ...stop }) => (
        <li key={stop.reference}>
          <a href={`${deskPaths.day(slotDate(slot ?? ''))}#${stop.reference}`} className="link tap break-anywhere">
            {say.day.notFinished(whoOf(stop), dateLabel(slotDate(slot ?? '')))}
          </a>
        </li>
      ))}
    </ul>
  </DeskNotice>
)

const SignOut = () => (
  <form method="post" action={deskPaths.sessions()} className="mt-6">
    <Submit className="link tap">{say.day.signOut}</Submit>
  </form>
)

const placeOf = ({ answers: { address, location } }: Stop) => [address, location].filter(Boolean).join(', ')

/** The ways of the day's trucks, each from stop to stop. */
const Route = ({ stops }: Pick<Props, 'stops'>) => {
  const trucks = byTruck(stops.filter((stop) => !isOver(stop))).sort(([a], [b]) => (a?.crew ?? 0) - (b?.crew ?? 0))
  const links = trucks.flatMap((own) =>
    routeLinks(own.map(placeOf).filter(Boolean)).map((href, index, { length }) => {
      const truck = trucks.length > 1 ? crewName(own[0]?.crew ?? 0) : ''
      return { href, words: say.day.route(truck, length > 1 ? index + 1 : 0) }
    }),
  )
  return (
    <div className={links.length > 1 ? 'grid grid-cols-2 gap-3 mt-3' : 'grid mt-3'}>
      {links.map(({ href, words }) => (
        <a key={words} href={href} className="btn-line">
          {words}
        </a>
      ))}
    </div>
  )
}

/** Who was told of a delay, and who has to be called. */
function Told({ waiting, minutes }: { readonly waiting: readonly Stop[]; readonly minutes: number }) {
  const told = waiting.filter((stop) => stop.hearsBy && delayLine(stop))
  const others = waiting.filter((stop) => !told.includes(stop))
  return (
    <DeskNotice>
      <div>
        {told.map((stop) => (
          <p key={stop.reference}>{say.day.hears(whoOf(stop), stop.hearsBy === 'text', delayLine(stop) ?? '')}</p>
        ))}
        {others.length > 0 && (
          <>
            <p>{say.day.toCall(told.length > 0)}</p>
            <ul>
              {others.map((stop) => (
                <li key={stop.reference} className="flex flex-wrap items-center gap-x-4">
                  <a href={callHref(stop.answers.phone ?? '')} className="link tap">
                    {[stop.answers.name, formatUsPhone(stop.answers.phone ?? '')].filter(Boolean).join(', ')}
                  </a>
                  {lateTextHref(stop, minutes) && (
                    <a href={lateTextHref(stop, minutes)} className="link tap">
                      {say.desk.text}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </DeskNotice>
  )
}

/** What each stop adds to its truck; none for one without a list. */
function loadsOf(stops: readonly Stop[]): readonly (StopLoad | undefined)[] {
  const fullOf = new Map<number, number>()
  return stops.map(({ answers, crew }) => {
    const quote = site.features.calculator && catalog ? quoteFor(answers, catalog) : undefined
    if (!quote) return undefined
    const { share } = quote.estimate
    const full = fullOf.get(crew) ?? 0
    const isNew = full > 0 && full + share > 1
    const things = quote.counted.map((one) => listWords([one]))
    const load = { before: isNew ? 0 : full, added: Math.min(share, 1), isNew, things }
    fullOf.set(crew, load.before + load.added)
    return load
  })
}

const Stops = (props: Omit<Props, 'late' | 'unfinished' | 'paid'>) => {
  const { viewer, date, stops, crews, crew, pictures, now, trouble } = props
  const today = workDay(now)
  const loads = loadsOf(stops)
  const trucks = new Map(byTruck(stops).map((own) => [own[0]?.crew, { own, others: otherPlaces(own, site.geo) }]))
  const canSwap = (stop: Stop | undefined) => stop !== undefined && isWaiting(stop)
  return (
    <ol className="grid gap-4 mt-4">
      {stops.map((stop, index) => {
        const typed =
          trouble?.reference === stop.reference && trouble.typed
            ? { ...trouble.typed, why: trouble.text, field: trouble.wrong }
            : undefined
        const shots = pictures.get(stop.reference) ?? noPhotos
        const tapped = { date, stop, typed, pictures: shots, isOver: date < today, now }
        const { own = [], others = [] } = trucks.get(stop.crew) ?? {}
        const at = own.indexOf(stop)
        const isNext = stop === own.find((one) => !isOver(one))
        const isNow = isNext && date === today
        const waiting = own.filter(isWaiting)
        const giveAway = may(viewer, 'crew', stop) && <GiveAway crews={crews} date={date} stop={stop} />
        const places = {
          earlier: canSwap(own[at - 1]) ? others[at]?.earlier : undefined,
          later: canSwap(own[at + 1]) ? others[at]?.later : undefined,
        }
        const placing = date >= today && isWaiting(stop) && own.length > 1 && (
          <PlaceForm date={date} stop={stop} places={places} />
        )
        return (
          <StopCard
            key={stop.reference}
            stop={stop}
            crew={crews.length > 1 && crew === undefined ? crewName(stop.crew) : undefined}
            today={today}
            pictures={Object.values(shots).flat()}
            load={loads[index]}
            isNow={isNow}
            isOwner={viewer === 'owner'}
            after={date <= today && <AfterStop {...tapped} />}
            isOpen={typed !== undefined}
            next={date <= today && <NextStep {...tapped} isMain={isNext} />}
          >
            {date > today ? (
              <div className="stop-more mt-3">{giveAway}</div>
            ) : (
              <OtherSteps {...tapped}>
                {may(viewer, 'priced', stop) && <StopPrice date={date} stop={stop} typed={typed} />}
                {isNow && waiting.length > 0 && (
                  <LateForm date={date} waiting={waiting} crew={trucks.size > 1 ? stop.crew : 0} now={now} />
                )}
                {giveAway}
              </OtherSteps>
            )}
            {placing}
          </StopCard>
        )
      })}
    </ol>
  )
}

const Nothing = ({ viewer, isToday }: { readonly viewer: DeskRole; readonly isToday: boolean }) => (
  <>
    <p className="mt-5 text-[1.1875rem]">
      {say.day.nothing(isToday)}{' '}
      {viewer === 'owner' && <TapLink href={deskPaths.calendar()}>{say.day.seeCalendar}</TapLink>}
    </p>
    <Drawing name="truck-minimum" alt="" className="w-40 h-auto mt-6" eager />
  </>
)

const titleOf = ({ date, now }: Pick<Props, 'date' | 'now'>) =>
  date === workDay(now) ? say.desk.tabs.today : dateLabel(date)

const DayBody = (props: Props) => {
  const { viewer, date, stops, crews, crew, unfinished, now, late, trouble } = props
  const today = workDay(now)
  const waiting = stops.filter((stop) => isWaiting(stop) && (!late?.crew || stop.crew === late.crew))
  return (
    <DeskFrame
      viewer={viewer}
      tab="today"
      title={titleOf(props)}
      aside={<span className="text-soft">{say.day.asOf(clockTime(now, site.timeZone))}</span>}
    >
      <DeskOffline />
      <DaysAround viewer={viewer} date={date} today={today} />
      <CrewChoice crews={crews} crew={crew} day={date === today ? undefined : date} />
      {unfinished.length > 0 && <Unfinished stops={unfinished} />}
      {trouble && <DeskNotice isTrouble>{trouble.text}</DeskNotice>}
      {late !== undefined && !trouble && waiting.length > 0 && <Told waiting={waiting} minutes={late.minutes} />}
      <CashBox paid={props.paid} crews={crews.length > 1 && crew === undefined ? crews : []} />
      {stops.length === 0 ? (
        <Nothing viewer={viewer} isToday={date === today} />
      ) : (
        <>
          <p className="mt-2 text-[1.1875rem]">
            {date === today && `${dateLabel(date)}. `}
            {say.day.count(stops.length, stops.filter(isDone).length)}
          </p>
          <Route stops={stops} />
          <Stops {...props} />
          <PriceList />
        </>
      )}
      {viewer === 'owner' ? <AnotherDay date={date} /> : <SignOut />}
    </DeskFrame>
  )
}

export const dayPage = (props: Props): Page => deskPage(<DayBody {...props} />, titleOf(props))

import type { ReactNode } from 'react'
import { inLanguage } from '#language'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { workDay } from '../business/calendar.ts'
import { clockTime, paidWords, stepOf, wentWords } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { dateLabel, slotDate, timeLabel } from '../domain/calendar/slots.ts'
import { costWords } from '../domain/costs.ts'
import { capital, own } from '../domain/text.ts'
import { setOutWords } from '../messages/leadWords.ts'
import { isOver, undoneNumbers } from '../request/evolve.ts'
import { isWaiting, type Stop, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { TapLink } from '../shared/parts/Link.tsx'
import { LanguageChip, Pictures, Reach, textHref } from './RequestRow.tsx'
import { missedLine } from './StopAfter.tsx'
import { stopPriceWords } from './StopPrice.tsx'

// A stop of the day in the crew's words.

/** How far a stop is: "On the way since 9:42 AM", "Done at 10:15 AM"; undefined before anything. */
function stepWords({ visit, missedAt }: Stop): string | undefined {
  if (missedAt !== undefined) return say.desk.at(say.stop.nobodyThere, clockTime(missedAt, site.timeZone))
  const step = stepOf(visit)
  if (!step) return undefined
  const [name, time] = [sentences.pickup.steps[step], clockTime(visit[step] ?? 0, site.timeZone)]
  if (step !== 'on-the-way') return say.desk.at(name, time)
  return say.desk.since(name, time) + (visit.minutes ? say.stop.drive(visit.minutes) : '')
}

/** What the text to them says. */
function textWords({ visit, missedAt, isTexted, language, slot }: Stop, date: string): string {
  const step = stepOf(visit)
  const { here, missed, pickup, today, onTheWay, coming } = inLanguage(language, () => say.message).atDesk
  const day = slotDate(slot)
  if (missedAt !== undefined)
    return inLanguage(language, () => missed(site.shortName, clockTime(missedAt, site.timeZone)))
  if (day > date)
    return inLanguage(language, () =>
      coming(site.shortName, day === addDays(date, 1), dateLabel(day), timeLabel(slot, windowHours)),
    )
  if (step === 'arrived') return here(site.shortName)
  if (step === 'done') return pickup(site.shortName)
  // They get that one by itself.
  return isTexted ? today(site.shortName) : onTheWay(site.shortName, visit.minutes)
}

/** A text to them that the crew is late. */
export const lateTextHref = ({ answers, language }: Stop, minutes: number): string | undefined =>
  textHref(
    answers,
    inLanguage(language, () => say.message.atDesk.late(site.shortName, say.message.late(minutes))),
  )

/** The newest delay that they were told of on the pickup's day: "about 30 min late, told at 9:42 AM". */
export function delayLine({ events, slot }: Stop): string | undefined {
  const told = events.findLast(({ kind, at }) => kind === 'late' && workDay(at) === slotDate(slot))
  return told?.kind === 'late' ? say.stop.delay(told.data.minutes, clockTime(told.at, site.timeZone)) : undefined
}

/** What's in the truck before a stop, and what the stop adds, as shares of it. */
export type StopLoad = {
  readonly before: number
  readonly added: number
  /** It has to be unloaded before. */
  readonly isNew?: boolean
  /** What goes, a line for each: "2 × Mattress, queen". */
  readonly things: readonly string[]
}

const percent = (share: number) => Math.max(1, Math.round(share * 100))

function LoadBar({ before, added, isNew }: Omit<StopLoad, 'things'>) {
  const from = before * 100
  return (
    <div className="mt-3">
      <p>
        {added > 0.95 ? say.stop.wholeTruck : say.stop.ofTruck(percent(added))}{' '}
        {isNew && <strong>{say.stop.wontFit}</strong>}
        {before > 0 && say.stop.full(percent(before + added))}
      </p>
      <svg
        className="w-full h-3.5 mt-1.5 border-2 border-line-strong rounded bg-paper"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-line-strong" width={from} height="10" />
        <rect className="fill-marigold" x={from} width={Math.min(added * 100, 100 - from)} height="10" />
      </svg>
    </div>
  )
}

const Notes = ({ stop: { answers, events } }: { readonly stop: Stop }) => {
  const noted = events.flatMap((event) =>
    event.kind === 'note' && !undoneNumbers(events).has(event.number) ? [event] : [],
  )
  return (
    <>
      {answers.notes && (
        <p className="mt-2 break-anywhere">
          <strong>{say.stop.theySaid}</strong> {answers.notes}
        </p>
      )}
      {noted.map(({ number, data }) => (
        <p key={number} className="mt-2 break-anywhere whitespace-pre-line">
          <strong>{say.stop.note}</strong> {data.text}
        </p>
      ))}
    </>
  )
}

function Hears({ stop }: { readonly stop: Stop }) {
  if (isOver(stop)) return null
  const delay = delayLine(stop)
  const step = stepOf(stop.visit)
  const ahead = own<string>(say.stop.ahead, stop.answers['call-ahead'] ?? '')
  const texts = stop.isTexted
    ? say.stop.texted
    : textHref(stop.answers, '')
      ? { before: undefined, after: say.stop.tapText }
      : undefined
  return (
    <>
      {ahead && !step && <p className="mt-2 font-bold">{ahead}</p>}
      {delay && !step && <p className="mt-2 font-bold">{say.stop.theyKnow(delay)}</p>}
      {texts?.before && !step && <p className="mt-2 text-soft">{texts.before}</p>}
      {texts && step === 'on-the-way' && <p className="mt-2 text-soft">{texts.after}</p>}
    </>
  )
}

type Props = {
  readonly stop: Stop
  /** Whose it is, where the page has others'. */
  readonly crew?: string | undefined
  /** Local date. */
  readonly today: string
  readonly pictures: readonly string[]
  /** Undefined where nobody made a list. */
  readonly load: StopLoad | undefined
  readonly isNow: boolean
  /** An owner sees the whole request. */
  readonly isOwner: boolean
  /** What can be done with one that's over. */
  readonly after?: ReactNode
  /** It's over, and what was typed for it couldn't be saved. */
  readonly isOpen?: boolean
  readonly next?: ReactNode
  readonly children?: ReactNode
}

/** Who, where, what goes, what it costs, and how to reach them. */
type FactsProps = Omit<Props, 'crew' | 'isNow' | 'after' | 'isOpen' | 'children'>
function Facts({ stop, today, pictures, load, isOwner, next }: FactsProps) {
  const { address, location, 'junk-type': what, list } = stop.answers
  const price = stopPriceWords(stop)
  const things = load?.things ?? (list ? [list] : [])
  return (
    <>
      <p className="text-[1.1875rem] break-anywhere">{[address, location].filter(Boolean).join(', ')}</p>
      {next}
      <Reach answers={stop.answers} message={textWords(stop, today)} isSecond />
      {what && <p className="mt-3 text-[1.1875rem] break-anywhere">{what}</p>}
      {things.length > 0 && (
        <ul className="mt-2 text-[1.1875rem]">
          {things.map((line) => (
            <li key={line} className="break-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <Pictures urls={pictures} size="w-18 h-18" />
      {[setOutWords(stop.answers), price].filter(Boolean).map((line) => (
        <p key={line} className="mt-3 font-bold">
          {capital(line ?? '')}
        </p>
      ))}
      <Notes stop={stop} />
      {load && <LoadBar {...load} />}
      <Hears stop={stop} />
      {isOwner && (
        <p className="mt-1">
          <TapLink href={deskPaths.request(stop.reference)}>{say.stop.wholeRequest}</TapLink>
        </p>
      )}
    </>
  )
}

/** What it came to: "$245 by card. Donation"; of one that nobody opened for, what's left to do. */
function outcomeWords(stop: Stop): string {
  const { missedAt, receipt = { went: [] }, costs } = stop
  if (missedAt !== undefined)
    return receipt.cents === undefined ? missedLine(stop, missedAt) : say.stop.feeWas(paidWords(receipt))
  const cost = costWords(costs)
  const said = [paidWords(receipt), wentWords(receipt), cost && say.stop.costsWere(cost)].filter(Boolean).join('. ')
  return said || say.stop.nothingSaid
}

const Over = ({ after, isOpen, crew, ...props }: Omit<Props, 'isNow' | 'next' | 'children'>) => {
  const { stop } = props
  return (
    <details className="stop-over" open={isOpen || stop.missedAt !== undefined}>
      <summary className="flex flex-wrap items-center justify-between gap-x-3 min-h-11 cursor-pointer">
        <h2 className="font-bold text-[1.1875rem] break-anywhere">{whoOf(stop)}</h2>
        <span>{[crew, stepWords(stop)].filter(Boolean).join(': ')}</span>
        <span className="basis-full text-soft">{outcomeWords(stop)}</span>
      </summary>
      <Facts {...props} next={after} />
    </details>
  )
}

export function StopCard({ isNow, next, children, after, isOpen, crew, ...props }: Props) {
  const { stop } = props
  const { reference, slot } = stop
  return (
    <li id={reference} className={`desk-card scroll-mt-4 ${isNow ? 'border-3 border-marigold' : ''}`}>
      {isOver(stop) ? (
        <Over {...props} crew={crew} after={after} isOpen={isOpen} />
      ) : (
        <>
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-head font-bold text-[1.5rem] leading-tight">
              {capital(timeLabel(slot, windowHours))}
            </span>
            {crew && <span className="desk-chip">{crew}</span>}
            <LanguageChip language={stop.language} />
            {!isWaiting(stop) && <span className="desk-chip desk-new">{stepWords(stop)}</span>}
          </p>
          <h2 className="h3 mt-1 break-anywhere">{whoOf(stop)}</h2>
          <Facts {...props} next={next} />
          {children}
        </>
      )}
    </li>
  )
}

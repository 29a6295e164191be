import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { stepOf } from '../../domain/calendar/booking.ts'
import { timeLabel } from '../../domain/calendar/slots.ts'
import { paidWords, wentWords } from '../../domain/receipt.ts'
import { capital } from '../../domain/text.ts'
import { undoneNumbers } from '../../request/evolve.ts'
import { isWaiting, type Stop, whoOf } from '../../request/request.ts'
import { paths } from '../../routes.ts'
import { TapLink } from '../shared/Link.tsx'
import { Reach } from './Reach.tsx'
import { LanguageChip } from './RequestRow.tsx'
import { delayLine, priceLine, stepWords, textWords } from './stopWords.ts'

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

/** How full the truck is with a stop's things in it. */
export function LoadBar({ before, added, isNew }: Omit<StopLoad, 'things'>) {
  const from = before * 100
  return (
    <div className="mt-3">
      <p>
        {added > 0.95 ? 'About the whole truck.' : `About ${percent(added)}% of the truck.`}{' '}
        {isNew && <strong>It won’t fit with what’s in it by then: unload first.</strong>}
        {before > 0 && `It’s about ${percent(before + added)}% full after this.`}
      </p>
      <svg className="load-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="load-before" width={from} height="10" />
        <rect className="load-added" x={from} width={Math.min(added * 100, 100 - from)} height="10" />
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
          <strong>They said:</strong> {answers.notes}
        </p>
      )}
      {noted.map(({ number, data }) => (
        <p key={number} className="mt-2 break-anywhere whitespace-pre-line">
          <strong>Note:</strong> {data.text}
        </p>
      ))}
    </>
  )
}

/** How the customer hears from the crew. */
function Hears({ stop }: { readonly stop: Stop }) {
  const delay = delayLine(stop)
  const [number = ''] = (stop.answers.phone ?? '').split(';')
  const canText = number !== '' && number === stop.answers.phone
  const step = stepOf(stop.visit)
  const texts = stop.isTexted
    ? { before: 'They get a text when you tap “On the way”.', after: 'They got a text that you’re on the way.' }
    : canText
      ? { before: undefined, after: 'Tap “Text” to let them know: the words are filled in.' }
      : undefined
  return (
    <>
      {delay && !step && <p className="mt-2 font-bold">They know: {delay}.</p>}
      {texts?.before && !step && <p className="mt-2 text-soft">{texts.before}</p>}
      {texts && step === 'on-the-way' && <p className="mt-2 text-soft">{texts.after}</p>}
    </>
  )
}

type Props = {
  readonly stop: Stop
  /** Addresses of its photos. */
  readonly pictures: readonly string[]
  /** Undefined where nobody made a list. */
  readonly load: StopLoad | undefined
  readonly isNow: boolean
  /** An owner sees the whole request. */
  readonly isOwner: boolean
  /** The step that's next. */
  readonly next?: ReactNode
  /** What else the crew can do. */
  readonly children?: ReactNode
}

/** Who, where, what goes, what it costs, and how to reach them. */
function Facts({ stop, pictures, load, isOwner, next }: Omit<Props, 'isNow' | 'children'>) {
  const { address, location, 'junk-type': what, list } = stop.answers
  const price = priceLine(stop)
  const things = load?.things ?? (list ? [list] : [])
  return (
    <>
      <p className="text-[1.1875rem] break-anywhere">{[address, location].filter(Boolean).join(', ')}</p>
      {next}
      <Reach answers={stop.answers} message={textWords(stop)} isSecond />
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
      {pictures.length > 0 && (
        <ul className="stop-photos mt-3">
          {pictures.map((url, index) => (
            <li key={url} className="flex-none">
              <a href={url} className="block">
                <img src={url} alt={`${index + 1} of ${pictures.length}`} loading="lazy" width="72" height="72" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {price && <p className="mt-3 font-bold">{price}</p>}
      <Notes stop={stop} />
      {load && <LoadBar {...load} />}
      <Hears stop={stop} />
      {isOwner && (
        <p className="mt-1">
          <TapLink href={paths.deskRequest(stop.reference)}>The whole request</TapLink>
        </p>
      )}
    </>
  )
}

const Over = (props: Omit<Props, 'isNow' | 'next' | 'children'>) => {
  const { stop } = props
  const receipt = stop.receipt ?? { went: [] }
  return (
    <details className="stop-over">
      <summary>
        <h2 className="font-bold text-[1.1875rem] break-anywhere">{whoOf(stop)}</h2>
        <span>{stepWords(stop)}</span>
        <span className="basis-full text-soft">
          {[paidWords(receipt), wentWords(receipt)].filter(Boolean).join('. ') || 'Nobody said what was paid.'}
        </span>
      </summary>
      <Facts {...props} />
    </details>
  )
}

/** One pickup of the day. One that's done is a line, which opens. */
export function StopCard({ isNow, next, children, ...props }: Props) {
  const { stop } = props
  const { reference, slot } = stop
  return (
    <li id={reference} className={`desk-card scroll-mt-4 ${isNow ? 'stop-now' : ''}`}>
      {stepOf(stop.visit) === 'done' ? (
        <Over {...props} />
      ) : (
        <>
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-head font-bold text-[1.5rem] leading-tight">
              {capital(timeLabel(slot, windowHours))}
            </span>
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

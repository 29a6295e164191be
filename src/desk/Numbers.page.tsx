import { site } from '#site/site.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { type AnswerTimes, type Money, most, type Numbers, type Pair, type Span } from '../domain/numbers.ts'
import { dollars } from '../domain/prices/price.ts'
import { own } from '../domain/text.ts'
import { ageWords } from '../request/request.ts'
import type { Page } from '../shared/document/page.ts'
import { DeskFrame } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { Figure, NumberTable } from './NumberTable.tsx'

/** What forms are called here. */
const kindNames: Readonly<Record<string, string>> = {
  quote: 'Asked for a quote',
  booking: 'Booked a pickup',
  contact: 'Sent a message',
}

/** Rows of a table, before the rest is one row. */
const longest = 5

/** "Oct 28 to Nov 24", without the weekdays. */
const spanWords = ({ from, to }: Span): string => {
  const [first, last] = [from, to].map((date) => dateLabel(date).replace(/^\w+, /, ''))
  return first === last ? `${last}` : `${first} to ${last}`
}

const sum = ({ outcomes: { booked, done } }: Numbers): Pair => ({
  now: booked.now + done.now,
  before: booked.before + done.before,
})

const median = ({ median: minutes }: AnswerTimes): string => {
  if (minutes === undefined) return '–'
  return minutes < 1 ? 'Under 1 min' : ageWords(minutes)
}

function answerNote({ requests, answered, inTime }: AnswerTimes): string {
  if (requests === 0) return 'Nobody had to wait'
  const { replyMinutes } = site.hours
  const known = `${answered} of ${requests} answered${answered > 2 ? ', half of them faster' : ''}`
  return inTime === undefined ? known : `${known}. ${inTime} in the ${replyMinutes} minutes you promise`
}

const moneyNote = ({ jobs, priced }: Money): string => {
  const done = jobs === 1 ? '1 job done' : `${jobs} jobs done`
  return priced === jobs ? done : `${done}, ${priced} with an amount`
}

const Summary = ({ numbers, hasBefore }: { readonly numbers: Numbers; readonly hasBefore: boolean }) => {
  const { requests, answers, money } = numbers
  const won = sum(numbers)
  const then = (text: string) => (hasBefore ? { before: text } : {})
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-3 mt-3">
      <Figure
        label="Requests"
        figure={String(requests.now)}
        note={`${numbers.outcomes.open.now} still open`}
        {...then(String(requests.before))}
      />
      <Figure
        label="Jobs won"
        figure={String(won.now)}
        note={requests.now > 0 ? `${Math.round((100 * won.now) / requests.now)}% of requests` : 'No requests'}
        {...then(String(won.before))}
      />
      <Figure
        label="Answered in"
        figure={median(answers.now)}
        note={answerNote(answers.now)}
        {...then(median(answers.before))}
      />
      <Figure
        label="Money in"
        figure={dollars(money.now.cents)}
        note={moneyNote(money.now)}
        {...then(dollars(money.before.cents))}
      />
    </dl>
  )
}

type Props = { readonly numbers: Numbers; readonly nameOfPage: (path: string) => string }

const Tables = ({ numbers, nameOfPage, hasBefore }: Props & { readonly hasBefore: boolean }) => {
  const { sources, towns, kinds, needs, outcomes, losses, taps } = numbers
  const others = (what: string) => (count: number) => `${count} other ${what}`
  const named = (name: string, pair: Pair) => ({ name, ...pair })
  const tables = [
    { title: 'Where they came from', of: 'Source', rows: most(sources, longest, others('sources')) },
    {
      title: 'What became of them',
      of: 'Stage',
      rows: [
        named('Done', outcomes.done),
        named('Booked', outcomes.booked),
        named('Open', outcomes.open),
        ...(outcomes.closed.now + outcomes.closed.before > 0 ? [named('Taken care of, no job', outcomes.closed)] : []),
        named('Lost', outcomes.lost),
      ],
    },
    { title: 'Why they were lost', of: 'Reason', rows: losses },
    { title: 'Towns', of: 'Town', rows: most(towns, longest, others('places')) },
    {
      title: 'How they asked',
      of: 'Way',
      rows: kinds.map(({ name, ...pair }) => named(own(kindNames, name) ?? name, pair)),
    },
    { title: 'What it’s about', of: 'Service', rows: most(needs, longest, others('services')) },
    {
      title: 'Taps on your number',
      of: 'Page',
      note: tapsNote(taps),
      rows: most(
        taps.pages.map(({ name, ...pair }) => named(nameOfPage(name), pair)),
        longest,
        others('pages'),
      ),
    },
  ]
  return (
    <div className="desk-charts">
      {tables
        .filter(({ rows }) => rows.some(({ now, before }) => now > 0 || (hasBefore && before > 0)))
        .map((table) => (
          <NumberTable key={table.title} {...table} hasBefore={hasBefore} />
        ))}
    </div>
  )
}

const tapsNote = ({ calls, texts }: Numbers['taps']): string =>
  `${calls.now} to call and ${texts.now} to text, by page.`

const Shown = ({ numbers, nameOfPage }: Props) => {
  const { span, before, requests, newest, taps } = numbers
  if ([requests, taps.calls, taps.texts].every((pair) => pair.now + pair.before === 0))
    return (
      <p className="mt-5 text-[1.1875rem]">
        There’s nothing to count yet. Once requests come in, this page says where they came from, how fast you answered
        and what they brought.
      </p>
    )
  const hasBefore = before !== undefined
  return (
    <>
      <ul className="desk-legend">
        <li>{before ? `Now: ${spanWords(span)}` : spanWords(span)}</li>
        {before && <li>Before: {spanWords(before)}</li>}
      </ul>
      {newest && (
        <p className="mt-2">
          That’s a lot of requests: only the newest {newest.toLocaleString('en-US')} are counted, so what’s older is
          missing here.
        </p>
      )}
      <Summary numbers={numbers} hasBefore={hasBefore} />
      <Tables {...{ numbers, nameOfPage, hasBefore }} />
    </>
  )
}

/** What requests came to in the last four weeks, beside the four before. */
export const numbersPage = (props: Props): Page => ({
  kind: 'desk',
  ...deskPage(
    'Numbers',
    <DeskFrame viewer="owner" tab="Numbers" title="Numbers">
      <Shown {...props} />
    </DeskFrame>,
  ),
})

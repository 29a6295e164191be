import { site } from '#site/site.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import type { Span } from '../domain/calendar/spans.ts'
import { type AnswerTimes, type Money, most, type Numbers, type Pair, pairSum, type Tally } from '../domain/numbers.ts'
import { dollars } from '../domain/prices/price.ts'
import { keptDays } from '../domain/retention.ts'
import { own } from '../domain/text.ts'
import { ageWords } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { DeskFrame } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { MoneyTables } from './MoneyTables.tsx'
import { Figure, NumberTable } from './NumberTable.tsx'
import { kindNames, outcomeNames } from './numbers.ts'
import { SpanChoice, spanWords } from './SpanChoice.tsx'

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

type Props = {
  /** The whole span: its numbers may be of less, until today. */
  readonly asked: Span
  readonly numbers: Numbers
  readonly nameOfPage: (path: string) => string
  /** Local date. */
  readonly today: string
}

const Summary = ({ asked, numbers }: Pick<Props, 'asked' | 'numbers'>) => {
  const { requests, answers, money, hasBefore } = numbers
  const won = sum(numbers)
  const then = (text: string) => (hasBefore ? { before: text } : {})
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-3 mt-3">
      <Figure
        label="Requests"
        href={deskPaths.jobs({ ...asked, of: 'requests' })}
        figure={String(requests.now)}
        note={`${numbers.outcomes.open.now} still open`}
        {...then(String(requests.before))}
      />
      <Figure
        label="Jobs won"
        href={deskPaths.jobs({ ...asked, of: 'requests', by: 'won', is: 'yes' })}
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
        href={deskPaths.jobs(asked)}
        figure={dollars(money.now.cents)}
        note={moneyNote(money.now)}
        {...(money.before && { before: dollars(money.before.cents) })}
      />
    </dl>
  )
}

const Tables = ({ asked, numbers, nameOfPage, today }: Props) => {
  const { hasBefore, sources, towns, kinds, needs, outcomes, losses, taps } = numbers
  const named = (name: string, pair: Pair) => ({ name, ...pair })
  const hrefOf = (by: string, is: string) => deskPaths.jobs({ ...asked, of: 'requests', by, is })
  const opened = (by: string, rows: readonly Tally[]) =>
    rows.map((row) => (row.isRest ? row : { ...row, href: hrefOf(by, row.name) }))
  const tables = [
    { title: 'Where they came from', of: 'Source', rows: opened('source', most(sources, 'sources', pairSum)) },
    {
      title: 'What became of them',
      of: 'Stage',
      rows: (Object.keys(outcomeNames) as (keyof Numbers['outcomes'])[])
        .filter((key) => key !== 'closed' || outcomes.closed.now + outcomes.closed.before > 0)
        .map((key) => ({ ...named(outcomeNames[key], outcomes[key]), href: hrefOf('outcome', key) })),
    },
    { title: 'Why they were lost', of: 'Reason', rows: opened('loss', losses) },
    { title: 'Towns', of: 'Town', rows: opened('town', most(towns, 'places', pairSum)) },
    {
      title: 'How they asked',
      of: 'Way',
      rows: opened('form', kinds).map((row) => ({ ...row, name: own(kindNames, row.name) ?? row.name })),
    },
    { title: 'What it’s about', of: 'Service', rows: opened('need', most(needs, 'services', pairSum)) },
    {
      title: 'Taps on your number',
      of: 'Page',
      note: tapsNote(taps),
      rows: most(
        taps.pages.map(({ name, ...pair }) => named(nameOfPage(name), pair)),
        'pages',
        pairSum,
      ),
    },
  ]
  return (
    <div className="desk-charts">
      <MoneyTables asked={asked} numbers={numbers} today={today} />
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

const WaysOn = ({ span }: { readonly span: Span }) => (
  <div className="pairs gap-2 mt-3">
    <a href={deskPaths.jobs(span)} className="btn-line">
      See the jobs
    </a>
    <a href={deskPaths.jobsFile(span)} className="btn-line">
      Spreadsheet
    </a>
  </div>
)

const Shown = ({ asked, numbers, nameOfPage, today }: Props) => {
  const { spans, hasBefore, requests, newest, taps, money } = numbers
  const hasMoney = [money.now, money.before, money.year].some((one) => one && one.jobs > 0)
  if (!hasMoney && [requests, taps.calls, taps.texts].every((pair) => pair.now + pair.before === 0))
    return (
      <p className="mt-5 text-[1.1875rem]">
        There’s nothing to count yet. Once requests come in, this page says where they came from, how fast you answered
        and what they brought.
      </p>
    )
  const keptSince = addDays(today, -keptDays.requests)
  return (
    <>
      <ul className="desk-legend">
        <li>{hasBefore ? `Now: ${spanWords(spans.now, today)}` : spanWords(spans.now, today)}</li>
        {hasBefore && <li>Before: {spanWords(spans.before, today)}</li>}
      </ul>
      {spans.now.from < keptSince && (
        <p className="mt-2">
          Requests are deleted after {keptDays.requests} days, so none from before{' '}
          {spanWords({ from: keptSince, to: keptSince }, today)} are counted. The money is all there.
        </p>
      )}
      {newest && (
        <p className="mt-2">
          That’s a lot of requests: only the newest {newest.toLocaleString('en-US')} are counted, so what’s older is
          missing here.
        </p>
      )}
      <Summary asked={asked} numbers={numbers} />
      <WaysOn span={asked} />
      <Tables {...{ asked, numbers, nameOfPage, today }} />
    </>
  )
}

export const numbersPage = (props: Props): Page =>
  deskPage(
    <DeskFrame tab="Numbers" title="Numbers">
      <SpanChoice span={props.asked} today={props.today} />
      <Shown {...props} />
    </DeskFrame>,
  )

import { site } from '#site/site.ts'
import { say } from '#words'
import { addDays } from '../domain/calendar/localTime.ts'
import type { Span } from '../domain/calendar/spans.ts'
import { type AnswerTimes, type Money, most, type Numbers, type Pair, pairSum, type Tally } from '../domain/numbers.ts'
import { dollars } from '../domain/prices/price.ts'
import { keptDays } from '../domain/retention.ts'
import { own } from '../domain/text.ts'
import { lossWords } from '../request/actions.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { DeskFrame } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { MoneyTables } from './MoneyTables.tsx'
import { Figure, NumberTable } from './NumberTable.tsx'
import { SpanChoice, spanWords } from './SpanChoice.tsx'

const sum = ({ outcomes: { booked, done } }: Numbers): Pair => ({
  now: booked.now + done.now,
  before: booked.before + done.before,
})

const median = ({ median: minutes }: AnswerTimes): string => {
  if (minutes === undefined) return '–'
  return minutes < 1 ? say.numbers.under : say.desk.age(minutes)
}

function answerNote({ requests, answered, inTime }: AnswerTimes): string {
  if (requests === 0) return say.numbers.nobodyWaited
  const { replyMinutes } = site.hours
  const known = say.numbers.answered(answered, requests)
  return inTime === undefined ? known : `${known}. ${say.numbers.inTime(inTime, replyMinutes ?? 0)}`
}

const moneyNote = ({ jobs, priced }: Money): string => {
  const done = say.request.jobsDone(jobs)
  return priced === jobs ? done : say.numbers.withAmount(done, priced)
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
        label={say.desk.tabs.requests}
        href={deskPaths.jobs({ ...asked, of: 'requests' })}
        figure={String(requests.now)}
        note={say.numbers.stillOpen(numbers.outcomes.open.now)}
        {...then(String(requests.before))}
      />
      <Figure
        label={say.numbers.won}
        href={deskPaths.jobs({ ...asked, of: 'requests', by: 'won', is: 'yes' })}
        figure={String(won.now)}
        note={
          requests.now > 0 ? say.numbers.wonShare(Math.round((100 * won.now) / requests.now)) : say.numbers.noRequests
        }
        {...then(String(won.before))}
      />
      <Figure
        label={say.numbers.answeredIn}
        figure={median(answers.now)}
        note={answerNote(answers.now)}
        {...then(median(answers.before))}
      />
      <Figure
        label={say.numbers.moneyIn}
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
  const { titles, of } = say.numbers
  const named = (name: string, pair: Pair) => ({ name, ...pair })
  const hrefOf = (by: string, is: string) => deskPaths.jobs({ ...asked, of: 'requests', by, is })
  const opened = (by: string, rows: readonly Tally[]) =>
    rows.map((row) => (row.isRest ? row : { ...row, href: hrefOf(by, row.name) }))
  const tables = [
    { title: titles.source, of: of.source, rows: opened('source', most(sources, 'sources', pairSum)) },
    {
      title: titles.outcome,
      of: of.outcome,
      rows: (Object.keys(say.numbers.outcomes) as (keyof Numbers['outcomes'])[])
        .filter((key) => key !== 'closed' || outcomes.closed.now + outcomes.closed.before > 0)
        .map((key) => ({ ...named(say.numbers.outcomes[key], outcomes[key]), href: hrefOf('outcome', key) })),
    },
    {
      title: titles.loss,
      of: of.loss,
      rows: opened('loss', losses).map((row) => ({ ...row, name: lossWords(row.name) })),
    },
    { title: titles.town, of: say.numbers.columns.town, rows: opened('town', most(towns, 'places', pairSum)) },
    {
      title: titles.form,
      of: of.form,
      rows: opened('form', kinds).map((row) => ({
        ...row,
        name: own<string>(say.numbers.forms, row.name) ?? row.name,
      })),
    },
    { title: titles.need, of: of.need, rows: opened('need', most(needs, 'services', pairSum)) },
    {
      title: titles.taps,
      of: of.taps,
      note: say.numbers.taps(taps.calls.now, taps.texts.now),
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

const WaysOn = ({ span }: { readonly span: Span }) => (
  <div className="pairs gap-2 mt-3">
    <a href={deskPaths.jobs(span)} className="btn-line">
      {say.numbers.seeJobs}
    </a>
    <a href={deskPaths.jobsFile(span)} className="btn-line">
      {say.numbers.spreadsheet}
    </a>
  </div>
)

const Shown = ({ asked, numbers, nameOfPage, today }: Props) => {
  const { spans, hasBefore, requests, newest, taps, money } = numbers
  const hasMoney = [money.now, money.before, money.year].some((one) => one && one.jobs > 0)
  if (!hasMoney && [requests, taps.calls, taps.texts].every((pair) => pair.now + pair.before === 0))
    return <p className="mt-5 text-[1.1875rem]">{say.numbers.nothing}</p>
  const keptSince = addDays(today, -keptDays.requests)
  return (
    <>
      <ul className="desk-legend">
        <li>{hasBefore ? say.numbers.nowIs(spanWords(spans.now, today)) : spanWords(spans.now, today)}</li>
        {hasBefore && <li>{say.numbers.beforeIs(spanWords(spans.before, today))}</li>}
      </ul>
      {spans.now.from < keptSince && (
        <p className="mt-2">
          {say.numbers.deleted(keptDays.requests, spanWords({ from: keptSince, to: keptSince }, today))}
        </p>
      )}
      {newest && <p className="mt-2">{say.numbers.newest(newest.toLocaleString('en-US'))}</p>}
      <Summary asked={asked} numbers={numbers} />
      <WaysOn span={asked} />
      <Tables {...{ asked, numbers, nameOfPage, today }} />
    </>
  )
}

export const numbersPage = (props: Props): Page =>
  deskPage(
    <DeskFrame tab="numbers" title={say.desk.tabs.numbers}>
      <SpanChoice span={props.asked} today={props.today} />
      <Shown {...props} />
    </DeskFrame>,
  )

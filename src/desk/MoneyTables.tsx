import type { ComponentProps } from 'react'
import { say } from '#words'
import type { Span } from '../domain/calendar/spans.ts'
import { type Money, moneySum, most, type NamedMoney, type Numbers } from '../domain/numbers.ts'
import { dollars } from '../domain/prices/price.ts'
import { deskPaths } from '../routes.ts'
import { DeskTable } from './NumberTable.tsx'
import { spanWords } from './SpanChoice.tsx'

/** Less than nothing has its sign before the dollars. */
const amount = (cents: number): string => (cents < 0 ? `−${dollars(-cents)}` : dollars(cents))

const leftOf = ({ cents, costs }: Money): number => cents - costs

/** What came in of each, and below its name what that cost. */
const split = (
  list: readonly NamedMoney[],
  others: Parameters<typeof most>[1],
  hrefOf: (name: string) => string,
): ComponentProps<typeof DeskTable>['rows'] =>
  most(list, others, moneySum).map(({ name, isRest, ...money }) => ({
    name,
    href: isRest ? undefined : hrefOf(name),
    more: (
      <span className="block text-soft">
        {say.numbers.jobs(money.jobs)}
        {money.costs > 0 && say.numbers.costs(amount(money.costs), amount(leftOf(money)))}
      </span>
    ),
    cells: [amount(money.cents)],
  }))

type Props = {
  readonly asked: Span
  readonly numbers: Pick<Numbers, 'money' | 'spans' | 'moneyByTown' | 'moneyByKind' | 'moneyByCrew'>
  /** Local date. */
  readonly today: string
}

/** What came in, what it cost and what's left: in all, compared with the spans before, by crew, by town, and by kind of job. */
export function MoneyTables({ asked, numbers, today }: Props) {
  const { money, spans, moneyByTown, moneyByKind, moneyByCrew } = numbers
  const hrefOf = (by: string) => (is: string) => deskPaths.jobs({ ...asked, by, is })
  const earlier = [
    ...(money.before ? [{ head: say.numbers.before, span: spans.before, of: money.before }] : []),
    ...(money.year ? [{ head: say.numbers.yearBefore, span: spans.year, of: money.year }] : []),
  ]
  const all = [money.now, ...earlier.map(({ of }) => of)]
  if (all.every(({ jobs }) => jobs === 0)) return null
  // There's no room for three with cents.
  const row = (name: string, of: (one: Money) => number) => ({
    name,
    cells: all.map((one, index) => amount(index === 0 ? of(one) : Math.round(of(one) / 100) * 100)),
  })
  const hasCosts = all.some(({ costs }) => costs > 0)
  const note = earlier.map(({ head, span }) => `${head}: ${spanWords(span, today)}`).join('. ')
  return (
    <>
      <DeskTable
        title={say.numbers.money}
        of={say.numbers.of.figure}
        heads={[say.numbers.now, ...earlier.map(({ head }) => head)]}
        rows={[
          row(say.numbers.in, ({ cents }) => cents),
          ...(hasCosts ? [row(say.stop.costs, ({ costs }) => costs), row(say.numbers.left, leftOf)] : []),
          { name: say.numbers.jobsRow, cells: all.map(({ jobs }) => String(jobs)) },
        ]}
        note={note}
      />
      {money.now.jobs > 0 && (
        <>
          {moneyByCrew.length > 0 && (
            <DeskTable
              title={say.numbers.byCrew}
              of={say.numbers.columns.crew}
              heads={[say.numbers.in]}
              rows={split(moneyByCrew, 'crews', hrefOf('crew'))}
            />
          )}
          <DeskTable
            title={say.numbers.byTown}
            of={say.numbers.columns.town}
            heads={[say.numbers.in]}
            rows={split(moneyByTown, 'places', hrefOf('town'))}
          />
          <DeskTable
            title={say.numbers.byKind}
            of={say.numbers.columns.kind}
            heads={[say.numbers.in]}
            rows={split(moneyByKind, 'kinds', hrefOf('kind'))}
          />
        </>
      )}
    </>
  )
}

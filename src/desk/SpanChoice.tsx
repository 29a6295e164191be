import { say } from '#words'
import { dayLabel } from '../domain/calendar/slots.ts'
import { type Span, spanOf, spansAround, spanUnits, unitOf } from '../domain/calendar/spans.ts'
import { deskPaths } from '../routes.ts'
import { TapLink } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { Choices } from './DeskFrame.tsx'
import { Field } from './Field.tsx'

/** "Oct 28 to Nov 24", without the weekdays; with the year where it's another one than today's. */
export function spanWords({ from, to }: Span, today: string): string {
  const [first, last] = [dayLabel(from), dayLabel(to)]
  const words = first === last ? last : say.numbers.span(first, last)
  return to.slice(0, 4) === today.slice(0, 4) ? words : `${words}, ${to.slice(0, 4)}`
}

type Props = {
  readonly span: Span
  /** Local date. */
  readonly today: string
}

/** Which dates the numbers are of: this week, month, quarter or year, those around it, or any. */
export function SpanChoice({ span, today }: Props) {
  const unit = unitOf(span)
  const { before, after } = spansAround(span)
  return (
    <>
      <Choices
        choices={spanUnits.map((name) => ({
          label: say.numbers.units[name],
          href: deskPaths.numbers(spanOf(name, today)),
          isPicked: name === unit,
        }))}
      />
      <nav aria-label={say.numbers.around} className="flex flex-wrap justify-between gap-x-4">
        <TapLink href={deskPaths.numbers(before)}>{`‹ ${spanWords(before, today)}`}</TapLink>
        {after.from <= today && <TapLink href={deskPaths.numbers(after)}>{`${spanWords(after, today)} ›`}</TapLink>}
      </nav>
      <details className="desk-more" open={!unit}>
        <summary>{say.numbers.others}</summary>
        <form action={deskPaths.numbers()} className="grid grid-cols-2 gap-2 pb-3">
          <Field type="date" required label={say.numbers.from} name="from" defaultValue={span.from} />
          <Field type="date" required label={say.numbers.to} name="to" defaultValue={span.to} />
          <Submit className="btn-line col-span-2">{say.numbers.show}</Submit>
        </form>
      </details>
    </>
  )
}

import type { Curb, CurbLine, CurbMark, Town } from '../../sites/schema/town.ts'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'

const marks: Readonly<Record<CurbMark, string>> = { yes: 'Yes', paid: 'Paid', ask: 'Ask', no: 'No' }

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="grid grid-cols-[min(3.5rem,34%)_1fr] gap-x-3.5 items-center py-2 border-t border-line-strong leading-[1.3]">
    <dt className="col-start-2 font-bold">{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{marks[mark]}</dd>
    <dd className="col-start-2">{note}</dd>
  </div>
)

/** What the town's own hauler takes for free, since when, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: Town; readonly curb: Curb }) => {
  const { hauler = `the ${kind}`, asOf, answer, lines, source } = curb
  return (
    <section aria-labelledby="curb">
      <Ticket
        number={asOf ? `As of ${asOf}` : `Ask ${hauler}`}
        title={`Free curbside pickup in ${name}?`}
        titleId="curb"
      >
        <p className="font-bold text-[1.125rem] leading-snug">{answer}</p>
        <dl className="mt-4 border-b border-line-strong lg:grid lg:grid-cols-2 lg:gap-x-12">
          {lines.map((line) => (
            <Line key={line.item} {...line} />
          ))}
        </dl>
        <p className="mt-4 leading-snug">Rules change, so check with {hauler} first.</p>
        {source && (
          <p>
            <TapLink href={source.href}>{source.label}</TapLink>
          </p>
        )}
      </Ticket>
    </section>
  )
}

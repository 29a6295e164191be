import type { Curb, CurbLine, Town } from '../../sites/schema/town.ts'
import { townWords } from '../../words/town.ts'
import { PhoneLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="grid grid-cols-[min(3.5rem,34%)_1fr] gap-x-3.5 items-center py-2 border-t border-line-strong leading-[1.3]">
    <dt className="col-start-2 font-bold">{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{townWords().marks[mark]}</dd>
    <dd className="col-start-2">{note}</dd>
  </div>
)

/** The town's own hauler, what it takes for free, since when, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: Town; readonly curb: Curb }) => {
  const { hauler, asOf, answer, lines, source } = curb
  return (
    <section aria-labelledby="curb">
      <Ticket
        number={hauler ? townWords().hauler(hauler.name) : townWords().kind[kind](name)}
        title={townWords().freeCurb(name)}
        titleId="curb"
      >
        {hauler?.phone && <PhoneLink label={townWords().callWhom(hauler.name)} number={hauler.phone} />}
        <p className="font-bold text-[1.125rem] leading-snug">{answer}</p>
        {lines.length > 0 && (
          <dl className="mt-4 border-b border-line-strong">
            {lines.map((line) => (
              <Line key={line.item} {...line} />
            ))}
          </dl>
        )}
        {asOf && <p className="mt-3 text-soft">{townWords().asOf(asOf)}</p>}
        {source && (
          <p className="mt-3">
            <TapLink href={source.href}>{source.label}</TapLink>
          </p>
        )}
      </Ticket>
    </section>
  )
}

import { say } from '#words'
import type { Curb, CurbLine, Town } from '../../sites/schema/town.ts'
import { PhoneLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="grid grid-cols-[min(3.5rem,34%)_1fr] gap-x-3.5 items-center py-2 border-t border-line-strong leading-[1.3]">
    <dt className="col-start-2 font-bold">{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{say.town.marks[mark]}</dd>
    <dd className="col-start-2">{note}</dd>
  </div>
)

/** The town's own hauler, what it takes for free, since when, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: Town; readonly curb: Curb }) => {
  const { hauler, asOf, answer, lines, source } = curb
  return (
    <section aria-labelledby="curb">
      <Ticket
        number={hauler ? say.town.hauler(hauler.name) : say.town.kind[kind](name)}
        title={say.town.freeCurb(name)}
        titleId="curb"
      >
        {hauler?.phone && <PhoneLink label={say.town.callWhom(hauler.name)} number={hauler.phone} />}
        <p className="font-bold text-[1.125rem] leading-snug">{answer}</p>
        {lines.length > 0 && (
          <dl className="mt-4 border-b border-line-strong">
            {lines.map((line) => (
              <Line key={line.item} {...line} />
            ))}
          </dl>
        )}
        {asOf && <p className="mt-3 text-soft">{say.town.asOf(asOf)}</p>}
        {source && (
          <p className="mt-3">
            <TapLink href={source.href}>{source.label}</TapLink>
          </p>
        )}
      </Ticket>
    </section>
  )
}

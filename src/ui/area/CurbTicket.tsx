import type { Curb, CurbLine, CurbMark, TownFacts } from '../../sites/town.ts'
import { Ticket } from '../Ticket.tsx'

const marks: Readonly<Record<CurbMark, string>> = { yes: 'Yes', paid: 'Paid', ask: 'Ask', no: 'No' }

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="curb-line">
    <dt>{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{marks[mark]}</dd>
    <dd className="curb-note">{note}</dd>
  </div>
)

/** The honest answer first: what the town's own hauler takes, when that was true, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: TownFacts; readonly curb: Curb }) => (
  <section aria-labelledby="curb">
    <Ticket number={curb.asOf ? `As of ${curb.asOf}` : 'Not confirmed by us'} title="Free at the curb?" titleId="curb">
      <p className="font-bold text-[1.125rem] leading-snug">{curb.answer}</p>
      <dl className="curb-lines">
        {curb.lines.map((line) => (
          <Line key={line.item} {...line} />
        ))}
      </dl>
      <p className="mt-4 leading-snug">
        Haulers change their rules. Check with {curb.hauler ?? `the ${kind}`} before you set it out.
      </p>
      {curb.source && (
        <p>
          <a href={curb.source.href} className="link font-bold tap">
            {curb.source.label}
            <span className="sr-only"> for {name}</span>
          </a>
        </p>
      )}
    </Ticket>
  </section>
)

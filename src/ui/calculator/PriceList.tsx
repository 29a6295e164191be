import { extras, rungs } from '#site/prices.ts'
import { payBy } from '../../business/credentials.ts'
import { extraAmount } from '../../business/money.ts'
import { callDiscountTerms, itemExtras, spaceWords } from '../../business/pricing.ts'
import { dollars } from '../../domain/prices/words.ts'
import type { Catalog } from '../../sites/schema/item.ts'
import type { RungId } from '../../sites/schema/price.ts'
import type { DrawingName } from '../drawings/catalog.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Section } from '../shared/Section.tsx'
import { Ticket, TicketLine } from '../shared/Ticket.tsx'

/** What a load of each size is, in things that people own. */
const loads: readonly {
  readonly rung: RungId
  readonly drawing: DrawingName
  readonly name: string
  readonly holds: string
}[] = [
  {
    rung: 'minimum',
    drawing: 'truck-minimum',
    name: 'A small load',
    holds: 'A recliner, or four trash bags and a lamp',
  },
  {
    rung: 'quarter',
    drawing: 'truck-quarter',
    name: 'A quarter of the truck',
    holds: 'A sofa, an armchair, a dresser and a coffee table',
  },
  {
    rung: 'half',
    drawing: 'truck-half',
    name: 'Half a truck',
    holds: 'The living room and bedroom of a small apartment',
  },
  { rung: 'full', drawing: 'truck-full', name: 'A full truck', holds: 'A packed one-car garage' },
]

/** The truck at four fills, each with its price as a tag. */
export const TruckLadder = () => (
  <Section id="ladder" heading="What the space in the truck costs" className="wrap py-12 md:py-16">
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 mt-6">
      {loads.map(({ rung: id, drawing, name, holds }) => {
        const rung = rungs.find((candidate) => candidate.id === id)
        if (!rung) throw new Error(`No rung named ${id}`)
        return (
          <li key={id}>
            <Drawing
              name={drawing}
              alt={`Our truck, ${rung.share === 1 ? 'full' : `filled to ${rung.label}`}`}
              className="w-full h-auto"
              sizes="(min-width: 64em) 25vw, (min-width: 30em) 50vw, 100vw"
            />
            <h3 className="h3 mt-3">{name}</h3>
            <p className="price-tag inline-block mt-2">
              <strong>{spaceWords(rung.cubicFeet)}</strong>
            </p>
            <p className="mt-2 leading-snug">{holds}</p>
          </li>
        )
      })}
    </ul>
  </Section>
)

/** Every step of the ladder, the smallest load first and the full truck as the sum. */
export function LadderTicket() {
  const [smallest, ...rest] = rungs
  const full = rest.pop()
  if (!smallest || !full) throw new Error('The ladder has no steps')
  const upTo = (cubicFeet: number) => `Up to ${cubicFeet} cubic feet`
  return (
    <Ticket number="Price list" title="What the space costs">
      <dl>
        <TicketLine label="Smallest load" note={upTo(smallest.cubicFeet)} amount={spaceWords(smallest.cubicFeet)} />
        {rest.map(({ label, cubicFeet }) => (
          <TicketLine
            key={label}
            label={`${label} of the truck`}
            note={upTo(cubicFeet)}
            amount={spaceWords(cubicFeet)}
          />
        ))}
        <TicketLine
          label="Full truck"
          note={`${full.cubicFeet} cubic feet, 15 cubic yards`}
          amount={spaceWords(full.cubicFeet)}
          last
        />
      </dl>
      <p className="mt-3">Extras come on top. {payBy()}</p>
    </Ticket>
  )
}

/** Everything that can be charged in addition to the space: the common extras, then those of single items. */
export const ExtrasTicket = ({ catalog }: { readonly catalog: Catalog }) => (
  <Ticket number="Extras" title="What can raise the price">
    <p className="mb-2">Each extra gets its own line in your price, and you see it before you agree to anything.</p>
    <dl>
      {extras.map((extra) => (
        <div key={extra.id} className="py-2.5 border-b border-line">
          <dt className="font-bold">
            {extra.label}: <span className="inline-block">{extraAmount(extra)}</span> {extra.unit}
          </dt>
          <dd className="text-[1rem] leading-snug">{extra.reason}</dd>
        </div>
      ))}
    </dl>
    <details id="item-extras" className="mt-4">
      <summary className="py-2.5 font-bold cursor-pointer">Every item that costs extra</summary>
      <dl>
        {itemExtras(catalog).map(({ labels, cents, reason, from }) => (
          <div key={labels[0]} className="py-2.5 border-b border-line">
            <dt>{labels.join('; ')}</dt>
            <dd className="text-[1rem] leading-snug">
              <b>{`${from ? 'from ' : ''}${dollars(cents)}`}</b> {reason}
            </dd>
          </div>
        ))}
      </dl>
    </details>
    {callDiscountTerms() && <p className="mt-4 font-bold">{callDiscountTerms()}</p>}
  </Ticket>
)

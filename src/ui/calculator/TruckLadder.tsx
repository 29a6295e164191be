import { rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { dollars } from '../../business/money.ts'
import type { RungId } from '../../sites/schema/price.ts'
import type { DrawingName } from '../drawings/catalog.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Section } from '../shared/Section.tsx'

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

const own = new Set([site.price.from * 100, site.price.to * 100])

/** The truck at four fills, each with its price as a tag. */
export const TruckLadder = () => (
  <Section id="ladder" heading="What a truckload costs" className="wrap py-12 md:py-16">
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
              <strong>
                {own.has(rung.cents) ? '' : 'about '}
                {dollars(rung.cents)}
              </strong>
            </p>
            <p className="mt-2 leading-snug">{holds}</p>
          </li>
        )
      })}
    </ul>
  </Section>
)

import { sentences } from '#sentences'
import { rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { payBy } from '../../business/contact.ts'
import { itemPagesNow } from '../../business/itemPages.ts'
import { callDiscountOffer, extraAmount, extras, spaceWords } from '../../business/pricing.ts'
import { paths } from '../../routes.ts'
import type { Rung } from '../../sites/schema/price.ts'
import type { ExtraLine, Holding, Service } from '../../sites/schema/service.ts'
import { ItemNames } from '../items/ItemList.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Section } from '../shared/Section.tsx'
import { Box } from './Box.tsx'
import { TaggedTruck } from './TaggedTruck.tsx'

type HeldRung = Rung & Pick<Holding, 'holds'>

const heldRungs = (held: readonly Holding[]): readonly HeldRung[] =>
  held.flatMap(({ rung, holds }) => rungs.filter(({ id }) => id === rung).map((found) => ({ ...found, holds })))

const extraOf = (line: ExtraLine): { readonly label: string; readonly amount: string; readonly unit: string } => {
  const general = 'id' in line ? extras().find(({ id }) => id === line.id) : undefined
  return {
    label: line.label ?? general?.label ?? '',
    amount: line.amount ?? (general ? extraAmount(general) : ''),
    unit: line.unit ?? general?.unit ?? '',
  }
}

const Space = ({ rungs }: { readonly rungs: readonly HeldRung[] }) => (
  <dl className="mt-2">
    {rungs.map((rung) => (
      <div key={rung.id} className="order-charge">
        <dt className="order-sum">
          <span className="font-head font-bold text-[1.5rem] leading-[1.1]">{sentences.service.truck(rung.label)}</span>
          <span className="font-bold">{spaceWords(rung.cubicFeet)}</span>
        </dt>
        <dd>{rung.holds}</dd>
      </div>
    ))}
  </dl>
)

const Extras = ({ lines }: { readonly lines: readonly ExtraLine[] }) => (
  <dl className="mt-2">
    {lines.map((line) => {
      const { label, amount, unit } = extraOf(line)
      return (
        <div key={label} className="order-charge">
          <dt className="order-sum">
            <span className="font-bold">{label}</span>
            <span className="font-bold">{amount}</span>
          </dt>
          <dd className="text-link">{unit}</dd>
          <dd>{line.reason}</dd>
        </div>
      )
    })}
    {callDiscountOffer() && (
      <div className="order-sum px-3 py-2.5 mt-3 bg-marigold text-night">
        <dt className="font-bold">{sentences.service.callToBook}</dt>
        <dd className="font-bold">{callDiscountOffer()}</dd>
      </div>
    )}
  </dl>
)

/** What the space costs, along the truck's side, and each extra as a line with its reason. */
export function PriceBox({
  slug,
  price: { heading, intro, rungs: held, extras: lines },
  example,
}: Pick<Service, 'slug' | 'price' | 'example'>) {
  const rungs = heldRungs(held)
  const pages = itemPagesNow().filter(({ service }) => service === slug)
  return (
    <Box number={2} id="price" heading={heading} className="order-price bg-sky">
      <p className="mt-3 max-w-[38rem] lg:pb-12">{intro}</p>
      <div className="order-road">
        <TaggedTruck rungs={rungs} />
      </div>
      <div className="order-halves">
        <Section id="space" heading={sentences.service.space} level={3}>
          <Space rungs={rungs} />
          {site.features.calculator && (
            <p className="mt-4">
              <TapLink href={example ? `${paths.calculator}?items=${example}` : paths.calculator}>
                {sentences.service.pickItems}
              </TapLink>
            </p>
          )}
          {pages.length > 0 && <ItemNames pages={pages} />}
          <p className="text-[0.9375rem]">{sentences.service.spaceOnly(payBy())}</p>
        </Section>
        <Section id="extras" heading={sentences.service.extras} level={3}>
          <Extras lines={lines} />
        </Section>
      </div>
    </Box>
  )
}

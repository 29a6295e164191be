import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { rungs } from '#site/prices.ts'
import { drawing } from '../../assets.ts'
import { payBy } from '../../business/contact.ts'
import { itemPagesNow } from '../../business/itemPages.ts'
import { callDiscountOffer, costWords, extraAmount, extras, spaceWords } from '../../business/pricing.ts'
import { paths } from '../../routes.ts'
import type { DrawingName } from '../../shared/drawings/catalog.ts'
import { palette as p } from '../../shared/drawings/palette.ts'
import { hold } from '../../shared/drawings/truck/Cargo.tsx'
import { Fold } from '../../shared/parts/Fold.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { Rung } from '../../sites/schema/price.ts'
import type { ExtraLine, Holding, Service } from '../../sites/schema/service.ts'
import { NameLinks } from '../items/ItemGuide.tsx'

type Props = {
  /** Its number on the sheet. */
  readonly number: number
  readonly id: string
  readonly heading: string
  readonly className?: string
  /** On phones. */
  readonly folds?: boolean
  readonly children: ReactNode
}

/** A numbered box of the work order. */
export const Box = ({ number, id, heading, className = '', folds, children }: Props) => (
  <section aria-labelledby={folds ? `${id}-title` : id} className={`order-box ${className}`}>
    <span className="order-number" aria-hidden="true">
      {number}
    </span>
    {folds ? (
      <Fold id={id} heading={heading}>
        {children}
      </Fold>
    ) : (
      <>
        <h2 id={id} className="h2">
          {heading}
        </h2>
        {children}
      </>
    )}
  </section>
)

/** Where the truck is in this drawing, and the floor of its hold in its own. */
const place = { x: 112, y: 248, scale: 0.88 }
const floor = -86
/** The first and the last tag's middle at most, how far apart tags and strings' ends are, and where the first string ends. */
const tags = { x: 142, last: 448, y: -18, apart: 100, half: 42, end: 140, endsApart: 48 }

/** A tag above the truck, with a string down to its level. */
const Tag = ({ rung: { share, label }, index, apart }: { rung: Rung; index: number; apart: number }) => {
  const { y } = tags
  const half = Math.min(tags.half, apart / 2 - 4)
  const x = tags.x + index * apart
  const end = tags.end + index * tags.endsApart
  const level = Math.round(place.y + (floor - share * hold.height) * place.scale)
  return (
    <>
      <path d={`M${x} ${y}L${end} ${level}`} />
      <circle cx={end} cy={level} r="4" fill={p.marigold} />
      <path d={`M${x - half} ${y - 42}H${x + half}V${y - 8}L${x} ${y + 6}L${x - half} ${y - 8}Z`} fill={p.marigold} />
      <text x={x} y={y - 16} textAnchor="middle" stroke="none" className="order-tag">
        {sentences.service.tag(label)}
      </text>
    </>
  )
}

/** The cut-away truck, loaded up to the last of the rungs, with a tag tied to each level. The list below says what each costs. */
function TaggedTruck({ rungs }: { readonly rungs: readonly Rung[] }) {
  const [fullest] = [...rungs].sort((a, b) => b.share - a.share)
  const name: DrawingName = `truck-${fullest?.id ?? 'minimum'}`
  const { url, width, height } = drawing(name)
  // Many tags are closer together and narrower, so that none is cut off.
  const apart = Math.min(tags.apart, (tags.last - tags.x) / Math.max(1, rungs.length - 1))
  return (
    <svg viewBox="92 -64 400 328" className="w-full max-w-[38rem] h-auto overflow-visible" aria-hidden="true">
      <path d="M-1200 244H1600V264H-1200Z" fill={p.road} />
      <path d="M-1200 243H1600v3H-1200Z" fill={p.prairieDark} />
      <g transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
        <image href={url} x="-20" y="-268" width={width} height={height} />
      </g>
      <g stroke={p.ink} strokeWidth="1.5">
        {rungs.map((rung, index) => (
          <Tag key={rung.id} rung={rung} index={index} apart={apart} />
        ))}
      </g>
    </svg>
  )
}

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
  cost,
  buys,
}: Pick<Service, 'slug' | 'price' | 'example' | 'cost' | 'buys'>) {
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
          {example && (
            <p className="mt-4">
              {costWords(cost)} {buys}
            </p>
          )}
          <PriceWays load={example && `items=${example}`} known={{ service: slug }} className="mt-4 mb-4" />
          {pages.length > 0 && <NameLinks of={pages} hrefOf={paths.itemPage} />}
          <p className="text-[0.9375rem]">{sentences.service.spaceOnly(payBy())}</p>
        </Section>
        <Section id="extras" heading={sentences.service.extras} level={3}>
          <Extras lines={lines} />
        </Section>
      </div>
    </Box>
  )
}

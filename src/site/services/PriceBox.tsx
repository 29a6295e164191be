import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { drawing } from '../../assets.ts'
import { payBy } from '../../business/contact.ts'
import { itemPagesNow } from '../../business/itemPages.ts'
import { callDiscountOffer, extraAmount, extras, spaceWords } from '../../business/pricing.ts'
import { paths } from '../../routes.ts'
import type { DrawingName } from '../../shared/drawings/catalog.ts'
import { palette as p } from '../../shared/drawings/palette.ts'
import { hold } from '../../shared/drawings/truck/Cargo.tsx'
import { TapLink } from '../../shared/parts/Link.tsx'
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
  readonly children: ReactNode
}

/** A numbered box of the work order. */
export const Box = ({ number, id, heading, className = '', children }: Props) => (
  <section aria-labelledby={id} className={`order-box ${className}`}>
    <span className="order-number" aria-hidden="true">
      {number}
    </span>
    <h2 id={id} className="h2">
      {heading}
    </h2>
    {children}
  </section>
)

/** Where the truck stands in this drawing: the tags hang behind its tail gate. */
const place = { x: 112, y: 248, scale: 0.88 }
/** The hold's floor in the truck's own drawing. */
const floor = -86
const tag = { x: 2, width: 84, height: 32, apart: 39, lowest: 224 }

const levelOf = (share: number) => place.y + (floor - share * hold.height) * place.scale

/** Tags hang as near to their level as they can without touching; heights of their middles, top to bottom. */
function hang(levels: readonly number[]): readonly number[] {
  const down: number[] = []
  for (const level of levels) down.push(Math.max(level, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + tag.apart))
  const over = Math.max(0, (down.at(-1) ?? 0) - tag.lowest)
  return down.map((y) => Math.round(y - over))
}

const Tag = ({ rung, y }: { readonly rung: Rung; readonly y: number }) => {
  const level = Math.round(levelOf(rung.share))
  const right = tag.x + tag.width
  const half = tag.height / 2
  const gate = place.x + 2
  return (
    <g>
      <path
        d={`M${right - 8} ${y}C${right + 14} ${y} ${gate - 18} ${level} ${gate + 10} ${level}`}
        fill="none"
        stroke={p.ink}
        strokeWidth="1.5"
      />
      <circle cx={gate + 11} cy={level} r="3.5" fill={p.marigold} stroke={p.ink} strokeWidth="1.5" />
      <path
        d={`M${tag.x} ${y - half}H${right - 12}L${right} ${y}L${right - 12} ${y + half}H${tag.x}Z`}
        fill={p.marigold}
        stroke={p.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={right - 10} cy={y} r="3" fill={p.card} stroke={p.ink} strokeWidth="1.5" />
      <text x={tag.x + 35} y={y + 7.5} textAnchor="middle" className="order-tag">
        {sentences.service.tag(rung.label)}
      </text>
    </g>
  )
}

/** The cut-away truck, loaded up to the last of the rungs, with a tag tied to each level. The list below says what each costs. */
function TaggedTruck({ rungs }: { readonly rungs: readonly Rung[] }) {
  const falling = [...rungs].sort((a, b) => b.share - a.share)
  const name: DrawingName = `truck-${falling[0]?.id ?? 'minimum'}`
  const { url, width, height } = drawing(name)
  const heights = hang(falling.map(({ share }) => levelOf(share)))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 490 264"
      className="block w-[28.75rem] h-auto max-w-none overflow-visible md:w-[36rem] lg:w-[min(41rem,100%)]"
      aria-hidden="true"
    >
      <path d="M-1200 244H1600V264H-1200Z" fill={p.road} />
      <path d="M-1200 243H1600V246H-1200Z" fill={p.prairieDark} />
      <g transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
        <image href={url} x="-20" y="-268" width={width} height={height} />
      </g>
      {falling.map((rung, index) => (
        <Tag key={rung.id} rung={rung} y={heights[index] ?? 0} />
      ))}
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

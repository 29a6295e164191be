import { sentences } from '#sentences'
import { rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { itemsUrl } from '../../assets.ts'
import { codeNote, couponOf } from '../../business/adjustments.ts'
import { hasDatedPrices } from '../../business/codes.ts'
import { payBy } from '../../business/contact.ts'
import { items, knownItems } from '../../business/items.ts'
import { callDiscountTerms, extraAmount, extras, itemExtras, spaceWords } from '../../business/pricing.ts'
import { unreadEntries, unreadZip } from '../../domain/items/itemList.ts'
import { dollars, inDollars, yardsOf } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Page, PageAddress, PageRequest } from '../../shared/document/page.ts'
import type { DrawingName } from '../../shared/drawings/catalog.ts'
import { PlaceNote } from '../../shared/form/PlaceNote.tsx'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { DynamicFragment, Island } from '../../shared/parts/Island.tsx'
import { boldTo } from '../../shared/parts/Link.tsx'
import { PageHead } from '../../shared/parts/PageHead.tsx'
import { PaperHead } from '../../shared/parts/PaperHead.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { NotUnderstood, Ticket, TicketLine } from '../../shared/parts/Ticket.tsx'
import type { Catalog } from '../../sites/schema/item.ts'
import type { RungId } from '../../sites/schema/price.ts'
import { Calculator } from './Calculator.tsx'
import { asksForPrice, formatDraft, namedKind, readDraft } from './useCalculator.ts'

/** The truck with a load of each size. */
const loads = {
  minimum: 'truck-minimum',
  quarter: 'truck-quarter',
  half: 'truck-half',
  full: 'truck-full',
} as const satisfies Partial<Record<RungId, DrawingName>>

/** The truck at four fills, each with its price as a tag. */
export const TruckLadder = () => (
  <Section id="ladder" heading={sentences.priceList.spaceHeading} className="wrap py-12 md:py-16">
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 mt-6">
      {(Object.keys(loads) as (keyof typeof loads)[]).map((id) => {
        const rung = rungs.find((candidate) => candidate.id === id)
        if (!rung) return null
        const [name, holds] = sentences.priceList.loads[id]
        return (
          <li key={id}>
            <Drawing
              name={loads[id]}
              alt={sentences.priceList.truck(rung.share === 1 ? undefined : rung.label)}
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
  const { list, space, byYard, upTo, smallest: least, part, fullTruck, fullFeet, onTop } = sentences.priceList
  const { perCubicYard } = site.price
  return (
    <Ticket number={list} title={space}>
      {perCubicYard && <p className="mb-2">{byYard(dollars(perCubicYard), inDollars(from))}</p>}
      <dl>
        <TicketLine label={least} note={upTo(smallest.cubicFeet)} amount={spaceWords(smallest.cubicFeet)} />
        {rest.map(({ label, cubicFeet }) => (
          <TicketLine key={label} label={part(label)} note={upTo(cubicFeet)} amount={spaceWords(cubicFeet)} />
        ))}
        <TicketLine
          label={fullTruck}
          note={fullFeet(full.cubicFeet, yardsOf(full.cubicFeet))}
          amount={spaceWords(full.cubicFeet)}
          last
        />
      </dl>
      <p className="mt-3">{onTop(payBy())}</p>
    </Ticket>
  )
}

/** Everything that can be charged in addition to the space: the common extras, then those of single items. */
export const ExtrasTicket = ({ catalog }: { readonly catalog: Catalog }) => (
  <Ticket number={sentences.priceList.extras} title={sentences.priceList.raises}>
    <p className="mb-2">{sentences.priceList.ownLine}</p>
    <dl>
      {extras().map((extra) => (
        <div key={extra.id} className="py-2.5 border-b border-line">
          <dt className="font-bold">
            {extra.label}: <span className="inline-block">{extraAmount(extra)}</span> {extra.unit}
          </dt>
          <dd className="text-[1rem] leading-snug">{extra.reason}</dd>
        </div>
      ))}
    </dl>
    <details id="item-extras" className="mt-4">
      <summary className="py-2.5 font-bold cursor-pointer">{sentences.priceList.every}</summary>
      <dl>
        {itemExtras(catalog).map(({ labels, cents, reason, from }) => (
          <div key={labels[0]} className="py-2.5 border-b border-line">
            <dt>{labels.join('; ')}</dt>
            <dd className="text-[1rem] leading-snug">
              <b>{from ? sentences.priceList.from(dollars(cents)) : dollars(cents)}</b> {reason}
            </dd>
          </div>
        ))}
      </dl>
    </details>
    {callDiscountTerms() && <p className="mt-4 font-bold">{callDiscountTerms()}</p>}
  </Ticket>
)

type Props = PageAddress & Partial<Pick<PageRequest, 'query' | 'now'>>

const { from, to } = site.price

function CalculatorBody({ path, siteUrl, query = new URLSearchParams(), now }: Props) {
  const catalog = items()
  if (!catalog) return null
  const isKnown = knownItems()
  const unread = unreadEntries(query, isKnown)
  const read = readDraft(query, catalog, isKnown)
  const notZip = unreadZip(query)
  const kind = namedKind(query)
  const draft = formatDraft(read)
  const { crumb, heading, lead, unreadItem, unreadZip: zipWords, unreadKind, between, closing } = sentences.priceList
  return (
    <>
      <div className="calc-head calc-rest">
        <PageHead here={crumb} heading={heading} lead={lead(inDollars(from), inDollars(to))} truck="none" />
      </div>
      <div className="wrap">
        {hasDatedPrices && <DynamicFragment name="day-prices" />}
        {codeNote(read.place) && <p className="mt-2 mb-4">{codeNote(read.place)}</p>}
        <PaperHead siteUrl={siteUrl} path={path} query={new URLSearchParams(draft)} now={now} />
        {unread.length > 0 && <NotUnderstood words={unread}>{unreadItem}</NotUnderstood>}
        {notZip.length > 0 && <NotUnderstood words={notZip}>{zipWords}</NotUnderstood>}
        {kind !== '' && !read.kind && <NotUnderstood words={[kind]}>{unreadKind}</NotUnderstood>}
      </div>
      <Island
        name="Calculator"
        component={Calculator}
        props={{ query: draft, items: itemsUrl(), coupon: couponOf(read.place.code) }}
        own={{ catalog, ZipNote: read.place.zip ? PlaceNote : undefined }}
      />
      <div className="calc-rest">
        <TruckLadder />
        <div className="wrap pb-14 md:pb-20 grid gap-8 lg:grid-cols-2 lg:gap-14 items-start">
          <LadderTicket />
          <ExtrasTicket catalog={catalog} />
        </div>
        <div className="wrap pb-14 md:pb-20">
          <p className="max-w-[40rem] text-[1.1875rem]">
            {between(boldTo(paths.whereItGoes), boldTo(paths.howItWorks), boldTo(paths.quote))}
          </p>
        </div>
        <ClosingCall heading={closing} />
      </div>
    </>
  )
}

export function pricingCalculator(): Page {
  const { title, crumb, description } = sentences.priceList
  return {
    kind: 'pricing-calculator',
    head: { title, crumb, description: description(inDollars(from), inDollars(to)) },
    body: (address) => <CalculatorBody {...address} />,
    variant: { reads: asksForPrice, body: (request) => <CalculatorBody {...request} /> },
  }
}

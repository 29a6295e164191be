import { catalog } from '#site/items.ts'
import { extras, rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { curbGuide } from '../../business/guides.ts'
import { itemHref } from '../../business/itemPages.ts'
import { townLoads } from '../../business/itemTexts.ts'
import { allTowns } from '../../business/siteTexts.ts'
import { PhoneLink, TapLink } from '../../shared/parts/Link.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { Stamp, Ticket } from '../../shared/parts/Ticket.tsx'
import { guidePricesOf } from '../../sites/schema/phrases.ts'
import type { Curb, CurbLine, Permit, PermitRules, Town } from '../../sites/schema/town.ts'

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="grid grid-cols-[min(3.5rem,34%)_1fr] gap-x-3.5 items-center py-2 border-t border-line-strong leading-[1.3]">
    <dt className="col-start-2 font-bold">{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{say.town.marks[mark]}</dd>
    <dd className="col-start-2">{note}</dd>
  </div>
)

/** The town's own hauler, what it takes for free, since when, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: Town; readonly curb: Curb }) => {
  const { verdict, hauler, ask = hauler, asOf, until, answer, lines, source } = curb
  const all = curbGuide()
  return (
    <section aria-labelledby="curb">
      <Ticket
        number={hauler ? say.town.hauler(hauler.name) : say.town.kind[kind](name)}
        title={verdict ? say.town.freeCurb(name, verdict) : say.town.whoPicksUp(name)}
        titleId="curb"
      >
        {ask?.phone && <PhoneLink label={say.town.callWhom(ask.name)} number={ask.phone} />}
        <p className="font-bold text-[1.125rem] leading-snug">{answer}</p>
        {lines.length > 0 && (
          <dl className="mt-4 border-b border-line-strong">
            {lines.map((line) => (
              <Line key={line.item} {...line} />
            ))}
          </dl>
        )}
        {asOf && <p className="mt-3 text-soft">{say.town.asOf(asOf, until)}</p>}
        {source && (
          <p className="mt-3">
            <TapLink href={source.href}>{source.label}</TapLink>
          </p>
        )}
        {all && (
          <p>
            <TapLink href={all}>{say.town.allCurbs(allTowns())}</TapLink>
          </p>
        )}
      </Ticket>
    </section>
  )
}

const { guidePrice } = guidePricesOf({ catalog, price: site.price, extras, rungs })

type PriceTicketProps = {
  readonly town: Town
  /** Whether it has a page's whole width to itself. */
  readonly isAlone: boolean
}

/** What people throw out most, each by itself: the price calculator's range, and where it comes from in this town. */
export const PriceTicket = ({ town: { slug, name, loads = {} }, isAlone }: PriceTicketProps) => (
  <section aria-labelledby="prices" className={isAlone ? '' : 'lg:col-start-2 lg:row-start-1 lg:row-span-2'}>
    <Ticket number={say.town.carriedOut} title={say.town.prices(name)} titleId="prices">
      <ul className={isAlone ? '-mt-2.5 lg:columns-2 lg:gap-x-12' : '-mt-2.5'}>
        {townLoads().map(({ label, items }) => (
          <li key={items} className="ticket-line">
            <strong className="flex-[1_1_5rem] -mt-4 -mb-1">
              {/* The first thing of a load is what people look up. */}
              <a href={itemHref(items.replace(/[_.].*/, ''))} className="link tap pt-3.5 pb-0.5 font-bold">
                {label}
              </a>
            </strong>{' '}
            <span className="ticket-amount">{guidePrice(items)}</span>{' '}
            {loads[items] && <span className="basis-full text-[0.9375rem] leading-snug text-soft">{loads[items]}</span>}
          </li>
        ))}
      </ul>
      <PriceWays known={{ town: slug }} className="mt-4" />
    </Ticket>
  </section>
)

type PermitTicketProps = { readonly permit: Permit; readonly rules: PermitRules }

/** Who is asked before something is torn down, and whether the county has a say too. */
export const PermitTicket = ({ permit: { office, phone, text, links = [], county }, rules }: PermitTicketProps) => (
  <section aria-labelledby="permits">
    <Ticket number={office} title={say.town.contents.permits} titleId="permits">
      {phone && <PhoneLink label={say.town.call} number={phone} />}
      <p>{text}</p>
      {[...links, ...(county && rules.county ? [rules.county.office] : [])].map(({ label, href }) => (
        <p key={href}>
          <TapLink href={href}>{label}</TapLink>
        </p>
      ))}
      {county && rules.county && (
        <div className="mt-4">
          <Stamp>{say.town.twoPermits}</Stamp>
        </div>
      )}
    </Ticket>
  </section>
)

import { catalog } from '#site/items.ts'
import { extras, rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { itemHref } from '../../business/itemPages.ts'
import { townLoads } from '../../business/itemTexts.ts'
import { paths } from '../../routes.ts'
import { guidePricesOf } from '../../sites/schema/phrases.ts'
import type { Town } from '../../sites/schema/town.ts'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'

const { guidePrice } = guidePricesOf({ catalog, price: site.price, extras, rungs })

type Props = {
  readonly town: Town
  /** Whether it has a page's whole width to itself. */
  readonly isAlone: boolean
}

/** What people throw out most, each by itself: the price calculator's range, and where it comes from in this town. */
export const PriceTicket = ({ town: { name, loads = {} }, isAlone }: Props) => (
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
      <p className="mt-3">
        <TapLink href={paths.calculator}>{say.frame.priceCalculator}</TapLink>
      </p>
    </Ticket>
  </section>
)

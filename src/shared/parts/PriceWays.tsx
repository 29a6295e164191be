import { site } from '#site/site.ts'
import { say } from '#words'
import { type BookingPrefill, paths, withQuery } from '../../routes.ts'

type Props = {
  /** What the price is of, as addresses have it: `items=sofa`. */
  readonly load?: string
  /** What else the page knows of the pickup. */
  readonly known?: BookingPrefill
  /** Where more is added, on the page that does that itself. */
  readonly more?: string
  readonly className?: string
}

/** What to do about a price, wherever one is printed: book that very pickup, or add to it. */
export const PriceWays = ({ load = '', known, more, className = '' }: Props) => {
  const carried = Object.fromEntries(new URLSearchParams(load))
  return (
    <p className={`flex flex-wrap gap-3 ${className}`} data-price-ways="">
      <a href={paths.schedule({ ...known, ...carried })} className="btn-main">
        {load ? say.prices.book : say.frame.bookPickup}
      </a>
      {site.features.calculator && (
        <a href={more ?? withQuery(paths.calculator, carried)} className="btn-line">
          {load ? say.prices.addMore : say.frame.priceCalculator}
        </a>
      )}
    </p>
  )
}

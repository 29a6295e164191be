import { site } from '#site/site.ts'
import { say } from '#words'
import { type BookingPrefill, paths } from '../../routes.ts'
import { TapLink } from './Link.tsx'

type Props = {
  readonly known?: BookingPrefill
  /** What the page is about, as the calculator's addresses have it: `items=sofa`. */
  readonly load?: string
}

/** The one thing to do on an inner page, and a link to the price. The header and the call bar have the phone. */
export const HeadActions = ({ known, load }: Props) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6" data-head-actions="">
    <a href={load ? `${paths.bookOnline}?${load}` : paths.schedule(known)} className="btn-main max-sm:grow">
      {say.frame.bookPickup}
    </a>
    <TapLink href={site.features.calculator ? `${paths.calculator}${load ? `?${load}` : ''}` : paths.quote}>
      {site.features.calculator ? say.frame.priceCalculator : say.frame.freeQuote}
    </TapLink>
  </div>
)

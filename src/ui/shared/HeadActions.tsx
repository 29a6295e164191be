import { site } from '#site/site.ts'
import type { BookingPrefill } from '../../routes.ts'
import { paths } from '../../routes.ts'
import { TapLink } from './Link.tsx'

/** The one thing to do on an inner page, and a link to the price. The header and the call bar have the phone. */
export const HeadActions = ({ known }: { readonly known?: BookingPrefill }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6" data-head-actions="">
    <a href={paths.schedule(known)} className="btn-main max-sm:grow">
      Book a pickup
    </a>
    <TapLink href={site.features.calculator ? paths.calculator : paths.quote}>
      {site.features.calculator ? 'Price calculator' : 'Get a free quote'}
    </TapLink>
  </div>
)

import { Breadcrumbs } from '../shared/Breadcrumbs.tsx'

/** A head that leaves a phone's first screen to the form. */
export const BookingHead = ({ here, heading }: { readonly here: string; readonly heading?: string }) => (
  <div className="wrap pt-1 md:pt-3">
    <Breadcrumbs here={here} />
    {heading && <h1 className="h2">{heading}</h1>}
  </div>
)

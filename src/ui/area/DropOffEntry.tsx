import type { NearbySite } from '../../content/dropOffs.ts'
import { milesLabel } from '../../domain/places/neighbors.ts'

const where = (town: string, miles: number) =>
  miles < 1 ? 'Right in town' : `${town}, about ${milesLabel(miles)} away`

/** One drop-off site on the notice board: name, note and distance. */
export const DropOffEntry = ({ as: Entry, site, miles }: NearbySite & { readonly as: 'dd' | 'li' }) => (
  <Entry>
    {site.href ? (
      <a href={site.href} className="link font-bold tap md:min-h-8">
        {site.name}
      </a>
    ) : (
      <strong>{site.name}</strong>
    )}
    <span className="block">{site.note}</span>
    {site.town && miles !== undefined && <span className="block text-soft">{where(site.town.name, miles)}</span>}
  </Entry>
)

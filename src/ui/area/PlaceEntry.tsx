import type { PlaceNearby } from '../../content/places.ts'
import { milesLabel } from '../../domain/places/neighbors.ts'

const where = (town: string, miles: number) =>
  miles < 1 ? 'Right in town' : `${town}, about ${milesLabel(miles)} away`

/** One address on the notice board: name, what for, how far. */
export const PlaceEntry = ({ as: Entry, place, miles }: PlaceNearby & { readonly as: 'dd' | 'li' }) => (
  <Entry>
    {place.href ? (
      <a href={place.href} className="link font-bold tap md:min-h-8">
        {place.name}
      </a>
    ) : (
      <strong>{place.name}</strong>
    )}
    <span className="block">{place.note}</span>
    {place.town && miles !== undefined && <span className="block text-soft">{where(place.town.name, miles)}</span>}
  </Entry>
)

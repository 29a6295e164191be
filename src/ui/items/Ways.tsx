import type { Disposal } from '../../content/items.ts'
import type { Place } from '../../content/places.ts'
import { places } from '../../content/places.ts'

const PlaceLink = ({ place: { name, town, href } }: { readonly place: Place }) => {
  const words = !town || name.includes(town.name) ? name : `${name} in ${town.name}`
  return href ? (
    // Not an inline-block, which would let the mark behind it slip onto a line of its own.
    <a href={href} className="py-3">
      {words}
    </a>
  ) : (
    words
  )
}

/** What we do with it, and how it goes without us. Places for one town only stand on that town's page. */
export const Ways = ({ way: { goes, ban, without, use } }: { readonly way: Disposal }) => {
  const open = places.filter((place) => place.use === use && !place.towns)
  return (
    <>
      <p>{goes}</p>
      {without && (
        <p>
          <i>Without us:</i>
          {` ${without}`}
        </p>
      )}
      {without && open.length > 0 && (
        <ul className="item-places">
          {open.map((place) => (
            <li key={place.name}>
              <PlaceLink place={place} />
            </li>
          ))}
        </ul>
      )}
      {ban === 'none' && <p>No state landfill ban that we know of.</p>}
    </>
  )
}

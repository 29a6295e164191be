import { dropOffSites } from '#site/dropOffSites.ts'
import { site as business } from '#site/site.ts'
import type { Disposal } from '../../sites/schema/item.ts'
import type { DropOffSite } from '../../sites/schema/town.ts'

const SiteLink = ({ site: { name, town, href } }: { readonly site: DropOffSite }) => {
  const words = !town || name.includes(town.name) ? name : `${name} in ${town.name}`
  return href ? (
    // Not an inline-block, which would let the icon after it wrap to a line of its own.
    <a href={href} className="py-3">
      {words}
    </a>
  ) : (
    words
  )
}

/** What we do with it, and how it goes without us. Sites for single towns are only on those towns' pages. */
export const Ways = ({ way: { goes, ban, without, use } }: { readonly way: Disposal }) => {
  const open = dropOffSites.filter((site) => site.use === use && !site.towns)
  return (
    <>
      <p>{goes}</p>
      {without && (
        <p>
          <i>Other options:</i>
          {` ${without}`}
        </p>
      )}
      {without && open.length > 0 && (
        <ul className="item-places">
          {open.map((site) => (
            <li key={site.name}>
              <SiteLink site={site} />
            </li>
          ))}
        </ul>
      )}
      {ban === 'none' && <p>No {business.area.state.name} landfill ban on this that we know of.</p>}
    </>
  )
}

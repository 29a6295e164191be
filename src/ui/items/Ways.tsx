import { site as business } from '#site/site.ts'
import { say } from '#words'
import { dropOffSites } from '../../business/itemTexts.ts'
import type { Ban, Disposal } from '../../sites/schema/item.ts'
import type { DropOffSite } from '../../sites/schema/town.ts'

const state = business.area.state.name

/** Since when the state bans it; what we don't take is named. */
export const BanWords = ({ ban, isTaken = true }: { readonly ban: Ban; readonly isTaken?: boolean }) =>
  isTaken ? (
    <p className="item-since">
      <i>{say.items.bannedSince(state)}</i> <b>{ban.since}</b>
    </p>
  ) : (
    <p>{say.items.banned(ban.what, state, ban.since)}</p>
  )

const SiteLink = ({ site: { name, town, href } }: { readonly site: DropOffSite }) => {
  const words = !town || name.includes(town.name) ? name : say.items.siteIn(name, town.name)
  return href ? (
    // Not an inline-block, which would let the icon after it wrap to a line of its own.
    <a href={href} className="py-3">
      {words}
    </a>
  ) : (
    words
  )
}

/** What we do with it, how it goes without us, and the sites that take it. Those for single towns are only on the towns' pages. */
export const Ways = ({ way: { goes, without, use } }: { readonly way: Disposal }) => {
  const open = dropOffSites().filter((site) => site.use === use && !site.towns)
  return (
    <>
      <p>{goes}</p>
      {without && (
        <p>
          <i>{say.items.without}</i>
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
    </>
  )
}

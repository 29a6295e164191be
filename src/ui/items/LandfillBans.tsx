import { paths } from '../../routes.ts'
import type { Catalog, Disposal, DisposalName } from '../../sites/schema/item.ts'
import { BanWords, Ways } from './Ways.tsx'

const bannedIn = ({ disposals, items }: Catalog) =>
  (Object.entries(disposals) as [DisposalName, Disposal][])
    .flatMap(([way, { ban }]) => (ban && ban !== 'none' ? [{ way, ban }] : []))
    .map((rule) => ({ ...rule, left: items.find(({ goes, accepted }) => goes === rule.way && !accepted) }))
    .sort((a, b) => a.ban.since - b.ban.since)

/** What the state keeps out of its landfills, oldest ban first. */
export const LandfillBans = ({ catalog }: { readonly catalog: Catalog }) => (
  <ul className="item-bans">
    {bannedIn(catalog).map(({ way, ban, left }) => (
      <li key={way} id={left ? undefined : `goes-${way}`}>
        <BanWords ban={ban} />
        <h4>{ban.what}</h4>
        {left ? (
          <p>
            We can’t take any. <a href={paths.item(left.id, 'not-accepted')}>See who can</a>
          </p>
        ) : (
          <Ways way={catalog.disposals[way]} />
        )}
      </li>
    ))}
  </ul>
)

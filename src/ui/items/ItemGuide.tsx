import { site } from '#site/site.ts'
import { dollars } from '../../domain/prices/words.ts'
import { paths } from '../../routes.ts'
import type { Catalog, Disposal, DisposalName } from '../../sites/schema/item.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Island } from '../shared/Island.tsx'
import type { Asked } from './ItemKinds.tsx'
import { ItemKinds } from './ItemKinds.tsx'
import { formId, ItemSearch } from './ItemSearch.tsx'
import type { ItemSearchProps } from './useItemSearch.ts'
import { BanWords, Ways } from './Ways.tsx'

const bannedIn = ({ disposals, items }: Catalog) =>
  (Object.entries(disposals) as [DisposalName, Disposal][])
    .flatMap(([way, { ban }]) => (ban ? [{ way, ban }] : []))
    .map((rule) => ({ ...rule, left: items.find(({ goes, accepted }) => goes === rule.way && !accepted) }))
    .sort((a, b) => a.ban.since - b.ban.since)

/** What the state keeps out of its landfills, oldest ban first. */
const LandfillBans = ({ catalog }: { readonly catalog: Catalog }) => (
  <ul className="item-bans grid gap-x-12 gap-y-7 mt-6 md:grid-cols-[repeat(2,1fr)] lg:grid-cols-[repeat(3,1fr)]">
    {bannedIn(catalog).map(({ way, ban, left }) => (
      <li key={way} id={left ? undefined : `goes-${way}`} className="pt-3 border-t-2 border-ink">
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

type Props = {
  readonly catalog: Catalog
  readonly asked?: Asked
  /** The search, and what it's asked for. */
  readonly search: ItemSearchProps
}

/**
 * Every item: whether we take it, about what it costs, where it goes. A list by kinds that works without a script, each
 * kind a page of its own; with it, a search in all of them.
 */
export const ItemGuide = ({ catalog, asked, search: { start, ...search } }: Props) => (
  <section id="where-does-it-go" aria-labelledby="guide-title" className="item-guide pt-16">
    <div className="wrap">
      <div className="item-top">
        <div>
          <h2 id="guide-title" className="h2">
            Where does it go?
          </h2>
          <p className="mt-3 max-w-[34rem]">
            {`Look up a couch, a fridge or a can of paint. For each of ${catalog.items.length} items, you’ll see if we take it, what it usually costs and where it goes.`}
          </p>
        </div>
        <Island
          name="ItemSearch"
          component={ItemSearch}
          props={{ ...search, label: 'What needs to go?', action: `${paths.faq}#${formId}` }}
          own={{ start }}
        />
        <div className="item-picture" hidden={Boolean(search.asked)}>
          <Drawing
            name="home-sorting"
            alt="Furniture to donate, metal to recycle and a few trash bags at our yard"
            className="w-full h-auto rounded"
          />
        </div>
      </div>
      <h3 className="h3">The full list</h3>
      <p className="mt-1 max-w-[40rem]">
        Each price is for one item by itself. Our lowest price is {dollars(site.price.from * 100)}, and several small
        items can fit in it. You’ll know your price before we load anything.
      </p>
      <ItemKinds catalog={catalog} asked={asked} />
    </div>
    <div className="py-14 bg-sky">
      <div className="wrap">
        <h3 className="h2">What {site.area.state.name} keeps out of its landfills</h3>
        <LandfillBans catalog={catalog} />
      </div>
    </div>
  </section>
)

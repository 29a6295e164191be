import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { itemsUrl } from '../../assets.ts'
import type { LoadedSearch } from '../../business/indexedItems.ts'
import { itemPagesNow, usualWords } from '../../business/itemPages.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { Island } from '../../shared/parts/Island.tsx'
import { boldTo } from '../../shared/parts/Link.tsx'
import { Band } from '../../shared/parts/Section.tsx'
import type { Catalog, Disposal, DisposalName } from '../../sites/schema/item.ts'
import type { ItemPage } from '../../sites/schema/itemPage.ts'
import { BanWords, Ways } from './ItemAnswer.tsx'
import { formId, ItemSearch } from './ItemSearch.tsx'

type SearchProps = {
  /** What the page's address asks for, and the search that answers it. */
  readonly asked?: string | undefined
  readonly start?: LoadedSearch | undefined
}

/** The one search of all items; without a script, the page of all items answers it. */
export const SearchItems = ({ asked, start }: SearchProps) => (
  <Island
    name="ItemSearch"
    component={ItemSearch}
    props={{
      items: itemsUrl(),
      ...(asked && { asked }),
      label: sentences.itemGuide.what,
      action: `${paths.items}#${formId}`,
    }}
    own={{ start }}
  />
)

type NamesProps<T> = { readonly of: readonly T[]; readonly hrefOf: (slug: string) => string }

/** Pages by their names, in a row of links. */
export const NameLinks = <T extends { readonly slug: string; readonly name: string }>({
  of,
  hrefOf,
}: NamesProps<T>) => (
  <ul className="flex flex-wrap gap-x-4">
    {of.map(({ slug, name }) => (
      <li key={slug}>
        <a href={hrefOf(slug)} className="link tap-low">
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** Links to item pages, each with what most people pay. */
export const ItemLinks = ({ pages }: { readonly pages: readonly ItemPage[] }) => (
  <ul className="item-links">
    {pages.map((page) => (
      <li key={page.slug}>
        <a href={paths.itemPage(page.slug)}>{page.name}</a>{' '}
        <span>{page.accepted ? usualWords(page) : sentences.itemPage.refused}</span>
      </li>
    ))}
  </ul>
)

/** The first page of each kind of item. */
const oneOfEach = ({ items }: Catalog) => {
  const kindOf = new Map(items.map(({ id, category }) => [id, category]))
  const first = new Map(
    itemPagesNow()
      .map((page) => [kindOf.get(page.items[0] ?? ''), page] as const)
      .reverse(),
  )
  return [...first.values()].reverse()
}

/** The FAQ's way to every item: the search, and a link to the list. */
export const ItemGuide = ({ catalog }: { readonly catalog: Catalog }) => (
  <section id="where-does-it-go" aria-labelledby="guide-title" className="item-guide pt-16">
    <div className="wrap item-top">
      <div>
        <h2 id="guide-title" className="h2">
          {sentences.itemGuide.where}
        </h2>
        <p className="mt-3 max-w-[34rem]">{sentences.itemGuide.guide(catalog.items.length, boldTo(paths.items))}</p>
      </div>
      <SearchItems />
      <div className="item-picture">
        <Drawing name="home-sorting" alt={sentences.itemGuide.picture} className="w-full h-auto rounded" />
      </div>
    </div>
    {itemPagesNow().length > 0 && (
      <div className="wrap pb-10 -mt-6">
        <h3 className="h3 mb-1">{sentences.itemGuide.oneOfEach}</h3>
        <NameLinks of={oneOfEach(catalog)} hrefOf={paths.itemPage} />
      </div>
    )}
  </section>
)

const bannedIn = ({ disposals, items }: Catalog) =>
  (Object.entries(disposals) as [DisposalName, Disposal][])
    .flatMap(([way, { ban }]) => (ban ? [{ way, ban }] : []))
    .map((rule) => ({ ...rule, left: items.find(({ goes, accepted }) => goes === rule.way && !accepted) }))
    .sort((a, b) => (a.ban.since ?? Infinity) - (b.ban.since ?? Infinity))

/** What the state keeps out of its landfills, oldest ban first. */
export const LandfillBans = ({ catalog }: { readonly catalog: Catalog }) => {
  const banned = bannedIn(catalog)
  return (
    banned.length > 0 && (
      <Band id="bans" heading={sentences.itemGuide.bans(site.area.state.name)} className="item-guide py-14 bg-sky">
        <ul className="item-bans grid gap-x-12 gap-y-7 mt-6 md:grid-cols-[repeat(2,1fr)] lg:grid-cols-[repeat(3,1fr)]">
          {banned.map(({ way, ban, left }) => (
            <li key={way} id={left ? undefined : `goes-${way}`} className="pt-3 border-t-2 border-ink">
              <BanWords ban={ban} />
              <h3>{ban.what}</h3>
              {left ? (
                <p>
                  {sentences.itemGuide.noneTaken((words) => (
                    <a href={paths.item(left.id)}>{words}</a>
                  ))}
                </p>
              ) : (
                <Ways way={catalog.disposals[way]} />
              )}
            </li>
          ))}
        </ul>
      </Band>
    )
  )
}

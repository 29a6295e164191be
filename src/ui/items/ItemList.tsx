import { sentences } from '#sentences'
import { usualWords } from '../../business/itemPages.ts'
import { paths } from '../../routes.ts'
import type { ItemPage } from '../../sites/schema/itemPage.ts'

/** Names of item pages as links, where their prices have no room. */
export const ItemNames = ({ pages }: { readonly pages: readonly ItemPage[] }) => (
  <ul className="item-towns">
    {pages.map(({ slug, name }) => (
      <li key={slug}>
        <a href={paths.itemPage(slug)}>{name}</a>
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

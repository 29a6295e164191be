import { sentences } from '#sentences'
import { relatedPages } from '../../business/itemPages.ts'
import { towns } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { itemData } from '../../shared/document/structuredData/records.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { TapLink } from '../../shared/parts/Link.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { ItemPage } from '../../sites/schema/itemPage.ts'
import { ItemEnd, ItemFree, ItemOut } from './ItemFree.tsx'
import { ItemLinks, NameLinks } from './ItemGuide.tsx'
import { ItemHead, ItemPrices } from './ItemPrices.tsx'

/** Three more things, and the towns where none of the page's parts has them. */
const Related = ({ page }: { readonly page: ItemPage }) => (
  <div className="wrap pb-14 md:pb-20">
    <Section id="related" heading={sentences.itemPage.related}>
      <ItemLinks pages={relatedPages(page)} />
      <p className="mt-2">
        <TapLink href={paths.items}>{sentences.itemPage.all}</TapLink>
      </p>
    </Section>
    {!page.curb && (
      <Section id="towns" heading={sentences.itemPage.pickUp} level={3} className="mt-6">
        <NameLinks of={towns()} hrefOf={paths.town} />
      </Section>
    )}
  </div>
)

export const itemPage = (page: ItemPage): Page => ({
  kind: 'item',
  head: {
    title: page.title,
    crumb: page.name,
    description: page.description,
    structuredData: (siteUrl) => (page.accepted ? [itemData(page, siteUrl)] : []),
  },
  body: () => (
    <>
      <ItemHead page={page} />
      {page.accepted && <ItemPrices page={page} />}
      {!page.accepted && <ItemFree page={page} />}
      <ItemOut page={page} />
      {page.accepted && <ItemFree page={page} />}
      <ItemEnd page={page} />
      <Related page={page} />
      {page.accepted ? <ClosingCall /> : <ClosingCall heading={sentences.itemPage.closing} />}
    </>
  ),
})

import { sentences } from '#sentences'
import { relatedPages } from '../business/itemPages.ts'
import { towns } from '../business/siteTexts.ts'
import type { Page } from '../document/page.ts'
import { itemData } from '../document/structuredData/records.ts'
import { paths } from '../routes.ts'
import type { ItemPage } from '../sites/schema/itemPage.ts'
import { ItemEnd, ItemFree, ItemOut } from '../ui/items/ItemFree.tsx'
import { ItemLinks, NameLinks } from '../ui/items/ItemGuide.tsx'
import { ItemHead, ItemPrices } from '../ui/items/ItemPrices.tsx'
import { ClosingCall } from '../ui/shared/CallsToAction.tsx'
import { TapLink } from '../ui/shared/Link.tsx'
import { Section } from '../ui/shared/Section.tsx'

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

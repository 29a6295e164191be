import { relatedPages } from '../business/itemPages.ts'
import type { Page } from '../document/page.ts'
import { itemData } from '../document/structuredData/service.ts'
import { paths } from '../routes.ts'
import type { ItemPage } from '../sites/schema/itemPage.ts'
import { ItemFree } from '../ui/items/ItemFree.tsx'
import { ItemHead } from '../ui/items/ItemHead.tsx'
import { ItemLinks } from '../ui/items/ItemList.tsx'
import { ItemPrices } from '../ui/items/ItemPrices.tsx'
import { ItemEnd, ItemOut } from '../ui/items/ItemWork.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { TapLink } from '../ui/shared/Link.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

const Related = ({ pages }: { readonly pages: readonly ItemPage[] }) => (
  <Section id="related" heading="What else people ask about" className="wrap pb-14 md:pb-20">
    <ItemLinks pages={pages} />
    <p className="mt-2">
      <TapLink href={paths.items}>All items and prices</TapLink>
    </p>
  </Section>
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
      <Fold />
      {page.accepted && <ItemPrices page={page} />}
      {!page.accepted && <ItemFree page={page} />}
      <ItemOut page={page} />
      {page.accepted && <ItemFree page={page} />}
      <ItemEnd page={page} />
      <Related pages={relatedPages(page)} />
      <ClosingCall heading={page.accepted ? 'Ready to see it go?' : 'What else needs to go?'} />
    </>
  ),
})

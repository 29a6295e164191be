import type { FaqText } from '../content/faq.ts'
import { faqData } from '../content/faqData.ts'
import type { Catalog } from '../content/items.ts'
import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Contents } from '../ui/faq/Contents.tsx'
import { QuestionLedger } from '../ui/faq/QuestionLedger.tsx'
import { ItemGuide } from '../ui/items/ItemGuide.tsx'
import { askedKind } from '../ui/items/ItemKinds.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Fold } from '../ui/StyleLinks.tsx'

const guide = { id: 'where-does-it-go', name: 'Where does it go?' }

export const faq: Page = {
  kind: 'faq',
  head: {
    title: 'Questions about junk removal, answered',
    crumb: 'FAQ',
    pageType: 'FAQPage',
    description:
      'What junk removal costs, whether we can come today, what we take and where it goes. Straight answers to what people ask us every day.',
    structuredData: async (siteUrl, read) => [faqData(await read<FaqText>('/faq'), siteUrl)],
  },
  perRequest: (query) => query.has('kind'),
  body: async ({ path, query, read }) => {
    const [{ questionGroups }, catalog] = await Promise.all([read<FaqText>(path), read<Catalog>('/items')])
    return (
      <>
        <PageHead
          here="FAQ"
          heading="Questions, answered"
          lead={`From $${site.price.from} to $${site.price.to} by the space you fill. Usually today, if you call before 2 PM. You lift nothing. The rest is right below.`}
          picture={
            <div className="hidden md:block ml-auto w-[20rem] -mb-14" aria-hidden="true">
              <Drawing name="truck-half" alt="" className="w-full h-auto" />
            </div>
          }
        />
        <Fold />
        <div className="wrap faq py-8 lg:py-16 grid gap-8">
          <Contents groups={questionGroups} more={[guide]} />
          <QuestionLedger groups={questionGroups} />
        </div>
        <ItemGuide catalog={catalog} asked={askedKind(query, catalog)} />
        <ClosingCall />
      </>
    )
  },
}

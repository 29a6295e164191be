import { faqData, questionGroups } from '../content/faq.ts'
import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Contents } from '../ui/faq/Contents.tsx'
import { QuestionLedger } from '../ui/faq/QuestionLedger.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Truck } from '../ui/Truck.tsx'

const guide = { id: 'where-does-it-go', name: 'Where does it go?' }

export const faq: Page = {
  kind: 'text',
  head: {
    title: 'Questions about junk removal, answered',
    description:
      'What junk removal costs, whether we can come today, what we take and where it goes. Straight answers to what people ask us every day.',
    structuredData: (siteUrl) => [faqData(siteUrl)],
  },
  body: () => (
    <>
      <PageHead
        here="FAQ"
        heading="Questions, answered"
        lead={`From $${site.price.from} to $${site.price.to} by the space you fill. Usually today, if you call before 2 PM. You lift nothing. The rest is right below.`}
        picture={
          <div className="hidden md:block self-end justify-self-end w-[20rem] -mb-14" aria-hidden="true">
            <Truck fill={0.5} />
          </div>
        }
      />
      <div className="wrap faq py-8 lg:py-16 grid gap-8">
        <Contents groups={questionGroups} more={[guide]} />
        <QuestionLedger groups={questionGroups} />
      </div>
      <section aria-labelledby={guide.id} className="bg-sky py-14 md:py-20">
        <div className="wrap">
          <h2 id={guide.id} className="h2">
            {guide.name}
          </h2>
          <p className="mt-3 max-w-[38rem]">
            Some things may not go out with the trash in Illinois, whoever picks it up: TVs and computers, tires, car
            batteries, motor oil, yard waste. If you are not sure about a piece, text us a picture of it.
          </p>
          {/* Item guide: begins here. */}
          {/* Item guide: ends here. */}
        </div>
      </section>
      <ClosingCall />
    </>
  ),
}

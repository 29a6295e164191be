import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { Questions } from '../ui/home/Questions.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const faq: Page = {
  kind: 'text',
  head: {
    title: 'Questions about junk removal, answered',
    description:
      'What junk removal costs, whether we can come today, what we take and where it goes. Straight answers to what people ask us every day.',
  },
  body: () => (
    <>
      <PageHead
        here="FAQ"
        heading="Questions, answered"
        lead="Straight answers first. If yours is not here, call or text."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <Questions />
      <ClosingCall />
    </>
  ),
}

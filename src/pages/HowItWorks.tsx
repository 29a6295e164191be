import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { Steps } from '../ui/home/Steps.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const howItWorks: Page = {
  kind: 'text',
  head: {
    title: 'How our junk removal works, step by step',
    description:
      'Call or book, we name the price at your door, load, and sweep up. What happens at each step of a junk pickup, and what you need to do: very little.',
  },
  body: () => (
    <>
      <PageHead
        here="How it works"
        heading="How a pickup works"
        lead="Four steps, and you lift nothing in any of them."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <Steps />
      <ClosingCall />
    </>
  ),
}

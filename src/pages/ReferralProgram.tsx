import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const referralProgram: Page = {
  kind: 'text',
  head: {
    title: 'Referral program: send us a neighbor',
    description:
      'Tell a neighbor, a landlord or a friend about us. How our referral program works and how to take part in it.',
  },
  body: () => (
    <>
      <PageHead
        here="Referral program"
        heading="Send us a neighbor"
        lead="Most of our work comes over the fence: somebody’s garage was empty, and the neighbor asked how."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <h2 className="h2">How to refer someone</h2>
        <p className="mt-4 max-w-[40rem]">
          Give them our number and have them say your name when they call. Or text us theirs, if they agree to it, and
          we call them once. We tell you on the phone what a referral earns you at the moment.
        </p>
      </div>
      <ClosingCall />
    </>
  ),
}

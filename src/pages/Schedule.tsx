import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const schedule: Page = {
  kind: 'text',
  head: {
    title: 'Schedule a junk pickup, today or tomorrow',
    description:
      'Pick a day for your junk pickup. Call before 2 PM Central and we can usually come the same day. Free estimate, no charge to say no.',
  },
  body: () => (
    <>
      <PageHead
        here="Schedule"
        heading="Schedule a pickup"
        lead="Call before 2 PM Central and we can usually come today. A call or a text settles the window in two minutes."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <h2 className="h2">When we drive</h2>
        <p className="mt-4 max-w-[40rem]">
          Monday to Friday 8 AM to 6 PM, Saturday 8 AM to 4 PM, Sunday 10 AM to 4 PM. The phones are open 24 hours.
        </p>
        <p className="mt-4 max-w-[40rem]">
          Have the address ready, and say which floor it is on. If you can, text a picture first: then the price we name
          is close before we leave the yard.
        </p>
      </div>
      <ClosingCall />
    </>
  ),
}

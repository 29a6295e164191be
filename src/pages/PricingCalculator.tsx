import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ExtrasTicket } from '../ui/price/ExtrasTicket.tsx'
import { LadderTicket } from '../ui/price/LadderTicket.tsx'
import { TruckLadder } from '../ui/price/TruckLadder.tsx'

export const pricingCalculator: Page = {
  kind: 'text',
  head: {
    title: 'What junk removal costs: from $99 to $899',
    crumb: 'Pricing calculator',
    description:
      'Junk removal priced by the space your things take in the truck: from $99 for a small load to $899 for a full one. No phone number needed.',
  },
  body: () => (
    <>
      <PageHead
        here="Pricing calculator"
        heading="What will it cost?"
        lead={`You pay for the space your things take in the truck: from $${site.price.from} for a small load to $${site.price.to} for a full one. You agree to the price before we lift.`}
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <TruckLadder />
      <div className="wrap pb-14 md:pb-20 grid gap-8 lg:grid-cols-2 lg:gap-14 items-start">
        <LadderTicket />
        <ExtrasTicket />
      </div>
      <div className="wrap pb-14 md:pb-20">
        <p className="max-w-[40rem] text-[1.1875rem]">
          The steps between are guides. At your door we look at the pile, name one price, and you say yes or no. No
          costs nothing. Want to know what one thing adds? Look it up in{' '}
          <a href="/faq#where-does-it-go" className="link font-bold">
            where does it go
          </a>
          , or{' '}
          <a href="/#quote" className="link font-bold">
            send us a picture
          </a>
          .
        </p>
      </div>
      <ClosingCall heading="Rather hear it from a person?" />
    </>
  ),
}

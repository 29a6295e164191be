import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'

const rungs = [
  { load: 'A small load, one or two pieces: from', price: site.price.from },
  { load: 'A full truck: up to', price: site.price.to },
] as const

export const pricingCalculator: Page = {
  kind: 'text',
  head: {
    title: 'What junk removal costs: from $99 to $899',
    description:
      'Junk removal priced by the space your things take in the truck: from $99 for a small load to $899 for a full one. No phone number needed.',
  },
  body: () => (
    <>
      <PageHead
        here="Pricing calculator"
        heading="What will it cost?"
        lead="You pay for the space your things take in the truck: from $99 for a small load to $899 for a full one."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <h2 className="h2">The whole range</h2>
        <dl className="mt-4 max-w-[32rem]">
          {rungs.map(({ load, price }) => (
            <div key={load} className="flex justify-between gap-6 py-3 border-b border-solid border-line">
              <dt>{load}</dt>
              <dd className="font-head font-bold text-[1.5rem] leading-none">${price}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-[40rem]">
          The price is agreed at your door before anything is lifted. Saying no costs nothing. Call us and take $
          {site.price.callDiscount} off.
        </p>
      </div>
      <ClosingCall />
    </>
  ),
}

import type { Page } from '../document/page.ts'
import { quoteForm } from '../forms/quote.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { QuoteTicket } from '../ui/QuoteTicket.tsx'

export const schedule: Page = {
  kind: 'text',
  head: {
    title: 'Schedule a junk pickup, today or tomorrow',
    crumb: 'Schedule',
    description:
      'Pick a day for your junk pickup. Call before 2 PM Central and we can usually come the same day. Free estimate, no charge to say no.',
  },
  form: quoteForm,
  body: ({ form }) => (
    <>
      <PageHead
        here="Schedule"
        heading="Schedule a pickup"
        lead="Call before 2 PM Central and we can usually come today. A call or a text settles the day in two minutes. Or write it down here."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16 grid gap-10 lg:grid-cols-[1fr_27rem] lg:gap-16 items-start">
        <section aria-labelledby="when" className="max-w-[40rem]">
          <h2 id="when" className="h2">
            When the trucks drive
          </h2>
          <p className="mt-4">
            Monday to Friday 8 AM to 6 PM, Saturday 8 AM to 4 PM, Sunday 10 AM to 4 PM. The phones are open 24 hours.
          </p>
          <h2 className="h2 mt-10">What helps us to be quick</h2>
          <p className="mt-4">
            Say which day suits you, and which floor it stands on. If you can, add a picture: then the price we name is
            close before we leave the yard. A person calls or texts you to settle the time.
          </p>
          <p className="mt-4">
            Not sure what it costs? Pick your things in{' '}
            <a href="/pricing-calculator" className="link font-bold">
              the price calculator
            </a>
            , or{' '}
            <a href="/how-it-works" className="link font-bold">
              how a pickup works
            </a>{' '}
            from start to finish. Rather answer four questions in order?{' '}
            <a href="/book-online" className="link font-bold">
              Book online
            </a>
            . Not sure that we come to you?{' '}
            <a href="/service-areas" className="link font-bold">
              Check your town
            </a>
            .
          </p>
        </section>
        <QuoteTicket title="Ask for a day" action="/schedule" button="Ask for this pickup" form={form} />
      </div>
      <ClosingCall heading="In a hurry?" />
    </>
  ),
}

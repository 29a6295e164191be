import { site } from '#site/site.ts'
import { cutoff } from '../content/area.ts'
import { answered, pickupHours, windowLength } from '../content/hours.ts'
import { payBy } from '../content/papers.ts'
import type { Quote } from '../content/quote.ts'
import { loadFields } from '../content/quote.ts'
import type { Page } from '../document/page.ts'
import { quoteOf } from '../document/quoteOf.ts'
import { bookingForm } from '../forms/booking.ts'
import type { FormState } from '../forms/form.ts'
import { BookingForm } from '../ui/booking/BookingForm.tsx'
import { CalendarUnavailable, ListSummary } from '../ui/booking/ListSummary.tsx'
import { slotWeek } from '../ui/booking/slotDays.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { CallLink, TextLink } from '../ui/ContactLinks.tsx'
import { Island } from '../ui/Island.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Fold } from '../ui/StyleLinks.tsx'
import { Ticket } from '../ui/Ticket.tsx'

/** Initial values from the query: a window from another page, a list from the price calculator. */
const fromQuery = (query: URLSearchParams): FormState => ({
  values: Object.fromEntries(['slot', ...loadFields].map((name) => [name, query.get(name) ?? ''])),
  errors: {},
})

/** The page's own address with its list, ready for one more parameter. */
const weekHref = (quote: Quote | undefined) => `/schedule?${quote ? `${quote.query}&` : ''}`

const BeforeBooking = () => (
  <div className="mt-12 md:mt-16 grid gap-x-16 gap-y-8 lg:grid-cols-2 max-w-[68rem] mx-auto">
    <section aria-labelledby="when">
      <h2 id="when" className="h2">
        Pickup hours
      </h2>
      <p className="mt-4">
        {`${pickupHours}. You can call or text us ${answered}:`}{' '}
        <CallLink className="link font-bold">call {site.phone.label}</CallLink> or{' '}
        <TextLink className="link font-bold">text us</TextLink>.
      </p>
    </section>
    <section aria-labelledby="before">
      <h2 id="before" className="h2">
        Before you book
      </h2>
      <p className="mt-4">
        {site.parts.calculator ? (
          <>
            Not sure what it’ll cost? Try{' '}
            <a href="/pricing-calculator" className="link font-bold">
              the price calculator
            </a>
            , or{' '}
          </>
        ) : (
          'First time? See '
        )}
        <a href="/how-it-works" className="link font-bold">
          how a pickup works
        </a>
        . Want to go one question at a time?{' '}
        <a href="/book-online" className="link font-bold">
          Book in four steps
        </a>
        . Not sure we serve your town?{' '}
        <a href="/service-areas" className="link font-bold">
          Check your ZIP code
        </a>
        .
      </p>
    </section>
  </div>
)

export const schedule: Page = {
  kind: 'schedule',
  head: {
    title: 'Book a junk removal pickup',
    crumb: 'Book a pickup',
    description: `Pick a day and a ${windowLength} window for your junk pickup. Book before ${cutoff}, ${site.area.zoneName}, and we can usually come the same day.`,
  },
  form: bookingForm,
  perRequest: true,
  body: async ({ form, query, openSlots, read }) => {
    const open = await openSlots()
    const state = form ?? fromQuery(query)
    const quote = await quoteOf(state.values, read)
    const week = { ...slotWeek(open, query.get('from'), state.values.slot), weekHref: weekHref(quote) }
    return (
      <>
        <PageHead
          here="Book a pickup"
          heading="Book a pickup"
          lead={`Pick a day and a ${windowLength} pickup window. Every window you can pick is open right now.`}
        />
        <div className="wrap py-8 md:py-14">
          <section aria-labelledby="ticket-title" className="max-w-[68rem] mx-auto">
            <Ticket number="Free estimate · no obligation" title="Your pickup" titleId="ticket-title">
              {!open.sure && <CalendarUnavailable />}
              <ListSummary quote={quote} />
              <Island name="BookingForm" component={BookingForm} props={{ action: '/schedule', state, week }} />
              <p className="mt-4">You pay when the job’s done. {payBy}</p>
            </Ticket>
          </section>
          <Fold />
          <BeforeBooking />
        </div>
        <ClosingCall heading="In a hurry?" />
      </>
    )
  },
}

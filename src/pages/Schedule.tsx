import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { payBy } from '../business/credentials.ts'
import { answered, pickupHours } from '../business/hours.ts'
import { quoteOf } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import { listWords, loadFields } from '../business/quote.ts'
import type { Page } from '../document/page.ts'
import { bookingForm } from '../forms/booking.ts'
import type { FormState, Values } from '../forms/form.ts'
import { paths } from '../routes.ts'
import { BookingForm } from '../ui/booking/BookingForm.tsx'
import { CalendarUnavailable, ListSummary } from '../ui/booking/BookingHead.tsx'
import { hasDraft, readAnswers, unreadAnswers } from '../ui/booking/bookingDraft.ts'
import { answersHref } from '../ui/booking/draftAddress.ts'
import { slotWeek } from '../ui/booking/slotDays.ts'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { BoldLink } from '../ui/shared/Link.tsx'
import { LeftOut } from '../ui/shared/NotUnderstood.tsx'
import { PlainHead } from '../ui/shared/PageHead.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'
import { Ticket } from '../ui/shared/Ticket.tsx'
import { spelled } from '../words/en/time.ts'

/** What may be in an address: of what was typed here, only the list, since people write their street anywhere. */
const sayable = (form: FormState | undefined, values: Values): Values =>
  form ? Object.fromEntries(loadFields.map((name) => [name, values[name] ?? ''])) : values

/** The page's own address with what it knows, ready for one more parameter. */
function weekHref(values: Values): string {
  const href = answersHref(paths.schedule(), { ...values, slot: '' })
  return href + (href.includes('?') ? '&' : '?')
}

const BeforeBooking = () => (
  <div className="mt-12 md:mt-16 grid gap-x-16 gap-y-8 lg:grid-cols-2">
    <Section id="when" heading="Pickup hours">
      <p className="mt-4">
        {`${pickupHours()}. You can call or text us ${answered()}:`}{' '}
        <span className="inline-block">
          <CallLink className="link font-bold">call {site.phone.label}</CallLink> or
        </span>{' '}
        <TextLink className="link font-bold">text us</TextLink>.
      </p>
    </Section>
    <Section id="before" heading="Before you book">
      <p className="mt-4">
        {site.features.calculator ? (
          <>
            Not sure what it’ll cost? Try <BoldLink href={paths.calculator}>the price calculator</BoldLink>, or{' '}
          </>
        ) : (
          'First time? See '
        )}
        <BoldLink href={paths.howItWorks}>how a pickup works</BoldLink>. Not sure we serve your town?{' '}
        <BoldLink href={paths.serviceAreas}>Check your ZIP code</BoldLink>.
      </p>
    </Section>
  </div>
)

export const schedule: Page = {
  kind: 'schedule',
  head: {
    title: 'Book a junk removal pickup',
    crumb: 'Book a pickup',
    description: `Pick a day and a ${spelled(windowHours)}-hour window for your junk pickup. Book before ${cutoff()}, ${site.area.zoneName}, and we can usually come the same day.`,
  },
  form: bookingForm,
  perRequest: true,
  reads: hasDraft,
  body: async ({ form, query, openSlots, updates }) => {
    const open = await openSlots()
    const state = form ?? { values: readAnswers(query), errors: {} }
    const quote = quoteOf(state.values)
    const known = sayable(form, state.values)
    const week = { ...slotWeek(open, query.get('from'), state.values.slot), weekHref: weekHref(known) }
    return (
      <>
        <PlainHead here="Book a pickup" />
        <div className="wrap pt-1 pb-8 md:pt-4 md:pb-14">
          <section aria-labelledby="ticket-title">
            <Ticket number="Free estimate · no obligation" title="Book a pickup" titleId="ticket-title" level={1}>
              {!open.sure && <CalendarUnavailable />}
              <LeftOut words={unreadAnswers(query)} />
              <ListSummary quote={quote} />
              <Island
                name="BookingForm"
                component={BookingForm}
                props={{
                  action: paths.schedule(),
                  state,
                  week,
                  updates,
                  list: quote && listWords(quote.counted),
                }}
              />
              <p className="mt-4 lg:hidden">
                You agree to the price at your door, and pay when the job’s done. {payBy()}
              </p>
            </Ticket>
          </section>
          <Fold />
          <BeforeBooking />
        </div>
        <ClosingCall heading="In a hurry?" hasBooking={false} />
      </>
    )
  },
}

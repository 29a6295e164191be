import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { answered, pickupHours } from '../business/calendar.ts'
import { payBy } from '../business/contact.ts'
import { quoteOf } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import { siteWords } from '../business/siteTexts.ts'
import type { Page } from '../document/page.ts'
import { loadFields } from '../domain/items/itemList.ts'
import { listWords } from '../domain/prices/words.ts'
import { bookingForm } from '../forms/booking.ts'
import type { FormState, Values } from '../forms/form.ts'
import { paths } from '../routes.ts'
import { BookingForm } from '../ui/booking/BookingForm.tsx'
import { answersHref, CalendarUnavailable, ListSummary } from '../ui/booking/BookingSummary.tsx'
import { hasDraft, readAnswers, unreadAnswers } from '../ui/booking/bookingDraft.ts'
import { slotWeek } from '../ui/booking/slotDays.ts'
import { ClosingCall } from '../ui/shared/CallsToAction.tsx'
import { boldCall, boldText } from '../ui/shared/ContactLinks.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { boldTo } from '../ui/shared/Link.tsx'
import { PlainHead } from '../ui/shared/PageHead.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { LeftOut, Ticket } from '../ui/shared/Ticket.tsx'

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
    <Section id="when" heading={sentences.schedule.hours}>
      <p className="mt-4">
        {sentences.schedule.reach(pickupHours(), answered(), site.phone.label, boldCall, boldText)}
      </p>
    </Section>
    <Section id="before" heading={sentences.schedule.before}>
      <p className="mt-4">
        {site.features.calculator
          ? sentences.schedule.unsurePrice(boldTo(paths.calculator), boldTo(paths.howItWorks))
          : sentences.schedule.firstTime(boldTo(paths.howItWorks))}{' '}
        {sentences.schedule.unsurePlace(boldTo(paths.serviceAreas))}
      </p>
    </Section>
  </div>
)

export const schedule = (): Page => ({
  kind: 'schedule',
  head: {
    title: sentences.schedule.title,
    crumb: say.frame.bookPickup,
    description: sentences.schedule.description(windowHours, cutoff(), siteWords().area.zoneName),
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
        <PlainHead here={say.frame.bookPickup} />
        <div className="wrap pt-1 pb-8 md:pt-4 md:pb-14">
          <section aria-labelledby="ticket-title">
            <Ticket number={sentences.schedule.free} title={say.frame.bookPickup} titleId="ticket-title" level={1}>
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
              <p className="mt-4 lg:hidden">{say.booking.terms(payBy())}</p>
            </Ticket>
          </section>
          <BeforeBooking />
        </div>
        <ClosingCall heading={sentences.schedule.hurry} hasBooking={false} />
      </>
    )
  },
})

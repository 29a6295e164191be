import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { itemsUrl } from '../assets.ts'
import { answered, pickupHours } from '../business/calendar.ts'
import { areaWords, cutoff } from '../business/places.ts'
import { loadFields } from '../domain/items/itemList.ts'
import { listWords } from '../domain/prices/price.ts'
import { paths } from '../routes.ts'
import { chosenOf, slotWeek } from '../shared/calendar/SlotChoice.tsx'
import type { Page } from '../shared/document/page.ts'
import type { FormState, Values } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { boldCall, boldText, boldTo } from '../shared/parts/Link.tsx'
import { PlainHead } from '../shared/parts/PageHead.tsx'
import { Section } from '../shared/parts/Section.tsx'
import { LeftOut, Ticket } from '../shared/parts/Ticket.tsx'
import { BookingForm } from './BookingForm.tsx'
import { answersHref, CalendarUnavailable, NothingOpen, switchTo } from './BookingSummary.tsx'
import { hasDraft, readAnswers, unreadAnswers } from './bookingDraft.ts'
import { FirmChoice, ListSummary, PriceNotes, quoteAt, termsOf } from './FirmChoice.tsx'

/** What may be in an address: of what was typed here, only the list, since people write their street anywhere. */
const sayable = (form: FormState | undefined, values: Values): Values =>
  form ? Object.fromEntries(loadFields.map((name) => [name, values[name] ?? ''])) : values

/** The page's own address with what it knows, ready for one more parameter. */
function weekHref(values: Values): string {
  const href = answersHref(paths.schedule(), { ...values, slot: '' })
  return href + (href.includes('?') ? '&' : '?')
}

const BeforeBooking = ({ known }: { readonly known: Values }) => (
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
      <p className="mt-3">{sentences.schedule.inSteps(switchTo(paths.bookOnline, known))}</p>
    </Section>
  </div>
)

export const schedule = (): Page => ({
  kind: 'schedule',
  head: {
    title: sentences.schedule.title,
    crumb: say.frame.bookPickup,
    description: sentences.schedule.description(windowHours, cutoff(), areaWords().zoneName),
  },
  form: bookingForm,
  perRequest: true,
  reads: hasDraft,
  body: async ({ form, query, openSlots, updates }) => {
    const open = await openSlots()
    const state = form ?? { values: readAnswers(query), errors: {} }
    const known = sayable(form, state.values)
    const week = { ...slotWeek(open, query.get('from'), state.values.slot), weekHref: weekHref(known) }
    const { days } = week
    // Some days have another price, and one of them is chosen from the start.
    const values = { ...state.values, slot: chosenOf(days, state.values.slot).chosen ?? '' }
    const quote = quoteAt(values)
    return (
      <>
        <PlainHead here={say.frame.bookPickup} />
        <div className="wrap pt-1 pb-8 md:pt-4 md:pb-14">
          <section aria-labelledby="ticket-title">
            <Ticket number={sentences.schedule.free} title={say.frame.bookPickup} titleId="ticket-title" level={1}>
              {!open.sure && <CalendarUnavailable />}
              <LeftOut words={unreadAnswers(query)} />
              <ListSummary values={values} quote={quote} days={days} />
              <PriceNotes values={values} today={open.today} days={days} />
              {open.none && !form ? (
                <NothingOpen />
              ) : (
                <>
                  <FirmChoice values={values} quote={quote} days={days} />
                  <Island
                    name="BookingForm"
                    component={BookingForm}
                    props={{
                      action: paths.schedule(),
                      state,
                      week,
                      updates,
                      terms: termsOf(quote),
                      list: quote && listWords(quote.counted),
                      // A list from the calculator has its price above.
                      prices: quote ? undefined : itemsUrl(),
                    }}
                  />
                  <p className="mt-4 lg:hidden">{termsOf(quote)}</p>
                </>
              )}
            </Ticket>
          </section>
          <BeforeBooking known={{ ...known, slot: state.values.slot ?? '' }} />
        </div>
        <ClosingCall heading={sentences.schedule.hurry} hasBooking={false} />
      </>
    )
  },
})

import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { quoteOf } from '../business/items.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { boldTo } from '../shared/parts/Link.tsx'
import { PlainHead } from '../shared/parts/PageHead.tsx'
import { LeftOut } from '../shared/parts/Ticket.tsx'
import { BookingSteps, StepQuestion } from './BookingSteps.tsx'
import { ListSummary, RunningTicket } from './BookingSummary.tsx'
import { type BookingDraft, hasDraft, readDraft, unreadAnswers } from './bookingDraft.ts'
import { PlaceAnswer } from './PlaceField.tsx'

export const bookOnline = (): Page => ({
  kind: 'book-online',
  head: {
    title: sentences.bookOnline.title,
    crumb: sentences.bookOnline.crumb,
    description: sentences.bookOnline.description(windowHours),
  },
  form: bookingForm,
  perRequest: true,
  reads: hasDraft,
  body: async ({ form, query, openSlots, updates }) => {
    const open = await openSlots()
    const draft: BookingDraft = form ? { step: 'who', values: form.values, errors: {} } : readDraft(query, open)
    const quote = quoteOf(draft.values)
    return (
      <>
        <PlainHead here={sentences.bookOnline.crumb} heading={sentences.bookOnline.crumb} />
        <div className="wrap pt-3 pb-12 md:pt-6 md:pb-16 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(25rem,42%)] lg:gap-x-[min(4rem,6.25vw)] items-start">
          <div>
            <BookingSteps step={draft.step} values={draft.values} />
            {draft.step === 'when' && (
              <p className="mt-1 mb-3">
                <PlaceAnswer typed={draft.values.location ?? ''} />
              </p>
            )}
            <LeftOut words={unreadAnswers(query)} />
            <ListSummary quote={quote} />
            <div className="mt-2 md:mt-4">
              <StepQuestion
                draft={draft}
                sent={form}
                open={open}
                from={query.get('from')}
                updates={updates}
                hasList={quote !== undefined}
                isNext={query.has('step')}
              />
            </div>
          </div>
          <aside aria-label={say.booking.soFar} className="book-side">
            <RunningTicket step={draft.step} values={draft.values} quote={quote} />
            <p className="mt-6">{sentences.bookOnline.firstTime(boldTo(paths.services), boldTo(paths.howItWorks))}</p>
          </aside>
        </div>
        <ClosingCall heading={sentences.bookOnline.byPhone} hasBooking={false} />
      </>
    )
  },
})

import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import type { Quote } from '../business/pricing.ts'
import type { OpenSlots } from '../domain/calendar/slots.ts'
import { paths } from '../routes.ts'
import { chosenOf, SlotChoice, slotWeek } from '../shared/calendar/SlotChoice.tsx'
import type { Page } from '../shared/document/page.ts'
import { PlaceAnswer } from '../shared/form/PlaceNote.tsx'
import { TextInput } from '../shared/form/TextInput.tsx'
import type { FormState, Update, Values } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { boldTo } from '../shared/parts/Link.tsx'
import { PlainHead } from '../shared/parts/PageHead.tsx'
import { LeftOut } from '../shared/parts/Ticket.tsx'
import { BookingForm } from './BookingForm.tsx'
import {
  CalendarUnavailable,
  draftFields,
  NothingOpen,
  RunningTicket,
  type Step,
  stepHref,
  steps,
  switchTo,
} from './BookingSummary.tsx'
import { type BookingDraft, hasDraft, readDraft, unreadAnswers } from './bookingDraft.ts'
import { FirmChoice, firmOf, ListSummary, PriceNotes, quoteAt, quoteOn, termsOf } from './FirmChoice.tsx'
import { PlaceField } from './PlaceField.tsx'

/** Progress in the steps; earlier ones are links. */
export const BookingSteps = ({ step, values }: { readonly step: Step; readonly values: Values }) => (
  <ol className="book-steps" aria-label={sentences.bookOnline.steps}>
    {steps.map((each) => {
      const name = say.booking.steps[each]
      if (each === step)
        return (
          <li key={each} className="step-now">
            <span aria-current="step">{name}</span>
            <Drawing name="truck-piled" alt="" className="step-truck" eager />
          </li>
        )
      const isDone = steps.indexOf(each) < steps.indexOf(step)
      return (
        <li key={each} className={isDone ? 'step-done' : undefined}>
          {isDone ? <a href={stepHref(each, values)}>{name}</a> : <span>{name}</span>}
        </li>
      )
    })}
  </ol>
)

type Props = {
  readonly draft: BookingDraft
  /** State of the last step after it was refused. */
  readonly sent: FormState | undefined
  readonly open: OpenSlots
  /** The day from which windows are asked for. */
  readonly from: string | null
  readonly updates: readonly Update[]
  /** The price of the list, where there's one. */
  readonly quote: Quote | undefined
  /** The visitor comes from another step, so its question is where they go on. */
  readonly isNext: boolean
}

const { fields } = bookingForm
const what = 'junk-type'

type StepFormProps = {
  readonly next: Step
  readonly button: string
  readonly id?: string
  readonly values: Values
  readonly asks: readonly string[]
  readonly children: ReactNode
}

type QuestionProps = { readonly isNext: boolean; readonly children: ReactNode }

/** The heading of a step. It has the focus when a visitor goes on to it. */
const Question = ({ isNext, children }: QuestionProps) => (
  // biome-ignore lint/a11y/noAutofocus: a step is one page after the other, and its question is what comes next
  <h2 className="book-question h3 mb-3" tabIndex={-1} autoFocus={isNext}>
    {children}
  </h2>
)

/** One step of the guided booking: its question, with all earlier answers as hidden fields. */
const StepForm = ({ next, button, id, values, asks, children }: StepFormProps) => (
  <form id={id} method="get" action={paths.bookOnline}>
    {children}
    {draftFields.map((name) =>
      asks.includes(name) || !values[name] ? null : <input key={name} type="hidden" name={name} value={values[name]} />,
    )}
    <button type="submit" name="step" value={next} className="btn-main w-full sm:w-auto sm:min-w-[14rem]">
      {button}
    </button>
  </form>
)

const Where = ({
  values,
  errors,
  hasList,
  isNext,
}: BookingDraft & { readonly hasList: boolean } & Pick<Props, 'isNext'>) => (
  <StepForm
    next="when"
    button={sentences.bookOnline.nextWhen}
    id="windows-form"
    values={values}
    asks={hasList ? ['location'] : ['location', what]}
  >
    <Question isNext={isNext}>{hasList ? sentences.bookOnline.where : sentences.bookOnline.whereAndWhat}</Question>
    <Island
      name="PlaceField"
      component={PlaceField}
      props={{ id: 'where', name: 'location', value: values.location, error: errors.location }}
    />
    {!hasList && <TextInput id="what" name={what} field={fields[what]} value={values[what]} error={errors[what]} />}
    {!values.items && site.features.calculator && (
      <p className="mb-4">{sentences.bookOnline.priceFirst(boldTo(paths.calculator))}</p>
    )}
  </StepForm>
)

const When = ({ values, errors, open, from, isNext }: BookingDraft & Pick<Props, 'open' | 'from' | 'isNext'>) => (
  <StepForm next="who" button={sentences.bookOnline.nextWho} values={values} asks={['slot']}>
    {!open.sure && <CalendarUnavailable />}
    <Island
      name="SlotChoice"
      component={SlotChoice}
      props={{}}
      own={{
        id: 'when',
        name: 'slot',
        legend: fields.slot.label(),
        value: values.slot,
        error: errors.slot,
        isNext,
        ...slotWeek(open, from, values.slot),
        weekHref: `${stepHref('when', { ...values, slot: '' })}&`,
      }}
    />
  </StepForm>
)

/** Fields that the last step hides, since they were answered before it. */
const answeredIn = ({ [what]: said }: BookingDraft['values'], hasList: boolean) =>
  draftFields.filter((name) => name !== what || said || hasList)

/** A step's question. The last one is the booking form itself, with the earlier answers. */
export function StepQuestion({ draft, sent, open, from, updates, quote, isNext }: Props) {
  if (open.none && !sent) return <NothingOpen />
  const hasList = quote !== undefined
  if (draft.step === 'where') return <Where {...draft} hasList={hasList} isNext={isNext} />
  if (draft.step === 'when') return <When {...draft} open={open} from={from} isNext={isNext && from === null} />
  const state = sent ?? { values: draft.values, errors: {} }
  const week = { ...slotWeek(open, null, state.values.slot), weekHref: `${stepHref('when', state.values)}&` }
  return (
    <>
      <FirmChoice values={state.values} quote={quote} days={week.days} />
      <Question isNext={isNext && !sent}>{sentences.bookOnline.who}</Question>
      <Island
        name="BookingForm"
        component={BookingForm}
        props={{
          action: paths.bookOnline,
          state,
          week,
          answered: answeredIn(state.values, hasList),
          updates,
          terms: termsOf(quote),
        }}
      />
    </>
  )
}

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
    const { days } = slotWeek(open, query.get('from'), draft.values.slot)
    const slot = draft.step === 'when' ? chosenOf(days, draft.values.slot).chosen : draft.values.slot
    const values = { ...draft.values, slot: slot ?? '' }
    const quote = quoteAt(values)
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
            <ListSummary values={values} quote={quote} days={days} />
            <PriceNotes values={values} today={open.today} days={days} />
            {quote?.firm && draft.step !== 'who' && (
              <p className="mb-4" {...quoteOn(days, values, (one) => say.prices.firm(firmOf(one)))}>
                {say.prices.firm(firmOf(quote))}
              </p>
            )}
            <div className="mt-2 md:mt-4">
              <StepQuestion
                draft={draft}
                sent={form}
                open={open}
                from={query.get('from')}
                updates={updates}
                quote={quote}
                isNext={query.has('step')}
              />
            </div>
          </div>
          <aside aria-label={sentences.schedule.soFar} className="book-side">
            <RunningTicket step={draft.step} values={draft.values} quote={quote} />
            <p className="mt-6">{sentences.bookOnline.onePage(switchTo(paths.schedule(), draft.values))}</p>
            <p className="mt-3">{sentences.bookOnline.firstTime(boldTo(paths.services), boldTo(paths.howItWorks))}</p>
          </aside>
        </div>
        <ClosingCall heading={sentences.bookOnline.byPhone} hasBooking={false} />
      </>
    )
  },
})

import type { OpenSlots } from '../../domain/calendar/slots.ts'
import { bookingForm } from '../../forms/booking.ts'
import type { FormState } from '../../forms/form.ts'
import { TextInput } from '../form/TextInput.tsx'
import { Island } from '../Island.tsx'
import { BookingForm } from './BookingForm.tsx'
import type { Draft } from './draft.ts'
import { draftFields, stepHref } from './draft.ts'
import { CalendarUnavailable } from './ListSummary.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { StepForm } from './StepForm.tsx'
import { slotWeek } from './slotDays.ts'

type Props = {
  readonly draft: Draft
  /** State of the last step after it was refused. */
  readonly sent: FormState | undefined
  readonly open: OpenSlots
  /** The day from which windows are asked for. */
  readonly from: string | null
}

const { fields } = bookingForm
const heading = 'h2 mb-5'

const What = ({ values, errors }: Draft) => (
  <StepForm next="where" button="Next: where" values={values} asks="junk-type">
    <h2 className={heading}>What are we picking up?</h2>
    <TextInput
      id="what"
      name="junk-type"
      field={fields['junk-type']}
      value={values['junk-type']}
      error={errors['junk-type']}
    />
    {!values.items && (
      <p className="mb-6">
        Want a price first?{' '}
        <a href="/pricing-calculator" className="link font-bold">
          Try the price calculator
        </a>
        . You can add photos in the last step.
      </p>
    )}
  </StepForm>
)

const Where = ({ values, errors }: Draft) => (
  <StepForm next="when" button="Next: when" values={values} asks="location">
    <h2 className={heading}>Where is it?</h2>
    <TextInput id="where" name="location" field={fields.location} value={values.location} error={errors.location} />
    <p className="mb-6">We’ll ask for your street in the last step.</p>
  </StepForm>
)

const When = ({ values, errors, open, from }: Draft & Pick<Props, 'open' | 'from'>) => (
  <StepForm next="who" button="Next: who" values={values} asks="slot">
    {!open.sure && <CalendarUnavailable />}
    <SlotChoice
      id="when"
      name="slot"
      legend={fields.slot.label}
      large
      value={values.slot}
      error={errors.slot}
      {...slotWeek(open, from, values.slot)}
      weekHref={`${stepHref('when', values)}&`}
    />
  </StepForm>
)

/** A step's question. The last one is the booking form itself, with the earlier answers. */
export function StepQuestion({ draft, sent, open, from }: Props) {
  if (draft.step === 'what') return <What {...draft} />
  if (draft.step === 'where') return <Where {...draft} />
  if (draft.step === 'when') return <When {...draft} open={open} from={from} />
  const state = sent ?? { values: draft.values, errors: {} }
  const week = { ...slotWeek(open, null, state.values.slot), weekHref: `${stepHref('when', state.values)}&` }
  return (
    <>
      <h2 className={heading}>How do we reach you?</h2>
      <Island
        name="BookingForm"
        component={BookingForm}
        props={{
          action: '/book-online',
          state,
          answered: draftFields,
          ...(state.errors.slot ? { week } : {}),
        }}
      />
    </>
  )
}

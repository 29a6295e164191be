import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { dateLabel, slotLabel } from '../domain/calendar/slots.ts'
import { type CalendarDay, freeSeats, windowIn } from '../domain/deskCalendar.ts'
import { own } from '../domain/text.ts'
import { listed } from '../language/texts.ts'
import { deskPaths } from '../routes.ts'
import { ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { FieldError, fieldBox, TextInput, TickInput } from '../shared/form/TextInput.tsx'
import { ticked } from '../shared/forms/fields.ts'
import type { FormState, TextField, Update } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { Submit } from '../shared/parts/Submit.tsx'

/** A booking's fields as the owner fills them in while somebody is on the phone, in this order. */
const names = [
  'name',
  'phone',
  'address',
  'location',
  'junk-type',
  'notes',
  'email',
  'texts',
] as const satisfies readonly (keyof typeof bookingForm.fields)[]

/** A browser would fill in the owner's own name and number. */
export function fieldOf(name: (typeof names)[number]): TextField {
  const { control, schema } = bookingForm.fields[name]
  const hint = name === 'texts' ? say.planner.askFirst : undefined
  return {
    control,
    schema,
    label: () => say.planner.fields[name],
    autocomplete: 'off',
    ...(hint && { hint: () => hint }),
  }
}

const fieldId = (name: string) => `pickup-${name}`

/** The owner reads something else where they left something out: the form's own messages speak to customers. */
export const forOwner = ({ values, errors, ...state }: FormState): FormState => ({
  ...state,
  values,
  errors: Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      (!values[name] && own<string>(say.planner.missing, name)) || message,
    ]),
  ),
})

type SlotProps = { readonly days: readonly CalendarDay[]; readonly slot: string; readonly error: string | undefined }

const SlotSelect = ({ days, slot, error }: SlotProps) => {
  const open = days
    .filter(({ closed }) => !closed)
    .map(({ date, windows }) => ({ date, windows: windows.filter(({ isOver }) => !isOver) }))
    .filter(({ windows }) => windows.length > 0)
  const isListed = open.some(({ windows }) => windows.some((window) => window.slot === slot))
  return (
    <div className="mb-3.5">
      <label htmlFor={fieldId('slot')} className="font-bold">
        {say.planner.when}
      </label>
      {error && <FieldError id={`${fieldId('slot')}-error`} message={error} />}
      <select
        id={fieldId('slot')}
        name="slot"
        required
        defaultValue={isListed ? slot : ''}
        aria-describedby={error ? `${fieldId('slot')}-error` : undefined}
        aria-invalid={error ? true : undefined}
        className={`${fieldBox} ${error ? 'border-brick' : 'border-soft'}`}
      >
        <option value="">{say.planner.pickWindow}</option>
        {open.map(({ date, windows }) => (
          <optgroup key={date} label={dateLabel(date)}>
            {windows.map((window) => (
              <option key={window.slot} value={window.slot}>
                {slotLabel(window.slot, windowHours)} (
                {freeSeats(window) > 0 ? say.planner.free(freeSeats(window)) : say.planner.fullOption})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

export const ExtraTick = ({ isTicked }: { readonly isTicked: boolean }) => (
  <label className="flex gap-3 py-2.5 mb-2 font-bold leading-snug cursor-pointer">
    <input type="checkbox" name="extra" value={ticked} defaultChecked={isTicked} className="tick-box" />
    {say.planner.oneMore}
  </label>
)

/** How customers hear of what's booked for them. */
function hearsWords(updates: readonly Update[]): string {
  if (updates.length === 0) return say.planner.noMessage
  const needs = updates.map((update) => say.planner.needs[update])
  return say.planner.confirmation(listed(needs, 'disjunction'))
}

export type PickupFormProps = {
  readonly days: readonly CalendarDay[]
  /** The window that's picked, and what's known or was typed, with what's wrong with it. */
  readonly slot: string
  readonly state: FormState
  readonly isExtra: boolean
  readonly updates: readonly Update[]
  /** What goes along: what it does, and what it does it with. */
  readonly hidden: Readonly<Record<string, string | number>>
  readonly button: string
  readonly children?: ReactNode
}

export function PickupForm({ days, slot, isExtra, updates, hidden, button, children, ...sent }: PickupFormProps) {
  const state = forOwner(sent.state)
  const { values, errors } = state
  const picked = windowIn(days, slot)
  const isFull = picked !== undefined && picked.pickups.length >= picked.crews
  return (
    <form method="post" action={deskPaths.calendar()} className="mt-3">
      <ErrorSummary state={state} fieldId={fieldId} request="" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SlotSelect days={days} slot={slot} error={errors.slot} />
      {(isFull || isExtra) && <ExtraTick isTicked={isExtra} />}
      {names.map((name) => {
        const own = { id: fieldId(name), name, field: fieldOf(name), value: values[name], error: errors[name] }
        if (name === 'texts') return updates.includes('texts') && <TickInput key={name} {...own} />
        return <TextInput key={name} {...own} />
      })}
      <p className="text-soft">{hearsWords(updates)}</p>
      <Submit className="btn-main w-full mt-3">{button}</Submit>
    </form>
  )
}

import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { dateLabel, slotLabel } from '../domain/calendar/slots.ts'
import { type CalendarDay, freeSeats, windowIn } from '../domain/deskCalendar.ts'
import { deskPaths } from '../routes.ts'
import { ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { FieldError, fieldBox, TextInput, TickInput } from '../shared/form/TextInput.tsx'
import { ticked } from '../shared/forms/fields.ts'
import type { FormState, TextField, Update } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { Submit } from '../shared/parts/Submit.tsx'

/** A booking's fields as the owner fills them in while somebody is on the phone, in this order. */
const labels = {
  name: 'Name',
  phone: 'Phone',
  address: 'Street address',
  location: 'ZIP or town',
  'junk-type': 'What needs to go?',
  notes: 'Notes',
  email: 'Email',
  texts: 'Text them updates about it',
} as const satisfies Partial<Record<keyof typeof bookingForm.fields, string>>

const names = Object.keys(labels) as (keyof typeof labels)[]

/** A browser would fill in the owner's own name and number. */
export function fieldOf(name: keyof typeof labels): TextField {
  const { control, schema } = bookingForm.fields[name]
  const hint = name === 'texts' ? 'Ask first: they have to say yes.' : undefined
  return { control, schema, label: () => labels[name], autocomplete: 'off', ...(hint && { hint: () => hint }) }
}

const fieldId = (name: string) => `pickup-${name}`

/** What the owner reads where he left something out: the form's own messages speak to customers. */
const missing: Readonly<Record<string, string>> = {
  phone: 'Type their phone number',
  address: 'Type the street address',
  location: 'Type the ZIP code or town',
}

export const forOwner = ({ values, errors, ...state }: FormState): FormState => ({
  ...state,
  values,
  errors: Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, (!values[name] && missing[name]) || message]),
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
        When
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
        <option value="">Pick a window</option>
        {open.map(({ date, windows }) => (
          <optgroup key={date} label={dateLabel(date)}>
            {windows.map((window) => (
              <option key={window.slot} value={window.slot}>
                {slotLabel(window.slot, windowHours)} ({freeSeats(window) > 0 ? `${freeSeats(window)} free` : 'full'})
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
    One more than we have crews for
  </label>
)

/** How customers hear of what's booked for them. */
function hearsWords(updates: readonly Update[]): string {
  if (updates.length === 0) return 'They don’t get a message from here, so tell them when you’ll come.'
  const ways = updates.map((update) => (update === 'mail' ? 'an email address' : 'a yes to texts'))
  return `With ${ways.join(' or ')}, they get a confirmation with a link to move or cancel. Otherwise just tell them when you’ll come.`
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

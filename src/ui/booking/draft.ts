// State of the guided booking. Answers are in the query, so that they survive reload and back.

import { windowHours } from '#site/calendar.ts'
import { loadFields } from '../../content/quote.ts'
import type { OpenSlots } from '../../domain/calendar/slots.ts'
import { isSlotId, slotLabel } from '../../domain/calendar/slots.ts'
import { bookingForm } from '../../forms/booking.ts'
import type { Values } from '../../forms/form.ts'
import { fieldError } from '../../forms/form.ts'

export const steps = ['what', 'where', 'when', 'who'] as const
export type Step = (typeof steps)[number]

/** Fields that are answered before the last step. Street, phone and name are never in an address. */
export const draftFields = ['junk-type', 'location', 'slot', ...loadFields] as const

export type Draft = {
  readonly step: Step
  readonly values: Values
  /** Error messages of this step, after the visitor tried to skip it. */
  readonly errors: Values
}

const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text)

/** What is still missing before a step can be shown: the step that asks for it, and the message there. */
function missing(asked: Step, values: Values, open: OpenSlots): Pick<Draft, 'step' | 'errors'> | undefined {
  const { location, slot } = bookingForm.fields
  const locationError = fieldError(location, values.location ?? '')
  if (locationError && steps.indexOf(asked) > steps.indexOf('where'))
    return { step: 'where', errors: { location: locationError } }
  if (asked !== 'who') return undefined
  const time = fieldError(slot, values.slot ?? '')
  if (time) return { step: 'when', errors: { slot: time } }
  if (open.slots.some(({ id }) => id === values.slot)) return undefined
  return { step: 'when', errors: { slot: 'That window isn’t open anymore. Pick another one' } }
}

/** Reads an address: the step that it asks for, or the first one that lacks an answer. */
export function readDraft(query: URLSearchParams, open: OpenSlots): Draft {
  const answers = Object.fromEntries(draftFields.map((name) => [name, query.get(name) ?? '']))
  // The calculator asks for a ZIP too.
  const values = { ...answers, location: answers.location || (query.get('zip') ?? '') }
  const asked = query.get('step') ?? ''
  const step = isStep(asked) ? asked : 'what'
  return { values, ...(missing(step, values, open) ?? { step, errors: {} }) }
}

/** Address of a step with the answers so far. */
export function stepHref(step: Step, values: Values): string {
  const query = new URLSearchParams()
  for (const name of draftFields) if (values[name]) query.set(name, values[name])
  query.set('step', step)
  return `/book-online?${query}`
}

/** A window's label; undefined for an invalid id. */
export const slotText = (slot: string | undefined): string | undefined =>
  slot && isSlotId(slot) ? slotLabel(slot, windowHours) : undefined

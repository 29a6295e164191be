// What is known of a pickup before it's booked. It's in the query, so that it survives reload and back.

import { sentences } from '#sentences'
import { towns } from '#site/towns.ts'
import { knownItems } from '../business/items.ts'
import { services } from '../business/siteTexts.ts'
import type { OpenSlots } from '../domain/calendar/slots.ts'
import { formatItemList, loadFields, parseItemList, unreadEntries } from '../domain/items/itemList.ts'
import { readCode } from '../domain/text.ts'
import { echoOf, fieldError, type Values } from '../shared/forms/form.ts'
import { bookingForm, chosenSlot } from '../shared/forms/forms.ts'
import { draftFields, type Step, steps } from './BookingSummary.tsx'

/** Characters of an answer in an address. */
const mostSaid = 1000

const drafted = draftFields.flatMap((name) => {
  const field = bookingForm.fields[name]
  return field ? [[name, field] as const] : []
})

export type BookingDraft = {
  readonly step: Step
  readonly values: Values
  /** Error messages of this step, after the visitor tried to skip it. */
  readonly errors: Values
}

const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text)

const collections = { town: () => towns, service: services } as const

/** Name of the town or the service that a query has; empty for one that isn't ours. */
const named = (query: URLSearchParams, kind: keyof typeof collections): string =>
  collections[kind]().find(({ slug }) => slug === query.get(kind))?.name ?? ''

/**
 * Answers in an address: those of an earlier step, or what the page before it knew: its town, its service, a ZIP. None is
 * longer than a few sentences, since each is in every link of the page.
 */
export function readAnswers(query: URLSearchParams): Values {
  const said = (name: string) => query.get(name) ?? ''
  const answers = echoOf(drafted, {
    ...Object.fromEntries(loadFields.map((name) => [name, said(name)])),
    items: formatItemList(parseItemList(said('items'), knownItems())),
    location: said('location') || said('zip') || named(query, 'town'),
    'junk-type': said('junk-type') || named(query, 'service'),
    slot: chosenSlot(said),
    code: readCode(said('code')),
  })
  return Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, text.slice(0, mostSaid)]))
}

/** What of an address is none of our items, towns or services. */
export function unreadAnswers(query: URLSearchParams): readonly string[] {
  const kinds = Object.keys(collections) as (keyof typeof collections)[]
  const slugs = kinds.flatMap((kind) => (named(query, kind) ? [] : (query.get(kind) ?? [])))
  return [...unreadEntries(query, knownItems()), ...slugs.filter(Boolean)]
}

/** Whether an address has an answer, a step or a date: without one, a booking page is the same for everybody. */
export const hasDraft = (query: URLSearchParams): boolean =>
  query.has('step') ||
  query.has('from') ||
  Object.values(readAnswers(query)).some(Boolean) ||
  unreadAnswers(query).length > 0

/** What is still missing before a step can be shown: the step that asks for it, and the message there. */
function missing(asked: Step, values: Values, open: OpenSlots): Pick<BookingDraft, 'step' | 'errors'> | undefined {
  const { location, slot } = bookingForm.fields
  const place = fieldError(location, values.location ?? '')
  if (place && asked !== 'where') return { step: 'where', errors: { location: place } }
  if (asked !== 'who') return undefined
  const time = fieldError(slot, values.slot ?? '')
  if (time) return { step: 'when', errors: { slot: time } }
  if (open.slots.some(({ id }) => id === values.slot)) return undefined
  return { step: 'when', errors: { slot: sentences.bookOnline.gone } }
}

/** Reads an address: the step that it asks for, or the first one that lacks an answer. */
export function readDraft(query: URLSearchParams, open: OpenSlots): BookingDraft {
  const values = readAnswers(query)
  const asked = query.get('step') ?? ''
  const first = fieldError(bookingForm.fields.location, values.location ?? '') ? 'where' : 'when'
  const step = isStep(asked) ? asked : first
  return { values, ...(missing(step, values, open) ?? { step, errors: {} }) }
}

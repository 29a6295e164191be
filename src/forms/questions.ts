// What programs ask us, beside the forms: each question's fields, checked as a form's are.
import { check, nonEmpty, picklist, pipe, rawCheck, string, transform } from 'valibot'
import { knownItems } from '../business/items.ts'
import { placeExample } from '../business/places.ts'
import { isDate, isSlotId } from '../domain/calendar/slots.ts'
import { mostFlights, mostItems, mostOfOne, parseItemList } from '../domain/items/itemList.ts'
import { placeProblem } from '../domain/places/serviceArea.ts'
import { cleanLine } from '../domain/text.ts'
import { files } from '../routes.ts'
import { bookingForm, slotMissing } from './booking.ts'
import { atMost, calculatorList, findFields, optionalLine, requiredLine } from './fields.ts'
import type { TextField } from './form.ts'
import { listWords } from './tools.ts'

export type Question = Readonly<Record<string, TextField>>

/** Most unknown entries that an answer names, and how much of each. */
const named = { count: 10, length: 40 } as const

/** What is wrong with a list of items; undefined when all of it can be priced. */
function listProblem(text: string): string | undefined {
  const isKnown = knownItems()
  const entries = text.split('_').filter(Boolean)
  const unknown = [...new Set(entries)].filter((entry) => parseItemList(entry, isKnown).length === 0)
  if (unknown.length > 0) {
    const names = unknown.slice(0, named.count).map((entry) => entry.slice(0, named.length))
    return `Not on our list: ${names.join(', ')}${unknown.length > names.length ? ' and more' : ''}. The ids are in ${files.items}`
  }
  if (entries.some((entry) => Number(entry.split('.')[1] ?? 1) > mostOfOne))
    return `Use ${mostOfOne} of one item or fewer`
  if (new Set(entries.map((entry) => entry.split('.')[0])).size > mostItems) return `Use ${mostItems} items or fewer`
  return undefined
}

const list = pipe(
  string(),
  transform(cleanLine),
  atMost(2000),
  rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? listProblem(dataset.value) : undefined
    if (problem) addIssue({ message: problem })
  }),
)

const items = {
  ...calculatorList.items,
  hint: () => listWords,
}
const flightCounts = Array.from({ length: mostFlights + 1 }, (_, count) => String(count))
const flights = {
  ...calculatorList.flights,
  label: () => 'Flights of stairs',
  hint: () => 'Between the load and the ground floor',
  schema: picklist(['', ...flightCounts], `Say how many flights, 0 to ${mostFlights}`),
}
const carry = {
  ...calculatorList.carry,
  label: () => 'Long carry',
  hint: () => '“far” if the truck has to park more than 75 feet away',
  schema: picklist(['', 'far'], 'Say far, or leave it out'),
}

/** What a form's own list is checked by where a program sends it, which can't see what was left out. */
export const sentList = { items: { ...items, schema: list }, flights, carry } satisfies Question

const zip = { control: 'text', label: () => 'ZIP or town', hint: () => `Like ${placeExample()}` } as const
const place = pipe(
  requiredLine(() => 'Tell us the ZIP code or town', 120),
  check((typed) => placeProblem(typed) === undefined, `Enter a ZIP code or a town, like ${placeExample()}`),
)
const slot = { ...bookingForm.fields.slot, hint: () => 'The id of an open window, like 2026-11-23T10' }

export const questions = {
  estimate: {
    ...sentList,
    items: { ...items, schema: pipe(list, nonEmpty('Say what needs to go')) },
    zip: { ...zip, schema: optionalLine(120) },
  },
  check_area: { zip: { ...zip, schema: place } },
  open_windows: {
    zip: { ...zip, schema: optionalLine(120) },
    from: {
      control: 'text',
      label: () => 'From',
      hint: () => 'The first date, as in 2026-11-23; today without one',
      schema: pipe(
        optionalLine(10),
        check((date) => date === '' || isDate(date), 'Write the date like 2026-11-23'),
      ),
    },
  },
  item: {
    name: {
      control: 'text',
      label: () => 'Item',
      hint: () => 'What people call it, like sofa',
      schema: requiredLine(() => 'Say what it is', 60),
    },
  },
  get_booking: findFields,
  move_booking: {
    ...findFields,
    slot: {
      ...slot,
      schema: pipe(
        string(),
        transform(cleanLine),
        check(isSlotId, ({ input }) => slotMissing(input)),
      ),
    },
  },
  cancel_booking: findFields,
} as const satisfies Readonly<Record<string, Question>>

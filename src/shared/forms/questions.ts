// What programs ask us besides the forms: what assistants can do for somebody, each question's fields, checked as a form's
// are, and both as JSON Schema.

import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { check, type GenericSchema, nonEmpty, picklist, pipe, rawCheck, string, transform } from 'valibot'
import { terms } from '#site/prices.ts'
import { hasDatedPrices } from '../../business/codes.ts'
import { knownItems } from '../../business/items.ts'
import { listByIds, sizesToPrice } from '../../business/namedItems.ts'
import { placeExample } from '../../business/places.ts'
import { chargedFor } from '../../business/pricing.ts'
import { isDate, isSlotId } from '../../domain/calendar/slots.ts'
import { mostFlights, mostItems, mostOfOne, parseItemList } from '../../domain/items/itemList.ts'
import { placeProblem } from '../../domain/places/serviceArea.ts'
import { cleanLine } from '../../domain/text.ts'
import { atMost, calculatorList, computedFields, findFields, optionalLine, requiredLine } from './fields.ts'
import { type AnyForm, constraints, type TextField, textFields, type Update } from './form.ts'
import { bookingForm, slotMissing } from './forms.ts'

const agreed = 'Ask the person first: they have to agree to what you send.'

const listWords =
  'What needs to go, by everyday names or by the ids that `item` gives, with commas or _ between. A count goes before a name or behind an id with a dot: “2 couches, fridge” or “sofa.2_refrigerator”. The answer says which items were understood.'

/** What each tool for assistants is called, and what it does. */
export const toolWords = {
  estimate: {
    title: 'Price estimate',
    description:
      'What a pickup of some things costs, line by line. It’s a range: the price is agreed at the door. Use it before you book.',
  },
  item: {
    title: 'Find an item',
    description:
      'Finds a thing by its everyday name: whether we take it, its price by itself, what to do first, what happens to it. Gives ids for estimate and book_pickup.',
  },
  check_area: {
    title: 'Service area',
    description: 'Whether we come to a ZIP code or town, and what to do if that isn’t sure.',
  },
  curb_pickup: {
    title: 'Big-item pickup at the curb',
    description:
      'Who collects big items in one of our towns, what they take and how, since when that’s known, and who to ask.',
  },
  open_windows: {
    title: 'Open pickup windows',
    description: 'Pickup windows that are open now, with the slots that book_pickup and move_booking take.',
  },
  request_quote: { title: 'Ask for a quote', description: `We call or text back with a price. ${agreed}` },
  book_pickup: {
    title: 'Book a pickup',
    description: `Books an open window. The phone has to be the person’s own: it gets the confirmation. The price is agreed at the door, before anything is lifted, unless it’s the firm one of the estimate. ${agreed}`,
  },
  get_booking: {
    title: 'Look up a booking',
    description:
      'Finds a pickup or a request by its reference and phone number: when, where, what, which price, and whether it can still be changed.',
  },
  move_booking: { title: 'Move a booking', description: `Moves a booked pickup to another open window. ${agreed}` },
  cancel_booking: { title: 'Cancel a booking', description: `Cancels a booked pickup, free of charge. ${agreed}` },
} as const

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
    const more = unknown.length > names.length ? ' and more' : ''
    return `Not on our list: ${names.join(', ')}${more}. Look each up with the item tool, price it by its size as ${sizesToPrice()}, or leave it out and ask for a quote with photos`
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
  transform(listByIds),
  rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? listProblem(dataset.value) : undefined
    if (problem) addIssue({ message: problem })
  }),
)

const items = { ...calculatorList.items, hint: () => listWords }
const flightCounts = Array.from({ length: mostFlights + 1 }, (_, count) => String(count))
const flights = {
  ...calculatorList.flights,
  label: () => 'Flights of stairs',
  hint: () =>
    'Whole number as text, 0 to 4: flights between the things and the ground floor. Leave it out if you don’t know',
  schema: picklist(['', ...flightCounts], `Say how many flights, 0 to ${mostFlights}`),
}
const carry = {
  ...calculatorList.carry,
  label: () => 'Long carry',
  hint: () =>
    `“far” if the truck has to park more than ${terms.carryFeet} feet from the things; leave it out otherwise`,
  schema: picklist(['', 'far'], 'Say far, or leave it out'),
}

/** What a form's own list is checked by where a program sends it, which can't see what was left out. */
export const sentList: Question = {
  items: { ...items, schema: list },
  ...(chargedFor.flights && { flights }),
  ...(chargedFor.carry && { carry }),
}

const zip = {
  control: 'text',
  label: () => 'ZIP or town',
  hint: () => `Where the pickup is: a five-digit ZIP code or a town’s name, like ${placeExample()}`,
} as const
const place = pipe(
  requiredLine(() => 'Tell us the ZIP code or town', 120),
  check((typed) => placeProblem(typed) === undefined, `Enter a ZIP code or a town, like ${placeExample()}`),
)
const slot = {
  ...bookingForm.fields.slot,
  hint: () => 'The `slot` of a window from open_windows, exactly as it’s there: YYYY-MM-DDTHH',
}

const date = {
  control: 'text',
  label: () => 'From',
  hint: () => 'First local date to show windows from, as YYYY-MM-DD. Leave it out for today',
  schema: pipe(
    optionalLine(40),
    check((date) => date === '' || isDate(date), 'Write the date as YYYY-MM-DD'),
  ),
} as const

export const questions = {
  estimate: {
    ...sentList,
    items: { ...items, schema: pipe(list, nonEmpty('Say what needs to go')) },
    zip: { ...zip, schema: optionalLine(120) },
    ...(hasDatedPrices && {
      date: {
        ...date,
        label: () => 'Date',
        hint: () => 'Local date of the pickup, as YYYY-MM-DD: some days cost more or less',
      },
    }),
    ...('code' in calculatorList && { code: calculatorList.code }),
  },
  check_area: { zip: { ...zip, schema: place } },
  curb_pickup: { zip: { ...zip, schema: place } },
  open_windows: {
    zip: { ...zip, schema: optionalLine(120) },
    from: date,
  },
  item: {
    name: {
      control: 'text',
      label: () => 'Item',
      hint: () => 'One thing by the name that the person uses, like “couch” or “old fridge”',
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
  /** All three by one address, for programs without tools. */
  own_booking: {
    ...findFields,
    action: {
      control: 'text',
      label: () => 'Action',
      hint: () => 'get looks it up, move needs a slot, cancel cancels it',
      schema: picklist(['get', 'move', 'cancel'], 'Say get, move or cancel'),
    },
    slot: { ...slot, schema: optionalLine(40) },
  },
} as const satisfies Readonly<Record<string, Question>>

/** How programs name what they send twice: the same key makes the same request. */
export const keyField = {
  type: 'string',
  minLength: 16,
  maxLength: 64,
  description: 'An idempotency key of your own, new for each request: sending the same key again makes no second one.',
} as const

/** What's answered, as JSON Schema. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', ignoreActions: ['url'] })
  return rest
}

/** A field as JSON Schema, with what a person reads of it; cleaning and our own checks aren't in it. */
export function fieldSchema(field: TextField): JsonSchema {
  const label = field.label()
  const { $schema, ...rules } = toJsonSchema(field.schema, {
    target: 'draft-2020-12',
    ignoreActions: ['transform', 'raw_transform', 'raw_check', 'check'],
  })
  // Leaving a field out says the same as an empty text, which some assistants' models refuse among a field's options.
  const options = rules.enum && { enum: rules.enum.filter((option) => option !== '') }
  return {
    ...rules,
    ...options,
    description: field.hint ? `${label}${/[?.]$/.test(label) ? '' : '.'} ${field.hint()}` : label,
  }
}

/** An object of fields as JSON Schema, with what's required. */
export function fieldsSchema(fields: readonly (readonly [string, TextField])[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.flatMap(([name, field]) => (constraints(field).required ? [name] : [])),
    additionalProperties: false,
  } as const
}

/** Fields that a program answers otherwise than a person, as it reads of them. */
const forPrograms: Readonly<Record<string, TextField>> = { ...sentList, slot: questions.move_booking.slot }

/** Facts about a place that change no price here. */
const uncharged = new Set(Object.entries(chargedFor).flatMap(([name, charged]) => (charged ? [] : name)))

/** What a form takes as JSON. `updates`: how customers can hear from us; without it, whatever is set up. */
export function formSchema(form: AnyForm, updates?: readonly Update[]) {
  const fields = textFields(form)
    .filter(
      ([name, { needs }]) =>
        !computedFields.has(name) && !uncharged.has(name) && !(needs && updates && !updates.includes(needs)),
    )
    .map(([name, field]) => [name, forPrograms[name] ?? field] as const)
  const { properties, ...rest } = fieldsSchema(fields)
  return { ...rest, properties: { ...properties, key: keyField } }
}

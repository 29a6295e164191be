// What programs read as answers to their questions, as schemas: the document that describes them is made from these.
import * as v from 'valibot'

const money = v.object({
  low: v.pipe(v.number(), v.description('US dollars')),
  high: v.pipe(v.number(), v.description('US dollars; the same as low where it is known')),
})

const address = v.pipe(v.string(), v.url())

export const areaAnswer = v.object({
  answer: v.pipe(
    v.picklist(['yes', 'probably', 'near-miss', 'call', 'too-far']),
    v.description(
      'Whether we come there: probably where the place reaches into a town of ours, near-miss where a name is nearly one that we know, call where we can’t tell.',
    ),
  ),
  town: v.optional(v.string()),
  meant: v.optional(v.pipe(v.string(), v.description('The name that was probably meant: ask the person.'))),
  next: v.pipe(v.string(), v.description('What to tell the person, and what to do next.')),
  page: v.optional(address),
})

export const itemAnswer = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.string(),
  taken: v.boolean(),
  price: v.optional(v.pipe(money, v.description('One of it by itself, as the price calculator has it.'))),
  cubicFeet: v.optional(v.number()),
  pounds: v.optional(v.number()),
  goes: v.pipe(v.string(), v.description('What happens to it, or where it goes if we don’t take it.')),
  first: v.optional(v.pipe(v.string(), v.description('What the person has to do before we come.'))),
  page: v.pipe(address, v.description('More about it, and who takes it for free.')),
})

export const curbAnswer = v.object({
  town: v.string(),
  known: v.pipe(
    v.picklist(['rule', 'part', 'dated', 'ask']),
    v.description(
      'How far the rule is confirmed: whole, in part, one fact with a date, or not at all: then say who to ask.',
    ),
  ),
  answer: v.pipe(v.string(), v.description('Say this, with its date.')),
  verdict: v.optional(v.string()),
  hauler: v.optional(v.string()),
  howMany: v.optional(v.string()),
  how: v.optional(v.pipe(v.string(), v.description('On which day, with a sticker, or after a call.'))),
  things: v.array(
    v.object({ thing: v.string(), atTheCurb: v.picklist(['yes', 'paid', 'ask', 'no']), note: v.string() }),
  ),
  asOf: v.optional(v.pipe(v.string(), v.description('Since when it’s known.'))),
  contractThrough: v.optional(v.string()),
  ask: v.object({ name: v.string(), phone: v.optional(v.string()) }),
  source: v.optional(v.object({ name: v.string(), url: address })),
  page: address,
})

export const curbsAnswer = v.object({ towns: v.array(curbAnswer) })

export const foundItems = v.object({
  items: v.pipe(
    v.array(itemAnswer),
    v.description('The likeliest first; empty where nothing on our list is called that.'),
  ),
  guides: v.optional(
    v.pipe(
      v.array(v.object({ title: v.string(), page: v.string() })),
      v.description('Pages that answer what isn’t a thing: “dumpster”, “how much”.'),
    ),
  ),
  next: v.optional(v.pipe(v.string(), v.description('What to do where nothing was found.'))),
})

export const itemsAnswer = v.object({
  currency: v.string(),
  truck: v.object({ cubicFeet: v.number(), price: money }),
  items: v.array(itemAnswer),
})

export const estimateAnswer = v.object({
  kind: v.pipe(
    v.picklist(['price', 'project', 'empty']),
    v.description('project: more than one trip, so a person names the price. empty: nothing on the list that we take.'),
  ),
  words: v.string(),
  total: v.optional(money),
  firm: v.optional(
    v.pipe(
      v.number(),
      v.description('US dollars: the price if it’s all set out. Book with it as firm, and with spot.'),
    ),
  ),
  lines: v.array(v.object({ label: v.string(), for: v.string(), ...money.entries })),
  items: v.array(v.object({ id: v.string(), name: v.string(), count: v.number(), taken: v.boolean() })),
  cubicFeet: v.number(),
  truckShare: v.number(),
  couldChange: v.pipe(
    v.array(v.object({ label: v.string(), per: v.string(), ...money.entries })),
    v.description('What this list may still cost more for, since the question didn’t say.'),
  ),
  area: v.optional(areaAnswer),
  terms: v.string(),
  links: v.object({ calculator: address, book: address }),
})

export const windowsAnswer = v.object({
  timeZone: v.string(),
  sure: v.pipe(v.boolean(), v.description('False when the calendar can’t be read: then these are the usual hours.')),
  note: v.optional(v.pipe(v.string(), v.description('Why the day that was asked for has none.'))),
  windows: v.array(v.object({ slot: v.string(), when: v.string(), starts: v.string(), ends: v.string() })),
  more: v.optional(v.pipe(address, v.description('The windows after these.'))),
  area: v.optional(areaAnswer),
  towns: v.pipe(
    v.array(v.object({ name: v.string(), zips: v.array(v.string()), book: address })),
    v.description('All towns share one calendar.'),
  ),
})

export const bookingAnswer = v.object({
  ok: v.literal(true),
  reference: v.string(),
  state: v.pipe(
    v.picklist(['received', 'booked', 'begun', 'past', 'missed', 'canceled']),
    v.description(
      'received: we have the request, and no window is booked yet. begun: its window or the drive has started.',
    ),
  ),
  says: v.pipe(v.string(), v.description('All of it in a sentence, to read to the person.')),
  slot: v.optional(v.string()),
  when: v.optional(v.string()),
  address: v.optional(v.string()),
  items: v.optional(v.array(v.object({ name: v.string(), count: v.number() }))),
  price: v.optional(v.pipe(v.string(), v.description('What was agreed on, or else the estimate.'))),
  canChange: v.boolean(),
  links: v.optional(
    v.object({ booking: v.pipe(address, v.description('Private: anybody who has it can change the pickup.')) }),
  ),
})

export const receiptAnswer = v.object({
  ok: v.literal(true),
  location: v.pipe(v.string(), v.description('Path of the confirmation.')),
  reference: v.string(),
  state: v.pipe(
    v.picklist(['booked', 'unconfirmed', 'received']),
    v.description('unconfirmed: the window isn’t theirs until they, or we, confirm it.'),
  ),
  heading: v.string(),
  next: v.string(),
  links: v.object({
    confirmation: address,
    booking: v.optional(v.pipe(address, v.description('Private: whoever has it can move or cancel the pickup.'))),
  }),
})

export const errorAnswer = v.object({
  ok: v.literal(false),
  errors: v.pipe(v.record(v.string(), v.string()), v.description('What to tell the person, by field.')),
  codes: v.optional(
    v.pipe(
      v.record(
        v.string(),
        v.picklist([
          'missing',
          'too-long',
          'not-an-option',
          'invalid',
          'not-text',
          'unknown-field',
          'unavailable',
          'near-miss',
        ]),
      ),
      v.description('The kind of each error, by field.'),
    ),
  ),
  failure: v.optional(
    v.pipe(
      v.picklist(['not-stored', 'not-read', 'too-many', 'too-many-changes']),
      v.description('Nothing is wrong with the fields: it could not be kept or read, or too much came from there.'),
    ),
  ),
  meant: v.optional(v.pipe(v.string(), v.description('The place that was probably meant.'))),
  next: v.optional(v.pipe(v.string(), v.description('Where to read what can be asked, and how.'))),
  retryAfter: v.optional(v.pipe(v.number(), v.description('Seconds to wait before another try.'))),
  offers: v.optional(v.pipe(v.array(v.string()), v.description('Open windows nearest to one that was lost.'))),
})

export type AreaAnswer = v.InferOutput<typeof areaAnswer>
export type CurbAnswer = v.InferOutput<typeof curbAnswer>
export type CurbsAnswer = v.InferOutput<typeof curbsAnswer>
export type ItemAnswer = v.InferOutput<typeof itemAnswer>
export type FoundItems = v.InferOutput<typeof foundItems>
export type BookingAnswer = v.InferOutput<typeof bookingAnswer>
export type ItemsAnswer = v.InferOutput<typeof itemsAnswer>
export type EstimateAnswer = v.InferOutput<typeof estimateAnswer>
export type WindowsAnswer = v.InferOutput<typeof windowsAnswer>
export type ReceiptAnswer = v.InferOutput<typeof receiptAnswer>
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>

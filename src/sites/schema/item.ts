import * as v from 'valibot'
import { cents, type Data, slug, some, text } from './fields.ts'
import { dropOffUse } from './town.ts'

/** The kinds of things in the calculator and the item guide. */
const categories = [
  'seating',
  'beds',
  'storage',
  'tables-office',
  'appliances',
  'electronics',
  'fitness-recreation',
  'structures',
  'outdoor-garage',
  'bags-boxes',
  'yard',
  'renovation',
  'commercial',
  'not-accepted',
] as const

/** Where things go; every item names one. */
const disposalNames = [
  'electronics',
  'fuel',
  'refrigerant',
  'tires',
  'yard',
  'car-battery',
  'reuse',
  'mattress',
  'metal',
  'electronics-other',
  'engine',
  'teardown',
  'debris',
  'parts',
  'rubble',
  'sorted',
  'paint',
  'chemicals',
  'propane',
  'asbestos',
  'medical',
  'ammunition',
  'smoke-detector',
  'lithium',
] as const

/** What a state bans from its landfills, and since which year, where that's certain. A state's bans are in its pack. */
const ban = v.strictObject({ what: text, since: v.optional(v.number()) })

/** What happens to a kind of item; shared by all items of the kind. */
const disposal = v.strictObject({
  /** Two or three words over the rows of its kind. */
  name: text,
  /** What we do with it, or for what we leave: why. */
  goes: text,
  /** What the state bans from its landfills. */
  ban: v.optional(ban),
  /** How to be rid of it without us; drop-off sites for it, if any, follow. */
  without: v.optional(text),
  use: v.optional(dropOffUse),
})

/**
 * What one item adds to the price of its space, in integer cents; `from` is the least, when the rest is known only on
 * site.
 */
const itemExtra = v.strictObject({ cents, reason: text, from: v.optional(v.literal(true)) })

const base = v.strictObject({
  /** Used in links: `#item-<id>`. */
  id: slug,
  label: text,
  goes: v.picklist(disposalNames),
  /** What to do before we come; most things need nothing. */
  first: v.optional(text),
})

const moreThanNothing = v.pipe(v.number(), v.gtValue(0, 'must be more than 0'))

const size = v.strictObject({
  /** Cubic feet that it takes in the truck. */
  cubicFeet: moreThanNothing,
  pounds: moreThanNothing,
  /** So dense that weight and not space is what fills a truck. */
  dense: v.optional(v.literal(true)),
  extra: v.optional(itemExtra),
  /** Taken from the ground floor only: with stairs there's no price online. */
  groundFloor: v.optional(v.literal(true)),
  /** What's about this big: offered for something that isn't on the list. */
  size: v.optional(text),
})

const accepted = v.strictObject({
  ...base.entries,
  ...size.entries,
  category: v.picklist(categories),
  accepted: v.literal(true),
})
const refused = v.strictObject({ ...base.entries, category: v.literal('not-accepted'), accepted: v.literal(false) })

/** All of it. Scripts fetch it as a JSON file, together with what people call things. */
const catalog = v.strictObject({
  categories: v.strictObject(v.entriesFromList(categories, text)),
  disposals: v.strictObject(v.entriesFromList(disposalNames, disposal)),
  items: some(v.variant('accepted', [refused, accepted], 'must be true or false')),
})

/** Its parts may be exported, too. */
export const itemsFile = v.object({ catalog: v.optional(catalog), refused: v.array(text) })

/** The name in English, where that's another one: what an item is called is known by it. */
type Translated = { readonly english?: string }

export type Category = (typeof categories)[number]
export type DisposalName = (typeof disposalNames)[number]
export type Ban = Data<typeof ban>
export type Disposal = Data<typeof disposal>
export type ItemExtra = Data<typeof itemExtra>
export type ItemBase = Data<typeof base> & Translated
export type ItemSize = Data<typeof size>
export type AcceptedItem = Data<typeof accepted> & Translated
export type RefusedItem = Data<typeof refused> & Translated
export type Item = AcceptedItem | RefusedItem
export type Catalog = Omit<Data<typeof catalog>, 'items'> & { readonly items: readonly Item[] }

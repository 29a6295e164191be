import * as v from 'valibot'
import { type Data, pageDescription, pageTitle, picture, slug, some, source, text } from './fields.ts'
import { dropOffUse } from './town.ts'

/** A load with its own words: `items` is written as in the price calculator's addresses: `sofa`, `tire.4`. */
const load = v.strictObject({ items: text, label: text })

/** A row of the price table. Its weight, space and price are the calculator's. */
export const pricedLoad = v.strictObject({ ...load.entries, note: v.optional(text) })

/**
 * A figure that a business's texts print and that no record of its own has: what somebody else charges, decides or built.
 * A test holds that every figure on a page is in the business's data or in this list.
 */
export const fact = v.strictObject({
  /** As the texts have it, with its unit: "75 feet", "April 1, 2026", "202-555-0123". */
  figure: text,
  /** What it is, and where it's from. */
  what: text,
})

const page = {
  /** Its address: `/items/couch`. It must not change. */
  slug,
  /** What people search for, and the heading: "Couch removal". */
  name: text,
  /** In headings, after "get rid of": "a couch", "tires". */
  thing: text,
  title: pageTitle,
  description: pageDescription,
  /** Below the first sentence, which the page makes of the price: one or two sentences. */
  lead: text,
  /** Ids of the calculator's items that this page is about; an item is on one page at most. */
  items: some(slug),
  service: slug,
  /** A drawing that shows it, or the owner's photo that replaces the drawing; absent where none does. */
  picture: v.optional(picture),
  /** How two people get it out; for what isn't taken, how to move it safely. */
  out: text,
  /** Who carries it, where two people aren't enough: "three people". */
  crew: v.optional(text),
  /** What to do before: three or four steps. */
  first: some(text),
  /** How to be rid of it without us, the cheapest first: ways that cost nothing, or little. */
  free: some(v.strictObject({ way: text, text })),
  /**
   * Adds each town's own hauler to ask. `bulk`: it's one big household item, so the towns whose rule is known are named
   * with the rule and its date.
   */
  curb: v.optional(v.picklist(['bulk', 'ask'])),
  /** Adds the drop-off sites that take it, with their distance. */
  dropOff: v.optional(dropOffUse),
  /** What the law says of it here, and where to read it. */
  law: v.optional(v.strictObject({ text, source })),
  goes: text,
  /** Slugs of three other item pages. */
  related: v.array(slug),
  /** Figures in these texts that are in no other data: what they are, and where they're from. */
  facts: v.optional(v.array(fact)),
}

/** Something that we take, with its prices. */
const taken = v.strictObject({
  ...page,
  accepted: v.literal(true),
  /** What most people have of it. After the price: "for a three-seat sofa". */
  usual: load,
  /** Sizes or counts, the smallest first. */
  sizes: some(pricedLoad),
  /** What changes the price: stairs, doors, weight; with numbers. */
  moves: some(v.strictObject({ what: text, text })),
})

/** Something that we don't take, and who does: the first sentence says so. */
const refused = v.strictObject({ ...page, accepted: v.literal(false), answer: text })

/** A page for one thing that people search for; a business has one only for what it has words of its own for: 150 to 400. */
const itemPage = v.variant('accepted', [taken, refused], 'must be true or false')

export const itemPagesFile = v.strictObject({ itemPages: v.array(itemPage) })

export type Fact = Data<typeof fact>
export type PricedLoad = Data<typeof pricedLoad>
export type TakenItemPage = Data<typeof taken>
export type ItemPage = Data<typeof itemPage>

/** All words of a page that aren't computed, for their count and for comparing pages. */
export const ownWords = (page: ItemPage): string =>
  [
    page.lead,
    page.out,
    ...page.first,
    ...page.free.flatMap(({ way, text }) => [way, text]),
    page.law?.text ?? '',
    page.goes,
    ...(page.accepted
      ? [...page.sizes.flatMap(({ note = '' }) => note), ...page.moves.flatMap(({ what, text }) => [what, text])]
      : [page.answer]),
  ].join('\n')

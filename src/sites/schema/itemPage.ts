import type { DrawingName } from '../../ui/drawings/catalog.ts'
import type { Fact } from './texts.ts'
import type { DropOffUse, Link } from './town.ts'

/** A load with its own words: `items` is written as in the price calculator's addresses: `sofa`, `tire.4`. */
type Load = { readonly items: string; readonly label: string }

/** A row of the price table. Its weight, space and price are the calculator's. */
export type PricedLoad = Load & { readonly note?: string }

/** A way to be rid of it that costs nothing, or little. */
type FreeWay = { readonly way: string; readonly text: string }

/** What the law says of it here, where to read it, and since when it's so where a ban has a year. */
export type ItemLaw = { readonly text: string; readonly since?: number; readonly source: Link }

type ItemPageBase = {
  /** Its address: `/items/couch`. It must not change. */
  readonly slug: string
  /** What people search for, and the heading: "Couch removal". */
  readonly name: string
  /** In headings, after "get rid of": "a couch", "tires". */
  readonly thing: string
  /** At most 60 characters; unique. */
  readonly title: string
  /** 70 to 155 characters; unique. */
  readonly description: string
  /** Below the first sentence, which the page makes of the price: one or two sentences. */
  readonly lead: string
  /** Ids of the calculator's items that this page is about; an item is on one page at most. */
  readonly items: readonly string[]
  /** Slug of the service that it's part of. */
  readonly service: string
  /** A drawing that shows it, or the owner's photo that replaces the drawing; absent where none does. */
  readonly picture?: { readonly drawing: DrawingName; readonly alt: string }
  /** How two people get it out; for what isn't taken, how to move it safely. */
  readonly out: string
  /** Who carries it, where two people aren't enough: "three people". */
  readonly crew?: string
  /** What to do before: three or four steps. */
  readonly first: readonly string[]
  /** How to be rid of it without us, the cheapest first. */
  readonly free: readonly FreeWay[]
  /**
   * Adds each town's own hauler to ask. `bulk`: it's one big household item, so the towns whose rule is known are named
   * with the rule and its date.
   */
  readonly curb?: 'bulk' | 'ask'
  /** Adds the drop-off sites that take it, with their distance. */
  readonly dropOff?: DropOffUse
  readonly law?: ItemLaw
  /** Where it goes after that. */
  readonly goes: string
  /** Slugs of three other item pages. */
  readonly related: readonly string[]
  /** Figures in these texts that are in no other data: what they are, and where they're from. */
  readonly facts?: readonly Fact[]
}

/** Something that we take, with its prices. */
export type TakenItemPage = ItemPageBase & {
  readonly accepted: true
  /** What most people have of it. After the price: "for a three-seat sofa". */
  readonly usual: Load
  /** Sizes or counts, the smallest first. */
  readonly sizes: readonly PricedLoad[]
  /** What changes the price: stairs, doors, weight; with numbers. */
  readonly moves: readonly { readonly what: string; readonly text: string }[]
}

/** Something that we don't take, and who does: the first sentence says so. */
export type RefusedItemPage = ItemPageBase & { readonly accepted: false; readonly answer: string }

/** A page for one thing that people search for; a business has one only for what it has words of its own for: 150 to 300. */
export type ItemPage = TakenItemPage | RefusedItemPage

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

import type { DropOffUse } from './town.ts'

/** The kinds of things in the calculator and the item guide. */
export type Category =
  | 'seating'
  | 'beds'
  | 'storage'
  | 'tables-office'
  | 'appliances'
  | 'electronics'
  | 'fitness-recreation'
  | 'structures'
  | 'outdoor-garage'
  | 'bags-boxes'
  | 'yard'
  | 'renovation'
  | 'commercial'
  | 'not-accepted'

/** What a state bans from its landfills, and since which year. A state's bans are in its pack. */
export type Ban = { readonly what: string; readonly since: number }

/** What happens to a kind of item; shared by all items of the kind. */
export type Disposal = {
  /** Two or three words over the rows of its kind. */
  readonly name: string
  /** What we do with it, or for what we leave: why. */
  readonly goes: string
  /** What the state bans from its landfills. */
  readonly ban?: Ban
  /** How to be rid of it without us; drop-off sites for it, if any, follow. */
  readonly without?: string
  readonly use?: DropOffUse
}

/** Where things go; every item names one. */
export type DisposalName =
  | 'electronics'
  | 'fuel'
  | 'refrigerant'
  | 'tires'
  | 'yard'
  | 'car-battery'
  | 'reuse'
  | 'mattress'
  | 'metal'
  | 'electronics-other'
  | 'engine'
  | 'teardown'
  | 'debris'
  | 'parts'
  | 'rubble'
  | 'sorted'
  | 'paint'
  | 'chemicals'
  | 'propane'
  | 'asbestos'
  | 'medical'
  | 'ammunition'
  | 'smoke-detector'
  | 'lithium'

/**
 * What one item adds to the price of its space, in integer cents; `from` is the least, when the rest is known only on
 * site.
 */
export type ItemExtra = { readonly cents: number; readonly reason: string; readonly from?: true }

export type ItemBase = {
  /** Used in links: `#item-<id>`. */
  readonly id: string
  readonly label: string
  /** The same in English, where that's another one: what it's called is known by it. */
  readonly english?: string
  readonly goes: DisposalName
}

export type ItemSize = {
  /** Cubic feet that it takes in the truck. */
  readonly cubicFeet: number
  readonly pounds: number
  /** So dense that weight and not space is what fills a truck. */
  readonly dense?: true
  readonly extra?: ItemExtra
  /** Taken from the ground floor only: with stairs there's no price online. */
  readonly groundFloor?: true
  /** What's about this big: offered for something that isn't on the list. */
  readonly size?: string
}

export type AcceptedItem = ItemBase & ItemSize & { readonly category: Category; readonly accepted: true }
export type RefusedItem = ItemBase & { readonly category: 'not-accepted'; readonly accepted: false }
export type Item = AcceptedItem | RefusedItem

/** All of it. Scripts fetch it as a JSON file, together with what people call things. */
export type Catalog = {
  readonly categories: Readonly<Record<Category, string>>
  readonly disposals: Readonly<Record<DisposalName, Disposal>>
  readonly items: readonly Item[]
}

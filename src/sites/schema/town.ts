import type { TownScene } from './landscape.ts'

/** A county's name without the word: "Clark". */
export type County = string

export type Link = { readonly label: string; readonly href: string }

/** Whether the town's own hauler takes it: as part of the service, for a sticker or a fee, ask first, or not at all. */
export type CurbMark = 'yes' | 'paid' | 'ask' | 'no'

export type CurbLine = {
  readonly item: string
  readonly mark: CurbMark
  readonly note: string
  /** Whether it's the town's rule for one big household item, which the items' pages repeat with its date. */
  readonly bulk?: true
}

export type Curb = {
  /** The honest answer to "Free at the curb?", in a sentence or two; also what has to be asked. */
  readonly answer: string
  /** What's known. What isn't belongs in the answer: a page says "Ask" twice at most. */
  readonly lines: readonly CurbLine[]
  /** The hauler with the town's contract, where that is certain, and its number: "202-555-0123". */
  readonly hauler?: { readonly name: string; readonly phone?: string }
  /**
   * Since when the curb rules hold: "May 2025", or a year where the month isn't known. Required for every "yes" and
   * "paid"; absent where the lines only say whom to ask.
   */
  readonly asOf?: string
  /** Where to check. */
  readonly source?: Link
}

export type Permit = {
  /** The office that decides, and its number: "202-555-0123". */
  readonly office: string
  readonly phone?: string
  readonly text: string
  readonly links?: readonly Link[]
  /** Part of the town lies where the county asks for a permit of its own. */
  readonly county?: boolean
}

/** Where a town's name goes on the map: its side of the dot, then a shift in px of that layout. */
export type MapLabel = {
  readonly side: 'left' | 'right' | 'above' | 'below'
  readonly dx?: number
  readonly dy?: number
}

export type Town = {
  readonly slug: string
  readonly name: string
  readonly kind: 'city' | 'village'
  /** First the county that most of the town lies in. */
  readonly counties: readonly [County, ...County[]]
  readonly zips: readonly string[]
  /** Post-office-box ZIPs: mail goes there, trucks don't. */
  readonly boxZips?: readonly string[]
  /** Neighboring places at the town's edge, and their mailing ZIP: answered with "probably, call us". */
  readonly sharedZips?: readonly { readonly zip: string; readonly place: string }[]
  readonly lat: number
  readonly lng: number
  /** Where its name goes on the map; without it, to the right, or the first other side that's free. */
  readonly mapLabel?: { readonly narrow?: MapLabel; readonly wide?: MapLabel }
  /** Under the heading: who comes, and where in town. */
  readonly lead: string
  /** The picture of the place; without it, what towns in that landscape have. */
  readonly scene?: TownScene
  /** What a pickup here might be, and what it costs by the price list. */
  readonly example?: {
    /** After "for": "a sofa and a dresser from a second floor on Main Street". */
    readonly load: string
    /** With its currency: "$205". */
    readonly price: string
  }
  /** Where each of the business's `townLoads` comes from here, by its items; one that isn't listed has just its price. */
  readonly loads?: Readonly<Record<string, string>>
  /** Absent where the business has no curb rules; `dropOff` and `permit` likewise. */
  readonly curb?: Curb
  /** When a hauler is worth its price here: the case, and what we do about it. */
  readonly worthIt: readonly { readonly when: string; readonly text: string }[]
  /** Where the things go that we don't take. */
  readonly dropOff?: string
  readonly permit?: Permit
  /** The shape of the place: ZIPs, counties, what to tell us on the phone. */
  readonly around: string
  /** The page's last words, on how to get an estimate here; without them it has those of every page. */
  readonly closing?: string
}

/** A town of a business that has all features. */
export type WholeTown = Town & Required<Pick<Town, 'curb' | 'dropOff' | 'permit'>>

/** What is said wherever something is torn down. A state's own rules are in its pack. */
export type PermitRules = {
  /** Who decides; it comes first. */
  readonly decides: string
  /** A county that asks for a permit of its own, on top of what the town says. */
  readonly county?: { readonly rule: string; readonly office: Link }
  /** Before posts or footings are dug out. */
  readonly dig: string
}

/** What a drop-off site accepts. */
export type DropOffUse = 'chemicals' | 'electronics' | 'paint' | 'donations' | 'books'

/**
 * A site that accepts what we don't take, or donations. Each is written once; town pages choose by county or by distance.
 * Hours, fees and limits change, so they are left to the link.
 */
export type DropOffSite = {
  readonly name: string
  readonly use: DropOffUse
  /** Its address, or what it takes. */
  readonly note?: string
  /** Absent where a name is all that could be confirmed. */
  readonly href?: string
  /**
   * The town that it is in and that town's center, which is close enough for whole miles between towns; absent where there
   * are several addresses.
   */
  readonly town?: { readonly name: string; readonly lat: number; readonly lng: number }
  /** Counties whose residents it serves; everyone where absent. */
  readonly counties?: readonly County[]
  /** Slugs of the only towns it is shown to. */
  readonly towns?: readonly string[]
}

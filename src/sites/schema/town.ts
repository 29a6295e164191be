import * as v from 'valibot'
import { type Data, href, link, slug, some, text, zip } from './fields.ts'
import { sceneSchema } from './landscape.ts'
import { state } from './site.ts'

export const dropOffUse = v.picklist(['chemicals', 'electronics', 'paint', 'donations', 'books'])

/** First the county that most of the town lies in, each without the word: "Clark". Empty where there's none. */
const counties = v.array(text)

/** Whether the town's own hauler takes it: as part of the service, for a sticker or a fee, ask first, or not at all. */
const curbMark = v.picklist(['yes', 'paid', 'ask', 'no'])

const curbLine = v.strictObject({
  item: text,
  mark: curbMark,
  note: text,
  /** Whether it's the town's rule for one big household item, which the items' pages repeat with its date. */
  bulk: v.optional(v.literal(true)),
})

/**
 * How far a town's rule for big items is known: whole, in part, one fact with a date, or only who to ask. An owner who has
 * asked changes it with the rest of the row.
 */
const known = v.picklist(['rule', 'part', 'dated', 'ask'])

const curb = v.strictObject({
  known,
  /** The whole rule in a few words, after "Free curbside pickup in Derby?": where it's known, and only there. */
  verdict: v.optional(text),
  /** What's known, with its month and year, and who to ask for the rest: a sentence or two. */
  answer: text,
  /** How many big items, and how they're set out: on which day, with a sticker, after a call. For the table of all towns. */
  count: v.optional(text),
  how: v.optional(text),
  lines: v.array(curbLine),
  /** The hauler with the town's contract, where that is certain, and its number: "202-555-0123". */
  hauler: v.optional(v.strictObject({ name: text, phone: v.optional(text) })),
  /** Who answers what isn't known, where that isn't the hauler. */
  ask: v.optional(v.strictObject({ name: text, phone: v.optional(text) })),
  /** Since when it's so: "May 2025", or a year where the month isn't known. Absent where there's only who to ask. */
  asOf: v.optional(text),
  /** The last month of the contract that says so: "June 2028". */
  until: v.optional(text),
  source: v.optional(link),
})

const permit = v.strictObject({
  /** The office that decides, and its number: "202-555-0123". */
  office: text,
  phone: v.optional(text),
  text,
  links: v.optional(v.array(link)),
  /** Part of the town lies where the county asks for a permit of its own. */
  county: v.optional(v.boolean()),
})

/** Where a town's name goes on the map: its side of the dot, then a shift in px of that layout. */
const mapLabel = v.strictObject({
  side: v.picklist(['left', 'right', 'above', 'below']),
  dx: v.optional(v.number()),
  dy: v.optional(v.number()),
})

const center = { name: text, lat: v.number(), lng: v.number() }

const town = v.strictObject({
  ...center,
  /** Absent, it's the business's. */
  state: v.optional(state),
  slug,
  kind: v.picklist(['city', 'village']),
  counties,
  zips: some(zip),
  /** Post-office-box ZIPs: mail goes there, trucks don't. */
  boxZips: v.optional(v.array(zip)),
  /** Neighboring places at the town's edge, and their mailing ZIP: answered with "probably, call us". */
  sharedZips: v.optional(v.array(v.strictObject({ zip, place: text }))),
  /** Where its name goes on the map; without it, to the right, or the first other side that's free. */
  mapLabel: v.optional(v.strictObject({ narrow: v.optional(mapLabel), wide: v.optional(mapLabel) })),
  /** Under the heading: who comes, and where in town. */
  lead: text,
  /** The picture of the place; without it, what towns in that landscape have. */
  scene: v.optional(sceneSchema),
  /** What a pickup here might be, and what it costs by the price list. */
  example: v.optional(
    v.strictObject({
      /** After "for": "a sofa and a dresser from a second floor on Main Street". */
      load: text,
      /** With its currency: "$205". */
      price: text,
    }),
  ),
  /** Absent where the business has no curb rules; `dropOff` and `permit` likewise. */
  curb: v.optional(curb),
  /** When a hauler is worth its price here: the case, and what we do about it. */
  worthIt: some(v.strictObject({ when: text, text })),
  dropOff: v.optional(text),
  permit: v.optional(permit),
  /** The shape of the place: ZIPs, counties, what to tell us on the phone. */
  around: text,
  /** The page's last words, on how to get an estimate here; without them it has those of every page. */
  closing: v.optional(text),
})

/** What is said wherever something is torn down. A state's own rules are in its pack. */
const permitRules = v.strictObject({
  /** Who decides; it comes first. */
  decides: text,
  /** A county that asks for a permit of its own, on top of what the town says. */
  county: v.optional(v.strictObject({ rule: text, office: link })),
  /** Before posts or footings are dug out. */
  dig: text,
})

/**
 * A site that accepts what we don't take, or donations. Each is written once; town pages choose by county or by distance.
 * Hours, fees and limits change, so they are left to the link.
 */
const dropOffSite = v.strictObject({
  name: text,
  use: dropOffUse,
  /** Its address, or what it takes. */
  note: v.optional(text),
  /** Absent where a name is all that could be confirmed. */
  href: v.optional(href),
  /** When its own page, or who wrote of it, was from: "May 2025"; absent where there's no date. */
  asOf: v.optional(text),
  /**
   * The town that it is in and that town's center, which is close enough for whole miles between towns; absent where there
   * are several addresses.
   */
  town: v.optional(v.strictObject(center)),
  /** Counties whose residents it serves; everyone where absent. */
  counties: v.optional(v.array(text)),
  towns: v.optional(v.array(v.string())),
})

export const townsFile = v.strictObject({ towns: some(town) })
export const permitsFile = v.strictObject({ permitRules: v.optional(permitRules) })
export const dropOffSitesFile = v.strictObject({ dropOffSites: v.array(dropOffSite) })

/** A county's name without the word: "Clark". */
export type County = string
export type CurbLine = Data<typeof curbLine>
export type Curb = Data<typeof curb>
export type Permit = Data<typeof permit>
export type MapLabel = Data<typeof mapLabel>
export type Town = Data<typeof town>
export type WholeTown = Town & Required<Pick<Town, 'curb' | 'dropOff' | 'permit'>>
export type PermitRules = Data<typeof permitRules>
export type DropOffUse = Data<typeof dropOffUse>
export type DropOffSite = Data<typeof dropOffSite>

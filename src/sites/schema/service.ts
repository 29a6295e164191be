import * as v from 'valibot'
import { asked, cents, type Data, drawing, link, pageDescription, pageTitle, slug, some, text } from './fields.ts'
import { extraId, rungId } from './price.ts'

/** A rung of the truck that matters here, and what of this trade fills it. */
const holding = v.strictObject({ rung: rungId, holds: text })

/** An extra line of the price, with why it costs more in this job: a general extra, or one of this trade. */
const extraLine = v.variant('id', [
  v.strictObject({
    id: extraId,
    reason: text,
    label: v.optional(text),
    amount: v.optional(text),
    unit: v.optional(text),
  }),
  v.strictObject({
    id: v.optional(v.undefined()),
    reason: text,
    label: text,
    /** "$40", or "$150 to $300". A proposal, to be confirmed by the owner. */
    amount: text,
    /** What the amount is for: "a workstation". */
    unit: text,
  }),
])

/** A note in the margin of the work order: the most common mistake. */
const marginNote = v.strictObject({
  heading: text,
  text: some(text),
  links: v.optional(v.array(link)),
  /** Whether a permit may be needed; adds who decides, the county's rule and the call before digging. */
  permit: v.optional(v.boolean()),
})

/** A service's page is a work order; its sections are written for each trade by hand, 500 to 900 words in all. */
const service = v.strictObject({
  slug,
  drawing,
  name: text,
  title: pageTitle,
  description: pageDescription,
  /** When we can come at the soonest, where something has to happen first: then no page names the next free window. */
  soonest: v.optional(text),
  /** One line under the name on a tile. */
  summary: text,
  heading: text,
  /** Short enough that a phone's first screen holds price and buttons too. */
  lead: v.pipe(text, v.maxLength(130, 'is longer than 130 characters')),
  /** Alternative text. */
  picture: text,
  /** An example of the job, written as in the price calculator's addresses; absent where `cost` is of the truck's space. */
  example: v.optional(text),
  /**
   * What an example of the job costs in integer cents, as the price calculator says, or from the smallest load to a full
   * truck; for the price tag and for structured data.
   */
  cost: v.strictObject({ low: cents, high: cents }),
  /** The example; said after its price. */
  buys: text,
  /** Prefilled text of "Text us". */
  message: text,
  load: v.strictObject({
    heading: text,
    take: some(text),
    /** What we leave, and why or where it goes instead. */
    leave: v.array(v.strictObject({ thing: text, instead: text })),
  }),
  price: v.strictObject({
    heading: text,
    intro: text,
    /** By rising volume, two or more; the last one is how full the truck is drawn. */
    rungs: v.tupleWithRest([holding, holding], holding),
    extras: v.array(extraLine),
  }),
  prepare: v.strictObject({ heading: text, steps: some(v.strictObject({ do: text, how: text })) }),
  margin: marginNote,
  /** In the order in which we try them. */
  afterwards: v.strictObject({ heading: text, ways: some(v.strictObject({ way: text, what: text })) }),
  /** Heading of the last call to action. */
  closing: text,
  questions: v.array(asked),
  related: v.array(v.strictObject({ slug: v.string(), why: text })),
  /** A few of the towns, each with what is worth knowing there about this job. */
  towns: v.array(v.strictObject({ slug: v.string(), note: text })),
})

const group = v.strictObject({ id: slug, name: text, text, services: some(v.string()) })

/** Groups of the services page, each laid out in its own way; one without services is left out. */
const groups = v.strictObject({
  oneThing: v.optional(group),
  wholeRoom: v.optional(group),
  somethingBuilt: v.optional(group),
})

/** What is hauled without a page of its own; `item` is its row in the item guide, where there is one. */
const alsoHauled = v.strictObject({ name: text, text, item: v.optional(v.string()) })

export const servicesFile = v.strictObject({ services: some(service) })

export const serviceGroupsFile = v.strictObject({
  serviceGroups: groups,
  /** What has to be done before, by a service's slug. */
  beforeTeardown: v.record(v.string(), text),
  alsoHauled: v.array(alsoHauled),
})

export type Holding = Data<typeof holding>
export type ExtraLine = Data<typeof extraLine>
export type MarginNote = Data<typeof marginNote>
export type Service = Data<typeof service>
export type ServiceGroup = Data<typeof group>
export type ServiceGroups = Data<typeof groups>
export type AlsoHauled = Data<typeof alsoHauled>

export type ServiceListTexts = Pick<Data<typeof serviceGroupsFile>, 'beforeTeardown' | 'alsoHauled'> & {
  readonly groups: ServiceGroups
}

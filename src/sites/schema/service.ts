import type { Range } from '../../domain/prices/price.ts'
import type { DrawingName } from '../../ui/drawings/catalog.ts'
import type { ExtraId, RungId } from './price.ts'
import type { Link } from './town.ts'

/** What we leave, and why or where it goes instead. */
type Left = { readonly thing: string; readonly instead: string }

/** A rung of the truck that matters here, and what of this trade fills it. */
export type Holding = { readonly rung: RungId; readonly holds: string }

/** An extra line of the price, with why it costs more in this job: a general extra, or one of this trade. */
export type ExtraLine = { readonly reason: string } & (
  | { readonly id: ExtraId; readonly label?: string; readonly amount?: string; readonly unit?: string }
  | {
      readonly label: string
      /** "$40", or "$150 to $300". A proposal, to be confirmed by the owner. */
      readonly amount: string
      /** What the amount is for: "a workstation". */
      readonly unit: string
    }
)

/** A note in the margin of the work order: the most common mistake. */
export type MarginNote = {
  readonly heading: string
  readonly text: readonly string[]
  readonly links?: readonly Link[]
  /** Whether a permit may be needed; adds who decides, the county's rule and the call before digging. */
  readonly permit?: boolean
}

/** A service's page is a work order; its sections are written for each trade by hand, 500 to 900 words in all. */
export type Service = {
  readonly slug: string
  /** Its scene. */
  readonly drawing: DrawingName
  readonly name: string
  /** At most 60 characters. */
  readonly title: string
  /** 70 to 155 characters. */
  readonly description: string
  /** One line under the name on a tile. */
  readonly summary: string
  readonly heading: string
  /** At most 130 characters, so that a phone's first screen holds price and buttons too. */
  readonly lead: string
  /** Alternative text. */
  readonly picture: string
  /** An example of the job, written as in the price calculator's addresses; absent where `cost` is of the truck's space. */
  readonly example?: string
  /**
   * What an example of the job costs in integer cents, as the price calculator says, or from the smallest load to a full
   * truck; for the price tag and for structured data.
   */
  readonly cost: Range
  /** The example; said after its price. */
  readonly buys: string
  /** Prefilled text of "Text us". */
  readonly message: string
  readonly load: { readonly heading: string; readonly take: readonly string[]; readonly leave: readonly Left[] }
  readonly price: {
    readonly heading: string
    readonly intro: string
    /** By rising volume; the last one is how full the truck is drawn. */
    readonly rungs: readonly [Holding, Holding, ...Holding[]]
    readonly extras: readonly ExtraLine[]
  }
  readonly prepare: {
    readonly heading: string
    readonly steps: readonly { readonly do: string; readonly how: string }[]
  }
  readonly margin: MarginNote
  readonly afterwards: {
    readonly heading: string
    /** In the order in which we try them. */
    readonly ways: readonly { readonly way: string; readonly what: string }[]
  }
  /** Heading of the last call to action. */
  readonly closing: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  readonly related: readonly { readonly slug: string; readonly why: string }[]
  /** A few of the towns, each with what is worth knowing there about this job. */
  readonly towns: readonly { readonly slug: string; readonly note: string }[]
}

/** Services grouped by what the visitor has. */
export type ServiceGroup = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly services: readonly string[]
}

/** Groups of the services page, each laid out in its own way; one without services is left out. */
export type ServiceGroups = {
  readonly oneThing?: ServiceGroup
  readonly wholeRoom?: ServiceGroup
  readonly somethingBuilt?: ServiceGroup
}

/** What is hauled without a page of its own; `item` is its row in the item guide, where there is one. */
export type AlsoHauled = { readonly name: string; readonly text: string; readonly item?: string }

/** What the overview of the services says. `beforeTeardown`: what has to be done before, by a service's slug. */
export type ServiceListTexts = {
  readonly groups: ServiceGroups
  readonly beforeTeardown: Readonly<Record<string, string>>
  readonly alsoHauled: readonly AlsoHauled[]
}

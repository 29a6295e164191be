export type RungId =
  | 'minimum'
  | 'eighth'
  | 'quarter'
  | 'three-eighths'
  | 'half'
  | 'five-eighths'
  | 'three-quarters'
  | 'seven-eighths'
  | 'full'

/** One rung on the truck's side: a load up to here costs this much, give or take the spread. */
export type Rung = {
  readonly id: RungId
  /** Share of the truck, 0 to 1. */
  readonly share: number
  readonly label: string
  /** Cubic feet; the whole truck holds 405, which is 15 cubic yards. */
  readonly cubicFeet: number
  /** Integer cents. */
  readonly cents: number
}

export type ExtraId =
  | 'refrigerant'
  | 'mattress'
  | 'tire'
  | 'tv-small'
  | 'tv-large'
  | 'stairs'
  | 'long-carry'
  | 'heavy-material'
  | 'teardown-labor'

/** Charges in addition to the space; each is its own line in a price. */
export type PriceExtra = {
  readonly id: ExtraId
  readonly label: string
  /** Integer cents for one unit; the least of a range where `upToCents` is given. */
  readonly cents: number
  /** Integer cents: the most that one unit costs, known after we have looked. */
  readonly upToCents?: number
  /** What the amount is for, said after it: "$10 a tire". */
  readonly unit: string
  readonly reason: string
}

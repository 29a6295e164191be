// By itself, since the calculator asks for nothing else and needn't load what reads names.
type State = { readonly code: string; readonly name: string }

export type AreaTown = {
  /** The second of two with one name has its state in it: "Springfield, OR". */
  readonly name: string
  /** Absent, it's the region's. */
  readonly state?: State | undefined
  readonly zips: readonly string[]
  readonly boxZips?: readonly string[]
  readonly sharedZips?: readonly { readonly zip: string; readonly place: string }[]
}

/**
 * `yes`: one of our towns. `probably`: a place that reaches into one. `near-miss`: nearly a name that we know. `too-far`: surely
 * outside the region. `call`: somewhere else, or not clear.
 */
export type AreaAnswer =
  | { readonly kind: 'yes' | 'probably'; readonly town: string }
  | { readonly kind: 'near-miss'; readonly meant: string }
  | { readonly kind: 'too-far' | 'call' }

/** Where a business works: its state, the names of others that have towns of the same names, and its region's ZIP codes. */
export type Region = {
  readonly state: State
  readonly otherStates: readonly string[]
  readonly zipPrefixes: readonly string[]
}

/** The answer of `serviceArea` to the five digits of a ZIP code. */
export function zipArea(zip: string, towns: readonly AreaTown[], { zipPrefixes }: Region): AreaAnswer {
  const own = towns.find(({ zips, boxZips = [] }) => zips.includes(zip) || boxZips.includes(zip))
  if (own) return { kind: 'yes', town: own.name }
  const near = towns.find(({ sharedZips = [] }) => sharedZips.some((shared) => shared.zip === zip))
  if (near) return { kind: 'probably', town: near.name }
  return { kind: zipPrefixes.some((prefix) => zip.startsWith(prefix)) ? 'call' : 'too-far' }
}

export type AreaTown = {
  readonly name: string
  readonly zips: readonly string[]
  readonly boxZips?: readonly string[]
  readonly sharedZips?: readonly { readonly zip: string; readonly place: string }[]
}

/** `yes`: one of our towns. `probably`: a ZIP that reaches into one. `call`: somewhere else, or not clear. */
export type AreaAnswer =
  | { readonly kind: 'yes'; readonly town: string }
  | { readonly kind: 'probably'; readonly town: string }
  | { readonly kind: 'call' }

/** Why a typed place cannot be looked up: nothing there, or digits that are no ZIP code. */
export type PlaceProblem = 'empty' | 'no-zip'

/** What is wrong with a typed "ZIP or town", if anything. A name that we do not know is not wrong. */
export function placeProblem(typed: string): PlaceProblem | undefined {
  if (/[a-z]/i.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  if (!digits) return 'empty'
  return digits.length === 5 || digits.length === 9 ? undefined : 'no-zip'
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const zipIn = (typed: string): string | undefined => /\b(\d{5})(?:-\d{4})?\b/.exec(typed)?.[1]

/** Whether a typed place ends in another state's name: "Springfield, Oregon". */
const isInOtherState = (typed: string, otherStates: readonly string[]): boolean =>
  otherStates.some((state) => ` ${letters(typed)} `.endsWith(` ${letters(state)} `))

/** Where the region around the towns ends. */
export type Region = { readonly zipPrefixes: readonly string[]; readonly otherStates: readonly string[] }

/**
 * Whether a typed place is surely too far: its ZIP has none of the region's prefixes, or it names another state. A
 * state's two letters count in capitals only, since a street or a county may end in a small "in" or "co".
 */
export function isFarAway(typed: string, { zipPrefixes, otherStates }: Region): boolean {
  const zip = zipIn(typed)
  if (zip) return !zipPrefixes.some((prefix) => zip.startsWith(prefix))
  const names = otherStates.filter((state) => state.length > 2 || typed.trimEnd().endsWith(` ${state}`))
  return isInOtherState(typed, names)
}

/** Whether a typed "ZIP or town" lies where we work. A ZIP counts for more than a name; never a refusal. */
export function serviceArea(typed: string, towns: readonly AreaTown[], otherStates: readonly string[]): AreaAnswer {
  const zip = zipIn(typed)
  if (zip) {
    const town = towns.find(({ zips, boxZips = [] }) => zips.includes(zip) || boxZips.includes(zip))
    if (town) return { kind: 'yes', town: town.name }
    const near = towns.find(({ sharedZips = [] }) => sharedZips.some((shared) => shared.zip === zip))
    return near ? { kind: 'probably', town: near.name } : { kind: 'call' }
  }
  // A town of that name in another state is not ours.
  if (isInOtherState(typed, otherStates)) return { kind: 'call' }
  const place = ` ${letters(typed)} `
  const named = towns.find(({ name }) => place.includes(` ${letters(name)} `))
  if (named) return { kind: 'yes', town: named.name }
  const near = towns.find(({ sharedZips = [] }) =>
    sharedZips.some((shared) => place.includes(` ${letters(shared.place)} `)),
  )
  return near ? { kind: 'probably', town: near.name } : { kind: 'call' }
}

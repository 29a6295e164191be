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

/** Why a typed place can't be looked up: nothing there, or digits that are no ZIP code. */
export type PlaceProblem = 'empty' | 'no-zip'

/** What is wrong with a typed "ZIP or town", if anything. A name that we don't know isn't wrong. */
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

/** The state that we work in, and the names of others that have towns of the same names. */
type State = { readonly state: { readonly code: string }; readonly otherStates: readonly string[] }

/** Where the region around the towns ends. */
type Region = State & { readonly zipPrefixes: readonly string[] }

/**
 * The two letters that a typed place ends in, as a state's do. Small ones need a comma, since a street or a county may
 * end in "in" or "co".
 */
function codeAtEnd(typed: string): string | undefined {
  const [, large, small] =
    /(?:[\s,]([A-Z]{2})|,\s*([a-z]{2}))[\s.,]*$/.exec(typed.replace(/[\s,]USA?[\s.]*$/i, '')) ?? []
  return large ?? small?.toUpperCase()
}

/** Whether a typed place names another state than ours: by two letters or, in the words besides the place, by name. */
function isInOtherState(typed: string, besides: string, { state, otherStates }: State): boolean {
  const code = codeAtEnd(typed)
  if (code) return code !== state.code
  const words = ` ${letters(besides)}`
  return otherStates.some((name) => words.endsWith(` ${letters(name)}`))
}

/**
 * Whether a typed place is surely too far: its ZIP has none of the region's prefixes, or it names another state. A
 * state's name counts after a comma only, since a town may be called Port Washington.
 */
export function isFarAway(typed: string, region: Region): boolean {
  const zip = zipIn(typed)
  if (zip) return !region.zipPrefixes.some((prefix) => zip.startsWith(prefix))
  return isInOtherState(typed, /,([^,]*)$/.exec(typed)?.[1] ?? '', region)
}

/** Whether a typed "ZIP or town" lies where we work. A ZIP counts for more than a name; never a refusal. */
export function serviceArea(typed: string, towns: readonly AreaTown[], state: State): AreaAnswer {
  const zip = zipIn(typed)
  if (zip) {
    const town = towns.find(({ zips, boxZips = [] }) => zips.includes(zip) || boxZips.includes(zip))
    if (town) return { kind: 'yes', town: town.name }
    const near = towns.find(({ sharedZips = [] }) => sharedZips.some((shared) => shared.zip === zip))
    return near ? { kind: 'probably', town: near.name } : { kind: 'call' }
  }
  const place = ` ${letters(typed)} `
  // A place of that name in another state isn't ours.
  const isNamed = (name: string) => {
    const words = ` ${letters(name)} `
    return place.includes(words) && !isInOtherState(typed, place.replace(words, ' '), state)
  }
  const named = towns.find(({ name }) => isNamed(name))
  if (named) return { kind: 'yes', town: named.name }
  const near = towns.find(({ sharedZips = [] }) => sharedZips.some((shared) => isNamed(shared.place)))
  return near ? { kind: 'probably', town: near.name } : { kind: 'call' }
}

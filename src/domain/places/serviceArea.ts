import { folded } from '../text.ts'
import { type AreaAnswer, type AreaTown, type Region, zipArea } from './zipArea.ts'

/** Why a typed place can't be looked up: nothing there, or digits that are no ZIP code. */
export type PlaceProblem = 'empty' | 'no-zip'

/** What is wrong with a typed "ZIP or town", if anything. A name that we don't know isn't wrong. */
export function placeProblem(typed: string): PlaceProblem | undefined {
  if (/\p{L}/u.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  if (!digits) return 'empty'
  return digits.length === 5 || digits.length === 9 ? undefined : 'no-zip'
}

/** Words that people spell in more than one way, in ours. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    saint: 'st',
    mount: 'mt',
    fort: 'ft',
    heights: 'hts',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  }),
)

/** The words of a name, without accents, in one spelling. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => spellings.get(word) ?? (word || []))

/** A name as names are compared: Elm Creek is Elmcreek, too. */
const keyOf = (words: readonly string[]): string => words.join('')
export const nameKey = (name: string): string => keyOf(wordsOf(name))

/** How a street's name ends, so that a town may follow it without a comma. */
const streetEnds: ReadonlySet<string> = new Set(
  'avenue ave boulevard blvd circle court ct drive dr lane ln parkway place pl road rd street st trail way'.split(' '),
)
const endsStreet = (word = '') => streetEnds.has(word) || /\d/.test(word)
const isStreet = (words: readonly string[]) =>
  words.length > 1 && (words.some((word) => /\d/.test(word)) || endsStreet(words.at(-1)))

/** More words than any town's name has. */
const mostWords = 6

/** What may be the name at the end of some words, the longest first: all of them, or those behind a street. */
const namesAtEnd = (words: readonly string[]): string[] =>
  words.slice(-mostWords).flatMap((_, index, { length }) => {
    const start = words.length - length + index
    return start === 0 || (endsStreet(words[start - 1]) && isStreet(words.slice(0, start)))
      ? keyOf(words.slice(start))
      : []
  })

/** Whether one letter is wrong, missing or too many, or two are swapped. */
function isOneLetterOff(typed: string, name: string): boolean {
  let same = 0
  while (same < name.length && typed[same] === name[same]) same++
  const [a, b] = [typed.slice(same), name.slice(same)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

type TypedPlace = { readonly parts: string[][] /** Letters of the state that it names. */; readonly state?: string }

/**
 * A typed place in its parts between commas, without country and a state of ours; undefined where it names another one. In
 * small letters, or behind a street, a state's two letters need a comma: a street may end in "Ct" and a sentence in "or".
 */
function partsOf(typed: string, towns: readonly AreaTown[], { state, otherStates }: Region): TypedPlace | undefined {
  const states = [state, ...towns.flatMap((town) => town.state ?? [])]
  const place = typed.replace(/[\s,.]*\bUSA?\b[\s.]*$/i, '').replace(/[\s,.]+$/, '')
  const parts = place
    .split(',')
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const last = parts.at(-1) ?? []
  const isAlone = parts.length > 1 && last.length === 1
  const [code = state.code] = /\b[A-Z]{2}$/.exec(isAlone ? place.toUpperCase() : place) ?? []
  if (
    states.every((own) => own.code !== code) &&
    (isAlone || !(streetEnds.has(code.toLowerCase()) || /\d/.test(place)))
  )
    return undefined
  const isNamed = (name: string) => keyOf(last) === nameKey(name)
  if (parts.length > 1 && otherStates.some((name) => isNamed(name) && states.every((own) => own.name !== name)))
    return undefined
  for (const { code, name } of states)
    for (const own of [code, name].map(wordsOf)) {
      const rest = last.slice(0, -own.length)
      if (keyOf(last.slice(-own.length)) !== keyOf(own) || (rest.length === 0 && parts.length === 1)) continue
      return { parts: [...parts.slice(0, -1), ...(rest.length > 0 ? [rest] : [])], state: code }
    }
  return { parts }
}

/** Every name with its answer: a town of ours before a place that reaches into one. */
const namesOf = (towns: readonly AreaTown[], home: string, state = '') =>
  [
    ...towns.flatMap((town) =>
      state && (town.state?.code ?? home) !== state
        ? []
        : { name: town.name, answer: { kind: 'yes', town: town.name } as const },
    ),
    ...towns.flatMap(({ name: town, sharedZips = [] }) =>
      sharedZips.map(({ place: name }) => ({ name, answer: { kind: 'probably', town } as const })),
    ),
  ].map((named) => ({ ...named, key: nameKey(named.name.replace(/, [A-Z]{2}$/, '')) }))

/** The answer by name alone: the longest whole one, next to which there's a street's address and a state, and nothing else. */
function byName(typed: string, towns: readonly AreaTown[], region: Region): AreaAnswer {
  const place = partsOf(typed, towns, region)
  if (!place) return { kind: 'too-far' }
  const { parts, state } = place
  if (!parts.slice(0, -1).every(isStreet)) return { kind: 'call' }
  const typedNames = namesAtEnd(parts.at(-1) ?? [])
  const names = namesOf(towns, region.state.code, state)
  const find = (isIt: (typedName: string, key: string) => boolean) =>
    typedNames.flatMap((typedName) => names.find(({ key }) => isIt(typedName, key)) ?? [])[0]
  const known = find((typedName, key) => typedName === key)
  if (known) return known.answer
  const near = find((typedName, key) => key.length > 4 && isOneLetterOff(typedName, key))
  return near ? { kind: 'near-miss', meant: near.name } : { kind: 'call' }
}

/** More characters than a place has: the rest of a longer text isn't looked at. */
const mostRead = 200

/** Whether a typed "ZIP or town" lies where we work. A ZIP counts for more than a name. */
export function serviceArea(typed: string, towns: readonly AreaTown[], region: Region): AreaAnswer {
  const place = typed
    .slice(0, mostRead)
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .trim()
  const zip = [...place.matchAll(/(?<!\d)(\d{5})(?:-?\d{4})?(?!\w)/g)].at(-1)
  if (!zip) return byName(place, towns, region)
  // Five digits at the beginning may be a house's.
  const atHouse = zip.index === 0 && /\p{L}.*\s/u.test(place) ? byName(place, towns, region) : undefined
  return atHouse && 'town' in atHouse ? atHouse : zipArea(zip[1] ?? '', towns, region)
}

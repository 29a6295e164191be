import {
  type IndexedItem,
  type ItemIndex,
  type ItemName,
  itemIndex,
  keyOf,
  nameWords,
  oneSlip,
  type Query,
  readQuery,
  type Searchable,
  wordsOf,
} from './itemIndex.ts'
import type { ItemNames } from './itemNames.ts'

export type Found<T> = {
  /** The likeliest first. */
  readonly hits: readonly T[]
  /** It's something that isn't on the list: only its size tells what it costs. */
  readonly other: boolean
}

/** Indexes of items; empty when the words name something that isn't listed, undefined when nobody knows them. */
type Meant = readonly number[] | undefined

type Words = readonly string[]

const placesOf = ({ means }: ItemName) => means.map(({ item }) => item)

/** Items whose label has all of the words, by their nouns first. What isn't taken has to be named by its noun. */
function inLabels(words: Words, items: readonly IndexedItem[]): number[] {
  const nounsOf = ({ nouns }: IndexedItem) => words.filter((word) => nouns.includes(word)).length
  return items
    .map((item, place) => ({ item, place, nouns: nounsOf(item) }))
    .filter(({ item, nouns }) => words.every((word) => item.words.includes(word)) && (item.accepted || nouns > 0))
    .sort((a, b) => b.nouns - a.nouns || a.place - b.place)
    .map(({ place }) => place)
}

/** "Queen size bed": a name for some things, and words of the label of some of them. */
function byNameAndLabel(words: Words, { items, names }: ItemIndex): number[] {
  const found = new Map<number, number>()
  for (const name of names.values()) {
    if (name.words.length >= words.length || !name.words.every((word) => words.includes(word))) continue
    const rest = words.filter((word) => !name.words.includes(word))
    for (const { item, rank } of name.means) {
      const { words: label = [], accepted } = items[item] ?? {}
      if (!accepted || !rest.every((word) => label.includes(word))) continue
      const score = name.words.length * 10 - rank
      if (score > (found.get(item) ?? -1)) found.set(item, score)
    }
  }
  return [...found].sort(([a, x], [b, y]) => y - x || a - b).map(([item]) => item)
}

/** Things that the words are a name of; then those with the words in their labels, and those under such a heading. */
function exactly(words: Words, index: ItemIndex): Meant {
  // Some names are written apart or in one: "arm chair".
  const name = index.names.get(keyOf(words)) ?? index.names.get(words.join(''))
  const labeled = inLabels(words, index.items)
  if (name) {
    if (name.means.length === 0) return []
    const taken = labeled.filter((place) => index.items[place]?.accepted)
    return [...new Set([...placesOf(name), ...taken])]
  }
  const found = [...new Set([...labeled, ...byNameAndLabel(words, index)])]
  if (found.length > 0) return found
  const headed = index.items.flatMap(({ heading }, place) =>
    words.every((word) => heading.includes(word)) ? [place] : [],
  )
  return headed.length > 0 ? headed : undefined
}

const begins = (typed: string, word: string) => typed === word || (typed.length > 1 && word.startsWith(typed))

/** Each typed word is a word of the name, or its beginning. */
const beginning = (typed: Words, words: Words) => typed.every((one) => words.some((word) => begins(one, word)))

/** Things whose name or label is being typed. What isn't taken is offered only where nothing harmless begins so. */
function byBeginning(words: Words, { items, names }: ItemIndex): Meant {
  const named = [...names.values()].filter((name) => beginning(words, name.words))
  const labeled = items.flatMap((item, place) => (beginning(words, item.words) ? [place] : []))
  const ranked = named
    .flatMap(({ words: { length }, means }) => means.map(({ item, rank }) => ({ item, score: length + rank })))
    .sort((a, b) => a.score - b.score || a.item - b.item)
    .map(({ item }) => item)
  const nouns = labeled.filter((place) =>
    items[place]?.nouns.some((noun) => words.some((typed) => begins(typed, noun))),
  )
  const all = [...new Set([...nouns, ...ranked, ...labeled])]
  const taken = all.filter((place) => items[place]?.accepted)
  const harmless = named.some(({ means }) => means.length === 0)
  if (taken.length > 0) return taken
  if (harmless) return []
  return all.length > 0 ? all : undefined
}

const isOther = (words: Words, { names }: ItemIndex): boolean => names.get(keyOf(words))?.means.length === 0

/** "Brown leather couch": in English what it is comes last, in Spanish first. A part has to be a name by itself. */
function byPart({ bare, spanish }: Query, index: ItemIndex): Meant {
  const isSpanish = spanish || bare.some((word) => index.spanish.has(word))
  for (let out = 1; out < bare.length; out++) {
    const first = isSpanish && index.names.get(keyOf(bare.slice(0, -out)))
    if (first) return placesOf(first)
    const last = index.names.get(keyOf(bare.slice(out)))
    // A cabinet for shoes is none for a kitchen.
    if (last && !spanish) return isOther(bare.slice(0, out), index) ? [] : placesOf(last)
  }
  return undefined
}

const first = <T>(tries: readonly (() => T | undefined)[]): T | undefined => {
  for (const attempt of tries) {
    const found = attempt()
    if (found !== undefined) return found
  }
  return undefined
}

const surely = (query: Query, index: ItemIndex): Meant =>
  first([
    () => exactly(query.words, index),
    () => exactly(query.thing, index),
    () => exactly(query.bare, index),
    () => byBeginning(query.words, index),
    () => byPart(query, index),
    () => (query.bare.length > 1 ? byBeginning(query.bare, index) : undefined),
  ])

const shortestGuess = 5

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

/** The text with a known word for each that is one slip away from it; undefined when there's none. */
function corrected(typed: string, { words }: Query, { vocabulary }: ItemIndex): Query | undefined {
  const slips = words.flatMap((word) => {
    if (word.length < shortestGuess || vocabulary.has(word)) return []
    const near = [...vocabulary].filter((known) => known.length >= shortestGuess - 1 && oneSlip(word, known))
    // Letters are forgotten, doubled and swapped more often than mistaken.
    const known = near.find((one) => one.length !== word.length || sameLetters(one, word)) ?? near[0]
    return known ? [[word, known] as const] : []
  })
  if (slips.length === 0) return undefined
  const fix = new Map(slips)
  return readQuery(
    readQuery(typed)
      .words.map((word) => fix.get(word) ?? word)
      .join(' '),
  )
}

/** Fewer letters are the beginning of a word rather than a word that isn't known. */
const shortestWord = 3

function search(typed: string, index: ItemIndex): { readonly places: readonly number[]; readonly other: boolean } {
  const query = readQuery(typed)
  const letters = query.words.join('').length
  if (letters < 2) return { places: [], other: false }
  const sure = surely(query, index)
  if (sure) return { places: sure, other: sure.length === 0 }
  const fixed = corrected(typed, query, index)
  const guess = (fixed && surely(fixed, index)) ?? []
  const taken = guess.filter((place) => index.items[place]?.accepted)
  // A guess is never something that isn't taken. But where that's what it looks like, it isn't to be boxed either.
  return { places: taken, other: guess.length === 0 && letters >= shortestWord }
}

/**
 * A search in things that knows what people call them. Words that are a name come before the beginnings of names, and
 * only where there are neither, a slip of the finger is put right.
 */
export function itemSearch<T extends Searchable>(file: { readonly names: ItemNames }, things: readonly T[]) {
  let index: ItemIndex | undefined
  return (typed: string): Found<T> => {
    // Made at the first search, which also reads the names: most visits do without.
    index ??= itemIndex(file.names, things)
    const { places, other } = search(typed, index)
    return { hits: places.flatMap((place) => things[place] ?? []), other }
  }
}

/** A page that answers what isn't a thing. */
export type GuideLink = { readonly href: string; readonly label: string; readonly searches: readonly string[] }

/** The guides of a search that's in what's typed: "how much" of "how much for a couch". Its last word may be a beginning. */
export function guidesFor(typed: string, guides: readonly GuideLink[]): readonly GuideLink[] {
  const words = wordsOf(typed)
  const isTyped = (word: string) =>
    words.some(
      (one, at) =>
        one === word ||
        (one.length >= shortestWord && at === words.length - 1 && word.startsWith(one)) ||
        (one.length >= shortestGuess && oneSlip(one, word)),
    )
  return guides.filter(({ searches }) => searches.some((search) => nameWords(search).every(isTyped)))
}

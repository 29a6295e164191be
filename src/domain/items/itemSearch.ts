import { alike, wordsOf } from './itemWords.ts'

/** What can be found: its name as shown, and the heading above it. */
export type Searchable = { readonly label: string; readonly heading?: string }

/** Words that say nothing about which thing is meant. */
const fillers = new Set('a an and at broken for in my of old on or some the to used with'.split(' '))

type Synonym = { readonly thing: readonly string[]; readonly called: readonly string[] }

const readNames = (names: string): Synonym[] =>
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [things = '', called = ''] = line.split(': ')
      return things.split(', ').map((thing) => ({ thing: wordsOf(thing), called: wordsOf(called) }))
    })

type Known = {
  readonly words: readonly string[]
  /** The nouns among them: "sofa" of "Sleeper sofa, queen", both of "Stove or range". */
  readonly nouns: readonly string[]
  readonly called: readonly { readonly word: string; readonly noun: boolean }[]
  readonly heading: readonly string[]
}

function known({ label, heading = '' }: Searchable, synonyms: readonly Synonym[]): Known {
  const words = wordsOf(label)
  const [name = ''] = label.split(',')
  const nouns = name.split(' or ').flatMap((part) => wordsOf(part).slice(-1))
  const called = synonyms
    .filter(({ thing }) => thing.every((word) => words.includes(word)))
    .flatMap(({ thing, called }) => called.map((word) => ({ word, noun: nouns.includes(thing.at(-1) ?? '') })))
  return { words, nouns, called, heading: wordsOf(heading) }
}

/** From here on a word was typed as it is in a name, or as its beginning. */
const sure = 10
const byHeading = 7

/**
 * The best of the ways in which a typed word can be meant: by the name or what it is called, by the heading above it
 * (`byHeading`), by a slip of the finger (less).
 */
function wordScore(typed: string, { words, nouns, called, heading }: Known): number {
  const score = (word: string, weight: number, noun: boolean) => {
    const likeness = alike(typed, word)
    return likeness * weight + (noun && likeness > 1 ? 4 : 0)
  }
  return Math.max(
    heading.some((word) => alike(typed, word) > 1) ? byHeading : 0,
    ...words.map((word) => score(word, 6, nouns.includes(word))),
    ...called.map(({ word, noun }) => score(word, 5, noun)),
  )
}

/** Scores of one word for every thing; where some thing is surely meant, guesses count for nothing. */
function wordScores(typed: string, all: readonly Known[]): number[] {
  const scores = all.map((thing) => wordScore(typed, thing))
  const best = Math.max(0, ...scores)
  const least = best >= sure ? sure : Math.min(best, byHeading)
  return scores.map((score) => (score >= least ? score : 0))
}

function search<T extends Searchable>(typed: string, things: readonly T[], synonyms: readonly Synonym[]): T[] {
  const written = wordsOf(typed)
  const telling = written.filter((word) => !fillers.has(word))
  const words = telling.length > 0 ? telling : written
  if (words.length === 0) return []
  const all = things.map((thing) => known(thing, synonyms))
  const columns = words.map((word) => wordScores(word, all))
  const scored = things.map((thing, index) => {
    const scores = columns.map((column) => column[index] ?? 0)
    return { thing, hits: scores.filter(Boolean).length, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const most = Math.max(...scored.map(({ hits }) => hits))
  return scored
    .filter(({ hits }) => hits > 0 && hits === most)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}

/**
 * A search that knows what people call things: each line of `names` has words of labels, a colon, and other words for
 * them. It finds the things that a typed text can mean, the likeliest first, equally likely ones in their own order. Where
 * nothing holds every word, what holds some of them is better than nothing.
 */
export function itemSearch(names: string) {
  let synonyms: readonly Synonym[] | undefined
  return <T extends Searchable>(typed: string, things: readonly T[]): T[] => {
    // Read at the first search: most visits, and every start of the Worker, do without.
    synonyms ??= readNames(names)
    return search(typed, things, synonyms)
  }
}

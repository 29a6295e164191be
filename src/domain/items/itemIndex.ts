import { nameWords, wordsOf } from './itemWords.ts'

/** What can be found: its name as shown, the heading above it, and whether it's taken. */
export type Searchable = { readonly label: string; readonly heading?: string; readonly accepted: boolean }

/**
 * What people call things: words of labels, the likeliest thing first, a colon, and what it's called, with commas
 * between. An indented line goes on. `something else` is called what is on no list.
 */
export type ItemNames = { readonly en: string; readonly es: string }

/** One thing that a name means; the likeliest has the lowest rank. */
type Meaning = { readonly item: number; readonly rank: number }

export type Name = {
  readonly words: readonly string[]
  readonly spanish: boolean
  /** Empty: nothing on the list is called this. */
  readonly means: readonly Meaning[]
}

export type Known = {
  readonly words: readonly string[]
  /** The nouns among them: "sofa" of "Sleeper sofa, queen", both of "Stove or range". */
  readonly nouns: readonly string[]
  readonly heading: readonly string[]
  readonly accepted: boolean
}

export type ItemIndex = {
  readonly items: readonly Known[]
  /** Names by their words in a fixed order. */
  readonly names: ReadonlyMap<string, Name>
  /** All words of names, and which of them are only Spanish. */
  readonly vocabulary: ReadonlySet<string>
  readonly spanish: ReadonlySet<string>
}

/** The same for the same words in any order. */
export const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

const heads = ({ label, accepted }: Searchable): string[] => {
  const [name = ''] = label.split(',')
  // What isn't taken is listed in one label, by commas.
  return (accepted ? name.split(' or ') : label.split(/, or |, | or | and /)).filter(Boolean)
}

function known(thing: Searchable): Known {
  const nouns = heads(thing).flatMap((part) => wordsOf(part).slice(-1))
  const { label, heading = '', accepted } = thing
  return { words: wordsOf(label), nouns, heading: accepted ? wordsOf(heading) : [], accepted }
}

/** Where the words of a line's left side are in labels; as the thing itself before what's named after it. */
function meaningsOf(things: string, items: readonly Known[]): Meaning[] {
  const ranks = new Map<number, number>()
  things.split(', ').forEach((thing, place) => {
    const words = wordsOf(thing)
    items.forEach((item, index) => {
      if (ranks.has(index) || !words.every((word) => item.words.includes(word))) return
      ranks.set(index, place + (item.nouns.includes(words.at(-1) ?? '') ? 0 : 0.5))
    })
  })
  return [...ranks].map(([item, rank]) => ({ item, rank })).sort((a, b) => a.rank - b.rank || a.item - b.item)
}

function addLines(names: Map<string, Name>, lines: string, spanish: boolean, items: readonly Known[]): void {
  for (const line of lines.trim().replaceAll(/\n\s+/g, ' ').split('\n')) {
    const [things = '', called = ''] = line.split(': ')
    const means = meaningsOf(things, items)
    // The likeliest thing's words are a name too: "freezer" of a chest freezer and an upright one.
    const [likeliest = ''] = things.split(', ')
    for (const name of [...called.split(', '), ...(means.length > 0 && !spanish ? [likeliest] : [])].filter(Boolean)) {
      const words = nameWords(name)
      const key = keyOf(words)
      const same = names.get(key)
      // A word of both languages is searched as English.
      names.set(key, {
        words,
        spanish: spanish && (same?.spanish ?? true),
        means: same?.means.length ? same.means : means,
      })
    }
  }
}

/** A label's own name counts unless the words are known to mean something else. */
function addLabels(names: Map<string, Name>, things: readonly Searchable[]): void {
  const own = things.flatMap((thing, item) => heads(thing).map((part) => ({ words: nameWords(part), item })))
  const labels = new Map<string, Name>()
  for (const { words, item } of own) {
    const means = [...(labels.get(keyOf(words))?.means ?? []), { item, rank: 0 }]
    labels.set(keyOf(words), { words, spanish: false, means })
  }
  for (const [key, name] of labels) if (!names.has(key)) names.set(key, name)
}

export function itemIndex({ en, es }: ItemNames, things: readonly Searchable[]): ItemIndex {
  const items = things.map(known)
  const names = new Map<string, Name>()
  addLines(names, en, false, items)
  addLines(names, es, true, items)
  addLabels(names, things)
  const all = [...names.values()]
  const english = new Set([
    ...items.flatMap(({ words }) => words),
    ...all.flatMap((name) => (name.spanish ? [] : name.words)),
  ])
  const vocabulary = new Set([...english, ...all.flatMap(({ words }) => words)])
  return { items, names, vocabulary, spanish: new Set([...vocabulary].filter((word) => !english.has(word))) }
}

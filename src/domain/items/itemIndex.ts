import type { ItemNames, NameLine } from './itemNames.ts'

// Words of searches and labels, in English and Spanish, and how alike two of them are.

const short = /^(?:tv|pc|ac)s$/

function singular(word: string): string {
  if (short.test(word)) return word.slice(0, -1)
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('shelves')) return word.replace(/ves$/, 'f')
  return word
    .replace(/(ll|ch|j|i)ones$/, '$1on')
    .replace(/(d|is)ores$/, '$1or')
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}

/** Words of a text as they are compared: no accents, no points, singular. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .replace(/\ba\/c\b/g, 'ac')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(singular)

const readWords = (text: string): ReadonlySet<string> => new Set(wordsOf(text))

/** Words that say nothing about which thing is meant. */
const fillers = readWords(
  `a an and at broken damaged extra few for four get haul has have i in is it my need of off old on one our or out pick
  pickup please remove removal rid several some that the this to two three take up used very with worn your
  cost does donate how much price cuanto cuesta precio
  de del el en la las lo los mi otro otra roto rota su tengo un una unas unos usado usada viejo vieja y con para`,
)

/** Words of a size, color or material: what they're said of can be found without them. */
const traits = readWords(
  `antique big black blue brand brown cheap clean cracked dark dirty empty full giant gray green grey heavy huge
  large leather light little massive modern moldy new nice orange oversized pink purple rectangular red
  round rusty set size small solid square standard stained tall tan ugly unused vintage white wide yellow xl xxl
  fabric upholstered velvet oak pine maple mahogany teak wood wooden metal steel plastic glass aluminum iron marble
  granite wicker rattan bamboo
  azul blanco blanca chico chica cuero grande nuevo nueva negro negra pequeno pequena madera piel sucio sucia`,
)

/** After one of these comes what the thing is on, in or for. */
const asides = readWords('at by con for from in inside on para que that w which with')

const spanishMarks = readWords('de del el la las los para con una unos unas mi viejo vieja usado usada roto rota')

export type Query = {
  readonly words: readonly string[]
  /** Without what the thing is said to be for, in or with. */
  readonly thing: readonly string[]
  /** The thing without sizes and colors. */
  readonly bare: readonly string[]
  readonly spanish: boolean
}

const isNumber = (word = '') => /^\d+$/.test(word)

const orAll = (some: readonly string[], all: readonly string[]) => (some.length > 0 ? some : all)

/** Number words that a thing begins with, in English and Spanish, from one up. */
const numbers = [
  'one two three four five six seven eight nine ten',
  'uno dos tres cuatro cinco seis siete ocho nueve diez',
].map((words) => words.split(' '))

/** The number that a word is, 0 for any other. */
export const numberIn = (word: string): number =>
  Number(word) || Math.max(...numbers.map((words) => words.indexOf(word))) + 1

/**
 * After a number, these say how big one thing is: “4 burner grill” is one. After a colon is how labels write it, if they do:
 * those words tell a thing from another without their number, too.
 */
export const units = new Map(
  `burner by cushion door:door drawer:drawer drawers feet:ft foot:ft ft gal gallon:gal gallons hp in inch lb lbs pc:piece
  person pie pies piece pieces poster pound pulgadas seat seater:seat seats shelf:shelf speed stage step tier ton wheel x
  yard yards`
    .split(/\s+/)
    .map((unit) => unit.split(':') as [string, string]),
)

/** Words with sizes as labels have them, “2 seat” for “two seater”, and without the count before one: “2 4 drawer cabinets”. */
function sizesIn(words: readonly string[]): string[] {
  const isSize = (at: number) => units.has(words[at + 1] ?? '') && numberIn(words[at] ?? '') > 0
  return words.flatMap((word, at) => {
    if (isSize(at)) return `${numberIn(word)}`
    if (isSize(at - 1)) return units.get(word) || word
    return at === 0 && isSize(1) && numberIn(word) ? [] : word
  })
}

export function readQuery(typed: string): Query {
  const written = sizesIn(wordsOf(typed))
  const telling = (all: readonly string[]) => all.filter((word) => !fillers.has(word))
  const words = orAll(telling(written), written)
  const aside = written.findIndex((word, index) => index > 0 && asides.has(word) && !isNumber(written[index - 1]))
  const thing = orAll(telling(aside > 0 ? written.slice(0, aside) : written), words)
  const bare = orAll(
    thing.filter(
      (word, at) =>
        !traits.has(word) && !isNumber(word) && (!isNumber(thing[at - 1]) || !units.has(word) || units.get(word)),
    ),
    thing,
  )
  return { words, thing, bare, spanish: written.some((word) => spanishMarks.has(word)) }
}

/** The words of a known name, without those that say nothing. */
export const nameWords = (name: string): string[] => [...readQuery(name).words]

export const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

/** Whether two words differ by one letter put in, left out, changed, or swapped with the next; never by their first. */
export function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

/** What can be found: its name as shown and in English, the heading above it, and whether it's taken. */
export type Searchable = {
  readonly label: string
  readonly english?: string
  readonly heading?: string
  readonly accepted: boolean
}

/** One thing that a name means; the likeliest has the lowest rank. */
type Meaning = { readonly item: number; readonly rank: number }

export type ItemName = {
  readonly words: readonly string[]
  readonly spanish: boolean
  /** Empty: nothing on the list is called this. */
  readonly means: readonly Meaning[]
}

export type IndexedItem = {
  readonly words: readonly string[]
  /** The nouns among them: "sofa" of "Sleeper sofa, queen", both of "Stove or range". */
  readonly nouns: readonly string[]
  readonly heading: readonly string[]
  readonly accepted: boolean
}

export type ItemIndex = {
  readonly items: readonly IndexedItem[]
  /** Names by their words in a fixed order. */
  readonly names: ReadonlyMap<string, ItemName>
  /** All words of names, and which of them are only Spanish. */
  readonly vocabulary: ReadonlySet<string>
  readonly spanish: ReadonlySet<string>
}

type Labeled = { readonly en: string; readonly es?: string | undefined }

const labelsOf = ({ label, english }: Searchable): Labeled =>
  english === undefined ? { en: label } : { en: english, es: label }

const heads = (label: string, accepted: boolean): string[] => {
  const [name = ''] = label.split(/[,(]/)
  // What isn't taken is listed in one label, by commas.
  return (accepted ? name.split(/ or | [ou] /) : label.split(/, or |, | or | and | [oy] /)).filter(Boolean)
}

function indexed(thing: Searchable): IndexedItem {
  const { heading = '', accepted } = thing
  const { en, es = '' } = labelsOf(thing)
  return {
    words: [...wordsOf(en), ...wordsOf(es)],
    nouns: [
      ...heads(en, accepted).flatMap((part) => wordsOf(part).slice(-1)),
      // In Spanish what it is comes first.
      ...heads(es, accepted).flatMap((part) => wordsOf(part).slice(0, 1)),
    ],
    heading: accepted ? wordsOf(heading) : [],
    accepted,
  }
}

type Labels = { readonly items: readonly IndexedItem[]; readonly byWord: ReadonlyMap<string, readonly number[]> }

function indexLabels(things: readonly Searchable[]): Labels {
  const items = things.map(indexed)
  const byWord = new Map<string, number[]>()
  things.forEach((thing, index) => {
    for (const word of new Set(wordsOf(labelsOf(thing).en))) byWord.set(word, [...(byWord.get(word) ?? []), index])
  })
  return { items, byWord }
}

/**
 * Items whose labels have the words of one of a line's things. The thing itself comes before what's named after it: a sofa
 * before a sofa table.
 */
function meaningsOf(things: readonly string[], { items, byWord }: Labels): Meaning[] {
  const ranks = new Map<number, number>()
  things.forEach((thing, place) => {
    const words = thing.split(' ')
    const noun = words.at(-1) ?? ''
    for (const index of byWord.get(noun) ?? []) {
      const item = items[index]
      if (!item || ranks.has(index) || !words.every((word) => item.words.includes(word))) continue
      ranks.set(index, place + (item.nouns.includes(noun) ? 0 : 0.5))
    }
  })
  return [...ranks].map(([item, rank]) => ({ item, rank })).sort((a, b) => a.rank - b.rank || a.item - b.item)
}

/** `wins`: the things are listed in this language, so a word of both has the meaning that it has there. */
function addLines(
  names: Map<string, ItemName>,
  lines: readonly NameLine[],
  spanish: boolean,
  labels: Labels,
  wins = false,
): void {
  const add = (key: string, means: readonly Meaning[]) => {
    const same = names.get(key)
    // A word of both languages is searched as English.
    const isSpanish = spanish && (same?.spanish ?? true)
    names.set(key, {
      words: key.split(' '),
      spanish: isSpanish,
      means: same?.means.length && !(wins && means.length > 0 && !same.spanish) ? same.means : means,
    })
  }
  for (const { things, names: called } of lines) {
    const means = meaningsOf(things, labels)
    for (const key of called) add(key, means)
    // The likeliest thing's words are a name too: "freezer" of a chest freezer and an upright one.
    if (means.length > 0 && !spanish) add(keyOf((things[0] ?? '').split(' ')), means)
  }
}

/** A label's own name counts unless the words are known to mean something else. */
function addLabels(names: Map<string, ItemName>, things: readonly Searchable[], language: keyof Labeled): void {
  const own = things.flatMap((thing, item) =>
    heads(labelsOf(thing)[language] ?? '', thing.accepted).map((part) => ({ words: nameWords(part), item })),
  )
  const labels = new Map<string, ItemName>()
  for (const { words, item } of own) {
    const means = [...(labels.get(keyOf(words))?.means ?? []), { item, rank: 0 }]
    labels.set(keyOf(words), { words, spanish: language === 'es', means })
  }
  for (const [key, name] of labels) if (!names.has(key)) names.set(key, name)
}

export function itemIndex({ en, es }: ItemNames, things: readonly Searchable[]): ItemIndex {
  const labels = indexLabels(things)
  const names = new Map<string, ItemName>()
  addLines(names, en, false, labels)
  addLines(
    names,
    es,
    true,
    labels,
    things.some(({ english }) => english !== undefined),
  )
  addLabels(names, things, 'en')
  addLabels(names, things, 'es')
  const vocabulary = new Set(labels.byWord.keys())
  const spanish = new Set<string>()
  for (const name of names.values()) if (!name.spanish) for (const word of name.words) vocabulary.add(word)
  for (const name of names.values())
    if (name.spanish) for (const word of name.words) if (!vocabulary.has(word)) spanish.add(word)
  for (const word of spanish) vocabulary.add(word)
  return { items: labels.items, names, vocabulary, spanish }
}

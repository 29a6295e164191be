// Words of searches and labels, in English and Spanish, and how alike two of them are.

const short = /^(?:tv|pc|ac)s$/

/** One word for one thing and for several. */
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
  de del el en la las lo los mi otro otra roto rota su tengo un una unas unos usado usada viejo vieja y con para`,
)

/** Words of a size, color or material: what they're said of can be found without them. */
const traits = readWords(
  `antique big black blue brand brown cheap clean cracked dark dirty empty full giant gray green grey heavy huge
  inch inches large leather light little massive modern moldy new nice orange oversized pink purple rectangular red
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

const orAll = (some: readonly string[], all: readonly string[]) => (some.length > 0 ? some : all)

export function readQuery(typed: string): Query {
  const written = wordsOf(typed)
  const telling = (all: readonly string[]) => all.filter((word) => !fillers.has(word))
  const words = orAll(telling(written), written)
  const aside = written.findIndex((word, index) => index > 0 && asides.has(word))
  const thing = orAll(telling(aside > 0 ? written.slice(0, aside) : written), words)
  const bare = orAll(
    thing.filter((word) => !traits.has(word) && !/^\d+$/.test(word)),
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

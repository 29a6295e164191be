// Words of searches and labels, and how alike two of them are.

const short = /^(?:tv|pc|ac)s$/

/** The same word for one thing and for several. */
function singular(word: string): string {
  if (short.test(word)) return word.slice(0, -1)
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('shelves')) return word.replace(/ves$/, 'f')
  return word
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

/** Whether two words differ by one letter put in, left out, changed, or swapped with the next. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

/** How well a typed word fits a known one: 3 the word itself, 2 its beginning, 1 a slip of the finger, 0 not. */
export function alike(typed: string, word: string): number {
  if (typed === word) return 3
  if (typed.length > 1 && word.startsWith(typed)) return 2
  if (typed.length < 5) return 0
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  return lengths.some((length) => oneSlip(typed, word.slice(0, length))) ? 1 : 0
}

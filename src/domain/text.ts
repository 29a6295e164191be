// Control characters, and the marks that reorder text on screen so that it reads differently from what is stored.
const invisible = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu

/** More characters than any field takes: the rest of a longer text isn't even looked at. */
const mostRead = 50_000

// Composing sorts the marks on a letter, and takes minutes over a million of them. No writing needs more than thirty, the
// number that Unicode's stream-safe text allows (UAX #15, section 13).
const markPile = /(\p{M}{30})\p{M}+/gu

const composed = (typed: string): string => typed.slice(0, mostRead).replace(markPile, '$1').normalize('NFC')

/** One line as a person meant it: composed characters, no control or direction marks, single spaces. */
export function cleanLine(typed: string): string {
  // Rendering a form checks each empty field, and compiling the patterns for that takes most of a millisecond.
  if (typed === '') return ''
  return composed(typed).replace(/\s+/g, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim()
}

/** A text of several lines as a person meant it; line breaks stay, at most one empty line in a row. */
export const cleanText = (typed: string): string =>
  typed
    .slice(0, mostRead)
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A text in one line of at most so many characters, cut behind a word. */
export function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  return `${line.slice(0, length - 1).replace(/(?<=.{20})\s\S*$/, '')}…`
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The words of a name in two lines that are as even as they can be; one word is one line. */
export function twoLines(name: string): readonly string[] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return breaks.length === 0 ? words : breaks.reduce((best, one) => (longest(one) <= longest(best) ? one : best))
}

export const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))

/** A name in the letters that people type it with: without accents, apostrophes and the ʻokina. */
export const folded = (name: string): string => name.normalize('NFD').replace(/[\p{M}\p{Lm}'’‘]/gu, '')

/** What a name is in an address: "ʻEwa Beach" is `ewa-beach`. Empty where it has no letter or digit. */
export const slugOf = (name: string): string =>
  folded(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Order of names by their letters. Loading the runtime's collation takes some milliseconds of the first page. */
export const alphabetical = (a: string, b: string): number => {
  const [one, other] = [folded(a), folded(b)]
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** What a table has under a word of a stranger’s: nothing under one that every object knows, like `constructor`. */
export const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an XML element or a double-quoted attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** The first name that a text begins with: one word of letters, so that nobody can put a message on our pages. Empty without. */
export const firstName = (typed: string): string => /^\p{L}[\p{L}'’-]{1,19}(?= |$)/u.exec(cleanLine(typed))?.[0] ?? ''

/** A number that a form of ours sends, in digits and nothing else; -1, which is none of ours, for all other texts. */
export const wholeNumber = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1)

export const readCode = (typed: string): string => cleanLine(typed).toUpperCase().slice(0, 30)

// Control characters, and the marks that reorder text on screen so that it reads differently from what is stored.
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu

/** One line as a person meant it: composed characters, no control or direction marks, single spaces. */
export const cleanLine = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim()

/** The same for text of several lines; line breaks stay, at most one empty line in a row. */
export const cleanText = (typed: string): string =>
  typed
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

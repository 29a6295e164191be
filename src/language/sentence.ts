/** A text as a sentence ends: one that ends with an abbreviation's dot needs no other. */
export const ended = (words: string): string => words.replace(/\.*$/, '.')

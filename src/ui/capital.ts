/** A text as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

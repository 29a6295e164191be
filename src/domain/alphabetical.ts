/**
 * Order of names by their letters. Names of places around here are plain ASCII, and a collation for all the world's
 * letters costs a first page milliseconds.
 */
export const alphabetical = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

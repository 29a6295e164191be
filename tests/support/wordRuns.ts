/** Words of a text, in small letters; prices and joined words are one. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[$\p{L}\p{N}’/-]+/gu) ?? []

/** Every run of five words within one of the texts. */
const runsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = wordsIn(text)
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '))
    }),
  )

/** Pages by their slug that share more than a part of their runs of five words, each pair with how much. */
export function alikePages(pages: ReadonlyMap<string, readonly string[]>, most: number): string[] {
  const all = Array.from(pages, ([slug, texts]) => ({ slug, runs: runsIn(texts) }))
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length
      const share = shared / Math.min(one.runs.size, other.runs.size)
      return share > most ? [`${one.slug} and ${other.slug}: ${Math.round(share * 100)} %`] : []
    }),
  )
}

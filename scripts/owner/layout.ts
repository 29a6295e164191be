// How the command's answers look: fitted to a terminal, or with tabs and whole for a pipe (no width).

/** Letters that take two columns of a terminal: emoji, and those of East Asian scripts. */
const isWide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u
const letters = new Intl.Segmenter()
const lettersOf = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment)
const columnsOf = (letter: string) => (isWide.test(letter) ? 2 : 1)

/** How many columns of a terminal a text takes. */
export const widthOf = (text: string): number => lettersOf(text).reduce((sum, letter) => sum + columnsOf(letter), 0)

/** A text without anything that would move a terminal's cursor, change its colors or begin another cell. */
export const inOneLine = (text: string): string => text.replace(/[[\p{Cc}\p{Cf}\s]--\u200d]+/gv, ' ').trim()

/** The beginning of a text that fits, and what is left of it. */
function split(text: string, width: number): [string, string] {
  let taken = ''
  let left = width
  for (const letter of lettersOf(text)) {
    left -= columnsOf(letter)
    if (left < 0) return [taken, text.slice(taken.length)]
    taken += letter
  }
  return [taken, '']
}

const cut = (text: string, width: number) => (widthOf(text) <= width ? text : `${split(text, width - 1)[0]}…`)
const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))

const gap = 2
const leastWidth = 4

/**
 * Rows of a table under their heads. What doesn't fit into the width is cut with … in the last columns, from `fixed` on, in the
 * widest one first. Without a width: the rows alone, with tabs between.
 */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  fixed: number,
  width: number | undefined,
): string[] {
  const cells = rows.map((row) => row.map(inOneLine))
  if (width === undefined) return cells.map((row) => row.join('\t'))
  const all = [heads, ...cells]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))))
  const total = () => widths.reduce((sum, each) => sum + each, gap * (widths.length - 1))
  while (total() > width) {
    const widest = Math.max(...widths.slice(fixed))
    if (widest <= leastWidth) break
    widths[widths.indexOf(widest, fixed)] = widest - 1
  }
  return all.map((row) =>
    row
      .map((cell, column) => padded(cut(cell, widths[column] ?? 0), widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** A text in lines of a width, broken between words where that's possible. An address stays whole, to be clicked on. */
function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '' || widthOf(line) + 1 + widthOf(word) <= width)
      lines[lines.length - 1] = line ? `${line} ${word}` : word
    else lines.push(word)
    while (widthOf(lines.at(-1) ?? '') > width && !/^https?:/.test(lines.at(-1) ?? '')) {
      const [begin, rest] = split(lines.pop() ?? '', width)
      lines.push(begin, rest)
    }
  }
  return lines
}

/** A label, and what is known under it; nothing is shown of a label without values. */
export type Fact = readonly [label: string, ...values: readonly string[]]

/** Facts in two columns, broken where they don't fit. Without a width: a line for each value, with its label and a tab. */
export function factLines(facts: readonly Fact[], width: number | undefined): string[] {
  const shown = facts.filter(([, ...values]) => values.length > 0)
  if (width === undefined)
    return shown.flatMap(([label, ...values]) => values.map((value) => `${label}\t${inOneLine(value)}`))
  const margin = Math.max(...shown.map(([label]) => widthOf(label))) + gap
  return shown.flatMap(([label, ...values]) =>
    values
      .flatMap((value) => value.split('\n').flatMap((line) => wrapped(inOneLine(line), width - margin)))
      .map((line, index) => padded(index === 0 ? label : '', margin) + line),
  )
}

/** Sentences in lines of a width; whole without one. */
export const sentenceLines = (text: string, width: number | undefined): string[] =>
  width === undefined ? [text] : wrapped(text, width)

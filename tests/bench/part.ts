/** One line of a table: figures and words by column. */
export type TableRow = Readonly<Record<string, number | string>>

/** Result of a part: a table, and the figures that have limits. */
export type PartResult = {
  readonly rows: Readonly<Record<string, TableRow>>
  /** Ratios and totals by name. */
  readonly figures: Readonly<Record<string, number>>
}

/** A part of the bench: a file whose `run` measures both sides in the same run and returns a table. */
export type Part = { readonly run: () => Promise<PartResult> }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** One line of a table: figures and words by column. */
export type Row = Readonly<Record<string, number | string>>

/** What a part of the bench found: a table, and the figures that something is held to. */
export type Found = {
  readonly rows: Readonly<Record<string, Row>>
  /** Ratios and totals by name, for the JSON file. */
  readonly figures: Readonly<Record<string, number>>
}

/** A part of the bench: one file with a `run` that says in its table what it measured, both sides in the same run. */
export type Part = { readonly run: () => Promise<Found> }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

import { readFileSync } from 'node:fs'

/** Budget of a kind of page: HTML and script with Brotli in bytes, requests of a phone before any interaction. */
export type Budget = { readonly html: number; readonly script: number; readonly requests: number }

/** Budgets by path, or by kind where a kind has many pages: `tests/http/budgets.test.ts` holds the pages to them. */
export const budgets: Readonly<Record<string, Budget>> = JSON.parse(readFileSync('tests/bench/budgets.json', 'utf8'))

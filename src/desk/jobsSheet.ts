// Jobs as a spreadsheet: the same file at the desk and by the owner's command.

import { say } from '#words'
import { crewName } from '../business/crews.ts'
import type { Span } from '../domain/calendar/spans.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { toCsv } from '../domain/csv.ts'
import { own } from '../domain/text.ts'
import { lossWords, statusName } from '../request/actions.ts'
import { isOpen, type Status } from '../request/evolve.ts'
import type { Job } from '../store/income.ts'
import { sourceOf } from '../store/subject.ts'

/** As spreadsheets add it up. */
const amount = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

type Column = readonly [head: keyof typeof say.numbers.columns, cell: (job: Job) => string]

const crewColumn: Column = ['crew', ({ crew }) => (crew > 0 ? crewName(crew) : '')]

const columns: readonly Column[] = [
  ['date', ({ date }) => date],
  ['status', ({ status }) => (isOpen(status as Status) ? say.numbers.outcomes.open : (statusName(status) ?? status))],
  ['name', ({ reference, name }) => (reference === null ? say.numbers.nobodysJob : name)],
  // Formatted as a US number, since a leading plus would be escaped by an apostrophe.
  ['phone', ({ phone }) => formatUsPhone(phone)],
  ['address', ({ address, typed }) => [address, typed].filter(Boolean).join(', ')],
  ['town', ({ town }) => town],
  ['kind', ({ kind }) => kind],
  ['source', (job) => (job.reference === null ? '' : sourceOf(job))],
  ['price', ({ price }) => amount(price)],
  ['paid', ({ paid }) => amount(paid)],
  ['method', ({ method }) => own<string>(say.desk.methods, method) ?? ''],
  [
    'went',
    ({ went }) =>
      went
        .split(' ')
        .flatMap((one) => own<string>(say.desk.destinations, one) ?? [])
        .join(', '),
  ],
  ['dump', ({ dump }) => amount(dump)],
  ['costs', ({ dump, cost }) => amount(cost === null || cost === dump ? null : cost - (dump ?? 0))],
  ['lost', ({ status, reason }) => (status === 'lost' ? lossWords(reason) : '')],
  ['reference', ({ reference }) => reference ?? ''],
]

/** Jobs as comma-separated values, with a byte order mark, safe to open in a spreadsheet. */
export function jobsSheet(jobs: readonly Job[]): string {
  const all = jobs.some(({ crew }) => crew > 1) ? [...columns, crewColumn] : columns
  return toCsv([all.map(([head]) => say.numbers.columns[head]), ...jobs.map((job) => all.map(([, cell]) => cell(job)))])
}

/** "jobs-2026-11-01-to-2026-11-30.csv" */
export const sheetName = ({ from, to }: Span): string => say.numbers.file(from, to)

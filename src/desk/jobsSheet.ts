// Jobs as a spreadsheet: the same file at the desk and by the owner's command.

import { crewName } from '../business/crews.ts'
import { destinationNames, methodNames } from '../domain/calendar/booking.ts'
import type { Span } from '../domain/calendar/spans.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { toCsv } from '../domain/csv.ts'
import { capital, own } from '../domain/text.ts'
import { isOpen, type Status } from '../request/evolve.ts'
import type { Job } from '../store/income.ts'
import { sourceOf } from '../store/subject.ts'

/** What stands for whose job it was, once that's deleted. */
export const nobodysJob = 'A job whose records were deleted'

/** As spreadsheets add it up. */
const amount = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

type Column = readonly [head: string, cell: (job: Job) => string]

const crewColumn: Column = ['Crew', ({ crew }) => (crew > 0 ? crewName(crew) : '')]

const columns: readonly Column[] = [
  ['Date', ({ date }) => date],
  ['Status', ({ status }) => (isOpen(status as Status) ? 'Open' : capital(status))],
  ['Name', ({ reference, name }) => (reference === null ? nobodysJob : name)],
  // Formatted as a US number, since a leading plus would be escaped by an apostrophe.
  ['Phone', ({ phone }) => formatUsPhone(phone)],
  ['Address', ({ address, typed }) => [address, typed].filter(Boolean).join(', ')],
  ['Town', ({ town }) => town],
  ['Kind', ({ kind }) => kind],
  ['Source', (job) => (job.reference === null ? '' : sourceOf(job))],
  ['Price', ({ price }) => amount(price)],
  ['Paid', ({ paid }) => amount(paid)],
  ['Method', ({ method }) => own(methodNames, method) ?? ''],
  [
    'Where it went',
    ({ went }) =>
      went
        .split(' ')
        .flatMap((one) => own(destinationNames, one) ?? [])
        .join(', '),
  ],
  ['Dump fee', ({ dump }) => amount(dump)],
  ['Other costs', ({ dump, cost }) => amount(cost === null || cost === dump ? null : cost - (dump ?? 0))],
  ['Reason lost', ({ status, reason }) => (status === 'lost' ? reason : '')],
  ['Reference', ({ reference }) => reference ?? ''],
]

/** Jobs as comma-separated values, with a byte order mark, safe to open in a spreadsheet. */
export function jobsSheet(jobs: readonly Job[]): string {
  const all = jobs.some(({ crew }) => crew > 1) ? [...columns, crewColumn] : columns
  return toCsv([all.map(([head]) => head), ...jobs.map((job) => all.map(([, cell]) => cell(job)))])
}

/** "jobs-2026-11-01-to-2026-11-30.csv" */
export const sheetName = ({ from, to }: Span): string => `jobs-${from}-to-${to}.csv`

import { expect } from 'vitest'
import { addDays } from '../../src/domain/calendar/localTime.ts'
import { typedCents } from '../../src/request/actions.ts'
import { deskPaths } from '../../src/routes.ts'
import type { deskAt } from './desk.ts'

/** The first amount in dollars of a text, in cents. */
export const centsIn = (text: string): number => typedCents(/\$[\d,.]*\d/.exec(text)?.[0] ?? '') ?? 0
export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)

/** Rows of a spreadsheet by its heads. */
export function rowsIn(csv: string): Readonly<Record<string, string>>[] {
  const [heads = [], ...rows] = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? ''),
    )
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])))
}

type Desk = ReturnType<typeof deskAt>

/** What the stops of a day say that they were paid, in cents. */
const stopsOf = (day: Awaited<ReturnType<Desk['page']>>) =>
  sum([...day('.stop-over summary')].map((one) => centsIn(day(one).text())))

/** What came in on some days by everything at the desk that says so, in cents, and what was left. */
export async function booksAt(desk: Desk, cookie: string, days: readonly string[]) {
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const page = (path: string) => desk.page(cookie, path)
  const numbers = await page(deskPaths.numbers(span))
  const cell = (row: string) =>
    numbers('section')
      .filter((_, section) => numbers(section).find('h2').text() === 'Money')
      .find('tbody tr')
      .filter((_, one) => numbers(one).find('th').text() === row)
      .find('td')
      .first()
      .text()
  const byTown = numbers('section')
    .filter((_, section) => numbers(section).find('h2').text() === 'Money by town')
    .find('tbody td:first-of-type')
    .toArray()
    .map((one) => centsIn(numbers(one).text()))
  const jobs = await page(deskPaths.jobs(span))
  const cards = [...jobs('li.desk-card')].map((one) => centsIn(jobs(one).find('strong').text()))
  const [boxes, stops]: [number[], number[]] = [[], []]
  for (const date of days) {
    const day = await page(deskPaths.day(date))
    boxes.push(centsIn(day('#paid').text()))
    stops.push(stopsOf(day))
  }
  const cents = (text = '') => (text ? Math.round(Number(text) * 100) : 0)
  const rows = rowsIn(await (await desk.get(cookie, deskPaths.jobsFile(span))).text())
  const ofDay = (date: string) => sum(rows.filter((row) => row.Date === date).map((row) => cents(row.Paid)))
  expect(boxes).toEqual(days.map(ofDay))
  // In sum they're the same while nothing's deleted.
  for (const [index, box] of boxes.entries()) expect(stops[index]).toBeLessThanOrEqual(box)
  return {
    stops: sum(stops),
    in: [centsIn(cell('In')), sum(byTown), sum(cards), sum(boxes), sum(rows.map((row) => cents(row.Paid)))],
    left: [
      // Without costs there's no such row.
      centsIn(cell('Left') || cell('In')),
      sum(rows.map((row) => cents(row.Paid) - cents(row['Dump fee']) - cents(row['Other costs']))),
    ],
    jobs: [Number(cell('Jobs')), cards.length, rows.filter(({ Status, Paid }) => Status === 'Done' || Paid).length],
  }
}

/** So many local dates from one on. */
export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

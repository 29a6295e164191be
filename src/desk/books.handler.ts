// The owner's books: numbers of a span, the jobs behind them, and those as a spreadsheet.
import { site } from '#site/site.ts'
import { say } from '#words'
import { paidWords, receiptOf } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { isDate } from '../domain/calendar/slots.ts'
import { type Span, spanOf } from '../domain/calendar/spans.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { crumbAt } from '../pages.ts'
import { act } from '../request/act.ts'
import { may, typedCents } from '../request/actions.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import type { DeskPerson } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { headersOf, seeOther } from '../shared/http/respond.ts'
import { findDeskRequest } from '../store/desk.ts'
import { allJobs } from '../store/income.ts'
import { deskGet, deskPost, outdated, respondGone, withTyped } from './access.handler.ts'
import { type JobTrouble, jobsPage } from './Jobs.page.tsx'
import { jobsSheet, sheetName } from './jobsSheet.ts'
import { numbersPage } from './Numbers.page.tsx'
import { behind, type Figure, readNumbers } from './numbers.ts'

const todayOf = (c: AppContext) => localDate(c.var.services.now(), site.timeZone)

const isNearDate = (text: string) => /^20\d\d-/.test(text) && isDate(text)

/** The dates that are asked for; without two of them, this month's. */
function askedSpan(c: AppContext): Span {
  const [from = '', to = ''] = [c.req.query('from') ?? '', c.req.query('to') ?? ''].sort()
  return isNearDate(from) && isNearDate(to) ? { from, to } : spanOf('month', todayOf(c))
}

const askedFigure = (c: AppContext): Figure => ({
  of: c.req.query('of') === 'requests' ? 'requests' : 'jobs',
  by: c.req.query('by') ?? '',
  is: (c.req.query('is') ?? '').slice(0, 100),
})

const nameOfPage = (path: string): string => crumbAt(path) ?? path

/** What came in, what became of it, and what it brought. */
export const numbers = {
  get: deskGet('owner', async (c) => {
    const asked = askedSpan(c)
    const read = await readNumbers(c.var.services, asked)
    return respondOnce(c, numbersPage({ asked, numbers: read, nameOfPage, today: todayOf(c) }))
  }),
}

async function respondJobs(c: AppContext, status = 200, trouble?: JobTrouble): Promise<Response> {
  const span = askedSpan(c)
  const figure = askedFigure(c)
  const jobs = await behind(c.var.services, span, figure)
  const isSaved = c.req.query('saved') !== undefined
  return respondOnce(c, jobsPage({ span, figure, today: todayOf(c), jobs, isSaved, trouble }), { status })
}

type TypedAmount = { readonly reference: string; readonly cents: number; readonly method: string }

/** Records what a job came to, where nobody had; `had`: what somebody else has said meanwhile. Throws when D1 does. */
async function addAmount(
  { services }: AppContext['var'],
  { address: person, role }: DeskPerson,
  { reference, cents, method }: TypedAmount,
): Promise<'done' | 'gone' | { readonly had: string }> {
  const decide = (request: CustomerRequest | undefined) => {
    if (!request?.visit.done || !may(role, 'receipt', request)) return { refused: 'gone' as const }
    const { receipt = { went: [] } } = request
    const said = { ...receipt, ...receiptOf(cents, method || (receipt.method ?? ''), receipt.went) }
    if (receipt.cents === undefined) return [{ kind: 'receipt', data: { ...said, was: receipt } } as const]
    return paidWords(receipt) === paidWords(said) ? [] : { refused: 'had' as const }
  }
  const acted = await act(services, reference, { person, decide })
  if (acted.ok) return 'done'
  return acted.refused === 'gone' ? 'gone' : { had: paidWords(acted.request?.receipt ?? { went: [] }) }
}

export const jobs = {
  get: deskGet('owner', (c) => respondJobs(c)),
  post: deskPost('owner', async (c, { person }, field) => {
    const typed = { reference: field('reference'), paid: field('paid').trim(), method: field('method') }
    const cents = typedCents(typed.paid)
    if (!cents) return respondJobs(c, 422, { ...typed, text: say.numbers.noAmount })
    const outcome = await addAmount(c.var, person, { ...typed, cents })
    if (outcome === 'done') return seeOther(deskPaths.jobs({ ...askedSpan(c), ...askedFigure(c), saved: 1 }))
    const found = await findDeskRequest(c.env.DB, typed.reference)
    if (!found) return respondGone(c)
    const text =
      outcome === 'gone'
        ? withTyped(outdated(c, person.address, found), typed.paid)
        : say.numbers.saidMeanwhile(outcome.had, typed.paid)
    return respondJobs(c, 409, { ...typed, text })
  }),
}

export const jobsFile = {
  get: deskGet('owner', async (c) => {
    const span = askedSpan(c)
    const disposition = { 'content-disposition': `attachment; filename="${sheetName(span)}"` }
    return new Response(jobsSheet(await allJobs(c.env.DB, span)), { headers: headersOf('staffFile', disposition) })
  }),
}

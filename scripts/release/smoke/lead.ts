import { randomUUID } from 'node:crypto'
import { paths } from '../../../src/routes.ts'
import { contactsOfSql, leadSql, messagesSql } from '../../../src/store/ownerSql.ts'
import { query } from '../../lib/remoteStore.ts'
import type { OwnerSite } from '../../owner/ownerSite.ts'
import { request } from './pages.ts'

/** Nobody else sends this, so it's also how an interrupted test's request is found. The number is for examples only. */
const sender = { name: 'npm run deploy', phone: '2025550100', e164: '+12025550100' }

const typed = () =>
  new URLSearchParams({
    message: "This is the test of a new version by npm run deploy. It's deleted right away, and there's nothing to do.",
    phone: sender.phone,
    email: '',
    name: sender.name,
    key: randomUUID(),
  })

/** How often the database is asked whether the owner was notified; each time takes a second or more. */
const attempts = 15

type Sent = { readonly channel: string; readonly state: string; readonly last_error: string | null }

/** What is wrong with the test request by what the database has of it, a line each; undefined while messages wait. */
export function sentProblems(leads: readonly unknown[], sent: readonly Sent[]): string[] | undefined {
  if (leads.length === 0) return ["the test request isn't in the database"]
  const failed = sent.filter(({ last_error }) => last_error)
  if (failed.length > 0) return failed.map(({ channel, last_error }) => `${channel} wasn't sent: ${last_error}`)
  return sent.length > 0 && sent.every(({ state }) => state === 'sent') ? [] : undefined
}

/** Waits until every channel has notified the owner. Gives what is wrong, a line each. */
async function notificationProblems({ env }: OwnerSite, reference: string): Promise<string[]> {
  let waiting = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    const sql = [leadSql(reference), messagesSql(reference)]
    const [leads, sent] = await query<[unknown[], Sent[]]>(env.DB, sql)
    const problems = sentProblems(leads, sent)
    if (problems) return problems
    waiting = sent.flatMap(({ channel, state }) => (state === 'sent' ? [] : channel)).join(', ')
  }
  return [`the owner wasn't notified in time: ${waiting || 'no channel'}`]
}

/** Deletes the requests of tests, those that an interrupted one left too. `known` may still be in the spool. */
async function removeTests(site: OwnerSite, known: readonly string[] = []): Promise<void> {
  // What it reads is there once the site is built.
  const { forgetRequest } = await import('../../../src/request/forget.ts')
  const [left] = await query<[{ reference: string }[]]>(site.env.DB, [contactsOfSql(sender.name, sender.e164)])
  for (const reference of new Set([...known, ...left.map(({ reference }) => reference)]))
    await forgetRequest(site, reference)
}

export type LeadProblems = {
  /** The request wasn't accepted, or wasn't stored. */
  readonly stored: readonly string[]
  /** It was stored, but the owner doesn't know. */
  readonly notified: readonly string[]
}

/** Sends the test request. A string says what was wrong with the answer; the request may be stored in spite of it. */
async function send(origin: string): Promise<{ readonly reference: string; readonly confirmation: string } | string> {
  try {
    const answer = await request(origin + paths.contact, { method: 'POST', body: typed() })
    await answer.body?.cancel()
    const confirmation = answer.headers.get('location') ?? ''
    const [, reference] = /[?&]t=\w+\.([0-9A-Z]{10})/.exec(confirmation) ?? []
    return answer.status === 303 && reference
      ? { reference, confirmation }
      : `the test request was answered with ${answer.status}`
  } catch (error) {
    return `the test request wasn't answered: ${(error as Error).message}`
  }
}

async function confirmationProblems(url: string): Promise<string[]> {
  try {
    const page = await request(url)
    await page.body?.cancel()
    return page.status === 200 ? [] : [`the confirmation answers ${page.status}`]
  } catch (error) {
    return [`the confirmation doesn't answer: ${(error as Error).message}`]
  }
}

/** Sends a test request, waits until it's stored and the owner is notified, and deletes it, whatever the answer was. */
export async function tryLead(origin: string, site: OwnerSite): Promise<LeadProblems> {
  await removeTests(site)
  const sent = await send(origin)
  if (typeof sent === 'string') {
    await removeTests(site)
    return { stored: [sent], notified: [] }
  }
  const stored = await confirmationProblems(origin + sent.confirmation)
  const notified = await notificationProblems(site, sent.reference)
  await removeTests(site, [sent.reference])
  return { stored, notified }
}

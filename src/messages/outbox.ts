import { inLanguage } from '#language'
import { isSuspicious } from '../domain/source.ts'
import { ownerLanguage } from '../language/owner.ts'
import { errorText, logFailure } from '../log.ts'
import { formNamed } from '../shared/forms/forms.ts'
import { type Services, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'
import type { Ending, Lane, OutboxRow } from '../store/outbox.ts'
import { batchMembers, batchReference, claimDue, dayReference, recordEndings } from '../store/outbox.ts'
import { findLeads, revisionOf } from '../store/storedLeads.ts'
import { announce, isAnnouncement } from './announcements.ts'
import { sendDayMail } from './dayMail.ts'
import { type Sent, sendWithin } from './media/medium.ts'
import { hasToArrive, isOn, type Message, messageNamed, messages, type Notice, ownerMail, type Way } from './say.ts'

/** How long an attempt may take before another one begins, in ms: longer than any medium waits. */
const leaseMs = 60_000
/** Rows that are tried at the same time: few enough that all end well within the lease. */
const atOnce = 12
/** Most rounds of a lane: with four queries each, three lanes stay below what one run of a free Worker may ask the database. */
const rounds = 3
/** A run begins no round after so many ms. */
const budgetMs = 20_000

type Outcome = { readonly row: OutboxRow; readonly sent: Sent } | { readonly row: OutboxRow; readonly error: unknown }

async function sendBy<Content>(
  { medium, to, words }: Way<Content>,
  { reader, costs = [] }: Pick<Message, 'reader' | 'costs'>,
  notice: Notice,
  services: Services,
): Promise<Sent> {
  const { lead, id, attempt } = notice
  const content = await words(notice, services)
  if (content === undefined) return
  const address = to ? to(lead) : medium.address(services.env)
  if (!address) return 'dropped'
  const parcel = { reader, to: address, content, id, attempt, reference: lead.reference, costs }
  return sendWithin(services, medium, parcel)
}

/** Sends a message, or what there is instead. Throws when it was not sent, or might not have been. */
export async function sendMessage(it: Message, notice: Notice, services: Services): Promise<Sent> {
  const sent = await sendBy(it, it, notice, services)
  const { reader, orElse } = it
  if (sent === 'dropped' && orElse?.medium.isOn(services.env, reader))
    await sendBy(orElse, { reader }, notice, services)
  return sent
}

/** Sends a batch as one message, with its leads as they are now; what was thrown out or forgotten since is left out. */
async function sendBatch(services: Services, name: string, number: number): Promise<undefined> {
  const { env } = services
  const references = await withTimeout(storeTimeoutMs, batchMembers(env.DB, number))
  const message = messageNamed(name)
  if (!references || !message?.batch) throw new Error('the batch or its message is gone')
  const found = await withTimeout(storeTimeoutMs, findLeads(env.DB, references))
  const leads = references.flatMap((reference) => {
    const lead = found.get(reference)
    return lead && lead.status !== 'spam' ? [lead] : []
  })
  if (leads.length === 0) return
  const { reader, medium } = message
  const content = await message.batch(leads, services)
  const id = `${batchReference}_${number}`
  await medium.send(services, { reader, to: medium.address(env), content, id, attempt: 1 })
}

/** Sends what isn't about one lead; undefined for all else. */
function sendOther(services: Services, { reference, revision: number, channel }: OutboxRow) {
  if (reference === dayReference) return sendDayMail(services, number)
  if (reference === batchReference) return sendBatch(services, channel, number)
  return isAnnouncement(reference) ? announce(services, reference, channel) : undefined
}

/** Gives a function that sends a row. It reads what they need for all rows together. */
async function sender(services: Services, rows: readonly OutboxRow[]): Promise<(row: OutboxRow) => Promise<Sent>> {
  const references = rows.map(({ reference }) => reference)
  const { DB } = services.env
  const leads = await withTimeout(storeTimeoutMs, findLeads(DB, references))
  return async (row) => {
    const { reference, revision: number, channel: name, attempts: attempt } = row
    const other = inLanguage(ownerLanguage, () => sendOther(services, row))
    if (other) return other
    const lead = leads.get(reference)
    const form = lead && formNamed(lead.form)
    const revision = lead && revisionOf(lead, number)
    const message = messageNamed(name)
    if (!message) throw new Error('the message is gone')
    if (!form || !revision) {
      logFailure('message-dropped', 'the lead or its form is gone', { reference, channel: name })
      return 'dropped'
    }
    // It may have begun to look like a robot's since its message was enqueued.
    if (message.onlyForPeople && isSuspicious(lead.spamSignals)) return 'dropped'
    // The owner reads the business's first language, whatever its sender does.
    return inLanguage(message.reader === 'customer' ? (lead.language ?? 'en') : ownerLanguage, () =>
      sendMessage(message, { lead, form, revision, number, id: `${reference}_${number}`, attempt }, services),
    )
  }
}

function endingOf(outcome: Outcome, now: number): Ending {
  const { row } = outcome
  if ('sent' in outcome) return { ...row, state: outcome.sent ?? 'sent', due: now, error: '' }
  const message = messageNamed(row.channel)
  const { schedule = message?.medium.schedule ?? [], untilDelivered } = message ?? {}
  const wait = schedule[row.attempts - 1] ?? (untilDelivered && schedule.at(-1))
  // What reaches nobody who needs it is nothing that the owner has to look at.
  const lost = message && !hasToArrive(message) ? 'dropped' : 'dead'
  return {
    ...row,
    state: wait === undefined ? lost : 'pending',
    due: now + (wait ?? 0),
    error: errorText(outcome.error),
  }
}

async function attempt(send: (row: OutboxRow) => Promise<Sent>, row: OutboxRow): Promise<Outcome> {
  try {
    return { row, sent: await send(row) }
  } catch (reason) {
    const error = reason ?? 'unknown'
    const { reference, channel, attempts } = row
    logFailure('not-delivered', error, { reference, channel, attempts })
    return { row, error }
  }
}

/** Sends what's due of one reference, or in one lane. */
async function deliverOf(services: Services, of: string | Lane): Promise<void> {
  const { DB } = services.env
  const start = services.now()
  const what = { of, leaseMs, atMost: atOnce }
  for (let round = 0; round < rounds && services.now() - start < budgetMs; round++) {
    const rows = await withTimeout(storeTimeoutMs, claimDue(DB, what, services.now()))
    if (rows.length === 0) return
    const send = await sender(services, rows)
    const outcomes = await Promise.all(rows.map((row) => attempt(send, row)))
    const now = services.now()
    const endings = outcomes.map((outcome) => endingOf(outcome, now))
    await withTimeout(storeTimeoutMs, recordEndings(DB, endings, ownerMail.name, now))
    if (rows.length < atOnce) return
  }
}

/** What is tried side by side: what has to get through, webhooks, which may hang, and all else. */
function lanes(env: Services['env']): Lane[] {
  const own = [messages.filter((one) => one.untilDelivered), messages.filter(({ reader }) => reader === 'program')]
    .map((some) => some.filter((one) => isOn(env, one)).map(({ name }) => name))
    .filter((names) => names.length > 0)
  return [...own.map((channels) => ({ channels, isOnly: true })), { channels: own.flat(), isOnly: false }]
}

/** Lets work on a request's messages go on after the answer, and logs its failure. */
export function inBackground({ waitUntil }: Services, reference: string, work: Promise<unknown>): void {
  waitUntil(work.catch((error: unknown) => logFailure('delivery-broke', error, { reference })))
}

/**
 * Sends what's due in the outbox: everything, or only what belongs to one lead. Called right after a lead was stored and
 * every minute by cron, for which the owner's mails have a lane of their own: no receiver that hangs delays them. Throws
 * when the database does.
 */
export async function deliver(services: Services, reference = ''): Promise<void> {
  const all = reference === '' ? lanes(services.env) : [reference]
  await Promise.all(all.map((of) => deliverOf(services, of)))
}

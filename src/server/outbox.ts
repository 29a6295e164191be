import type { Env } from '../env.ts'
import { formNamed } from '../forms/forms.ts'
import { site } from '../site.ts'
import { leadMessage } from './email.ts'
import { findLead } from './leads.ts'

/** How long one attempt may take before another one takes it up, in ms. */
const leaseMs = 60_000
/** Wait before each further attempt, in minutes; after the last one the row is dead and stays for a person to see. */
const retryMinutes = [1, 5, 15, 60, 240, 720, 1440]

type Claimed = { reference: string; revision: number; channel: string; attempts: number }

/** Takes what is due, at most `limit` rows, so that no other attempt sends them while the lease holds. */
async function claim(env: Env, now: number, limit: number, reference?: string): Promise<Claimed[]> {
  const { results } = await env.DB.prepare(
    `UPDATE outbox SET attempts = attempts + 1, leased_until = ?1 + ${leaseMs}
     WHERE (reference, revision, channel) IN (
       SELECT reference, revision, channel FROM outbox
       WHERE state = 'pending' AND due_at <= ?1 AND leased_until <= ?1 AND (?3 = '' OR reference = ?3)
       ORDER BY due_at LIMIT ?2)
     RETURNING reference, revision, channel, attempts`,
  )
    .bind(now, limit, reference ?? '')
    .all<Claimed>()
  return results
}

async function send(env: Env, row: Claimed): Promise<void> {
  const lead = await findLead(env.DB, row.reference)
  const form = lead && formNamed(lead.form)
  if (!form) throw new Error('lead or form is gone')
  const { subject, text } = leadMessage(form, lead)
  await env.EMAIL.send({ to: env.NOTIFY_TO, from: { email: env.NOTIFY_FROM, name: site.name }, subject, text })
}

async function settle(env: Env, row: Claimed, error: unknown, now: number): Promise<void> {
  const wait = retryMinutes[row.attempts - 1]
  const state = error === undefined ? 'sent' : wait === undefined ? 'dead' : 'pending'
  await env.DB.prepare(
    `UPDATE outbox SET state = ?4, due_at = ?5, leased_until = 0, last_error = ?6
     WHERE reference = ?1 AND revision = ?2 AND channel = ?3`,
  )
    .bind(
      row.reference,
      row.revision,
      row.channel,
      state,
      now + (wait ?? 0) * 60_000,
      error === undefined ? '' : String(error).slice(0, 300),
    )
    .run()
}

/**
 * Sends what the owner has not been told yet: everything due, or only one lead's rows. Called right after a lead is
 * stored and every minute by cron. `now` in UTC ms. Gives the number of rows sent and failed.
 */
export async function deliver(env: Env, now: number, reference?: string): Promise<{ sent: number; failed: number }> {
  const rows = await claim(env, now, 20, reference)
  let failed = 0
  for (const row of rows) {
    const error = await send(env, row).then(
      () => undefined,
      (reason: unknown) => reason ?? 'unknown',
    )
    if (error !== undefined) {
      failed += 1
      const { reference, channel, attempts } = row
      console.error(JSON.stringify({ event: 'not-delivered', reference, channel, attempts, error: String(error) }))
    }
    await settle(env, row, error, now)
  }
  return { sent: rows.length - failed, failed }
}

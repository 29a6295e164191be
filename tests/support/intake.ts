import type { Env } from '../../src/env.ts'
import { type Receipt, receiveForm } from '../../src/request/receiveForm.ts'
import type { Submission } from '../../src/request/submission.ts'
import type { AnyForm } from '../../src/shared/forms/form.ts'
import { contactForm, quoteForm } from '../../src/shared/forms/forms.ts'
import type { Services } from '../../src/shared/http/services.ts'
import { sweep } from '../../src/sweep.ts'
import { type Clock, memoryServices } from './memoryServices.ts'
import type { Delivered } from './outside.ts'
import { typedQuote } from './requests.ts'

async function* noFiles() {}

export type Sent = {
  readonly fields?: Record<string, string>
  readonly key?: string
  readonly address?: string
  readonly form?: AnyForm
  readonly changes?: Partial<Submission>
  readonly source?: Readonly<Record<string, string>>
}

/** The server's intake on a database in memory, with fake receivers. */
export function intake(vars: Partial<Env> = {}) {
  const clock: Clock = { now: Date.UTC(2026, 10, 21, 18) }
  const memory = memoryServices(clock)
  const { FILES: bucket, files, delivered, idle, rows } = memory
  const services: Services = { ...memory.services, env: { ...memory.services.env, ...vars } }
  /** Sends a quote request, or what a test gives, and waits for the work after the answer. */
  async function send(sent: Sent): Promise<Receipt> {
    const { fields = {}, key = '', address = '', form = quoteForm, changes = {}, source = {} } = sent
    const submission: Submission = {
      values: form === contactForm ? fields : typedQuote(fields),
      key,
      placeAsked: '',
      files: noFiles(),
      photoIds: [],
      honeypot: '',
      elapsedMs: undefined,
      challenge: '',
      source: '',
      ...changes,
    }
    const receipt = await receiveForm(form, submission, { address, referredBy: '', source }, services)
    await idle()
    return receipt
  }
  /** Runs the cron, `later` ms from now. */
  async function cron(later = 0) {
    clock.now += later
    await sweep(services)
  }
  const subjects = (channel: Delivered['channel'] = 'email') =>
    delivered.filter((one) => one.channel === channel).map(({ text }) => text.split('\n', 1)[0] ?? '')
  return { clock, delivered, bucket, files, services, send, cron, rows, subjects, idle }
}

export const referenceOf = (receipt: Receipt): string => (receipt.ok ? receipt.reference : 'refused')

/** An idempotency key, always the same for a number. */
export const keyOf = (index: number): string => `the-key-of-request-${index}`

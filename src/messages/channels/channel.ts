import type { Env } from '../../env.ts'
import type { AnyForm } from '../../forms/form.ts'
import type { Services } from '../../server/lib/services.ts'
import type { Revision, StoredLead } from '../../server/store/lead.ts'
import type { MailBody } from '../mailBody.ts'
import type { Schedule } from '../retries.ts'

/** A message to send: the lead as it is now, and what happened to it. */
export type Notice = {
  readonly lead: StoredLead
  readonly form: AnyForm
  readonly revision: Revision
  /** The same for every attempt, so that receivers can drop what they have already. */
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

/** Leads of which there is one message. `id`: the same for every attempt. */
type Batch = { readonly leads: readonly StoredLead[]; readonly id: string }

/** What a message is for, if it isn't about a request that came or changed. */
export type Occasion = 'reminder' | 'on-the-way' | 'late' | 'receipt' | 'nudge'

/** Nothing when a message was sent, or there was nothing to send; `dropped` when it was past a budget. */
export type Sent = 'dropped' | undefined

/** A way to notify somebody of a lead. */
export type Channel = {
  readonly name: string
  /** What it sends, as the owner says it: "their receipt". */
  readonly what: string
  readonly schedule: Schedule
  /** The only occasion that it's for; without one, it notifies of requests and their changes. */
  readonly occasion?: Occasion
  /** Whether it is configured; a channel that is off gets no rows in the outbox. */
  readonly isOn: (env: Env) => boolean
  /** Whether these answers are of its concern; without this, all are. */
  readonly concerns?: (answers: Readonly<Record<string, string>>) => boolean
  /** It's in the customer's language. */
  readonly toCustomer?: true
  /** It rings a phone, or writes to somebody we don't know, so it gets nothing that looks like a robot's. */
  readonly onlyForPeople?: true
  /** Notifies of many leads in one message; a channel without this leaves them out. Throws like `send`. */
  readonly sendBatch?: (batch: Batch, services: Services) => Promise<void>
  /** Tells the owner something that isn't about a lead. Throws like `send`. */
  readonly announce?: (body: MailBody, services: Services) => Promise<void>
  /** It's tried again every day after its schedule is over. */
  readonly untilDelivered?: true
  /** Throws when the message was not sent, or might not have been. */
  readonly send: (notice: Notice, services: Services) => Promise<Sent>
}

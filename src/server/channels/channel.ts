import type { Schedule } from '../../domain/retries.ts'
import type { Env } from '../../env.ts'
import type { AnyForm } from '../../forms/form.ts'
import type { Revision, StoredLead } from '../leads.ts'
import type { Wires } from '../wires.ts'

/** What there is to tell: the lead as it is now, and what happened to it. */
export type Notice = {
  readonly lead: StoredLead
  readonly form: AnyForm
  readonly revision: Revision
  /** The same for every attempt: receivers drop what they have had already. */
  readonly id: string
}

/** A way to tell somebody of a lead. */
export type Channel = {
  readonly name: string
  readonly schedule: Schedule
  /** Whether it is configured; a channel that is off gets no rows in the outbox. */
  readonly isOn: (env: Env) => boolean
  /** Whether a form's answers give it anything to do; all do where it is not said. */
  readonly concerns?: (answers: Readonly<Record<string, string>>) => boolean
  /** Throws when it was not sent, or when that is not known. */
  readonly send: (notice: Notice, wires: Wires) => Promise<void>
}

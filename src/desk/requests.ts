// What the owner does with a request.

import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { slotTimes } from '../domain/calendar/slots.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { act } from '../request/act.ts'
import { actionNamed, isAction, isOutdated, longestNote, typedEvent } from '../request/actions.ts'
import { change, undo } from '../request/decide.ts'
import { type EventKind, sameReason } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { referencePattern } from '../request/reference.ts'
import type { DeskPerson, DeskRequest, DeskRow, Unreadable } from '../request/request.ts'
import type { Services } from '../shared/http/services.ts'
import { findDeskRequest, resendUndelivered } from '../store/desk.ts'
import { findUnreadable } from '../store/retention.ts'

/** What is asked for, as a form of the desk sends it. */
export type RequestChange = {
  readonly action: string
  /** How many things had been done with the request when its page was made. */
  readonly seen: number
  /** A price, a reason, a day or a note, as it was typed. */
  readonly detail: string
}

/** The name of the action by which a request is the same as another of its number; the detail is that one's reference. */
export const sameAction = 'same'

export type ChangeOutcome =
  | { readonly kind: 'done'; readonly action: EventKind }
  /** Somebody else did something since the page was made, so nothing was done. */
  | { readonly kind: 'outdated'; readonly request: DeskRequest }
  | { readonly kind: 'invalid'; readonly request: DeskRequest; readonly message: string }
  | { readonly kind: 'gone' }

/**
 * The requests of one number as one, in their order: the first of them, and how many there are. What answered one of them answered
 * all that came before.
 */
export function onePerNumber(rows: readonly DeskRow[]): { readonly row: DeskRow; readonly count: number }[] {
  const groups = Map.groupBy(rows, ({ answers: { phone }, reference }) => phone || reference)
  return [...groups.values()].flatMap((group) => {
    const [row] = group
    if (!row) return []
    const answered = group.find(({ answeredAt }) => answeredAt !== null && answeredAt >= row.receivedAt)
    return [{ row: { ...row, touchedAt: row.touchedAt ?? answered?.answeredAt ?? null }, count: group.length }]
  })
}

const isOver = (now: number) => (slot: string) => slotTimes(slot, { timeZone: site.timeZone, windowHours }).start <= now

/**
 * Does something with a request. What is done twice by the same person is done once; when somebody else was faster, nothing is
 * done and the outcome shows what they did. Throws when D1 does.
 */
export async function changeRequest(
  services: Services,
  reference: string,
  { address: person, role }: DeskPerson,
  { action: name, seen, detail: text }: RequestChange,
): Promise<ChangeOutcome> {
  const { DB } = services.env
  const shown = async (kind: 'outdated' | 'invalid', message = ''): Promise<ChangeOutcome> => {
    const request = await findDeskRequest(DB, reference)
    return request ? { kind, request, message } : { kind: 'gone' }
  }
  const isSame = name === sameAction && referencePattern.test(text)
  const action = isSame ? 'lost' : name
  // Windows and steps have ways of their own, which ask for more.
  if (!isAction(action) || !(action === 'undone' || action === 'released' || actionNamed(action).isUndoable))
    return shown('outdated')
  const now = services.now()
  const event: ReturnType<typeof typedEvent> = isSame
    ? { kind: 'lost', data: { reason: sameReason, same: text } }
    : typedEvent(action, text)
  if ('message' in event) return shown('invalid', event.message)
  // A note never comes too late.
  const isStale = (request: CustomerRequest) => action !== 'note' && isOutdated(request.events, seen)
  const acted = await act(services, reference, {
    person,
    key: `${name} ${person} ${seen} ${text}`,
    decide: (request, problem) =>
      action === 'undone'
        ? undo(request, problem, seen, isOver(now))
        : change(request, problem, role, event, isStale, now),
  })
  if (!acted.ok) return acted.refused === 'gone' ? { kind: 'gone' } : shown('outdated')
  // All else tells nobody right now.
  const isToSend = acted.done.some(({ kind }) => kind === 'released' || kind === 'undone')
  if (isToSend) inBackground(services, reference, deliver(services, reference))
  return { kind: 'done', action }
}

/** The first ten of them, as far as they're legible. Throws when the database or the bucket does. */
export async function unreadableRequests({ env }: Pick<Services, 'env'>): Promise<Unreadable[]> {
  const files = (await findUnreadable(env.DB)).slice(0, 10)
  return Promise.all(
    files.map(async ({ name: key, since }) => {
      const file = await env.FILES.get(key)
      return { key, since, text: file ? (await file.text()).slice(0, longestNote) : say.requests.unreadableGone }
    }),
  )
}

/** Sends again what couldn't be delivered: a request's messages, or without a reference the owner's. Throws when D1 does. */
export async function resend(services: Services, reference = ''): Promise<void> {
  await resendUndelivered(services.env.DB, reference, services.now())
  inBackground(services, reference, deliver(services, reference))
}

import type { Values } from '../../src/shared/forms/form.ts'

/** What a history entry remembers of its forms, by their names. Browsers restore typed text by themselves, but nothing else. */
type Kept =
  /** Idempotency keys. */
  | 'keys'
  /** Who sent what under the key, as two hashes. */
  | 'tried'
  /** Addresses of confirmations. */
  | 'sent'

function kept(what: Kept, form: string): string | undefined {
  const value = Object(Object(history.state)[what])[form]
  return typeof value === 'string' ? value : undefined
}

function keep(what: Kept, form: string, value: string): void {
  const { state } = history
  try {
    history.replaceState({ ...state, [what]: { ...Object(state)[what], [form]: value } }, '')
  } catch {
    // Safari allows a hundred in half a minute. The form on the page has its key.
  }
}

/** A name that nobody else has. Browsers have no `randomUUID` over http. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A form's idempotency key: the history entry's, so that sending again after going back is the same request. */
export function keptKey(form: string, key = kept('keys', form) ?? newId()): string {
  keep('keys', form, key)
  return key
}

/** Nothing personal is remembered: two texts in four billion have the same hash. */
const hash = (text: string) =>
  Array.from(text).reduce((sum, one) => (Math.imul(sum, 31) + (one.codePointAt(0) ?? 0)) | 0, 0)

/**
 * Remembers that answers are sent under the form's key. Returns whether they are a request of its own, which needs another:
 * from another phone, or in other words than those that were received.
 */
export function isAnother(form: string, answers: Values): boolean {
  const [who, what] = [hash(answers.phone ?? ''), hash(JSON.stringify(answers))]
  const [before, said] = kept('tried', form)?.split(' ').map(Number) ?? []
  keep('tried', form, `${who} ${what}`)
  return sentBefore(form) ? said !== what : before !== undefined && before !== who
}

/** Remembers where a form's confirmation is, for people who come back to the form. */
export const rememberSent = (form: string, href: string): void => keep('sent', form, href)

/** The confirmation of what was sent before from this history entry; undefined when nothing was. */
export const sentBefore = (form: string): string | undefined => kept('sent', form)

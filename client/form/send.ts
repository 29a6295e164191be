import type { FormFailure, Values } from '../../src/forms/form.ts'

export type Answer =
  | { readonly ok: true; readonly location: string }
  | {
      readonly ok: false
      readonly errors: Values
      readonly failure?: FormFailure
      /** Ids of arrival windows that are free instead. */
      readonly offers?: readonly string[]
    }

/** How long the server may take, in ms; it has its own, shorter limits for everything that it waits for. */
const timeoutMs = 12_000

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const failed = (failure: FormFailure): Answer => ({ ok: false, errors: {}, failure })

/** What an answer means. One that nobody planned, such as a page of a proxy, means that nothing was stored. */
export function answerOf(status: number, body: string): Answer {
  const said = read(body)
  if (isObject(said)) {
    if (said.ok === true && typeof said.location === 'string') return { ok: true, location: said.location }
    if ((status === 422 || status === 409) && isObject(said.errors))
      return { ok: false, errors: said.errors as Values, offers: said.offers as readonly string[] | undefined }
  }
  if (status !== 429) return failed('not-stored')
  return failed(isObject(said) && said.failure === 'too-many-changes' ? 'too-many-changes' : 'too-many')
}

/** Sends a form's fields. No network, or no answer in 12 s, is `offline`. */
export async function send(action: string, body: FormData): Promise<Answer> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeoutMs)
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(action, { method: 'POST', headers, body, signal: stop.signal })
    return answerOf(response.status, await response.text())
  } catch {
    return failed('offline')
  } finally {
    clearTimeout(timer)
  }
}

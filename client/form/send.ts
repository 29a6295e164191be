import type { FormFailure, Values } from '../../src/shared/forms/form.ts'

export type Answer =
  | { readonly ok: true; readonly location: string }
  | {
      readonly ok: false
      readonly errors: Values
      readonly failure?: FormFailure
      /** The place that was probably meant. */
      readonly meant?: string | undefined
      /** Ids of free arrival windows to choose instead. */
      readonly offers?: readonly string[]
    }

/** Timeout in ms, and as long again for each photo; the server has its own, shorter ones for everything that it waits for. */
const timeoutMs = 12_000

/** An answer's JSON as an object; without properties where it's no JSON, such as a proxy's error page. */
export function jsonOf(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

const failed = (failure: FormFailure): Answer => ({ ok: false, errors: {}, failure })

/** Interprets an answer. An unexpected one means that nothing was stored. */
export function answerOf(status: number, body: string): Answer {
  const { ok, location, errors, offers, meant, failure } = jsonOf(body)
  if (ok === true && typeof location === 'string') return { ok, location }
  if ((status === 422 || status === 409) && typeof errors === 'object' && errors)
    return {
      ok: false,
      errors: errors as Values,
      offers: offers as string[] | undefined,
      meant: meant as string | undefined,
    }
  if (status !== 429) return failed('not-stored')
  return failed(failure === 'too-many-changes' ? failure : 'too-many')
}

/** Sends a form's fields. No network, or no answer in time, is `offline`. */
export async function send(action: string, body: FormData): Promise<Answer> {
  const stop = new AbortController()
  const photos = [...body.values()].filter((value) => typeof value !== 'string')
  const timer = setTimeout(() => stop.abort(), timeoutMs * (1 + photos.length))
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

/** The button that a form was sent with. */
export type Submitter = HTMLButtonElement | undefined

/** A form's data with that of the button it was sent with; older browsers' FormData takes no button. */
export function dataOf(form: HTMLFormElement, button: Submitter): FormData {
  const data = new FormData(form)
  if (button?.name) data.append(button.name, button.value)
  return data
}

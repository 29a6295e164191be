import { paths } from '../../src/routes.ts'
import { isPhotoRefusal, type PhotoRefusal } from '../../src/shared/form/uploadState.ts'
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
function jsonOf(body: string): Readonly<Record<string, unknown>> {
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

export type Sent =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal }
  /** It goes with the form. */
  | { readonly kind: 'later' }
  /** May be retried. */
  | { readonly kind: 'failed' }

/** Timeout for one photo on a slow line, in ms. */
const photoTimeoutMs = 120_000

/** Interprets an answer to an upload; status 0 is a network error. */
export function sentOf(status: number, body: string): Sent {
  const { id, reason } = jsonOf(body)
  if (status === 200 && typeof id === 'string') return { kind: 'sent', id }
  // A photo budget outlasts our retries; another rate limit may be over in a second.
  if (status === 429 && reason === 'busy') return { kind: 'later' }
  const mayPass = status === 408 || status === 429
  if (status >= 400 && status < 500 && !mayPass)
    return { kind: 'refused', reason: isPhotoRefusal(reason) ? reason : 'malformed' }
  return { kind: 'failed' }
}

/** Uploads one photo. `onShare` gets the progress (0 to 1), which only XMLHttpRequest reports. */
export function sendPhoto(fields: FormData, onShare: (share: number) => void, signal: AbortSignal): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', paths.photos)
    request.setRequestHeader('accept', 'application/json')
    request.timeout = photoTimeoutMs
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve(sentOf(request.status, request.responseText))
    signal.addEventListener('abort', () => request.abort())
    request.send(fields)
  })
}

import { paths } from '../../src/routes.ts'
import { isPhotoRefusal, type PhotoRefusal } from '../../src/shared/form/uploadState.ts'
import { jsonOf } from './send.ts'

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

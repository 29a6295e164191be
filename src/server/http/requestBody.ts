import { TimeoutError, withTimeout } from '../lib/timeout.ts'
import { type BodyLimit, bodyLimits, drainBytes, idleMs, textBytes } from './limits.ts'

/** How reading a body ended. `cut-off`: the connection broke. */
export type BodyEnd = 'end' | 'too-large' | 'too-slow' | 'cut-off'

/** A request's body, read piece by piece within limits. */
export type RequestBody = {
  /** The length that the request declares, in bytes; undefined where it declares none. */
  readonly declared: number | undefined
  /** Whether the request has a body, even one of no bytes. */
  readonly isThere: boolean
  /** The next bytes, or how the body ended. Once it has ended, the answer stays the same. */
  readonly read: (limit: BodyLimit) => Promise<Uint8Array | BodyEnd>
  /**
   * Reads and drops what is left, so that the sender sees our answer. Gives up when that's too much, or too slow for the
   * last limit that it was read with.
   */
  readonly drain: (limit?: BodyLimit) => Promise<void>
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Opens a request's body, and reads nothing yet. `now` in UTC ms. */
export function openBody(request: Request, now: () => number): RequestBody {
  const length = request.headers.get('content-length')
  const declared = length !== null && /^\d+$/.test(length) ? Number(length) : undefined
  let reader: Reader | undefined
  let startedAt: number | undefined
  let seen = 0
  /** How the stream itself ended. */
  let over: BodyEnd | undefined
  let isPastLimit = false
  let within: BodyLimit = bodyLimits.text

  async function next(totalMs: number): Promise<Uint8Array | BodyEnd> {
    if (over) return over
    if (!request.body) {
      over = 'end'
      return over
    }
    reader ??= request.body.getReader() as Reader
    startedAt ??= now()
    try {
      const left = Math.max(0, startedAt + totalMs - now())
      const { done, value } = await withTimeout(Math.min(idleMs, left), reader.read())
      if (!done) {
        seen += value.length
        return value
      }
      over = 'end'
    } catch (error) {
      over = error instanceof TimeoutError ? 'too-slow' : 'cut-off'
    }
    return over
  }

  return {
    declared,
    isThere: request.body !== null,
    async read(limit) {
      within = limit
      if (isPastLimit) return 'too-large'
      const chunk = await next(limit.totalMs)
      if (typeof chunk === 'string' || seen <= limit.bytes) return chunk
      isPastLimit = true
      // What fits counts, wherever the network cuts the body into pieces.
      const fits = chunk.subarray(0, Math.max(0, chunk.length - (seen - limit.bytes)))
      return fits.length > 0 ? fits : 'too-large'
    },
    async drain({ totalMs } = within) {
      // Leave a body alone that something else reads.
      if (request.body?.locked && !reader) return
      let ended = over
      while (!ended && Math.max(seen, declared ?? 0) <= drainBytes) {
        const chunk = await next(totalMs)
        if (typeof chunk === 'string') ended = chunk
      }
      // There is nothing to cancel on a broken connection.
      if (ended !== 'end') await reader?.cancel().catch(() => undefined)
    },
  }
}

/** All of a body as text, or why not: it's `too-large` past the limit of one request's text. */
export async function readText(
  body: RequestBody,
  limit: BodyLimit,
): Promise<{ readonly text: string } | Exclude<BodyEnd, 'end'>> {
  const decoder = new TextDecoder()
  let text = ''
  for (let length = 0; ; ) {
    const chunk = await body.read(limit)
    if (chunk === 'end') return { text: text + decoder.decode() }
    if (typeof chunk === 'string') return chunk
    length += chunk.length
    if (length > textBytes) return 'too-large'
    text += decoder.decode(chunk, { stream: true })
  }
}

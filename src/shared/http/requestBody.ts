// Every limit on what is sent to us, in one table. Sizes in bytes, times in ms.
import { quoteForm } from '../forms/forms.ts'
import { TimeoutError, withTimeout } from './services.ts'

const KiB = 1024
const photos = quoteForm.fields['junk-photos']

/** Limits all text of one request, multipart headers included. The longest form takes a third of it. */
export const textBytes = 64 * KiB

/** Addresses and headers. Ours are below 1 KiB each; a platform may add as much again. */
export const headLimits = { addressLength: 8 * KiB, headerBytes: 16 * KiB } as const

/** Parts of a body, or fields of a form without files. */
export const partLimits = {
  /** Our forms have 15 fields, six photos and six ids of photos. The rest is for photos past what a request may have. */
  count: 100,
  /** A part's own headers; file names can be long. */
  headBytes: 16 * KiB,
  /** RFC 2046, 5.1.1. */
  boundaryLength: 70,
  /** Four bytes for each character of the longest field. Its own limit is checked by its schema, which can say it. */
  fieldBytes: 16_000,
} as const

export type BodyLimit = {
  readonly bytes: number
  /** Time to read the whole body, from the first byte to the last. */
  readonly totalMs: number
  readonly types: readonly ('multipart/form-data' | 'application/x-www-form-urlencoded')[]
  /**
   * `refuse`: a body that declares more is not read. `cut`: it is read up to the limit, since its text comes first and
   * no request may be lost because its photos are too many.
   */
  readonly excess: 'refuse' | 'cut'
}

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const

export const bodyLimits = {
  /** A form without files; moving or canceling a booking. */
  text: { bytes: textBytes, totalMs: 60_000, types: formTypes, excess: 'refuse' },
  /** A form with photos; photos that are added later. */
  photos: {
    bytes: photos.maxCount * photos.maxBytes + textBytes,
    totalMs: 10 * 60_000,
    types: formTypes,
    excess: 'cut',
  },
  /** A tap on our number: the path of its page. */
  tap: { bytes: 256, totalMs: 5000, types: [], excess: 'refuse' },
  /** One photo that is sent by the form's script, which waits just as long. */
  photo: {
    bytes: photos.maxBytes + textBytes,
    totalMs: 120_000,
    types: ['multipart/form-data'],
    excess: 'refuse',
  },
} as const satisfies Readonly<Record<string, BodyLimit>>

/** Give up when a client sends nothing for this long. */
export const idleMs = 20_000

/**
 * How much of a body is read and dropped before we answer: a sender that is still sending when the connection ends never
 * sees the answer. The largest body that a person could send by mistake, all photos and two more.
 */
export const drainBytes = (photos.maxCount + 2) * photos.maxBytes

/** What is wrong with a request before its body; undefined when nothing is. */
export function headProblem({ url, headers }: Request): 414 | 431 | undefined {
  if (url.length > headLimits.addressLength) return 414
  let bytes = 0
  headers.forEach((value, name) => {
    bytes += name.length + value.length
  })
  return bytes > headLimits.headerBytes ? 431 : undefined
}

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

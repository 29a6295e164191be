import { quoteForm } from '../../forms/quote.ts'

// Every limit on what is sent to us, in one table. Sizes in bytes, times in ms.

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

/** What an endpoint takes as a body. */
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

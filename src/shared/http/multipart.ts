// Reads a multipart body (RFC 7578) part by part while it arrives, with one part in memory at a time. It's our own, since
// libraries that run here stop at the first file that's too large, or lose a part when the body is cut at the wrong byte.
import { type BodyEnd, partLimits } from './requestBody.ts'

/** Why there is no further part. `end`: the last boundary came. `malformed`: this is no multipart body. */
export type PartsEnd = BodyEnd | 'malformed'

export type Part = {
  readonly name: string
  /** Undefined for text; empty where no file was chosen. */
  readonly fileName: string | undefined
  /**
   * Reads its content, at most so many bytes of it, and drops the rest. The bytes are good until the next part is read.
   * Gives how the body ended, if it did before the part.
   */
  readonly read: (most: number) => Promise<Uint8Array | PartsEnd>
}

export type Parts = { readonly next: () => Promise<Part | PartsEnd> }

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const lineEnd = encoder.encode('\r\n')
const headEnd = encoder.encode('\r\n\r\n')
const dash = 45

/** The text of a part; bytes that are no UTF-8 become replacement characters. */
export const partText = (bytes: Uint8Array): string => decoder.decode(bytes)

/** Where a delimiter begins in some bytes; -1 where it's not there. */
function indexOf(bytes: Uint8Array, delimiter: Uint8Array): number {
  const [first = 0] = delimiter
  // Each byte is looked at by itself: a search for the next first byte takes long in a file of nothing else.
  for (let at = 0; at + delimiter.length <= bytes.length; at++) {
    if (bytes[at] !== first) continue
    let same = 1
    while (same < delimiter.length && bytes[at + same] === delimiter[same]) same++
    if (same === delimiter.length) return at
  }
  return -1
}

/** Collects bytes up to a number that is set each time, and reuses what it has allocated. */
function collector() {
  let bytes = new Uint8Array(16 * 1024)
  let length = 0
  let most = 0
  return {
    begin(limit: number) {
      length = 0
      most = limit
    },
    add(piece: Uint8Array) {
      const fits = piece.subarray(0, most - length)
      if (length + fits.length > bytes.length) {
        const larger = new Uint8Array(Math.min(most, Math.max(2 * bytes.length, length + fits.length)))
        larger.set(bytes.subarray(0, length))
        bytes = larger
      }
      bytes.set(fits, length)
      length += fits.length
    },
    collected: () => bytes.subarray(0, length),
  }
}

/** A parameter of `Content-Disposition`. Browsers write a quote inside one as %22, so that it ends at the next quote. */
function parameter(head: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;[ \\t]*${name}=(?:"([^"]*)"|([^\\s;]*))`, 'i').exec(head) ?? []
  return quoted ?? plain
}

const describe = (head: string) => {
  const disposition = /(?:^|\r\n)content-disposition:[ \t]*form-data([^\r\n]*)/i.exec(head)?.[1] ?? ''
  return { name: parameter(disposition, 'name') ?? '', fileName: parameter(disposition, 'filename\\*?') }
}

export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  return boundary !== '' && boundary.length <= partLimits.boundaryLength ? boundary : undefined
}

/** Reads bytes that come piece by piece, from delimiter to delimiter. */
function scanner(read: () => Promise<Uint8Array | BodyEnd>) {
  const content = collector()
  // The first boundary may be at the very start, where no line ends before it.
  let held: Uint8Array = lineEnd

  /** Reads more bytes after the ones that are kept, or gives how the body ended: before its last boundary is too early. */
  async function more(kept: Uint8Array): Promise<PartsEnd | undefined> {
    const chunk = await read()
    if (typeof chunk === 'string') return chunk === 'end' ? 'cut-off' : chunk
    held = new Uint8Array(kept.length + chunk.length)
    held.set(kept)
    held.set(chunk, kept.length)
    return undefined
  }

  return {
    /** The next two bytes, which stay; or how the body ended. */
    async peek(): Promise<Uint8Array | PartsEnd> {
      while (held.length < 2) {
        const ended = await more(held)
        if (ended) return ended
      }
      return held.subarray(0, 2)
    },
    /** What comes before a delimiter, at most so many bytes of it; the next read begins after the delimiter. */
    async collect(delimiter: Uint8Array, most: number): Promise<Uint8Array | PartsEnd> {
      content.begin(most)
      for (;;) {
        const at = indexOf(held, delimiter)
        if (at >= 0) {
          content.add(held.subarray(0, at))
          held = held.subarray(at + delimiter.length)
          return content.collected()
        }
        // The delimiter may have begun in the last bytes.
        const sure = Math.max(0, held.length - delimiter.length + 1)
        content.add(held.subarray(0, sure))
        const ended = await more(held.subarray(sure))
        if (ended) return ended
      }
    },
  }
}

/** Reads the parts of a body in their order. `read` gives the body's next bytes, or how it ended. */
export function openParts(read: () => Promise<Uint8Array | BodyEnd>, boundary: string): Parts {
  const delimiter = encoder.encode(`\r\n--${boundary}`)
  const bytes = scanner(read)
  // Text before the first boundary is read like a part that nobody asked for.
  let isInPart = true
  let over: PartsEnd | undefined

  async function readPart(most: number): Promise<Uint8Array | PartsEnd> {
    if (over) return over
    const found = await bytes.collect(delimiter, most)
    if (typeof found === 'string') over = found
    else isInPart = false
    return found
  }

  async function readHead(): Promise<Part | PartsEnd> {
    const start = await bytes.peek()
    if (typeof start === 'string') return start
    if (start[0] === dash && start[1] === dash) return 'end'
    const head = await bytes.collect(headEnd, partLimits.headBytes + 1)
    if (typeof head === 'string') return head
    if (head.length > partLimits.headBytes) return 'malformed'
    isInPart = true
    return { ...describe(partText(head)), read: readPart }
  }

  return {
    async next() {
      if (isInPart) await readPart(0)
      if (over) return over
      const part = await readHead()
      if (typeof part === 'string') over = part
      return part
    },
  }
}

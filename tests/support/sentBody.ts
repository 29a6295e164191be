import { openBody, type RequestBody } from '../../src/shared/http/requestBody.ts'

/** A request whose body arrives in chunks. `end`: what happens after the last one. */
export function sentRequest(
  pieces: readonly Uint8Array[],
  headers: Record<string, string> = {},
  end: 'ends' | 'breaks' | 'stays' = 'ends',
): Request {
  const left = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift()
      if (piece) controller.enqueue(piece)
      else if (end === 'ends') controller.close()
      else if (end === 'breaks') controller.error(new Error('the line is cut'))
      else return new Promise(() => undefined)
    },
  })
  return new Request('http://site.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** The body of such a request, whose clock stays still unless a test gives another. */
export const sentBody = (
  pieces: readonly Uint8Array[],
  headers: Record<string, string> = {},
  end: Parameters<typeof sentRequest>[2] = 'ends',
  now = () => 0,
): RequestBody => openBody(sentRequest(pieces, headers, end), now)

/** Cuts bytes into pieces of a size. */
export const inPieces = (bytes: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))

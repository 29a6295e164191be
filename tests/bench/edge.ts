import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

/** Passes everything on from workerd and compresses it, as the edge does; `own` are pages by path that stand in for its. */
export async function edge(
  port: number,
  own: ReadonlyMap<string, string>,
): Promise<{ origin: string; stop: () => void }> {
  // Compressing is the edge's work and no part of what is measured.
  const compressed = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const hand = own.get(path)
    const answer = hand === undefined ? await fetch(`http://127.0.0.1:${port}${path}`) : undefined
    const bytes = answer ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(hand ?? '')
    const type = answer?.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const policy = answer?.headers.get('content-security-policy')
    response.writeHead(answer?.status ?? 200, {
      'content-type': path.endsWith('.svg') ? 'image/svg+xml' : type,
      'content-encoding': 'br',
      ...(policy && type.startsWith('text/html') ? { 'content-security-policy': policy } : {}),
    })
    const packed =
      compressed.get(path) ?? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    compressed.set(path, packed)
    response.end(packed)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  const free = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${free}`, stop: () => server.close() }
}

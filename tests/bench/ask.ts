import { connect } from 'node:net'

/** How long or how often to ask. */
type Until = { readonly ms?: number; readonly count?: number }

export type Load = { readonly requests: number; readonly ms: number }

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Asks for one page over and over on some connections and reads each answer to its end. It looks at nothing but the
 * lengths, so that the server stays the slower side. Throws on any status but 200.
 */
export async function ask(port: number, path: string, until: Until, connections = 16): Promise<Load> {
  const question = `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept: text/html\r\n\r\n`
  const from = performance.now()
  let requests = 0
  const enough = () =>
    until.count === undefined ? performance.now() - from >= (until.ms ?? 0) : requests >= until.count
  const one = () =>
    new Promise<void>((done, broken) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(question))
      let head = Buffer.alloc(0)
      let missing = -1
      socket.setNoDelay(true)
      socket.on('error', broken)
      socket.on('data', (chunk) => {
        if (missing < 0) {
          head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
          const end = head.indexOf(headEnd)
          if (end < 0) return
          const text = head.toString('latin1', 0, end)
          const [, length] = /content-length: (\d+)/i.exec(text) ?? []
          if (!text.startsWith('HTTP/1.1 200') || !length) return broken(new Error(`${path}: ${text}`))
          missing = Number(length) - (head.length - end - headEnd.length)
        } else missing -= chunk.length
        if (missing > 0) return
        requests++
        missing = -1
        head = Buffer.alloc(0)
        if (!enough()) socket.write(question)
        else socket.end(done)
      })
    })
  await Promise.all(Array.from({ length: connections }, one))
  return { requests, ms: performance.now() - from }
}

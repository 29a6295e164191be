import { Agent, request } from 'node:http'
import { ownAddress } from '../requests.ts'
import type { Sent } from './case.ts'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

// A server may close a kept-alive connection just before its next request.
const agent = new Agent({ keepAlive: false })

/**
 * Sends a request as it is: unlike `fetch` it changes no path, and takes any header and method. Each comes from an address
 * of its own, so that the rate limit doesn't refuse it.
 */
export function send(origin: string, { method, path, headers, body, hangUpAfter, pieces }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const length = body && !pieces ? { 'content-length': String(body.length) } : {}
    const sending = request(
      { hostname, port, agent, method, path, headers: { ...ownAddress(), ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    sending.on('error', hangUpAfter === undefined ? reject : () => resolve({ status: 0, headers: {}, body: '' }))
    if (body && pieces) {
      for (let at = 0; at < body.length; at += pieces) sending.write(body.subarray(at, at + pieces))
      sending.end()
    } else if (hangUpAfter === undefined) sending.end(body)
    else sending.write(body?.subarray(0, hangUpAfter) ?? '', () => sending.destroy())
  })
}

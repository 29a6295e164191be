import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { freePort } from './freePort.ts'

/**
 * A database in which nothing stands: it answers every statement of a batch at once. It works here, so that its time does
 * not count as the Worker's.
 */
export async function emptyDatabase(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = createServer(async (request, response) => {
    const statements = [(await json(request)) as unknown].flat()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(statements.map(() => ({ success: true, meta: {}, results: [] }))))
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `127.0.0.1:${port}`, stop }
}

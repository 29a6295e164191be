import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '../../src/routes.ts'

/** Serves HTTP on a free port of this machine. */
export async function listen(
  answer: RequestListener,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

export async function bodyOf(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const pages = ['/', '/about', '/contact']
/** The origin of a business that is ready for its launch. */
export const publicUrl = 'https://www.ready-hauler.com'

export const sitemap = `<urlset>${pages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('')}</urlset>`

type Answer = {
  readonly status?: number
  readonly type?: string
  readonly body?: string
  readonly location?: string
  /** The request is stored, whatever the answer. */
  readonly stored?: true
}

const page = (path: string): Answer => ({ body: `<h1>Page</h1><link rel="canonical" href="${publicUrl}${path}">` })

/** What a version that works answers. */
const healthy: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries(pages.map((path) => [`GET ${path}`, page(path)])),
  'GET /robots.txt': { type: 'text/plain' },
  'GET /site.webmanifest': { type: 'application/manifest+json' },
  'GET /sitemap.xml': { type: 'application/xml', body: sitemap },
  'GET /no-such-page': { status: 404 },
  [`PUT ${paths.home}`]: { status: 405 },
  // As after a first deploy, before the cron has run.
  'GET /healthz': { type: 'application/json', status: 503, body: '{"ok":false,"problems":["cron-late"]}' },
  'POST /contact': { status: 303, location: '/your-request?t=sent.ABCDEFGH23' },
  'GET /your-request': {},
}

/** A version at its preview address. `answers` are given in place of those of a version that works. */
export async function fakeSite(taken: () => void = () => undefined) {
  let answers: Readonly<Record<string, Answer>> = {}
  let unready = 0
  const asked: string[] = []
  const { origin, close } = await listen((request, response) => {
    const name = `${request.method} ${request.url?.split('?')[0]}`
    asked.push(name)
    if (unready > 0) {
      unready -= 1
      response.writeHead(404, { 'content-type': 'text/html' }).end('There is nothing here yet.')
      return
    }
    const answer = answers[name] ?? healthy[name] ?? { status: 500 }
    const { status = 200, type = 'text/html', body = '', location, stored } = answer
    if (request.method === 'POST' && (status === 303 || stored)) taken()
    const headers = {
      'content-type': type,
      'content-security-policy': "default-src 'none'",
      ...(location && { location }),
    }
    response.writeHead(status, headers).end(body)
  })
  return {
    origin,
    answer: (changed: Readonly<Record<string, Answer>>) => {
      answers = changed
      unready = 0
    },
    /** The next answers are the platform's own. */
    unready: (count: number) => {
      unready = count
    },
    asked: (name: string) => asked.filter((one) => one === name).length,
    close,
  }
}

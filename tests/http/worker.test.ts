// The built Worker in its runtime, over a wire: what the runtime, the platform's files or a connection add. Everything else
// is asked of the application in the tests' own process.
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { load } from 'cheerio'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { crews } from '#site/calendar.ts'
import { site as business } from '#site/site.ts'
import { drainBytes } from '../../src/shared/http/requestBody.ts'
import { assetHeaders } from '../../src/shared/http/respond.ts'
import { siteUrl } from '../support/business.ts'
import { paths } from '../support/hostile/attacks.ts'
import { headHarm, htmlHarm } from '../support/hostile/harm.ts'
import { isOn } from '../support/ownPages.ts'
import {
  jpeg,
  jpegBytes,
  multipart,
  openWindows,
  ownAddress,
  referenceIn,
  typedBooking,
  typedQuote,
} from '../support/requests.ts'
import { testSite } from '../support/site.ts'

// A log line for each email would hide the tests' output.
vi.hoisted(() => {
  process.env.WRANGLER_LOG = 'error'
})

const site = testSite()
beforeAll(async () => {
  // Without a sweep the site reports a late cron.
  await site.cron()
})

type Sent = {
  readonly path: string
  readonly headers?: Record<string, string>
  /** Chunks of a body without a declared length. */
  readonly pieces?: readonly Uint8Array[]
  /** The connection ends after the chunks. */
  readonly hangsUp?: boolean
}

/** Sends a request as it is: unlike `fetch` it changes no path, and takes any header. Undefined if there's no answer. */
function raw({ path, headers = {}, pieces = [], hangsUp }: Sent) {
  const { hostname, port } = new URL(site.origin)
  const method = pieces.length > 0 ? 'POST' : 'GET'
  return new Promise<{ status: number; headers: Headers; body: string } | undefined>((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers: { ...ownAddress(), ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sending.on('error', hangsUp ? () => resolve(undefined) : reject)
    for (const piece of pieces) sending.write(piece)
    if (hangsUp) sending.write('', () => sending.destroy())
    else sending.end()
  })
}

it('is the chosen business’s', async () => {
  const home = load(await (await site.get('/')).text())
  expect(home('meta[property="og:site_name"]').attr('content')).toBe(business.name)
})

describe('the files', () => {
  it('with a hash have the headers of the table, although no Worker sends them', async () => {
    const assets = readdirSync('dist/public/assets').map((name) => `/assets/${name}`)
    const kinds = [...new Map(assets.map((path) => [path.split('.').at(-1), path])).values()]
    expect(kinds.length).toBeGreaterThan(3)
    const own = /^(content-(length|type|encoding)|transfer-encoding|connection|keep-alive|date|etag|cf-cache-status)$/
    for (const path of kinds) {
      const { status, headers } = await site.get(path)
      const table = assetHeaders(path)
      expect({ path, status, ...Object.fromEntries(headers) }).toMatchObject({ path, status: 200, ...table })
      expect([...headers.keys()].filter((name) => !(name in table) && !own.test(name))).toEqual([])
    }
    const none = await site.get('/assets/none.js')
    expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'private, no-cache'])
  })

  it('without one have those that the Worker adds', async () => {
    const names = readdirSync('dist/public', { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? entry.name : [],
    )
    for (const name of [...names.filter((one) => !/^[._]/.test(one)), 'blog/feed.xml'].filter((one) => isOn(`/${one}`)))
      expect((await site.get(`/${name}`)).headers.has('permissions-policy'), name).toBe(true)
  })

  it('of the build’s own are hidden', async () => {
    for (const path of ['/_headers', '/.assetsignore', '/.vite/manifest.json'])
      expect((await site.get(path)).status, path).toBe(404)
  })

  it('of Markdown have an ETag of their own', async () => {
    const accept = 'text/markdown, text/html;q=0.8'
    const etag = (await site.get('/about.md')).headers.get('etag') ?? ''
    const htmlTag = (await site.get('/about')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
    expect(htmlTag).not.toBe(etag)
    const again = await site.get('/about', { headers: { accept, 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('vary')?.toLowerCase()]).toEqual([304, '', 'accept'])
    expect((await site.get('/about', { headers: { accept, 'if-none-match': htmlTag } })).status).toBe(200)
  })
})

describe('a request', () => {
  it('is stored with its photo, mailed by the cron at the latest, and its photo is private', async () => {
    const answer = await site.post('/', multipart(typedQuote(), [jpeg('a.jpg', 1)]))
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^\/your-request\?t=sent\./)
    const reference = referenceIn(answer)
    expect(await (await site.get(location)).text()).toContain(reference)
    const [photo] = await site.rows<{ object_key: string }>(
      `SELECT object_key FROM photos WHERE reference = '${reference}'`,
    )
    const { FILES } = await site.env()
    expect((await FILES.head(photo?.object_key ?? ''))?.size).toBe(2000)
    expect((await site.get(`/${photo?.object_key}`)).status).toBe(404)
    await site.cron()
    await expect
      .poll(() => site.rows(`SELECT state FROM outbox WHERE reference = '${reference}'`))
      .toEqual([{ state: 'sent' }])
    const mails = await site.wholeMails<{ text: string }>()
    expect(mails.filter(({ text }) => text.includes(reference))).toHaveLength(1)
  })

  it('fifty times at once with one key is one lead, one reference and one notification', async () => {
    const fields = { ...typedQuote({ phone: '2025550171' }), key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.post('/', multipart(fields))))
    const references = answers.map(({ headers }) => headers.get('location')?.slice(0, 28))
    expect(new Set(references).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(303))
    expect(await site.rows(`SELECT revision FROM leads WHERE phone = '+12025550171'`)).toEqual([{ revision: 1 }])
    expect(
      await site.rows(`SELECT 1 FROM outbox JOIN leads USING (reference) WHERE phone = '+12025550171'`),
    ).toHaveLength(1)
  })
})

it('forty bookings at once for a window take as many seats as there are crews, and the others are refused', async ({
  skip,
}) => {
  const slot = (await openWindows(site)).at(-1) ?? skip('nothing is booked online now')
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      site.post('/schedule', multipart(typedBooking(slot, { phone: `20255520${at + 10}` }))),
    ),
  )
  const refused = Array(40 - crews).fill(409)
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(crews).fill(303), ...refused])
  expect(await site.rows(`SELECT seat FROM bookings WHERE status = 'live' ORDER BY seat`)).toEqual(
    Array.from({ length: crews }, (_, index) => ({ seat: index + 1 })),
  )
})

describe('a body', () => {
  const multipartType = { 'content-type': 'multipart/form-data; boundary=x' }
  const text = Object.entries(typedQuote({ phone: '2025550172' }))
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const photo = '--x\r\nContent-Disposition: form-data; name="junk-photos"; filename="a.jpg"\r\n\r\n'

  it('of 56 MB with its text first is taken with the photos that fit', async () => {
    const megabytes8 = jpegBytes(3, 8 * 1024 * 1024)
    const photos = Array.from({ length: 7 }, (_, at) => [Buffer.from(photo), megabytes8, Buffer.from(`\r\n`), at])
    const pieces = [Buffer.from(text), ...photos.flatMap(([head, bytes, end]) => [head, bytes, end] as Buffer[])]
    const answer = await raw({ path: '/', headers: multipartType, pieces: [...pieces, Buffer.from('--x--\r\n')] })
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toMatch(/missing=/)
  })

  it('is refused when it is too large, or another form takes none of its size', async () => {
    const headers = { 'content-type': multipartType['content-type'] }
    expect((await site.post('/', new Uint8Array(53 * 1024 * 1024), headers)).status).toBe(413)
    expect((await site.post('/contact', new Uint8Array(3 * 1024 * 1024), headers)).status).toBe(413)
  })

  it('whose sender hangs up stops nothing', async () => {
    const headers = { ...multipartType, 'content-length': String(drainBytes + 1) }
    expect(await raw({ path: '/', headers, pieces: [Buffer.from(text)], hangsUp: true })).toBeUndefined()
    expect((await site.get('/healthz')).status).toBe(200)
  })
})

describe('an address', () => {
  it.each(paths)('%s leads nowhere else', async (path) => {
    const answer = await raw({ path })
    if (!answer) throw new Error('no answer')
    expect([200, 301, 307, 308, 400, 404, 414]).toContain(answer.status)
    const own = answer.headers.get('location')?.replace(site.origin, '')
    if (own !== undefined) answer.headers.set('location', own)
    expect(headHarm(answer, answer.body)).toEqual([])
    expect(htmlHarm(answer.body)).toEqual([])
  })

  it('is built from the configured origin, never from the Host header', async () => {
    const answer = await raw({ path: '/faq?a=1', headers: { host: 'evil.example' } })
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, `${siteUrl}/faq?a=1`])
  })
})

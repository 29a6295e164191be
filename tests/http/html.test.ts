import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { listedPaths } from '../support/pages.ts'
import { multipart, typedBooking, typedQuote } from '../support/requests.ts'
import { testSite } from '../support/site.ts'

type Message = {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly url: string
  readonly lastLine?: number
  readonly message: string
  readonly extract?: string
}

const site = testSite()
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

/** Pages that are no listed page, by the name of their file and the status that each comes with. */
const others: readonly [name: string, status: number, answer: () => Promise<Response>][] = [
  ['not-found', 404, () => site.get('/no-such-page')],
  ['confirmation', 200, () => site.get('/request-received/7K2M9QX4RD?photos=2&missing=1&area=call')],
  ['estimate', 200, () => site.get('/pricing-calculator?items=sofa.2_tv-crt_no-paint&flights=3&category=beds&q=paint')],
  ['project', 200, () => site.get('/pricing-calculator?items=garage-1car.2')],
  ['refused-form', 422, () => site.post('/', multipart(typedQuote({ phone: '12', location: '' })))],
  ['booking-where', 200, () => site.get('/book-online?items=couch.1&step=when')],
  ['booking-when', 200, () => site.get('/book-online?location=60540&items=couch.1&step=who')],
  ['refused-booking', 422, () => site.post('/schedule', multipart(typedBooking('', { phone: '12' })))],
  ['lost-window', 409, () => site.post('/book-online', multipart(typedBooking('2024-01-08T10')))],
  ['booked', 200, () => site.get('/request-received/7K2M9QX4RD?form=booking&slot=2024-01-08T10&t=x')],
  ['booking-link', 404, () => site.get('/booking?t=x')],
  ['problem-400', 400, () => site.post('/', 'x', { 'content-type': 'multipart/form-data; boundary=y' })],
  ['problem-403', 403, () => site.post('/', multipart(typedQuote()), { origin: 'https://elsewhere.example' })],
  ['problem-405', 405, () => site.get('/faq', { method: 'PUT', body: 'x' })],
  ['problem-415', 415, () => site.post('/', 'x', { 'content-type': 'application/json' })],
]

async function errorsIn(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'java',
    ['-Xss4m', '-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', folder],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] }
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, lastLine, message, extract }) => `${url.replace(/^.*\//, '')}:${lastLine} ${message} ${extract ?? ''}`)
}

it.skipIf(!hasJava)(
  `every page is valid HTML to the Nu Html Checker${hasJava ? '' : ' (skipped: it needs Java, which this machine lacks)'}`,
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    try {
      const write = (name: string, html: string) => writeFileSync(join(folder, `${name}.html`), html)
      for (const path of listedPaths)
        write(path.slice(1).replaceAll('/', '--') || 'home', await (await site.get(path)).text())
      for (const [name, status, answer] of others) {
        const response = await answer()
        expect([name, response.status]).toEqual([name, status])
        write(name, await response.text())
      }
      expect(await errorsIn(folder)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

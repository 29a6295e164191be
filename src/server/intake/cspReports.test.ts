import { expect, it } from 'vitest'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import type { Env } from '../../env.ts'
import { openBody } from '../http/requestBody.ts'
import { reportedOn } from '../store/cspReports.ts'
import { recordReports, reportedDirectives } from './cspReports.ts'

const now = Date.UTC(2026, 10, 23, 12)
const modern = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://ours.example/booking?t=secret',
  body: { effectiveDirective, blockedURL: 'https://evil.example', sample: 'typed by somebody' },
})
const old = { 'csp-report': { 'violated-directive': "img-src 'self'", 'document-uri': 'https://ours.example/' } }

it('reads both ways of reporting, each directive once', () => {
  const several = [modern('script-src-elem'), modern('script-src-elem'), modern('img-src'), { type: 'deprecation' }]
  expect(reportedDirectives(JSON.stringify(several))).toEqual(['script-src-elem', 'img-src'])
  expect(reportedDirectives(JSON.stringify(old))).toEqual(['img-src'])
})

it.each(['', 'x', 'null', '7', '[]', '[null]', '{"csp-report":1}', '[{"type":"csp-violation"}]'])(
  'takes %j for no report',
  (text) => expect(reportedDirectives(text)).toEqual([]),
)

it('knows a directive or calls it other: nothing that was sent is kept', () => {
  for (const name of ['<script>', 'x'.repeat(5000), 7, null, undefined, { a: 1 }])
    expect(reportedDirectives(JSON.stringify({ 'csp-report': { 'effective-directive': name } }))).toEqual(['other'])
})

/** What a body does: the status, and what is counted once the work after the answer is done. */
async function sent(body: BodyInit, db: Pick<Env['DB'], 'prepare'> = sqliteD1()) {
  const work: Promise<unknown>[] = []
  const waitUntil = (job: Promise<unknown>) => void work.push(job)
  const request = new Request('https://ours.example/reports', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const reports = openBody(request, () => now)
  const { status } = await recordReports(reports, { env: { DB: db } as Env, now: () => now, fetch, waitUntil }, '')
  await Promise.all(work)
  return { status, counted: status === 204 ? await reportedOn(db, now).catch(() => 'no database') : undefined }
}

it('answers the same when nothing can be counted', async () => {
  const broken = {
    prepare: () => {
      throw new Error('D1 is away')
    },
  } as unknown as Env['DB']
  expect(await sent(JSON.stringify(old), broken)).toEqual({ status: 204, counted: 'no database' })
})

it('reads 64 KiB and no more', async () => {
  const most = JSON.stringify(old).padEnd(64 * 1024)
  expect(await sent(most)).toEqual({ status: 204, counted: { 'img-src': 1 } })
  expect((await sent(`${most} `)).status).toBe(413)
})

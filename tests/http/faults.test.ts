import { load } from 'cheerio'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app/app.ts'
import type { Page } from '../../src/document/page.ts'
import type { Env } from '../../src/env.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { multipart, typedQuote } from '../support/requests.ts'

const broken = () => {
  throw new Error('the connection is cut')
}

/** Bindings that always fail. */
const env = {
  ...bareEnv,
  DB: { prepare: broken, batch: broken },
  FILES: { put: broken },
  EMAIL: { send: broken },
} as unknown as Env

const page = (body: Page['body']): Page => ({
  kind: 'about',
  head: { title: 'Test', description: 'A page of this test.' },
  perRequest: true,
  body,
})

const now = () => Date.UTC(2026, 10, 21, 18)
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

describe('a page that throws', () => {
  it('answers with a heading, the phone and a reference that is in the log, without the stack', async () => {
    const routes = [{ path: '/', page: page(broken) }]
    const answer = await createApp({ now, routes }).request('/', undefined, env)
    expect(answer.status).toBe(500)
    const html = await answer.text()
    const $ = load(html)
    expect($('h1').text()).toBe('Unexpected Application Error!')
    expect($('main a[href^="tel:"]')).toHaveLength(1)
    expect(html).not.toContain('the connection is cut')
    const reference = /Reference: (\w{8})/.exec($('main').text())?.[1]
    const line = JSON.parse(String(logged.mock.calls[0]?.[0]))
    expect(line).toMatchObject({ event: 'unexpected-error', reference })
    expect(line.error).toContain('the connection is cut')
  })
})

describe('a request that cannot be stored', () => {
  it('keeps every field and offers a text message with all of them', async () => {
    const app = createApp({ now })
    const answer = await app.request('/', { method: 'POST', body: multipart(typedQuote()) }, env)
    expect(answer.status).toBe(503)
    const $ = load(await answer.text())
    for (const [name, value] of Object.entries(typedQuote())) expect($(`[name="${name}"]`).attr('value')).toBe(value)
    const summary = $('[data-error-summary]')
    expect(summary.text()).toContain('We couldn’t save your request')
    const message = new URL((summary.find('a[href^="sms:"]').attr('href') ?? '').replace('?&', '?')).searchParams.get(
      'body',
    )
    for (const value of Object.values(typedQuote())) expect(message).toContain(value)
    expect(String(logged.mock.calls[0]?.[0])).not.toContain('555')
  })
})

describe('a Worker without its configuration', () => {
  it('logs which variable is missing', async () => {
    const answer = await createApp({ now }).request('/', undefined, { ...env, LEAD_SECRET: '', NOTIFY_TO: '' })
    expect(answer.status).toBe(500)
    expect(String(logged.mock.calls[0]?.[0])).toContain('Missing configuration: NOTIFY_TO, LEAD_SECRET')
  })
})

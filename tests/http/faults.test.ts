import { load } from 'cheerio'
import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Page } from '../../src/shared/document/page.ts'
import { bareEnv } from '../support/bareEnv.ts'

const page: Page = {
  kind: 'about',
  head: { title: 'Test', description: 'A page of this test.' },
  body: () => {
    throw new Error('the connection is cut')
  },
}
const app = createApp({ now: () => 0, routes: [{ path: '/', page }] })
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

it('a page that throws has a heading, the phone and a reference that is in the log, without the stack', async () => {
  const answer = await app.request('/', undefined, bareEnv)
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

it('a Worker without its configuration logs which variable is missing', async () => {
  const answer = await app.request('/', undefined, { ...bareEnv, LEAD_SECRET: '', NOTIFY_TO: '' })
  expect(answer.status).toBe(500)
  expect(String(logged.mock.calls[0]?.[0])).toContain('Missing configuration: NOTIFY_TO, LEAD_SECRET')
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Env } from '../../src/env.ts'
import { bareEnv } from '../support/bareEnv.ts'
import { listedPaths } from '../support/pages.ts'

type Worker = { fetch(request: Request, env: Env): Response | Promise<Response> }

/** With all of React, since it comes from the packages, and as it is deployed. */
const whole = createApp({ now: () => Date.now() })
let deployed: Worker
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 15) })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // @ts-expect-error It is built, and has no types.
  deployed = (await import('../../dist/worker/worker.js')).default
})
afterAll(() => vi.useRealTimers())

const send = (path: string, fields: Record<string, string>) =>
  new Request(bareEnv.SITE_URL + path, {
    method: 'POST',
    headers: { origin: bareEnv.SITE_URL, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
const visit = (path: string) => new Request(bareEnv.SITE_URL + path, { headers: { accept: 'text/html' } })

async function expectSame(request: Request): Promise<void> {
  const [one, other] = await Promise.all([deployed.fetch(request.clone(), bareEnv), whole.fetch(request, bareEnv)])
  expect(one.status).toBe(other.status)
  expect(await one.text()).toBe(await other.text())
}

const asked = ['/no-such-page', '/faq?kind=all', '/pricing-calculator?items=sofa.1', '/service-areas?zip=60540']

it.each([...listedPaths, ...asked])('%s says the same as with all of React', async (path) => {
  await expectSame(visit(path))
})

it.each(['/', '/contact', '/referral-program', '/schedule', '/book-online'])(
  'what is wrong with a form on %s, too',
  async (path) => {
    await expectSame(send(path, {}))
    await expectSame(send(path, { name: 'A <b> & "c"', phone: '12', location: 'x'.repeat(300) }))
  },
)

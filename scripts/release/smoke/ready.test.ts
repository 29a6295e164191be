import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeSite } from '../../../tests/support/fakeSite.ts'
import { untilReady } from './ready.ts'

let site: Awaited<ReturnType<typeof fakeSite>>
beforeAll(async () => {
  site = await fakeSite()
})
afterAll(() => site.close())

const atOnce = { timeoutMs: 60_000, pauseMs: 0 }

it('waits through the answers that the platform gives in place of a new version', async () => {
  site.answer({})
  site.unready(3)
  expect(await untilReady(site.origin, atOnce)).toBe(true)
  expect(site.asked('GET /robots.txt')).toBe(4)
})

it('is over when the time is, and tells an answer from none', async () => {
  site.unready(Number.POSITIVE_INFINITY)
  expect(await untilReady(site.origin, { timeoutMs: 0, pauseMs: 0 })).toBe(true)
  expect(await untilReady('http://127.0.0.1:9', { timeoutMs: 0, pauseMs: 0 })).toBe(false)
})

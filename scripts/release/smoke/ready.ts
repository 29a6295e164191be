import { setTimeout as pause } from 'node:timers/promises'
import { files } from '../../../src/routes.ts'
import { request } from './pages.ts'

/** A new preview address may take a minute to work everywhere, in ms. */
const patience = { timeoutMs: 90_000, pauseMs: 3000 }

/**
 * Waits until the Worker itself answers at an address: only it has a content policy on every answer. Until then the
 * platform answers in its place, with an error page. Gives whether anything answered at all; the test of the pages says
 * what was wrong with it.
 */
export async function untilReady(origin: string, { timeoutMs, pauseMs } = patience): Promise<boolean> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const response = await request(origin + files.robots).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.headers.has('content-security-policy')) return true
    if (performance.now() >= until) return response !== undefined
    await pause(pauseMs)
  }
}

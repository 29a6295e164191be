import { expect, it } from 'vitest'
import type { Sending } from './spamSignals.ts'
import { isSuspicious, spamSignals } from './spamSignals.ts'

const plain: Sending = {
  honeypot: '',
  elapsedMs: 20_000,
  texts: ['One couch', 'Springfield'],
  frequent: false,
  challengePassed: undefined,
}

it('finds nothing odd in what people send, with a script or without', () => {
  expect(spamSignals(plain)).toEqual([])
  expect(spamSignals({ ...plain, elapsedMs: undefined })).toEqual([])
})

it('keeps nobody back for one sign alone', () => {
  const odd: Partial<Sending>[] = [
    { honeypot: 'x' },
    { elapsedMs: 10 },
    { texts: ['see https://example.com'] },
    { frequent: true },
    { challengePassed: false },
  ]
  for (const change of odd) {
    const signs = spamSignals({ ...plain, ...change })
    expect(signs).toHaveLength(1)
    expect(isSuspicious(signs)).toBe(false)
  }
})

it('keeps back what shows several', () => {
  expect(isSuspicious(spamSignals({ ...plain, honeypot: 'x', texts: ['www.example.com'] }))).toBe(true)
  expect(isSuspicious(spamSignals({ ...plain, elapsedMs: 3, frequent: true }))).toBe(true)
})

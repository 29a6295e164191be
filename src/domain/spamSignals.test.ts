import { expect, it } from 'vitest'
import type { Sending, SpamSignal } from './spamSignals.ts'
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

it.each([
  ['honeypot', { honeypot: ' ' }, ['honeypot-filled']],
  ['haste', { elapsedMs: 1499 }, ['too-fast']],
  ['no haste', { elapsedMs: 1500 }, []],
  ['a crowd', { frequent: true }, ['many-from-one-place']],
  ['a challenge not passed', { challengePassed: false }, ['challenge-failed']],
  ['a challenge passed', { challengePassed: true }, []],
  ['an address', { texts: ['', 'See http://a.example'] }, ['links']],
  ['a safe address', { texts: ['See HTTPS://a.example'] }, ['links']],
  ['a host', { texts: ['www.a.example'] }, ['links']],
  ['a link of a forum', { texts: ['[URL=x]'] }, ['links']],
  ['a link of a page', { texts: ['<a\thref=x>'] }, ['links']],
  ['words that are like links', { texts: ['http', 'wwwx', '[ur]', '<abbr>', 'https//'] }, []],
] as const)('sees the sign of %s', (_, change, signs) => {
  expect(spamSignals({ ...plain, ...change })).toEqual(signs)
})

it('weighs the signs: two together are enough, whichever they are', () => {
  const all: readonly SpamSignal[] = ['honeypot-filled', 'too-fast', 'links', 'many-from-one-place', 'challenge-failed']
  for (const one of all) for (const other of all) expect(isSuspicious([one, other]), `${one} ${other}`).toBe(true)
  expect(isSuspicious([])).toBe(false)
})

import { expect, it } from 'vitest'
import { isSuspicious, type Sending, type SpamSignal, spamSignals } from './source.ts'

const plain: Sending = {
  honeypot: '',
  elapsedMs: 20_000,
  texts: ['One couch', 'Springfield'],
  frequent: false,
  challengePassed: undefined,
}

it.each([
  ['what people send', {}, []],
  ['what they send without a script', { elapsedMs: undefined }, []],
  ['a filled honeypot', { honeypot: ' ' }, ['honeypot-filled']],
  ['haste', { elapsedMs: 1499 }, ['too-fast']],
  ['no haste', { elapsedMs: 1500 }, []],
  ['a crowd', { frequent: true }, ['many-from-one-place']],
  ['a challenge not passed', { challengePassed: false }, ['challenge-failed']],
  ['an address', { texts: ['', 'See http://a.example'] }, ['links']],
  ['a host', { texts: ['www.a.example'] }, ['links']],
  ['a link of a forum', { texts: ['[URL=x]'] }, ['links']],
  ['a link of a page', { texts: ['<a\thref=x>'] }, ['links']],
  ['words that are like links', { texts: ['http', 'wwwx', '[ur]', '<abbr>', 'https//'] }, []],
] as const)('finds the signals of %s', (_, change, signals) => {
  expect(spamSignals({ ...plain, ...change })).toEqual(signals)
})

const all: readonly SpamSignal[] = ['honeypot-filled', 'too-fast', 'links', 'many-from-one-place', 'challenge-failed']

it.each(all)('holds nobody back for %s alone, but for that and another one', (signal) => {
  expect(isSuspicious([signal])).toBe(false)
  for (const other of all) expect(isSuspicious([signal, other]), other).toBe(true)
})

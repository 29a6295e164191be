import { beforeEach, expect, it, vi } from 'vitest'
import { isAnother, keptKey, newId, rememberSent, sentBefore } from './requestKey.ts'
import { inputClock } from './useSending.ts'

const entry = { state: null as unknown, replaceState: (state: unknown) => Object.assign(entry, { state }) }
beforeEach(() => {
  entry.state = null
  vi.stubGlobal('history', entry)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  return vi.unstubAllGlobals
})

const ann = { phone: '+12025550101', slot: '2026-07-24T08' }
const other = { ...ann, slot: '2026-07-25T08' }

it('a key is the history entry’s, without `randomUUID`, and without a history that can be written', () => {
  const key = keptKey('quote')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect([keptKey('quote'), keptKey('contact') === key, keptKey('quote', newId()) === key]).toEqual([key, false, false])
  entry.replaceState = () => {
    throw new DOMException('Too many', 'SecurityError')
  }
  rememberSent('quote', '/received')
  expect([keptKey('booking').length, isAnother('quote', ann), sentBefore('quote')]).toEqual([32, false, undefined])
})

it.each([
  ['the same once more, whose answer was lost', ann, false, false],
  ['a correction of it', other, false, false],
  ['from another phone', { ...ann, phone: '+12025550102' }, false, true],
  ['the same once more after it was received', ann, true, false],
  ['in other words after it was received', other, true, true],
])('a request: %s', (_, answers, isReceived, isOwn) => {
  entry.replaceState = (state) => Object.assign(entry, { state })
  expect(isAnother('booking', ann)).toBe(false)
  if (isReceived) rememberSent('booking', '/received')
  expect(isAnother('booking', answers)).toBe(isOwn)
  expect(JSON.stringify(entry.state)).not.toContain('202555')
})

/** A form whose clock the test sets. */
function watched(filled = false) {
  const form = new EventTarget()
  const clock = { now: 1000 }
  return { form, clock, watch: inputClock(form, filled, () => clock.now) }
}

it.each(['focusin', 'keydown', 'input', 'paste'])('measures from the first %s, not from its creation', (name) => {
  const { form, clock, watch } = watched()
  clock.now = 9000
  form.dispatchEvent(new Event(name))
  clock.now = 9400
  form.dispatchEvent(new Event('input'))
  clock.now = 12_000
  expect(watch.elapsedMs()).toBe(3000)
})

it('gives no time for a form that was filled in before or never touched', () => {
  const early = watched(true)
  early.form.dispatchEvent(new Event('input'))
  expect(early.watch.elapsedMs()).toBeUndefined()
  expect(watched().watch.elapsedMs()).toBeUndefined()
})

it('stops listening', () => {
  const { form, watch } = watched()
  watch.stop()
  form.dispatchEvent(new Event('input'))
  expect(watch.elapsedMs()).toBeUndefined()
})

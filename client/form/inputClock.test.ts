import { expect, it } from 'vitest'
import { inputClock } from './useSending.ts'

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

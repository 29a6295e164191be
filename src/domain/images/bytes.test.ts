import { expect, it } from 'vitest'
import { holdsCode, isPlainProfile, latin, sizeProblem, u32be } from './bytes.ts'

it('reads zeros past the end', () => {
  expect(u32be(Uint8Array.of(0x12), 0)).toBe(0x12000000)
})

it.each([
  [0, 10, 'broken'],
  [10, 0, 'broken'],
  [1, 1, undefined],
  [16_384, 1, undefined],
  [16_385, 1, 'too-many-pixels'],
  [1, 16_384, undefined],
  [1, 16_385, 'too-many-pixels'],
  [10_000, 5000, undefined],
  [10_000, 5001, 'too-many-pixels'],
])('takes %i by %i pixels: %s', (width, height, problem) => {
  expect(sizeProblem(width, height)).toBe(problem)
})

it.each(['<SCRIPT', '<iframe', '<!doctype', '<html ', '<body\n', '<svg/on', '<svg  \t/on', '<?php ', '<?xml\n'])(
  'finds code wherever it is: %j',
  (code) => {
    const window = 64 * 1024
    for (const at of [0, 5, 5000, window - code.length, window - 9, window - 1, window, 2 * window - 3]) {
      const bytes = new Uint8Array(3 * window)
      bytes.set(latin(code), at)
      expect(holdsCode(bytes), `${at}`).toBe(true)
    }
  },
)

it.each(['<scrip', 'script>', '<htmlx', '<bodies', '<svg', '<svg >', '<svg a>', '<svgon', '<?phpx', '<?xm', '%PDF'])(
  'does not take pixels for code: %j',
  (text) => {
    expect(holdsCode(latin(`${text}1`))).toBe(false)
  },
)

it('finds a PDF only where its readers look for one', () => {
  const at = (place: number) => {
    const bytes = new Uint8Array(5000)
    bytes.set(latin('%PDF-'), place)
    return holdsCode(bytes)
  }
  expect([at(0), at(1019), at(1020), at(4000)]).toEqual([true, true, false, false])
})

it('takes a profile only when it is one, of its own length, and nothing else', () => {
  const profile = (length: number, said = length, signature = 'acsp', text = '') => {
    const bytes = new Uint8Array(length)
    new DataView(bytes.buffer).setUint32(0, said)
    bytes.set(latin(signature), 36)
    bytes.set(latin(text), 60)
    return isPlainProfile(bytes)
  }
  const mega = 1024 * 1024
  expect([profile(128), profile(mega), profile(mega + 1), profile(128, 127)]).toEqual([true, true, false, false])
  expect([profile(128, 128, 'icc!'), profile(128, 128, 'acsp', '<script')]).toEqual([false, false])
})

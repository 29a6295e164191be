import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { confirmed } from './terminal.ts'

vi.spyOn(process.stdout, 'write').mockImplementation(() => true)

it.each([
  ['yes\n', true],
  [' YES \n', true],
  ['yes', true],
  ['y\n', false],
  ['no\nyes\n', false],
  ['\n', false],
  ['', false],
])('%j is a yes: %j', async (typed, expected) => {
  expect(await confirmed('Type yes: ', Readable.from(typed ? [typed] : []))).toBe(expected)
})

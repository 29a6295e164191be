import { expect, it } from 'vitest'
import type { Env } from '../env.ts'
import { fillFrom } from './live.ts'

it('fills a gap without a promise when its source says the same node again', async () => {
  const fill = fillFrom({ same: () => node }, { now: 0, path: '/', env: {} as Env })
  const node = ['a & b']
  expect(await fill('same')).toBe('a &amp; b')
  expect(fill('same')).toBe('a &amp; b')
  expect(fill('unknown')).toBeUndefined()
})

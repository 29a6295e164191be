import { expect, it } from 'vitest'
import { towns } from '../towns.ts'
import { siteWords } from './site.ts'

it('says how many towns there are, where its description can’t count them', () => {
  expect(siteWords().description).toContain(` en ${towns.length} `)
})

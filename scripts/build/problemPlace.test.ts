import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { lineOf, withPlace } from './problemPlace.ts'

const place = (problem: string) => {
  const [, file = '', line = '', says] = /^(.+?):(\d+): (.+)/.exec(withPlace(process.cwd(), problem)) ?? []
  return { text: readFileSync(file, 'utf8').split('\n')[Number(line) - 1], says }
}

it('finds a nested field by the names on its way, or as far as they go', () => {
  const source = [
    'const price = { from: 1 }',
    'export const site = {',
    '  phone: {',
    "    e164: '+1',",
    '  },',
    '}',
  ].join('\n')
  expect(lineOf(source, ['phone', 'e164'])).toBe(4)
  expect(lineOf(source, ['phone', 'label'])).toBe(3)
  expect(lineOf(source, ['fax'])).toBe(1)
  expect(lineOf('{\n  "phone": {\n    "e164": "+1" } }', ['phone', 'e164'])).toBe(3)
})

it('says the file and line of the business that is built', () => {
  const site = place('site.ts: phone.e164: must be like +12025550100')
  expect(site.text).toMatch(/e164/)
  expect(site.says).toBe('site.ts: phone.e164: must be like +12025550100')
})

it.each([towns[0], towns.at(-1)])('finds the town $slug among all', (town) => {
  expect(place(`towns.ts: ${town?.slug}: slug: is no slug`).text).toMatch(new RegExp(`slug.*${town?.slug}`))
})

it.each(services.map(({ slug }) => slug))('finds the file of the service %s', (slug) => {
  expect(place(`services (${slug}): slug: another record has it`).text).toContain(slug)
})

it('leaves alone what is about no file, or about one that is not there', () => {
  for (const problem of ['/about: links.0.href: /x is no page of this site', 'nothing.ts: name: is empty'])
    expect(withPlace(process.cwd(), problem)).toBe(problem)
  expect(readdirSync('.')).toContain('.site')
})

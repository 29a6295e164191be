import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { lineOf, withPlace } from './problemPlace.ts'

/** The line that a problem is placed at. */
const placed = (problem: string) => {
  const [, file = '', line = ''] = /^(.+?):(\d+): /.exec(withPlace(process.cwd(), problem)) ?? []
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]
}

it('finds a nested field by the names on its way, or as far as they go', () => {
  const source = "const price = { from: 1 }\nexport const site = {\n  phone: {\n    e164: '+1',\n  },\n}"
  expect(lineOf(source, ['phone', 'e164'])).toBe(4)
  expect(lineOf(source, ['phone', 'label'])).toBe(3)
  expect(lineOf(source, ['fax'])).toBe(1)
  expect(lineOf('{\n  "phone": {\n    "e164": "+1" } }', ['phone', 'e164'])).toBe(3)
})

it('says the file and line of a field, a town and a service of the business that is built', () => {
  expect(placed('site.ts: phone.e164: must be like +12025550100')).toMatch(/e164/)
  for (const { slug } of [towns[0], towns.at(-1)].flatMap((town) => town ?? []))
    expect(placed(`towns.ts: ${slug}: slug: is no slug`)).toMatch(new RegExp(`slug.*${slug}`))
  for (const { slug } of services) expect(placed(`services (${slug}): slug: another record has it`)).toContain(slug)
})

it('leaves alone what is about no file, or about one that is not there', () => {
  for (const problem of ['/about: links.0.href: /x is no page of this site', 'nothing.ts: name: is empty'])
    expect(withPlace(process.cwd(), problem)).toBe(problem)
})

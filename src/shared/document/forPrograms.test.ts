import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, expect, it, vi } from 'vitest'
import { inLanguage } from '#language'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { listedRoutes } from '../../pages.ts'
import { firstLanguage, paths } from '../../routes.ts'
import { llmsTxt } from './feeds/llms.ts'
import { openApi } from './feeds/openapi.ts'
import { businessData } from './structuredData/page.ts'

// Another file of this process may have read the business already.
const { profiles } = vi.hoisted(() => {
  vi.resetModules()
  return { profiles: ['https://social.example/hauler', 'https://listing.example/hauler'] }
})
afterAll(() => void vi.resetModules())
vi.mock('#site/site.ts', async (original) => {
  const real = await original<typeof import('#site/site.ts')>()
  return { ...real, site: { ...real.site, profiles } }
})

it('names the pages that the business has elsewhere', () => {
  expect(businessData('https://hauler.example', 0)).toMatchObject({ sameAs: profiles })
})

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(openApi('https://example.com'))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

it('says of itself and of each operation what the linters’ recommended rules ask for', () => {
  type Operation = Readonly<Record<'operationId' | 'description', string>> & { tags: string[]; responses: object }
  const { info, security, tags, paths } = openApi('https://example.com')
  expect([info.contact.email, info.license.name, security]).toEqual([site.email, 'MIT', []])
  for (const { operationId, tags: own, description, responses } of Object.values(paths).flatMap((methods) =>
    Object.values<Operation>(methods),
  )) {
    expect(
      tags.filter(({ name }) => own?.includes(name)),
      operationId,
    ).toHaveLength(1)
    expect(description, operationId).toBeTruthy()
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['414', '429', '431']))
  }
})

const text = inLanguage(firstLanguage, () => llmsTxt('https://example.com', listedRoutes))
const [, ...sections] = text.split('\n## ')

it('names every listed page once, in Markdown, with its description', () => {
  const links = Array.from(
    text.matchAll(/^- \[[^\]]+\]\(https:\/\/example\.com([^)]+)\): (.+)$/gm),
    ([, path, said]) => ({ path, said }),
  )
  const pages = listedRoutes.map(({ path, page }) => ({
    path: path === '/' ? '/index.md' : `${path}.md`,
    said: page.head.description,
  }))
  const byPath = (a: { path?: string | undefined }, b: { path?: string | undefined }) =>
    `${a.path}` < `${b.path}` ? -1 : 1
  expect(links.sort(byPath)).toEqual(pages.sort(byPath))
})

it('groups pages by subject', () => {
  const at = (name: string) => sections.find((section) => section.startsWith(`${name}\n`)) ?? ''
  const has = (section: string, page: () => string) =>
    expect(at(section)).toContain(`${inLanguage(firstLanguage, page)}.md`)
  has('Services', () => paths.service(services.at(-1)?.slug ?? ''))
  has('Towns', () => paths.town(towns.at(-1)?.slug ?? ''))
  has('Prices and booking', () => paths.schedule())
  if (site.features.calculator) has('Prices and booking', () => paths.calculator)
  has('Questions', () => paths.faq)
  if (site.features.blog) expect(at('Blog')).toMatch(/\/blog\/[\w-]+\.md/)
  else expect(at('Blog')).toBe('')
  // Where the first language isn't English, nothing may be left for it.
  expect([-1, sections.length - 1]).toContain(sections.findIndex((section) => section.startsWith('Optional\n')))
})

import { expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { listedRoutes } from '../../../pages.ts'
import { llmsTxt } from './llms.ts'

const text = llmsTxt('https://example.com', listedRoutes)
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
  expect(at('Services')).toContain(`/services/${services.at(-1)?.slug}.md`)
  expect(at('Towns')).toContain(`/service-areas/${towns.at(-1)?.slug}.md`)
  expect(at('Prices and booking')).toContain('/schedule.md')
  if (site.features.calculator) expect(at('Prices and booking')).toContain('/pricing-calculator.md')
  expect(at('Questions')).toContain('/faq.md')
  if (site.features.blog) expect(at('Blog')).toMatch(/\/blog\/[\w-]+\.md/)
  else expect(at('Blog')).toBe('')
  expect(sections.at(-1)).toMatch(/^Optional\n/)
})

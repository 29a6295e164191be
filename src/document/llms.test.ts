import { expect, it } from 'vitest'
import { listedRoutes } from '../routes.ts'
import { llmsTxt } from './llms.ts'

const text = llmsTxt('https://example.com', listedRoutes)
const [head = '', ...sections] = text.split('\n## ')

it('begins with name, description and facts', () => {
  const [name, summary, facts = ''] = head.split('\n\n')
  expect(name).toBe('# Example Hauling')
  expect(summary).toMatch(/^> Junk removal.*\.$/)
  expect(facts).toContain('- Phone, for calls and texts: (202) 555-0147.\n')
  expect(facts).toContain('from $99 for a small load to $899 for a full truck')
  expect(facts).toContain('- Phones: open 24 hours, every day.\n')
  expect(facts).toContain('Monday to Friday 8 AM to 6 PM, Saturday 8 AM to 4 PM, Sunday 10 AM to 4 PM.')
  expect(facts).toContain('Lisle, Lemont')
})

it('names every listed page once, in Markdown, with its description', () => {
  const links = Array.from(
    text.matchAll(/^- \[[^\]]+\]\(https:\/\/example\.com([^)]+)\): (.+)$/gm),
    ([, path, said]) => ({
      path,
      said,
    }),
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
  expect(at('Services')).toContain('/services/shed-removal.md')
  expect(at('Towns')).toContain('/service-areas/hinsdale.md')
  expect(at('Prices and booking')).toContain('/pricing-calculator.md')
  expect(at('Questions')).toContain('/faq.md')
  expect(at('Blog').match(/\/blog\//g)?.length).toBeGreaterThan(3)
  expect(sections.at(-1)).toMatch(/^Optional\n/)
})

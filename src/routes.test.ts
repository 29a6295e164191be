import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catalog } from '#site/items.ts'
import { adjustments } from '#site/prices.ts'
import { services } from '#site/services.ts'

// A business that's Spanish first, without a page and most texts in it, and has English, too.
const languages = {
  es: { slugs: { service: { cleanouts: 'vaciado' } }, without: ['faq', 'howItWorks'] },
  en: { reviewedBy: '', phones: '' },
}
const texts = { es: { catalog: () => ({ items: {}, reasons: {} }) } }

const loaded = async () => ({
  ...(await import('#language')),
  ...(await import('./routes.ts')),
  ...(await import('./business/lacking.ts')),
  ...(await import('./business/navigation.ts')),
})
let site: Awaited<ReturnType<typeof loaded>>

async function load(own: object, said: object) {
  vi.resetModules()
  vi.doMock('#site/languages.ts', () => ({ languages: own }))
  vi.doMock('#site/texts.ts', () => ({ texts: said }))
  return loaded()
}
beforeAll(async () => {
  site = await load(languages, texts)
  site.leaveOut({ es: site.gapsIn('es').filter((gap) => !site.isVital('es', gap)) })
})
afterAll(() => {
  vi.doUnmock('#site/languages.ts')
  vi.doUnmock('#site/texts.ts')
  vi.resetModules()
})

it('the first language has the plain addresses, and all others begin with theirs', () => {
  const { inLanguage, languageAt, paths } = site
  const both = (path: () => string) => [inLanguage('es', path), inLanguage('en', path)]
  expect(both(() => paths.home)).toEqual(['/', '/en'])
  expect(both(() => paths.items)).toEqual(['/articulos', '/en/items'])
  expect(both(() => paths.service('cleanouts'))).toEqual(['/servicios/vaciado', '/en/services/cleanouts'])
  expect(both(() => paths.ownRequest({ token: 'x' }))).toEqual(['/mi-solicitud?t=x', '/en/your-request?t=x'])
  expect(['/', '/en#quote', '/en/faq', '/english', '/es'].map(languageAt)).toEqual(['es', 'en', 'en', 'es', 'es'])
})

it('a page that a language doesn’t have is the one in another', () => {
  const { inLanguage, paths } = site
  const lacked = inLanguage('es', () => [paths.faq, paths.about, paths.service('other')])
  expect(lacked).toEqual(['/en/faq', '/en/about', '/en/services/other'])
})

it('names each text that a language lacks, but for pages that it’s without, and only the first needs no reader', () => {
  const gaps = site.gapsIn('es')
  const lacking = gaps.filter((gap) => site.isVital('es', gap)).map(({ words }) => words)
  const { id, label } = catalog?.items[0] ?? {}
  const item = catalog ? [`es/items.ts: items.${id}: needs “${label}” in Spanish`] : []
  expect(lacking).toEqual(expect.arrayContaining(['es/home.ts: needs what home.ts says in Spanish', ...item]))
  expect(lacking.join()).not.toMatch(/howItWorks|faq|towns/)
  expect(gaps.filter((gap) => !site.isVital('es', gap)).map(({ words }) => words)).toContain(
    'es/about.ts: needs what about.ts says in Spanish',
  )
  expect([site.gapsIn('en'), site.isReviewed('es'), site.isReviewed('en')]).toEqual([[], true, false])
})

it('a language without some texts lacks their pages alone: they lead to the first language’s', async () => {
  const slug = services[0]?.slug ?? ''
  const said = () => ({})
  const called = () => Object.fromEntries(adjustments.map(({ id }) => [id, id]))
  const needed = ['siteWords', 'pageWords', 'home', 'extras', 'howItWorks', 'permitRules', 'serviceGroups', 'services']
  const own = { en: {}, es: { slugs: { service: { [slug]: 'uno' } } } }
  const { gapsIn, inLanguage, leaveOut, leftOut, paths } = await load(own, {
    es: { ...Object.fromEntries(needed.map((name) => [name, said])), adjustments: called },
  })
  leaveOut({ es: gapsIn('es') })
  const here = inLanguage('es', () => [paths.home, paths.howItWorks, paths.faq, paths.service(slug)])
  expect(here).toEqual(['/es', '/es/como-funciona', '/faq', `/services/${slug}`])
  const left = Object.fromEntries(leftOut())
  expect(left).toMatchObject({ '/es/preguntas': '/faq', '/es/servicios/uno': `/services/${slug}` })
  expect(left).not.toHaveProperty('/es')
})

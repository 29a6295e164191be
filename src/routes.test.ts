import { afterAll, beforeAll, expect, it, vi } from 'vitest'

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

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#site/languages.ts', () => ({ languages }))
  vi.doMock('#site/texts.ts', () => ({ texts }))
  site = await loaded()
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
  expect(['/', '/en', '/en/faq', '/english', '/es'].map(languageAt)).toEqual(['es', 'en', 'en', 'es', 'es'])
})

it('a page that a language doesn’t have is the one in another', () => {
  const { inLanguage, paths } = site
  const lacked = inLanguage('es', () => [paths.faq, paths.about, paths.service('other')])
  expect(lacked).toEqual(['/en/faq', '/en/about', '/en/services/other'])
})

it('names each text that a language lacks, but for pages that it’s without, and only the first needs no reader', () => {
  const lacking = site.lackingIn('es')
  const some = ['es/texts.ts: home: is missing', 'es/texts.ts: catalog: items.sofa: is missing']
  expect(lacking).toEqual(expect.arrayContaining(some))
  expect(lacking.join()).not.toMatch(/howItWorks|questionGroups|: towns/)
  expect([site.lackingIn('en'), site.isReviewed('es'), site.isReviewed('en')]).toEqual([[], true, false])
})

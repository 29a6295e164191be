import { expect, it, vi } from 'vitest'
import { inLanguage } from '#language'
import { firstLanguage, hasPage, languageAt, paths } from './routes.ts'

// A business that's Spanish first, with English beside it.
vi.mock('#site/languages.ts', () => ({
  languages: {
    es: { slugs: { service: { cleanouts: 'vaciado' } }, without: ['faq'] },
    en: { reviewedBy: '', phones: '' },
  },
}))

const both = (path: () => string) => [inLanguage('es', path), inLanguage('en', path)]

it('the first language has the plain addresses, and all others begin with theirs', () => {
  expect(firstLanguage).toBe('es')
  expect(both(() => paths.home)).toEqual(['/', '/en'])
  expect(both(() => paths.howItWorks)).toEqual(['/como-funciona', '/en/how-it-works'])
  expect(both(() => paths.service('cleanouts'))).toEqual(['/servicios/vaciado', '/en/services/cleanouts'])
  expect(both(() => paths.ownRequest({ token: 'x' }))).toEqual(['/mi-solicitud?t=x', '/en/your-request?t=x'])
  expect(['/', '/en', '/en/faq', '/english', '/es'].map(languageAt)).toEqual(['es', 'en', 'en', 'es', 'es'])
})

it('a page that a language doesn’t have is the one in another', () => {
  expect([hasPage('faq', 'es'), hasPage('about', 'es')]).toEqual([false, false])
  expect(inLanguage('es', () => [paths.faq, paths.about, paths.service('other')])).toEqual([
    '/en/faq',
    '/en/about',
    '/en/services/other',
  ])
})

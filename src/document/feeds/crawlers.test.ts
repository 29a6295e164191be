import { expect, it } from 'vitest'
import { sitemapXml } from './crawlers.ts'

it('names a page’s translations with it, and says nothing of languages where there’s one', () => {
  const alternates = [
    { language: 'en', path: '/faq' },
    { language: 'es', path: '/es/preguntas' },
  ] as const
  const pages = [
    { path: '/faq', alternates },
    { path: '/about', alternates: alternates.slice(0, 1) },
  ]
  const xml = sitemapXml('https://hauling.example', pages)
  expect(xml).toContain(
    '<url><loc>https://hauling.example/faq</loc><xhtml:link rel="alternate" hreflang="en" href="https://hauling.example/faq"/><xhtml:link rel="alternate" hreflang="es" href="https://hauling.example/es/preguntas"/></url>',
  )
  expect(xml).toContain('<url><loc>https://hauling.example/about</loc></url>')
  expect(sitemapXml('https://hauling.example', pages.slice(1))).not.toContain('xhtml')
})

import { expect, it, vi } from 'vitest'
import { lackingIn } from './lacking.ts'
import { isReviewed } from './navigation.ts'

vi.mock('#site/languages.ts', () => ({
  languages: { en: {}, es: { reviewedBy: 'Luz', phones: 'Luz, every day', without: ['howItWorks'] } },
}))
vi.mock('#site/texts.ts', () => ({ texts: { es: { catalog: () => ({ items: {}, reasons: {} }) } } }))

it('names each text that a language lacks, but for pages that it’s without, and isn’t published', () => {
  const lacking = lackingIn('es')
  expect(lacking).toEqual(
    expect.arrayContaining(['es/texts.ts: home: is missing', 'es/texts.ts: catalog: items.sofa: is missing']),
  )
  expect(lacking.join()).not.toMatch(/howItWorks|towns/)
  expect([lackingIn('en'), isReviewed('es'), isReviewed('en')]).toEqual([[], false, true])
})

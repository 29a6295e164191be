import { afterAll, expect, it, vi } from 'vitest'
import { businessData } from './page.ts'

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

import { expect, it, vi } from 'vitest'
import { businessData } from './business.ts'

const { profiles } = vi.hoisted(() => ({
  profiles: ['https://social.example/hauler', 'https://listing.example/hauler'],
}))
vi.mock('#site/site.ts', async (original) => {
  const real = await original<typeof import('#site/site.ts')>()
  return { ...real, site: { ...real.site, profiles } }
})

it('names the pages that the business has elsewhere', () => {
  expect(businessData('https://hauler.example', 0)).toMatchObject({ sameAs: profiles })
})

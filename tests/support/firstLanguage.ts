import { vi } from 'vitest'
import { firstLanguage, linkedSite } from '../../scripts/lib/environment.ts'

const first = firstLanguage(linkedSite())

// What a browser visits, and what's said there, is in the business's first language.
vi.mock('#language', async (actual) => {
  const module = await actual<typeof import('#language')>()
  return { ...module, language: () => (module.language() === 'en' ? first : module.language()) }
})

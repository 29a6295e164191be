import { vi } from 'vitest'

// Tests read what the owner gets in English, also where a business's first language is another one.
vi.mock('../../src/language/owner.ts', () => ({ ownerLanguage: 'en' }))

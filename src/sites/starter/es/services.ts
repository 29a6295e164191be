import type { ServiceTexts } from '../../schema/translation.ts'
import { cleanouts } from './services/cleanouts.ts'
import { largePickups } from './services/largePickups.ts'

export const services = (): Readonly<Record<string, ServiceTexts>> => ({
  cleanouts: cleanouts(),
  'furniture-and-appliances': largePickups(),
})

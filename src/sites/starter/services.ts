import type { Service } from '../schema/service.ts'
import { cleanouts } from './services/cleanouts.ts'
import { largePickups } from './services/largePickups.ts'

/** The services that have a page. One record makes the page, the menu entry, the tile and the offer in structured data. */
export const services: readonly Service[] = [cleanouts, largePickups]

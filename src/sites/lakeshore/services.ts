import type { Service } from '../service.ts'
import { houseCleanouts } from './services/houseCleanouts.ts'
import { largePickups } from './services/largePickups.ts'

export type { Service, ServiceFacts, ServiceText } from '../service.ts'

/** The services that have a page. */
export const services: readonly Service[] = [houseCleanouts, largePickups]

import type { Service } from '../schema/service.ts'
import { houseCleanouts } from './services/houseCleanouts.ts'
import { largePickups } from './services/largePickups.ts'

/** The services that have a page. */
export const services: readonly Service[] = [houseCleanouts, largePickups]

import { site } from '#site/site.ts'
import type { AreaAnswer } from '../domain/places/serviceArea.ts'
import { serviceArea } from '../domain/places/serviceArea.ts'
import { towns } from './townIndex.ts'

/** Whether a typed "ZIP or town" lies where this business works. */
export const lookUpPlace = (typed: string): AreaAnswer => serviceArea(typed, towns, site.area)

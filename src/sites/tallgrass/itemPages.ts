import type { ItemPage } from '../schema/itemPage.ts'
import { couch } from './itemPages/couch.ts'
import { mattressAndBoxSpring } from './itemPages/mattressAndBoxSpring.ts'

/** The things that have a page: one record each, with words of its own. */
export const itemPages: readonly ItemPage[] = [couch, mattressAndBoxSpring]

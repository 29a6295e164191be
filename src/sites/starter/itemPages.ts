import type { ItemPage } from '../schema/itemPage.ts'

/** Things that have a page of their own, with words of yours: none yet. `../schema/itemPage.ts` explains the fields. */
export const itemPages: readonly ItemPage[] = []

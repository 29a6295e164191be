import type { Catalog } from '../schema/item.ts'

/** We have no calculator and no item guide. */
export const catalog: Catalog | undefined = undefined

/** What we leave with you, by name. */
export const refused: readonly string[] = [
  'Liquid paint, stain and solvents',
  'Gasoline, oil and other fuels',
  'Propane tanks',
  'Pesticides and pool chemicals',
  'Asbestos',
  'Medicine and needles',
  'Ammunition and fireworks',
]

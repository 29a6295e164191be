import type { ItemNames } from '../domain/items/readNames.ts'
import { readNames } from '../domain/items/readNames.ts'
import { appliances } from './itemNames/appliances.ts'
import { building } from './itemNames/building.ts'
import { furniture } from './itemNames/furniture.ts'
import { hazards } from './itemNames/hazards.ts'
import { others } from './itemNames/others.ts'
import { outside } from './itemNames/outside.ts'

const all = [furniture, appliances, outside, building, hazards, others]
const lines = (texts: readonly string[]) => texts.map((text) => text.trim()).join('\n')

/**
 * What people call the items, in English and Spanish; every business's labels are found by it. The build puts it into the
 * static file of the items.
 */
export const itemNames: ItemNames = readNames({
  en: lines(all.map(({ en }) => en)),
  es: lines(all.map(({ es }) => es)),
})

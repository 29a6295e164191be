import { appliances } from './names/appliances.ts'
import { building } from './names/building.ts'
import { furniture } from './names/furniture.ts'
import { hazards } from './names/hazards.ts'
import { others } from './names/others.ts'
import { outside } from './names/outside.ts'
import type { ItemNames } from './readNames.ts'
import { readNames } from './readNames.ts'

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

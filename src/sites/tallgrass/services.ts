import type { Service } from '../schema/service.ts'
import { applianceRemoval } from './services/applianceRemoval.ts'
import { commercialJunkRemoval } from './services/commercialJunkRemoval.ts'
import { furnitureRemoval } from './services/furnitureRemoval.ts'
import { hotTubRemoval } from './services/hotTubRemoval.ts'
import { lightDemolition } from './services/lightDemolition.ts'
import { propertyCleanout } from './services/propertyCleanout.ts'
import { residentialJunkRemoval } from './services/residentialJunkRemoval.ts'
import { shedRemoval } from './services/shedRemoval.ts'

/** The services that have a page. One record makes the page, the menu entry, the tile and the offer in structured data. */
export const services: readonly Service[] = [
  residentialJunkRemoval,
  commercialJunkRemoval,
  propertyCleanout,
  lightDemolition,
  hotTubRemoval,
  shedRemoval,
  furnitureRemoval,
  applianceRemoval,
]

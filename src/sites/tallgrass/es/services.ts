import type { ServiceTexts } from '../../schema/translation.ts'
import { applianceRemoval } from './services/applianceRemoval.ts'
import { commercialJunkRemoval } from './services/commercialJunkRemoval.ts'
import { furnitureRemoval } from './services/furnitureRemoval.ts'
import { hotTubRemoval } from './services/hotTubRemoval.ts'
import { lightDemolition } from './services/lightDemolition.ts'
import { propertyCleanout } from './services/propertyCleanout.ts'
import { residentialJunkRemoval } from './services/residentialJunkRemoval.ts'
import { shedRemoval } from './services/shedRemoval.ts'

export const services = (): Readonly<Record<string, ServiceTexts>> => ({
  'residential-junk-removal': residentialJunkRemoval(),
  'commercial-junk-removal': commercialJunkRemoval(),
  'property-cleanout': propertyCleanout(),
  'light-demolition': lightDemolition(),
  'hot-tub-removal': hotTubRemoval(),
  'shed-removal': shedRemoval(),
  'furniture-removal': furnitureRemoval(),
  'appliance-removal': applianceRemoval(),
})

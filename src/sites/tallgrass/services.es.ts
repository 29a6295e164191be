import type { ServiceTexts } from '../schema/translation.ts'
import { applianceRemoval } from './services/applianceRemoval.es.ts'
import { commercialJunkRemoval } from './services/commercialJunkRemoval.es.ts'
import { furnitureRemoval } from './services/furnitureRemoval.es.ts'
import { hotTubRemoval } from './services/hotTubRemoval.es.ts'
import { lightDemolition } from './services/lightDemolition.es.ts'
import { propertyCleanout } from './services/propertyCleanout.es.ts'
import { residentialJunkRemoval } from './services/residentialJunkRemoval.es.ts'
import { shedRemoval } from './services/shedRemoval.es.ts'

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

import type { GuideTexts } from '../../schema/translation.ts'
import { bigItemPickup } from './guides/bigItemPickup.ts'
import { dumpsterOrHauler } from './guides/dumpsterOrHauler.ts'
import { estateCleanout } from './guides/estateCleanout.ts'
import { giveItAway } from './guides/giveItAway.ts'
import { hoardingCleanout } from './guides/hoardingCleanout.ts'
import { junkRemovalCost } from './guides/junkRemovalCost.ts'
import { rentalTurnover } from './guides/rentalTurnover.ts'
import { storageUnits } from './guides/storageUnits.ts'

export const guides = (): Readonly<Record<string, GuideTexts>> => ({
  'big-item-pickup': bigItemPickup(),
  'junk-removal-cost': junkRemovalCost(),
  'give-it-away': giveItAway(),
  'dumpster-or-hauler': dumpsterOrHauler(),
  'estate-cleanout': estateCleanout(),
  'hoarding-cleanout': hoardingCleanout(),
  'eviction-and-rental-cleanout': rentalTurnover(),
  'storage-units-and-apartments': storageUnits(),
})

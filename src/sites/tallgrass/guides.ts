import type { Guide } from '../schema/guide.ts'
import { bigItemPickup } from './guides/bigItemPickup.ts'
import { dumpsterOrHauler } from './guides/dumpsterOrHauler.ts'
import { estateCleanout } from './guides/estateCleanout.ts'
import { giveItAway } from './guides/giveItAway.ts'
import { hoardingCleanout } from './guides/hoardingCleanout.ts'
import { junkRemovalCost } from './guides/junkRemovalCost.ts'
import { rentalTurnover } from './guides/rentalTurnover.ts'
import { storageUnits } from './guides/storageUnits.ts'

/** Pages that answer one question whole, the most asked first. */
export const guides: readonly Guide[] = [
  bigItemPickup,
  junkRemovalCost,
  giveItAway,
  dumpsterOrHauler,
  estateCleanout,
  hoardingCleanout,
  rentalTurnover,
  storageUnits,
]

import type { ItemPage } from '../schema/itemPage.ts'
import { aboveGroundPool } from './itemPages/aboveGroundPool.ts'
import { bedFrame } from './itemPages/bedFrame.ts'
import { carpet } from './itemPages/carpet.ts'
import { concrete } from './itemPages/concrete.ts'
import { couch } from './itemPages/couch.ts'
import { deck } from './itemPages/deck.ts'
import { desk } from './itemPages/desk.ts'
import { diningSet } from './itemPages/diningSet.ts'
import { dresser } from './itemPages/dresser.ts'
import { fence } from './itemPages/fence.ts'
import { fileCabinet } from './itemPages/fileCabinet.ts'
import { freezer } from './itemPages/freezer.ts'
import { grill } from './itemPages/grill.ts'
import { gunSafe } from './itemPages/gunSafe.ts'
import { hotTub } from './itemPages/hotTub.ts'
import { mattressAndBoxSpring } from './itemPages/mattressAndBoxSpring.ts'
import { officeCubicles } from './itemPages/officeCubicles.ts'
import { oneCarGarage } from './itemPages/oneCarGarage.ts'
import { paint } from './itemPages/paint.ts'
import { piano } from './itemPages/piano.ts'
import { poolTable } from './itemPages/poolTable.ts'
import { propaneTank } from './itemPages/propaneTank.ts'
import { refrigerator } from './itemPages/refrigerator.ts'
import { remodelingDebris } from './itemPages/remodelingDebris.ts'
import { ridingMower } from './itemPages/ridingMower.ts'
import { sectional } from './itemPages/sectional.ts'
import { shed } from './itemPages/shed.ts'
import { swingSet } from './itemPages/swingSet.ts'
import { tires } from './itemPages/tires.ts'
import { trampoline } from './itemPages/trampoline.ts'
import { treadmill } from './itemPages/treadmill.ts'
import { tv } from './itemPages/tv.ts'
import { washerAndDryer } from './itemPages/washerAndDryer.ts'
import { waterHeater } from './itemPages/waterHeater.ts'
import { windowAc } from './itemPages/windowAc.ts'
import { yardWaste } from './itemPages/yardWaste.ts'

/** The things that have a page: one record each, with words of its own. */
export const itemPages: readonly ItemPage[] = [
  couch,
  mattressAndBoxSpring,
  sectional,
  bedFrame,
  dresser,
  diningSet,
  desk,
  refrigerator,
  freezer,
  washerAndDryer,
  waterHeater,
  windowAc,
  tv,
  piano,
  treadmill,
  officeCubicles,
  fileCabinet,
  gunSafe,
  poolTable,
  hotTub,
  swingSet,
  aboveGroundPool,
  trampoline,
  shed,
  deck,
  fence,
  carpet,
  tires,
  ridingMower,
  grill,
  concrete,
  remodelingDebris,
  yardWaste,
  oneCarGarage,
  paint,
  propaneTank,
]

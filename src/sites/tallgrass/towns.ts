import type { WholeTown } from '../schema/town.ts'
import { aurora } from './towns/aurora.ts'
import { batavia } from './towns/batavia.ts'
import { bolingbrook } from './towns/bolingbrook.ts'
import { darien } from './towns/darien.ts'
import { downersGrove } from './towns/downers-grove.ts'
import { elmhurst } from './towns/elmhurst.ts'
import { hinsdale } from './towns/hinsdale.ts'
import { joliet } from './towns/joliet.ts'
import { lemont } from './towns/lemont.ts'
import { lisle } from './towns/lisle.ts'
import { lockport } from './towns/lockport.ts'
import { lombard } from './towns/lombard.ts'
import { naperville } from './towns/naperville.ts'
import { oakBrook } from './towns/oak-brook.ts'
import { oswego } from './towns/oswego.ts'
import { plainfield } from './towns/plainfield.ts'
import { tinleyPark } from './towns/tinley-park.ts'
import { westmont } from './towns/westmont.ts'
import { wheaton } from './towns/wheaton.ts'

/**
 * The towns we serve. One record makes the page, the menu and footer links, the map dot, the sitemap entry and the
 * business's served areas. Coordinates are the populated place's (GeoNames); ZIP codes are delivery ZIPs.
 * A curb rule has its date. It's said in the present for two years, or while the contract that it's from runs; after that
 * it's said as what was so then, and to ask first. `npm run preflight` lists those that are older.
 */
export const towns: readonly WholeTown[] = [
  lisle,
  lemont,
  lockport,
  wheaton,
  tinleyPark,
  westmont,
  darien,
  bolingbrook,
  naperville,
  aurora,
  joliet,
  plainfield,
  downersGrove,
  lombard,
  elmhurst,
  oswego,
  batavia,
  oakBrook,
  hinsdale,
]

import type { ItemPageTexts } from '../../schema/translation.ts'
import { couch } from './itemPages/couch.ts'
import { hotTub } from './itemPages/hotTub.ts'
import { mattressAndBoxSpring } from './itemPages/mattressAndBoxSpring.ts'
import { oneCarGarage } from './itemPages/oneCarGarage.ts'
import { piano } from './itemPages/piano.ts'
import { refrigerator } from './itemPages/refrigerator.ts'
import { tires } from './itemPages/tires.ts'
import { tv } from './itemPages/tv.ts'
import { washerAndDryer } from './itemPages/washerAndDryer.ts'
import { yardWaste } from './itemPages/yardWaste.ts'

export const itemPages = (): Readonly<Record<string, ItemPageTexts>> => ({
  couch: couch(),
  'mattress-and-box-spring': mattressAndBoxSpring(),
  refrigerator: refrigerator(),
  'washer-and-dryer': washerAndDryer(),
  tv: tv(),
  piano: piano(),
  'hot-tub': hotTub(),
  tires: tires(),
  'yard-waste': yardWaste(),
  'one-car-garage': oneCarGarage(),
})

import type { ItemPageTexts } from '../schema/translation.ts'
import { couch } from './itemPages/couch.es.ts'
import { hotTub } from './itemPages/hotTub.es.ts'
import { mattressAndBoxSpring } from './itemPages/mattressAndBoxSpring.es.ts'
import { oneCarGarage } from './itemPages/oneCarGarage.es.ts'
import { piano } from './itemPages/piano.es.ts'
import { refrigerator } from './itemPages/refrigerator.es.ts'
import { tires } from './itemPages/tires.es.ts'
import { tv } from './itemPages/tv.es.ts'
import { washerAndDryer } from './itemPages/washerAndDryer.es.ts'
import { yardWaste } from './itemPages/yardWaste.es.ts'

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

import type { Preset, Search } from '../schema/texts.ts'

/** The most common first, from one item to a full truck. */
export const presets: readonly Preset[] = [
  { label: 'One couch', items: 'sofa' },
  { label: 'A fridge', items: 'refrigerator' },
  { label: 'A mattress and box spring', items: 'mattress-queen_box-spring-queen' },
  { label: 'Ten trash bags', items: 'bag-33.10' },
  { label: 'A washer and dryer', items: 'washer_dryer' },
  { label: 'A pickup truck load', items: 'pickup-load' },
  { label: 'A bedroom', items: 'mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2' },
  { label: 'A living room', items: 'sofa_loveseat_armchair_coffee-table_tv-stand' },
  { label: 'A hot tub', items: 'hot-tub' },
  { label: 'A packed one-car garage', items: 'garage-1car' },
]

/** What people look up most, in their words, and the item's id. */
export const searches: readonly Search[] = [
  { word: 'Couch', id: 'sofa' },
  { word: 'Fridge', id: 'refrigerator' },
  { word: 'TV', id: 'tv-flat-large' },
  { word: 'Paint', id: 'no-paint' },
  { word: 'Mattress', id: 'mattress-queen' },
  { word: 'Hot tub', id: 'hot-tub' },
]

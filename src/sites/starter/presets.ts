import type { Preset, Search } from '../schema/texts.ts'

/** Common loads, from one item to a room; used by the price calculator. */
export const presets: readonly Preset[] = [
  { label: 'One couch', items: 'sofa' },
  { label: 'A fridge', items: 'refrigerator' },
  { label: 'A mattress and box spring', items: 'mattress_box-spring' },
  { label: 'Ten trash bags', items: 'bag-33.10' },
  { label: 'A washer and dryer', items: 'washer_dryer' },
  { label: 'A bedroom', items: 'mattress_box-spring_bed-frame_dresser_nightstand.2' },
  { label: 'A living room', items: 'sofa_loveseat_armchair_coffee-table_tv-stand' },
]

/** What people look up most, in their words, and the item's id. */
export const searches: readonly Search[] = [
  { word: 'Couch', id: 'sofa' },
  { word: 'Fridge', id: 'refrigerator' },
  { word: 'TV', id: 'tv' },
  { word: 'Paint', id: 'paint' },
  { word: 'Mattress', id: 'mattress' },
  { word: 'Hot tub', id: 'hot-tub' },
]

import { expect, it } from 'vitest'
import { itemNames } from '../../domain/items/itemNames.ts'
import { itemSearch } from '../../domain/items/itemSearch.ts'
import { catalog as spanish } from './es/items.ts'
import { categories, disposals, items } from './items.ts'

/** The first hit of a search: any of these items, or `else` for something that no item covers. */
type Expected = { readonly typed: string; readonly first: readonly string[] }

const read = (lines: string): Expected[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', typed = ''] = line.split(': ')
      return typed.split(', ').map((one) => ({ typed: one, first: first.split(' ') }))
    })

/** What people commonly type. */
const commonWords = read(`
sofa: couch, sofa, leather couch, old couch, 3 seat sofa, sofá, couches
sleeper-sofa: sofa bed, pull out couch, sofá cama
sectional-3 sectional-4 sectional-5: sectional, sectional couch, corner sofa
loveseat: love seat
recliner: recliner, la-z-boy, reclining chair
armchair: rocking chair, arm chair, glider
dining-chair: chair, kitchen chair, silla, folding chairs
office-chair: desk chair, computer chair, silla de oficina
bar-stool: bar stools, barstool
ottoman: footstool
futon: futon
mattress-twin mattress-full mattress-queen mattress-king: mattress, matress, mattresses, colchón, colchon, bed, cama
mattress-queen: queen mattress, queen bed
mattress-king: king mattress, king size bed
mattress-twin: single bed
box-spring-twin box-spring-full box-spring-queen box-spring-king: box spring, boxspring
bed-frame-metal bed-frame-wood: bed frame, headboard, cabecera
adjustable-base: hospital bed
bunk-bed: bunk beds, litera
crib: baby crib, cuna
dresser: dresser, drawers, dresser with mirror, cómoda
chest-drawers: bureau, chest of drawers
nightstand: night stand, bedside table, buró
armoire: wardrobe, closet, ropero
bookcase: bookshelf, shelf, librero
china-cabinet: hutch, buffet, vitrina
entertainment-large: entertainment center
tv-stand: tv stand, tv console
file-cabinet-2 file-cabinet-4 file-cabinet-lateral: filing cabinet
metal-shelving: garage shelves
gun-safe: safe, gun safe, caja fuerte
coffee-table: coffee table
end-table: side table
dining-table: kitchen table, dining room table, table, mesa, table and chairs
desk-small: desk, computer desk, escritorio
piano-upright piano-grand: piano, upright piano
refrigerator: fridge, refrigerator, old fridge, refridgerator, nevera, refrigerador
mini-fridge: mini fridge, wine fridge
freezer-chest freezer-upright: freezer, deep freezer, congelador
washer: washer, washing machine, lavadora
dryer: dryer, clothes dryer, secadora
dishwasher: dishwasher, lavaplatos
stove: stove, oven, gas stove, estufa
microwave: microwave, microondas
water-heater: water heater, hot water heater
furnace: furnace
ac-condenser window-ac: air conditioner, ac, a/c
window-ac: window ac
gas-grill: grill, bbq, barbecue grill, parrilla
tv-flat-small tv-flat-large tv-crt tv-projection: tv, television, flat screen tv, T.V., televisor
computer: computer, laptop, computadora
printer: printer
stereo: speakers, stereo, record player
treadmill: treadmill, caminadora
elliptical: elliptical machine
exercise-bike: exercise bike, peloton
bicycle: bike, bicycle, bicicleta
weight-set: weights, dumbbells
pool-table: pool table
hot-tub hot-tub-large: hot tub, jacuzzi
above-ground-pool: swimming pool
trampoline: trampoline
playset-wood swing-metal: swing set, playground
basketball-hoop: basketball hoop
shed-resin shed-metal shed-wood-8x10 shed-wood-10x12: shed
lawn-mower: lawn mower, lawnmower
riding-mower: riding mower
snow-blower: snowblower
patio-set: patio furniture, patio table
tire: tires, llantas
carpet-room: carpet, alfombra
area-rug: rug
toilet: toilet, inodoro
no-paint: paint, paint cans, pintura
no-propane: propane, propane tank
no-ammo: ammo, fireworks
no-fuel: gasoline, motor oil
no-asbestos: asbestos
no-medical: needles
lead-acid-battery: car battery
else: lamp, mirror, ladder, clothes, toys, vacuum, fire pit, fish tank, aquarium
`)

const search = itemSearch(
  { names: itemNames() },
  items.map((item) => ({ ...item, heading: categories[item.category] })),
)

it('finds nearly all of 150 common words, and takes none wrongly for a hazard', () => {
  expect(new Set(commonWords.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(150)
  const wrong = commonWords.flatMap(({ typed, first }) => {
    const { hits, other } = search(typed)
    const hit = hits[0]?.id ?? (other ? 'else' : 'nothing')
    return first.includes(hit) ? [] : [{ typed, hit, hazard: hits[0]?.accepted === false }]
  })
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(commonWords.length * 0.03)
  expect(wrong.filter(({ hazard }) => hazard)).toEqual([])
})

it.each(['old gasoline', 'can of paint', 'bullets', 'shotgun shells', 'weed killer', 'used motor oil', 'balas'])(
  'takes %s for nothing else, since it isn’t taken',
  (typed) => {
    expect(search(typed).hits[0]?.accepted).toBe(false)
  },
)

it.each([
  ['batteries', ['lead-acid-battery', 'no-lithium']],
  ['hot tub', ['hot-tub', 'hot-tub-large']],
  ['paint', ['no-paint']],
])('finds %s where it belongs, and nothing that only sounds like it', (typed, ids) => {
  expect(search(typed).hits.map(({ id }) => id)).toEqual(ids)
})

it('says of a kind what happens to it, and of an item what to do before, in Spanish too', () => {
  const asks = /before we come|antes de que lleguemos|\b(?:drain|empty|disconnect|unplug|tested)\b|asbestos|\bgas\b/i
  const { disposals: ways, first } = spanish()
  for (const { accepted, goes, label, first: before } of items) {
    if (accepted) expect(disposals[goes].goes, label).not.toMatch(asks)
    if (accepted) expect(ways[goes].goes, label).not.toMatch(asks)
    if (before) expect(first[before], label).toBeDefined()
  }
})

import { describe, expect, it } from 'vitest'
import { catalog as starter } from '../../sites/starter/items.ts'
import { oneSlip, wordsOf } from './itemIndex.ts'
import { itemNames, readNames } from './itemNames.ts'
import { guidesFor, itemSearch } from './itemSearch.ts'

const names = readNames({
  en: `
sofa, futon: couch, settee
sleeper sofa, sofa: sofa bed
refrigerator: fridge, icebox
tv: television, telly
air conditioner: ac, condenser
lumber: wood, 2x4
armoire: wardrobe, closet
mattress: bed
waterbed: water bed
propane: propane, gas bottle,
  helium tank
something else: lamp, table lamp, fish tank, tank, wheelchair, shoes
`,
  es: `
sofa: sillón, sofás
mattress: colchón, cama
dining table: mesa
armoire: ropero
propane: tanque de gas
something else: funda
`,
})

const things = [
  ['stand', 'TV stand', 'Storage'],
  ['sofa', 'Sofa', 'Seating'],
  ['sleeper', 'Sleeper sofa, queen', 'Seating'],
  ['futon', 'Futon with frame', 'Seating'],
  ['armchair', 'Armchair', 'Seating'],
  ['chair', 'Dining or kitchen chair', 'Seating'],
  ['bed', 'Mattress, queen', 'Beds'],
  ['twin', 'Mattress, twin', 'Beds'],
  ['fridge', 'Refrigerator, standard', 'Appliances'],
  ['fridge-large', 'Refrigerator, large', 'Appliances'],
  ['freezer', 'Freezer', 'Appliances'],
  ['ac', 'Air conditioner', 'Appliances'],
  ['tv', 'TV', 'Electronics'],
  ['lumber', 'Lumber', 'Remodeling'],
  ['table', 'Dining table', 'Tables'],
  ['armoire', 'Armoire', 'Storage'],
  ['tub', 'Hot tub', 'Structures'],
  ['propane', 'Propane tanks', ''],
  ['ammo', 'Ammunition and fireworks', ''],
].map(([id = '', label = '', heading = '']) => ({ id, label, heading, accepted: heading !== '' }))

const search = itemSearch({ names }, things)
const found = (typed: string) => search(typed).hits.map(({ id }) => id)

it('finds everything by its own name first', () => {
  expect(things.filter(({ id, label }) => found(label)[0] !== id)).toEqual([])
})

it.each([
  // What people call things, in English and Spanish.
  ['couch', ['sofa', 'sleeper', 'futon']],
  ['2x4', ['lumber']],
  ['sillon viejo', ['sofa', 'sleeper']],
  // A word comes before the beginning of one, and both before a slip.
  ['tv', ['tv', 'stand']],
  ['free', ['freezer']],
  // A size in a label goes with a name from elsewhere.
  ['queen bed', ['bed']],
  ['twin size bed', ['twin']],
  // A size that's in no label isn't looked for, and neither is a count before it.
  ['three-cushion couch', ['sofa', 'sleeper', 'futon']],
  ['2 32 in tvs', ['tv', 'stand']],
  // The last words are the thing, in Spanish the first.
  ['ikea wardrobe', ['armoire']],
  ['mesa extensible', ['table']],
  ['arm chair', ['armchair']],
  ['appliances', ['fridge', 'fridge-large', 'freezer', 'ac']],
  // What isn't taken is found by its names.
  ['propane', ['propane']],
  ['helium tank', ['propane']],
  ['tanque de gas', ['propane']],
  ['propa', ['propane']],
  ['fireworks', ['ammo']],
])('finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})

it.each([
  ['bed', ['colchón', 'colchon', 'Colchones', 'camas', 'bed', 'MATTRESSES', 'matress', 'mattr', 'mattress']],
  ['fridge', ['refridgerator', 'refrigerators', 'refrig', 'referigerator', 'fridge in the garage']],
  ['sofa', ['couhc', 'brown leather couch']],
  ['tv', ['T.V.', 'telly']],
])('finds the %s first, in the plural, in capitals, by half a word or with a slip', (id, texts) => {
  for (const typed of texts) expect(found(typed)[0], typed).toBe(id)
})

it.each([
  'lamp',
  'table lamp',
  'red lamp',
  'water bed',
  'couch slipcover',
  'patas de mesa',
  'shoe wardrobe',
  // No guess is something that isn't taken.
  'tank',
  'tan',
])('says that %j is something else', (typed) => {
  expect(search(typed)).toEqual({ hits: [], other: true })
})

it.each(['', '  ', '?!', 'q', 'propanne', 'amunition', 'firewroks'])(
  'has no answer to %j: nothing, or a slip in what isn’t taken, which isn’t to be boxed either',
  (typed) => {
    expect(search(typed)).toEqual({ hits: [], other: false })
  },
)

it.each(['en', 'es'] as const)(
  'what people call things in %s is said once, since a name can’t mean two things',
  (language) => {
    const names = itemNames()[language].flatMap((line) => line.names)
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).not.toContain('')
  },
)

describe('a new business', () => {
  const search = itemSearch(
    { names: itemNames() },
    starter?.items.map((item) => ({ ...item, heading: item.category })) ?? [],
  )

  it.each([
    ['couch', 'sofa'],
    ['colchon', 'mattress'],
    ['nevera', 'refrigerator'],
    ['ammo', 'ammunition'],
    ['gasolina', 'fuel'],
  ])('has its own items found by all those names: %s', (typed, id) => {
    expect(search(typed).hits[0]?.id).toBe(id)
  })

  it('asks for the size of what it doesn’t list', () => {
    for (const typed of ['lamp', 'fish tank', 'pool table', 'trampoline'])
      expect(search(typed), typed).toEqual({ hits: [], other: true })
    expect(starter?.items.filter((item) => item.accepted && item.size)).toHaveLength(3)
  })
})

it.each([
  ['TVs', 'tv'],
  ['gas', 'gas'],
  ['diesel', 'diesel'],
  ['chesterfields', 'chesterfield'],
  ['chassis', 'chassis'],
  ['shelves', 'shelf'],
  ['stoves', 'stove'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['mattresses', 'mattress'],
])('knows %s and %s for the same word', (several, one) => {
  expect(wordsOf(several)).toEqual([one])
})

it.each([
  ['T.V.  stand!', ['tv', 'stand']],
  ['Crème brûlée', ['creme', 'brulee']],
  ["the dog’s bed, kid's", ['the', 'dog', 'bed', 'kid']],
  ['A/C unit', ['ac', 'unit']],
  ['2x4-lumber', ['2x4', 'lumber']],
  [' ?! ', []],
])('reads the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it.each([
  ['chiar', 'chair', true],
  ['chhair', 'chair', true],
  ['chaor', 'chair', true],
  ['chari', 'chair', true],
  ['matress', 'mattress', true],
  ['hcair', 'chair', false],
  ['chiax', 'chair', false],
])('whether %s is a slip of %s: %s', (typed, word, is) => {
  expect(oneSlip(typed, word)).toBe(is)
})

it.each([
  ['How much for a couch?', ['cost']],
  ['bulk pickup', ['curb']],
  ['storage uni', ['units']],
  ['dumpstr', ['curb', 'dumpster']],
  ['storage', []],
  ['du', []],
])('has the guides that answer %j', (typed, hrefs) => {
  const guides = Object.entries({
    cost: ['how much'],
    curb: ['bulk', 'dumpster pickup'],
    units: ['storage unit'],
    dumpster: ['dumpster'],
  }).map(([href, searches]) => ({ href, label: href, searches }))
  expect(guidesFor(typed, guides).map(({ href }) => href)).toEqual(hrefs)
})

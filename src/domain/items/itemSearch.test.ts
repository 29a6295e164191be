import { describe, expect, it } from 'vitest'
import { itemSearch } from './itemSearch.ts'
import { readNames } from './readNames.ts'

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
  { id: 'stand', label: 'TV stand', heading: 'Storage' },
  { id: 'sofa', label: 'Sofa', heading: 'Seating' },
  { id: 'sleeper', label: 'Sleeper sofa, queen', heading: 'Seating' },
  { id: 'futon', label: 'Futon with frame', heading: 'Seating' },
  { id: 'armchair', label: 'Armchair', heading: 'Seating' },
  { id: 'chair', label: 'Dining or kitchen chair', heading: 'Seating' },
  { id: 'bed', label: 'Mattress, queen', heading: 'Beds' },
  { id: 'twin', label: 'Mattress, twin', heading: 'Beds' },
  { id: 'fridge', label: 'Refrigerator, standard', heading: 'Appliances' },
  { id: 'fridge-large', label: 'Refrigerator, large', heading: 'Appliances' },
  { id: 'freezer', label: 'Freezer', heading: 'Appliances' },
  { id: 'ac', label: 'Air conditioner', heading: 'Appliances' },
  { id: 'tv', label: 'TV', heading: 'Electronics' },
  { id: 'lumber', label: 'Lumber', heading: 'Remodeling' },
  { id: 'table', label: 'Dining table', heading: 'Tables' },
  { id: 'armoire', label: 'Armoire', heading: 'Storage' },
  { id: 'tub', label: 'Hot tub', heading: 'Structures' },
].map((thing) => ({ ...thing, accepted: true }))

const refused = [
  { id: 'propane', label: 'Propane tanks', heading: 'What we don’t take', accepted: false },
  { id: 'ammo', label: 'Ammunition and fireworks', heading: 'What we don’t take', accepted: false },
]

const search = itemSearch(names, [...things, ...refused])
const found = (typed: string) => search(typed).hits.map(({ id }) => id)

describe('the search for items', () => {
  it('finds everything by its own name first', () => {
    expect([...things, ...refused].filter(({ id, label }) => found(label)[0] !== id)).toEqual([])
  })

  it('knows what people call things', () => {
    expect(found('couch')).toEqual(['sofa', 'sleeper', 'futon'])
    expect(found('old fridge')).toEqual(['fridge', 'fridge-large'])
    for (const [typed, id] of Object.entries({ 'a/c': 'ac', 'T.V.': 'tv', '2x4': 'lumber', telly: 'tv' }))
      expect(found(typed)[0], typed).toBe(id)
  })

  it('knows Spanish with and without accents, for one and for several', () => {
    for (const typed of ['colchón', 'colchon', 'Colchones', 'camas']) expect(found(typed)[0], typed).toBe('bed')
    expect(found('sillon viejo')[0]).toBe('sofa')
  })

  it('takes the plural, capitals, half a word and one slip', () => {
    for (const typed of ['MATTRESSES', 'matress', 'mattr', 'mattress']) expect(found(typed)[0], typed).toBe('bed')
    for (const typed of ['refridgerator', 'refrigerators', 'refrig', 'referigerator'])
      expect(found(typed)[0], typed).toBe('fridge')
  })

  it('puts a word before the beginning of one, and both before a slip', () => {
    expect(found('tv')).toEqual(['tv', 'stand'])
    expect(found('bed')[0]).toBe('bed')
    expect(found('free')).toEqual(['freezer'])
    expect(found('hot tub')).toEqual(['tub'])
    expect(found('couhc')[0]).toBe('sofa')
  })

  it('knows a size in a label with a name from elsewhere', () => {
    expect(found('queen bed')).toEqual(['bed'])
    expect(found('twin size bed')).toEqual(['twin'])
  })

  it('takes the last words for the thing, in Spanish the first', () => {
    expect(found('ikea wardrobe')).toEqual(['armoire'])
    expect(found('brown leather couch')[0]).toBe('sofa')
    expect(found('fridge in the garage')[0]).toBe('fridge')
    expect(found('mesa extensible')).toEqual(['table'])
    expect(search('couch slipcover')).toEqual({ hits: [], other: true })
    expect(search('patas de mesa')).toEqual({ hits: [], other: true })
    expect(search('shoe wardrobe')).toEqual({ hits: [], other: true })
  })

  it('knows words that are written apart', () => {
    expect(found('arm chair')).toEqual(['armchair'])
    expect(search('wheel chair')).toEqual({ hits: [], other: true })
  })

  it('lists a whole kind', () => {
    expect(found('appliances').sort()).toEqual(['ac', 'freezer', 'fridge', 'fridge-large'])
  })

  it('says so when it’s something else', () => {
    for (const typed of ['lamp', 'lamps', 'table lamp', 'red lamp', 'lmap', 'zzzz', 'water bed'])
      expect(search(typed), typed).toEqual({ hits: [], other: true })
  })

  it('has no answer to nothing', () => {
    for (const typed of ['', '  ', '?!', 'q']) expect(search(typed), typed).toEqual({ hits: [], other: false })
  })
})

describe('what isn’t taken', () => {
  it('is found by its names', () => {
    for (const typed of ['propane', 'propane tank', 'helium tank', 'tanque de gas', 'propa'])
      expect(found(typed), typed).toEqual(['propane'])
    expect(found('fireworks')).toEqual(['ammo'])
  })

  it('is no guess for what sounds or begins like it', () => {
    for (const typed of ['fish tank', 'tank', 'tan']) expect(search(typed), typed).toEqual({ hits: [], other: true })
  })

  it('isn’t guessed from a slip, and isn’t something to be boxed either', () => {
    for (const typed of ['propanne', 'amunition', 'firewroks'])
      expect(search(typed), typed).toEqual({ hits: [], other: false })
  })
})

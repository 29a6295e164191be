import { describe, expect, it } from 'vitest'
import { itemSearch } from './itemSearch.ts'

const search = itemSearch(`
sofa, futon: couch
refrigerator: fridge icebox
freezer: deep
tv: television telly
air conditioner: ac condenser
lumber: wood 2x4
armoire: wardrobe closet
`)

const things = [
  { id: 'stand', label: 'TV stand', heading: 'Storage' },
  { id: 'sofa', label: 'Sofa', heading: 'Seating' },
  { id: 'sleeper', label: 'Sleeper sofa, queen', heading: 'Seating' },
  { id: 'futon', label: 'Futon with frame', heading: 'Seating' },
  { id: 'bed', label: 'Mattress, queen', heading: 'Beds' },
  { id: 'fridge', label: 'Refrigerator, standard', heading: 'Appliances' },
  { id: 'fridge-large', label: 'Refrigerator, large', heading: 'Appliances' },
  { id: 'freezer', label: 'Freezer', heading: 'Appliances' },
  { id: 'ac', label: 'Air conditioner', heading: 'Appliances' },
  { id: 'tv', label: 'TV', heading: 'Electronics' },
  { id: 'lumber', label: 'Lumber', heading: 'Remodeling' },
  { id: 'armoire', label: 'Armoire', heading: 'Storage' },
  { id: 'tub', label: 'Hot tub', heading: 'Structures' },
]
const found = (typed: string) => search(typed, things).map(({ id }) => id)

describe('the search for items', () => {
  it('finds everything by its own name first', () => {
    expect(things.filter(({ id, label }) => found(label)[0] !== id)).toEqual([])
  })

  it('knows what people call things', () => {
    expect(found('couch')).toEqual(expect.arrayContaining(['sofa', 'sleeper', 'futon']))
    expect(found('couch')).toHaveLength(3)
    expect(found('old fridge')).toEqual(['fridge', 'fridge-large'])
    for (const [typed, id] of Object.entries({ 'a/c': 'ac', 'T.V.': 'tv', '2x4': 'lumber', telly: 'tv' }))
      expect(found(typed)[0], typed).toBe(id)
  })

  it('takes the plural, capitals, half a word and one slip', () => {
    for (const typed of ['MATTRESSES', 'matress', 'mattr', 'mattress']) expect(found(typed)[0], typed).toBe('bed')
    for (const typed of ['refridgerator', 'refrigerators', 'refrig', 'referigerator'])
      expect(found(typed)[0], typed).toBe('fridge')
  })

  it('puts the named thing before what is named after it', () => {
    expect(found('tv')).toEqual(['tv', 'stand'])
  })

  it('guesses only where nothing is sure', () => {
    expect(found('hot tub')).toEqual(['tub'])
  })

  it('lists a whole kind', () => {
    expect(found('appliances').sort()).toEqual(['ac', 'freezer', 'fridge', 'fridge-large'])
  })

  it('would rather find part of what was typed than nothing', () => {
    expect(found('ikea wardrobe')).toEqual(['armoire'])
  })

  it('finds nothing for nothing', () => {
    for (const typed of ['', '  ', '?!', 'zzzz']) expect(found(typed), typed).toEqual([])
  })
})

describe('what a typed word can mean', () => {
  type Thing = readonly [label: string, heading?: string]
  /** Labels that are found, with these names for things. */
  const labels = (typed: string, things: readonly Thing[], names = '') =>
    itemSearch(names)(
      typed,
      things.map(([label, heading]) => (heading === undefined ? { label } : { label, heading })),
    ).map(({ label }) => label)

  it('is what the names say, each line for each of its things', () => {
    const names = '\nsofa, love seat: couch davenport\nstove: range\n'
    const all: readonly Thing[] = [['Sofa'], ['Love seat'], ['Car seat'], ['Stove'], ['Rug']]
    expect(labels('davenport', all, names)).toEqual(['Sofa', 'Love seat'])
    expect(labels('range', all, names)).toEqual(['Stove'])
    expect(labels('rug', all, names)).toEqual(['Rug'])
  })

  it('is no guess where something is sure', () => {
    expect(labels('stove', [['Stone'], ['Stove']])).toEqual(['Stove'])
    expect(labels('stovr', [['Stone'], ['Stove']])).toEqual(['Stove'])
    // The beginning of another name is sure enough.
    expect(labels('cou', [['Rack', 'Couches'], ['Futon with frame']], 'futon: couch')).toEqual(['Futon with frame'])
  })

  it('is a heading rather than a slip, and no slip in a heading', () => {
    expect(labels('stove', [['Stone'], ['Rack', 'Small stoves']])).toEqual(['Rack'])
    expect(labels('stovr', [['Rack', 'Stove']])).toEqual([])
    expect(labels('kitchen', [['Rack', 'Kitchen things']])).toEqual(['Rack'])
  })

  it('is nothing for words that say nothing, unless they are all that was typed', () => {
    const things: readonly Thing[] = [['Old piano'], ['Couch']]
    expect(labels('an old couch', things)).toEqual(['Couch'])
    expect(labels('old', things)).toEqual(['Old piano'])
  })

  it('is what holds every word, where anything does', () => {
    expect(labels('queen sofa', [['Sofa'], ['Sleeper sofa, queen'], ['Mattress, queen']])).toEqual([
      'Sleeper sofa, queen',
    ])
  })

  it('is the noun before what only belongs to it', () => {
    expect(labels('range', [['Range hood'], ['Stove or range'], ['Range']])).toEqual([
      'Stove or range',
      'Range',
      'Range hood',
    ])
    expect(labels('telly', [['TV stand'], ['TV']], 'tv: telly')).toEqual(['TV', 'TV stand'])
  })
})

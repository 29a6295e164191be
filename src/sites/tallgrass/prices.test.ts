import { describe, expect, it } from 'vitest'
import { pricer } from '../../../tests/support/anyLoad.ts'
import { pricedItemsOf, priceRules } from '../../business/pricing.ts'
import { readLoad } from '../../domain/items/itemList.ts'
import { loadPrice } from '../../domain/prices/loadPrice.ts'
import { catalog } from './items.ts'
import { extras, rungs } from './prices.ts'

const pricedItems = pricedItemsOf(catalog)
const priced = pricer(pricedItems, priceRules)
const of = (query: string) => priced(readLoad(new URLSearchParams(query), (id) => pricedItems.has(id)))
const price = (query: string) => {
  const found = of(query)
  if (found.kind !== 'price') throw new Error(`No price, but ${found.kind}`)
  return found
}
const line = (query: string, id: string) => price(query).lines.find((candidate) => candidate.id === id)

it('costs $99 to $899', () => {
  for (const [cubicFeet, cents] of [
    [0.5, 9900],
    [25.5, 10000],
    [405, 89900],
    [900, 89900],
  ] as const)
    expect(loadPrice(cubicFeet, rungs), `${cubicFeet}`).toBe(cents)
  expect(priceRules.trip).toMatchObject({ cubicFeet: 405, pounds: 4500 })
})

describe('a price', () => {
  it('of a couch is a range round the mark, rounded to five dollars', () => {
    // 40 cubic feet are $140 on the ladder: 10 % under is $126, 15 % over $161.
    expect(price('items=sofa').total).toEqual({ low: 12500, high: 16000 })
    expect(price('items=ottoman').total).toEqual({ low: 9900, high: 11500 })
    expect(price('items=garage-1car').total).toEqual({ low: 81000, high: 89900 })
  })

  it('says what each extra is for', () => {
    expect(line('items=refrigerator.2', 'refrigerator')).toEqual({
      id: 'refrigerator',
      label: 'Refrigerant recovery',
      reason: '2 × Refrigerator, standard',
      low: 7000,
      high: 7000,
    })
    expect(line('items=hot-tub', 'hot-tub')).toMatchObject({ low: 15000, high: 30000 })
    expect(line('items=fence-section.3', 'fence-section')).toMatchObject({ low: 3600, high: 3600 })
  })

  it('counts flights after the first, and only for what is heavy in one piece', () => {
    expect(line('items=sofa&flights=1', 'stairs')).toBeUndefined()
    expect(line('items=sofa&flights=3', 'stairs')).toMatchObject({ low: 5000, high: 5000 })
    expect(line('items=ottoman.9_pickup-load&flights=3', 'stairs')).toBeUndefined()
    expect(line('items=ottoman&carry=far', 'long-carry')).toMatchObject({ low: 2500 })
  })

  it('takes $25 off for a call only where the space costs $124 or more', () => {
    expect(price('items=ottoman').callDiscount).toBeUndefined()
    // The extra does not count: without it the call would cost less than the smallest load.
    expect(price('items=mini-fridge').callDiscount).toBeUndefined()
    expect(price('items=sofa').callDiscount).toBe(2500)
  })

  it('names every extra that there is among what could change it', () => {
    expect(price('items=sofa').whatCouldChange.map(({ id }) => id)).toEqual(extras.map(({ id }) => id))
  })
})

describe('no price', () => {
  it('is given for more than one truck, however little more', () => {
    expect(of('items=garage-1car').kind).toBe('price')
    expect(of('items=garage-1car_box-small')).toMatchObject({ kind: 'project', reason: 'space' })
  })

  it('is given for more weight than a trip can carry', () => {
    expect(of('items=concrete-cuft.50').kind).toBe('price')
    expect(of('items=concrete-cuft.51').kind).toBe('project')
    expect(of('items=concrete-cuft.30_dirt-cuft.30')).toMatchObject({ kind: 'project', reason: 'weight' })
    expect(of('items=shingles-sq.8')).toMatchObject({ kind: 'project', reason: 'weight' })
    expect(of('items=pool-table.6')).toMatchObject({ kind: 'project', reason: 'weight' })
  })

  it('is given for nothing, or for what we leave, which is told with its reason', () => {
    expect(of('').kind).toBe('empty')
    const found = of('items=no-paint.3')
    expect(found).toMatchObject({ kind: 'empty', cubicFeet: 0 })
    expect(found.refused).toEqual([
      { label: 'Liquid paint, stain, varnish', accepted: false, reason: catalog.disposals.paint.goes },
    ])
    expect(price('items=sofa_no-paint').total).toEqual(price('items=sofa').total)
  })
})

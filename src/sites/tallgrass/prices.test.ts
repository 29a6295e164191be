import { expect, it } from 'vitest'
import { pricer } from '../../../tests/support/anyLoad.ts'
import { pricedItemsOf, priceRules } from '../../business/pricing.ts'
import { readLoad } from '../../domain/items/itemList.ts'
import { catalog } from './items.ts'
import { extras } from './prices.ts'

const pricedItems = pricedItemsOf(catalog)
const priced = pricer(pricedItems, priceRules())
const of = (query: string) => priced(readLoad(new URLSearchParams(query), (id) => pricedItems.has(id)))

it.each([
  // 40 cubic feet are $140 on the ladder: 10 % under is $126, 15 % over $161.
  ['items=sofa', { total: { low: 12500, high: 16000 }, callDiscount: 2500 }],
  ['items=ottoman', { total: { low: 9900, high: 11500 } }],
  ['items=garage-1car', { total: { low: 81000, high: 89900 } }],
  ['items=garage-1car_box-small', { kind: 'project', reason: 'space' }],
  ['items=concrete-cuft.50', { kind: 'price' }],
  ['items=concrete-cuft.51', { kind: 'project', reason: 'weight' }],
  ['items=concrete-cuft.30_dirt-cuft.30', { kind: 'project', reason: 'weight' }],
  ['items=pool-table.6', { kind: 'project', reason: 'weight' }],
  [
    'items=no-paint.3',
    {
      kind: 'empty',
      refused: [{ label: 'Liquid paint, stain, varnish', accepted: false, reason: catalog.disposals.paint.goes }],
    },
  ],
])('%s is priced by the ladder, within what one trip can carry', (query, expected) => {
  expect(of(query)).toMatchObject(expected)
})

it.each([
  [
    'items=refrigerator.2',
    { label: 'Refrigerant recovery', reason: '2 × Refrigerator, standard', low: 7000, high: 7000 },
  ],
  ['items=hot-tub', { low: 15000, high: 30000 }],
  ['items=fence-section.3', { low: 3600, high: 3600 }],
  ['items=sofa&flights=3', { id: 'stairs', low: 5000, high: 5000 }],
  ['items=ottoman&carry=far', { id: 'long-carry', low: 2500 }],
])('%s has its extra', (query, extra) => {
  expect(of(query)).toMatchObject({ lines: [{ id: 'space' }, extra] })
})

it('charges no stairs for a load of bags, which isn’t heavy in one piece', () => {
  expect(of('items=ottoman.9_pickup-load&flights=3')).toMatchObject({ lines: [{ id: 'space' }] })
})

it('names every extra that there is among what could change it', () => {
  expect(of('items=sofa').whatCouldChange.map(({ id }) => id)).toEqual(extras.map(({ id }) => id))
})

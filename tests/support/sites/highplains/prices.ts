import type { PriceExtra, Rung } from '../../../../src/sites/schema/price.ts'
import { site } from './site.ts'

export const rungs: readonly Rung[] = [
  { id: 'minimum', share: 1 / 16, label: '1/16', cubicFeet: 25, cents: site.price.from * 100 },
  { id: 'half', share: 1 / 2, label: '1/2', cubicFeet: 202, cents: 37900 },
  { id: 'full', share: 1, label: 'Full', cubicFeet: 405, cents: site.price.to * 100 },
]

const extra = (id: PriceExtra['id'], label: string): PriceExtra => ({
  id,
  label,
  cents: 2000,
  unit: 'each',
  reason: 'It takes longer.',
})

export const extras: readonly PriceExtra[] = [
  extra('stairs', 'Stairs'),
  extra('long-carry', 'Long carry'),
  extra('teardown-labor', 'Taking it apart'),
]

import { catalog } from '#site/items.ts'
import type { Examples } from '../gallery/groups.tsx'
import { Calculator } from './Calculator.tsx'
import { ExtrasTicket } from './ExtrasTicket.tsx'
import { LadderTicket } from './LadderTicket.tsx'
import { TruckLadder } from './TruckLadder.tsx'

export const examples: Examples = {
  'Truck ladder': () => <TruckLadder />,
  'Price list': () => <LadderTicket />,
  Calculator: () => (
    <Calculator
      query="items=sofa_refrigerator.2_bag-33.10_no-paint&flights=2&category=electronics"
      catalog={{ ...catalog, names: { en: [], es: [] } }}
    />
  ),
  Extras: () => <ExtrasTicket catalog={catalog} />,
}

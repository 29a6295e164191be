import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

const set = guidePrice('dining-table_dining-chair.6')

export const diningSet: ItemPage = {
  slug: 'dining-set',
  name: 'Dining set removal',
  thing: 'a dining set',
  title: `Dining table and chairs hauled away: ${set}`,
  description: `A dining table with six chairs is usually ${set}, and with a china cabinet ${guidePrice('dining-table_dining-chair.6_china-cabinet')}. What sells in the west suburbs, and what doesn’t.`,
  lead: 'The chairs take up more of the truck than the table does. So it’s worth giving those away first.',
  items: ['dining-table', 'dining-table-large', 'dining-chair', 'china-cabinet'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'dining-table_dining-chair.6', label: 'a table and six chairs' },
  sizes: [
    { items: 'dining-table', label: 'Table only', note: 'Seats four to six' },
    { items: 'dining-chair.6', label: 'Six chairs' },
    { items: 'dining-table_dining-chair.4', label: 'Table, four chairs' },
    { items: 'china-cabinet', label: 'China cabinet', note: 'Or a hutch' },
    { items: 'dining-table_dining-chair.6', label: 'Table, six chairs' },
    { items: 'dining-table-large_dining-chair.8', label: 'Table, eight chairs' },
    {
      items: 'dining-table-large_dining-chair.8_china-cabinet',
      label: 'The whole room',
      note: 'Table for eight, hutch',
    },
  ],
  moves: [
    {
      what: 'Tops',
      text: 'Tell us if it’s glass or stone. Those ride on edge by themselves, and a stone top can outweigh the rest of the set.',
    },
    {
      what: 'Stairs',
      text: `A big table and a china cabinet are 230 pounds each. In a walk-up, every flight past the first is ${extraPrice('stairs')} for the load.`,
    },
  ],
  out: 'We turn the table over on a blanket. There’s a bolt or two in each corner, under the apron, and then the legs are off and the top goes out on its edge like a sheet of plywood. A china cabinet is nearly always two pieces, even if you’ve never seen them apart: a few screws through the floor of the hutch hold it to the base. The glass shelves come out first, and we tape the doors shut. Chairs go two at a time, seat to seat.',
  first: [
    'Pack up the dishes, and check the felt drawer for the silver.',
    'Get the extra leaves out of the hall closet.',
    'If you’re keeping some chairs, tape the ones that go.',
  ],
  free: [
    {
      way: 'Ask the kids once more',
      text: 'Then post it with the number of seats and leaves. Small round tables go fast, and formal sets for eight are slow, so price those at zero.',
    },
    {
      way: 'Donate the table',
      text: 'A small table with four chairs that match is just what a furniture bank needs. For the china cabinet, try a ReStore.',
    },
    {
      way: 'Use the weekly pickup',
      text: 'At one piece a week, a table, six chairs and a hutch take two months.',
    },
  ],
  curb: 'bulk',
  dropOff: 'donations',
  goes: 'Complete sets without wobbles are offered for donation. Metal legs and chair frames are recycled, and loose or chipped pieces are thrown away.',
  related: ['piano', 'carpet', 'couch'],
}

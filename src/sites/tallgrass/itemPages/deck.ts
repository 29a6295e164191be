import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const deck: ItemPage = {
  slug: 'deck',
  name: 'Deck removal',
  thing: 'a deck',
  title: `Deck removal cost, 200 square feet: ${guidePrice('deck-100sf.2')}`,
  description: `Tearing down and hauling a deck is usually ${guidePrice('deck-100sf')} for 100 square feet, ${guidePrice('deck-100sf.4')} for four times that. Footings are separate.`,
  lead: 'Multiply the length by the width and round up to the next hundred. The railings and the steps are included.',
  items: ['deck-100sf'],
  service: 'light-demolition',
  picture: {
    drawing: 'light-demolition',
    alt: 'A crew member prying up deck boards with a bar while a cat watches from the patio door',
  },
  accepted: true,
  usual: { items: 'deck-100sf.2', label: 'a 200-square-foot deck' },
  sizes: [
    { items: 'deck-100sf', label: '100 square feet' },
    { items: 'deck-100sf.2', label: '200 square feet' },
    { items: 'deck-100sf.3', label: '300 square feet' },
    { items: 'deck-100sf.2_hot-tub', label: '200 and a hot tub' },
    { items: 'deck-100sf.4', label: '400 square feet' },
  ],
  moves: [
    {
      what: 'Labor',
      text: `For every 100 square feet it’s ${addedPrice('deck-100sf')}. Nailed boards pry up fast. Screws that have been painted over don’t.`,
    },
    {
      what: 'Footings',
      text: 'The concrete under the posts is priced separately. If you’re building again, ask your contractor if it can stay.',
    },
    {
      what: 'Weight',
      text: 'Each 100 square feet is around 900 pounds, so one trip carries no more than five of those.',
    },
  ],
  out: 'We work toward the house. The railings and the steps come off first, then the boards. The joists get cut next to their hangers. The last board is the one bolted to your wall. Before we pull it, we’ll ask you, because behind it is bare sheathing, and somebody has to close that up before it rains.',
  first: [
    'Ask your building department about a permit.',
    'Have the outlet and the lights disconnected, and the gas line to the grill.',
    'If the footings are coming out, call JULIE at 811 three working days ahead.',
    'Lock the patio door, because there’ll be a drop outside.',
  ],
  free: [
    {
      way: 'Put new boards on the old frame',
      text: 'If the joists are sound, a carpenter can do just the top. Then there’s a lot less to haul.',
    },
    {
      way: 'Give away the boards',
      text: 'People want cedar. Pull the nails and stack them by length.',
    },
    {
      way: 'Do it with a dumpster',
      text: 'A low deck is a weekend for two people with pry bars. Don’t burn any of it, because the smoke of treated wood is poisonous.',
    },
  ],
  law: {
    text: 'In Joliet, you need a city permit before any structure comes down. If a contractor does the work, the contractor has to get it.',
    source: {
      label: 'Joliet demolition permits',
      href: 'https://www.joliet.gov/departments/community-development/building-inspectional-services-division/demolition',
      asOf: 'city rule',
    },
  },
  goes: 'Joist hangers, brackets and metal railings are recycled. Deck lumber is nearly always treated, so it’s thrown away.',
  related: ['hot-tub', 'fence', 'concrete'],
  facts: [
    { figure: '200 square feet', what: 'A deck of two hundreds, as in the table' },
    { figure: '200', what: 'The same deck, with a hot tub' },
    { figure: '300 square feet', what: 'A deck of three hundreds, as in the table' },
  ],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const shed: ItemPage = {
  slug: 'shed',
  name: 'Shed removal',
  thing: 'a shed',
  title: `Shed removal cost by size: wood 8 by 10, ${guidePrice('shed-wood-8x10')}`,
  description: `A small plastic shed is usually ${guidePrice('shed-resin')} to take down, an 8-by-10 metal one ${guidePrice('shed-metal')}. Where you need a county permit, too.`,
  lead: 'Plastic and metal are less. All of these are for an empty shed, with the floor and the blocks under it.',
  items: ['shed-resin', 'shed-metal', 'shed-wood-8x10', 'shed-wood-10x12'],
  service: 'shed-removal',
  picture: {
    drawing: 'shed-removal',
    alt: 'Two crew members carrying one wall of a red shed whose roof is already off',
  },
  accepted: true,
  usual: { items: 'shed-wood-8x10', label: 'a wood shed, 8 by 10 feet' },
  sizes: [
    { items: 'shed-resin', label: 'Plastic, 7 by 7 feet' },
    { items: 'shed-metal', label: 'Metal, 8 by 10 feet' },
    { items: 'shed-metal_riding-mower', label: 'Metal and riding mower' },
    { items: 'shed-wood-8x10', label: 'Wood, 8 by 10 feet' },
    { items: 'shed-wood-10x12', label: 'Wood, 10 by 12 feet' },
  ],
  moves: [
    {
      what: 'Material',
      text: `The labor alone is ${addedPrice('shed-resin')} for plastic and ${addedPrice('shed-wood-8x10')} for a small wood one. We look at it before we give you the price.`,
    },
    {
      what: 'Weight',
      text: 'A small wood shed is 2,200 pounds, and our truck can carry 4,500 pounds. What’s inside may need its own trip.',
    },
    { what: 'A slab', text: 'A concrete floor is priced separately.' },
  ],
  out: 'Wood comes down in the reverse order of how it went up: shingles, roof boards, rafters, then the walls one by one. The floor is where the surprises are, like a rabbit’s nest. A metal shed is a hundred little screws, half of them rusted, and every edge is sharp.',
  first: [
    'Ask your building department about a permit before you book.',
    'Empty it, or tell us what’s in it.',
    'If there’s ever been a light in it, have an electrician disconnect the wire.',
    'Walk around it and look for burrows.',
  ],
  free: [
    {
      way: 'Let somebody move it',
      text: 'If the floor’s solid and there’s a way out for something eight feet wide, a person with the right trailer may even pay you.',
    },
    {
      way: 'Snap apart a plastic one',
      text: 'Keep the screws in a bag, and you can give it away as a kit.',
    },
    {
      way: 'Take it down yourself',
      text: 'It’s two people’s weekend. Start with the roof, and find out what a dumpster costs.',
    },
  ],
  law: {
    text: 'In the Cook County parts of Lemont, Tinley Park and Hinsdale, taking down a shed needs a county permit besides the village’s. The asbestos inspection for it may be waived if the home was built after 1982.',
    source: sources.cookPermits,
  },
  goes: 'Steel and hinges are recycled. Good doors and windows are offered for donation, and rotten wood, shingles and cracked plastic are thrown away.',
  related: ['fence', 'riding-mower', 'one-car-garage'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const gunSafe: ItemPage = {
  slug: 'gun-safe',
  name: 'Gun safe removal',
  thing: 'a gun safe',
  title: `Gun safe removal cost: ${guidePrice('gun-safe')}`,
  description: `An empty safe of up to 300 pounds is usually ${guidePrice('gun-safe')} to haul away, two are ${guidePrice('gun-safe.2')}. What if you’ve lost the combination?`,
  lead: 'It hardly takes up any room in the truck. What you’re paying for is the lifting.',
  items: ['gun-safe'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'gun-safe', label: 'an empty safe of up to 300 pounds' },
  sizes: [
    { items: 'gun-safe', label: 'One safe', note: 'Up to 300 pounds' },
    { items: 'gun-safe_file-cabinet-4', label: 'Safe and file cabinet' },
    { items: 'gun-safe_tool-chest', label: 'Safe and tool chest' },
    { items: 'gun-safe.2', label: 'Two safes' },
  ],
  moves: [
    {
      what: 'Weight',
      text: `That’s ${addedPrice('gun-safe')} of the price. If yours is over 300 pounds, call us before you book, because you may need a safe mover.`,
    },
    {
      what: 'Fireproof lining',
      text: 'A fireproof safe has gypsum board in its walls and can be a hundred pounds heavier than one that looks just like it.',
    },
    {
      what: 'Basements',
      text: `The stairs up to the first floor are included, and each flight after that is ${extraPrice('stairs')}.`,
    },
  ],
  out: 'Most gun safes are bolted to the floor through the bottom, under a square of carpet. We back out those bolts first. On many models the door lifts off its hinges, and it comes off, since it’s the heaviest part. Then we tip the safe onto a dolly, run two straps around it and lay plywood over your floor, because all that weight rides on two small wheels.',
  first: [
    'Move your guns out, and the ammunition too. We can’t take ammunition, so ask your local police about it on the non-emergency number.',
    'Leave it unlocked. If nobody knows the combination, have a locksmith open it.',
    'Text us a photo of the label inside the door, with the weight.',
  ],
  free: [
    {
      way: 'Sell it',
      text: 'A safe that locks is one of the few heavy things that people pay for. Give the make, the weight and which floor it’s on. The buyer brings the helpers.',
    },
    {
      way: 'Ask who delivers the new one',
      text: 'If a new one’s coming, the store may take the old one on the same truck. It already has a lift.',
    },
    {
      way: 'Sell it as scrap',
      text: 'Scrap yards pay for steel by the pound. The gypsum in a fireproof one isn’t worth anything to them.',
    },
  ],
  goes: 'The steel is recycled. If there’s a fireproof lining, that part is thrown away.',
  related: ['file-cabinet', 'pool-table', 'piano'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const paint: ItemPage = {
  slug: 'paint',
  name: 'Old paint disposal',
  thing: 'old paint',
  title: 'Old paint disposal in Illinois: where to take it for free',
  description: `PaintCare stores take old latex and oil-based paint for free. We can’t haul it, but the rest of the shelf, as a pickup load, is usually ${guidePrice('pickup-load')}.`,
  accepted: false,
  answer: 'We can’t take liquid paint, but a PaintCare store will, and it’s free.',
  lead: 'That’s true of latex and oil-based paint, stain and varnish, and it doesn’t matter where you bought it.',
  items: ['no-paint'],
  service: 'residential-junk-removal',
  out: 'Tap the lids down tight with a rubber mallet. Stand the cans in a cardboard box with newspaper between them, so nothing tips in a turn, and put the box on an old towel in the trunk. If a can’s rusted through, set it in a bucket with a lid.',
  first: [
    'Shake each can: if nothing moves, it’s dry.',
    'Read the labels. “Clean up with water” means latex.',
    'Leave the paint in its own can, because a store can turn down one that nobody can read.',
    'Find the closest site and call before you go, in case they’re full.',
  ],
  free: [
    {
      way: 'A PaintCare store',
      text: 'Most take at least five gallons a visit. A gallon can counts as a gallon, even if it’s half empty.',
    },
    {
      way: 'A neighbor',
      text: 'White latex that still stirs smooth is good enough for a garage, a closet or a stage set.',
    },
    {
      way: 'Your own trash, once it’s dry',
      text: 'Stir cat litter into latex and leave the lid off until it’s hard. Most haulers take it like that, with the lid off so they can see. Never do this with oil-based paint.',
    },
    {
      way: 'A hazardous waste site',
      text: 'Thinner, spray cans and stripper aren’t part of the paint program. Ask the household hazardous waste site in Naperville about those.',
    },
  ],
  dropOff: 'paint',
  law: {
    text: 'Under the Paint Stewardship Act, the paint makers run the drop-off program. It opened in December 2025, and a small fee on each new can pays for it.',
    source: sources.paint,
  },
  goes: 'Good latex gets filtered, blended and sold again as recycled paint. Most oil-based paint is burned for fuel. Metal cans are recycled.',
  related: ['one-car-garage', 'propane-tank', 'remodeling-debris'],
}

import { illinoisBans } from '../../packs/illinois.ts'
import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const oneCarGarage = {
  slug: 'one-car-garage',
  name: 'Garage cleanout',
  thing: 'a garage full of junk',
  title: `Garage cleanout cost in Chicago’s suburbs: ${guidePrice('garage-1car')}`,
  description: `A packed one-car garage is usually ${guidePrice('garage-1car')}, and three pickup loads of it are ${guidePrice('pickup-load.3')}. What sorting it first saves you.`,
  lead: 'That’s a full truck. If you can still walk around in there, count pickup loads instead.',
  items: ['garage-1car', 'pickup-load'],
  service: 'property-cleanout',
  picture: {
    drawing: 'garage-before',
    alt: 'An open garage filled to the ceiling: a sofa, a wardrobe, a mattress, boxes, bags and a bike in front',
  },
  accepted: true,
  usual: { items: 'garage-1car', label: 'a packed one-car garage' },
  sizes: [
    { items: 'pickup-load', label: 'One pickup load', note: 'Level with the sides' },
    { items: 'pickup-load.2', label: 'Two pickup loads' },
    { items: 'pickup-load.3', label: 'Three pickup loads' },
    { items: 'pickup-load.4', label: 'Four pickup loads' },
    { items: 'pickup-load.5', label: 'Five pickup loads' },
    { items: 'garage-1car', label: 'The whole garage' },
  ],
  moves: [
    {
      what: 'How full it is',
      text: 'You pay by space. Flattened boxes take up next to nothing.',
    },
    {
      what: 'Things with an extra',
      text: `A second fridge adds ${extraPrice('refrigerant')}, a mattress ${extraPrice('mattress')} and each tire off the rim ${extraPrice('tire')}.`,
    },
    {
      what: 'Heavy corners',
      text: 'One trip is 4,500 pounds at most. Leftover pavers, books and bags of concrete mix get you there before the truck’s full.',
    },
  ],
  out: 'The only way in is from the front, so we start at the door and dig toward the back wall. Big things come out first to make room. Then it’s the shelves, and last what hangs from the rafters. Bring a chair and point. Whatever you’re not sure about goes on a tarp in the driveway until you’ve had a look. At the end we sweep.',
  first: [
    'Move what you’re keeping into the house or the yard.',
    'Set aside paint, gas, propane and car batteries, because we can’t take those.',
    'Open the boxes without a label. That’s where the photos are.',
    'Park on the street that day, so we can use the driveway.',
  ],
  free: [
    {
      way: 'Have a garage sale',
      text: 'One Saturday in June takes care of the bikes, the tools and the sports gear.',
    },
    {
      way: 'Donate what works',
      text: 'Hand tools, shelves and furniture are easy to place. Old car seats and helmets aren’t.',
    },
    {
      way: 'Fill the cart every week',
      text: 'A couple of bags a week fit in the cart you already pay for. Ask your hauler about the big pieces.',
    },
  ],
  dropOff: 'donations',
  law: {
    text: `Illinois landfills haven’t taken car batteries since ${illinoisBans.batteries.since}, used motor oil since ${illinoisBans.oil.since} or TVs since ${illinoisBans.electronics.since}. Whole tires can’t go there, either.`,
    source: sources.disposal,
  },
  goes: 'We sort the load. What somebody can use is offered for donation, metal and cardboard are recycled, and the rest is thrown away.',
  related: ['tires', 'paint', 'riding-mower'],
} satisfies ItemPage

import { illinoisBans } from '../../packs/illinois.ts'
import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const refrigerator = {
  slug: 'refrigerator',
  name: 'Refrigerator removal',
  thing: 'a refrigerator',
  title: `Refrigerator removal cost: ${guidePrice('refrigerator')}`,
  description: `Old fridge pickup from Aurora and Joliet to Tinley Park: ${guidePrice('refrigerator')} for a standard one, ${guidePrice('refrigerator-large')} for a side-by-side, refrigerant included.`,
  lead: 'Recovering the refrigerant is in that price. It’s the same for one that died in the garage years ago.',
  items: ['refrigerator', 'refrigerator-large', 'mini-fridge'],
  service: 'appliance-removal',
  picture: {
    drawing: 'appliance-removal',
    alt: 'A refrigerator strapped to a dolly on the basement stairs, with one crew member above it and one below',
  },
  accepted: true,
  usual: { items: 'refrigerator', label: 'a standard refrigerator' },
  sizes: [
    { items: 'mini-fridge', label: 'Mini fridge', note: 'Or a wine cooler' },
    { items: 'refrigerator', label: 'Standard fridge' },
    { items: 'refrigerator-large', label: 'Side-by-side', note: 'French doors too' },
    { items: 'refrigerator_stove', label: 'Fridge and stove' },
    { items: 'refrigerator_stove_dishwasher', label: 'Kitchen set', note: 'With the dishwasher' },
    { items: 'refrigerator.2', label: 'Two fridges', note: 'Kitchen and garage' },
  ],
  moves: [
    {
      what: 'Refrigerant',
      text: `It’s ${extraPrice('refrigerant')} whatever the size, so a mini fridge isn’t much cheaper than a big one.`,
    },
    {
      what: 'Upstairs kitchens',
      text: `A third-floor apartment means two flights. One’s included, so you’d pay ${extraPrice('stairs')} more.`,
    },
    {
      what: 'Width',
      text: 'Many side-by-sides are 36 inches wide. With the doors and handles off, one is only around 29 inches deep, and it goes out sideways.',
    },
  ],
  out: 'The compressor’s at the bottom in back, so that end stays low. We tape the doors, slide a dolly under the side and run two straps around it, then tip it back. On the basement stairs it’s one step, a rest, and the next step, with one of us pulling and the other underneath.',
  first: [
    'The night before, take out the food and unplug it, with a towel under the door.',
    'Shut off the ice maker’s line and take it off the back.',
    'Pull out the glass shelves and the drawers.',
  ],
  free: [
    {
      way: 'Have the store take it',
      text: 'Ask the store to take the old one when it delivers, and what that costs. Ask about the second one in the basement, too.',
    },
    {
      way: 'Ask the electric company',
      text: 'Some pick up an old fridge that still cools, and may even pay you for it.',
    },
    {
      way: 'Use an appliance pickup',
      text: 'It can’t go out with the trash, but many haulers pick up appliances for a fee.',
    },
  ],
  curb: 'ask',
  law: {
    text: `Illinois landfills haven’t taken appliances with refrigerant, a mercury switch or PCBs inside since ${illinoisBans.refrigerant.since}.`,
    source: {
      label: 'Illinois EPA on appliances',
      href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/household-hazardous-waste/disposal.html',
      asOf: 'state law since 1994',
    },
  },
  goes: 'After the refrigerant’s recovered, the steel, copper and aluminum are recycled. The foam and the plastic are thrown away.',
  related: ['freezer', 'washer-and-dryer', 'water-heater'],
  facts: [
    { figure: '36 inches', what: 'Width of a common side-by-side refrigerator' },
    { figure: '29 inches', what: 'Depth of such a refrigerator without its doors' },
  ],
} satisfies ItemPage

import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

const single = guidePrice('washer')

export const washerAndDryer = {
  slug: 'washer-and-dryer',
  name: 'Washer and dryer removal',
  thing: 'a washer and dryer',
  title: `Washer and dryer removal cost: ${guidePrice('washer_dryer')}`,
  description: `Have a washer and dryer hauled away for ${guidePrice('washer_dryer')}, or one machine for ${single}. What to unhook first, and who else may take them.`,
  lead: `One machine alone is usually ${single}. If the other one’s old too, send it along, because that’s cheaper than calling us twice.`,
  items: ['washer', 'dryer', 'washer-dryer-stack'],
  service: 'appliance-removal',
  accepted: true,
  usual: { items: 'washer_dryer', label: 'the pair' },
  sizes: [
    { items: 'dryer', label: 'Dryer', note: 'Gas or electric' },
    { items: 'washer', label: 'Washer', note: 'Top or front loader' },
    { items: 'washer_dryer', label: 'Washer and dryer' },
    { items: 'washer-dryer-stack', label: 'Stacked unit', note: 'Built as one piece' },
    { items: 'washer_dryer_water-heater', label: 'With a water heater' },
    { items: 'washer.2_dryer.2', label: 'Two of each', note: 'From a two-flat' },
  ],
  moves: [
    {
      what: 'Weight',
      text: 'A washer is 180 pounds, and many have a block of concrete in them to keep them from walking. A dryer is 125.',
    },
    {
      what: 'Basements and condos',
      text: `The basement stairs are one flight, and that’s free. A second flight is ${extraPrice('stairs')}, because of the washer.`,
    },
  ],
  out: 'The dryer goes first, since it’s light and that makes room. For the washer we rock it away from the wall, tip it and slide the dolly in. A front loader is heaviest around its door, so that side leans on the dolly. The tub inside hangs on springs and swings with every step, and there’s always a quart of water left in the pump. So it stays upright, and one of us has a towel.',
  first: [
    'Run one spin cycle without water.',
    'Close both faucets, then take the hoses off over a bucket.',
    'Unplug the machines and pull the vent hose off the dryer.',
    'If the dryer burns gas, have a plumber cap the line.',
  ],
  free: [
    {
      way: 'With the new delivery',
      text: 'When you buy the new set, ask if the store takes the old one, what it costs, and if they’ll unhook it too.',
    },
    {
      way: 'As free scrap',
      text: 'Post a picture of them in the driveway. They’re almost all steel, and a neighbor who collects metal may come the same day.',
    },
    {
      way: 'To someone who needs them',
      text: 'If both work, a landlord or a Habitat ReStore may want them. Say how old they are.',
    },
  ],
  curb: 'ask',
  dropOff: 'donations',
  goes: 'Tell us if they still work, because a charity may want them. If not, the steel and the motors are recycled, and the concrete and the rubber are thrown away.',
  facts: [{ figure: '125', what: 'Pounds of a dryer, as in the items' }],
  related: ['water-heater', 'refrigerator', 'freezer'],
} satisfies ItemPage

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const tires = {
  slug: 'tires',
  name: 'Tire disposal',
  thing: 'old tires',
  title: `Tire disposal cost for four tires: ${guidePrice('tire.4')}`,
  description: `Four car tires off the rim are usually ${guidePrice('tire.4')}, on the rim ${guidePrice('tire-rim.4')}, and twenty are ${guidePrice('tire.20')}. A tire shop may take a few for less.`,
  lead: 'If those are all you’ve got, a tire shop is cheaper. Have us take them along when there’s more to pick up.',
  items: ['tire', 'tire-rim', 'tire-truck'],
  service: 'residential-junk-removal',
  accepted: true,
  usual: { items: 'tire.4', label: 'four car tires' },
  sizes: [
    { items: 'tire', label: 'One tire' },
    { items: 'tire.4', label: 'Four tires' },
    { items: 'tire-rim.4', label: 'Four on rims' },
    { items: 'tire.8', label: 'Eight tires' },
    { items: 'tire-truck.4', label: 'Four big-truck tires' },
    { items: 'tire.12', label: 'Twelve tires' },
    { items: 'tire.20', label: 'Twenty tires' },
  ],
  moves: [
    {
      what: 'Rims',
      text: `A tire by itself adds ${extraPrice('tire')} to the price of its space. With the rim in it, that’s ${addedPrice('tire-rim')}, because a machine has to take it off.`,
    },
    {
      what: 'Big ones',
      text: `A tire from a semi or a dump truck is 110 pounds and adds ${addedPrice('tire-truck')}.`,
    },
  ],
  out: 'Every tire that’s been outside has water in it, and in July that water’s full of mosquitoes. So we stand each one up, roll it around until it’s empty and then roll it to the truck, one under each hand. Tires that have been lying in the weeds get lifted with a shovel first, because wasps and mice like it in there.',
  first: [
    'Count them, and count the ones on rims separately.',
    'Pour out the water, if you can get at them.',
    'Stack them where we can back up.',
  ],
  free: [
    {
      way: 'Leave them where you buy new ones',
      text: 'A tire shop has to take as many old ones as it sells you, for a disposal fee. Some small shops take them even if you don’t buy, so ask.',
    },
    {
      way: 'Watch for a collection day',
      text: 'Counties and townships hold one now and then, mostly with a limit for each household.',
    },
    {
      way: 'Sell the ones with tread',
      text: 'Used-tire shops buy a matched set that isn’t cracked.',
    },
    {
      way: 'Call your trash hauler',
      text: 'A tire in the cart gets left behind. Some haulers send a truck for tires, for a fee.',
    },
  ],
  curb: 'ask',
  law: {
    text: 'Whole tires are banned from landfills in Illinois. Whoever hauls more than 20 at once has to be registered with the state. That’s why we take 20 per trip and no more.',
    source: sources.tires,
  },
  goes: 'They go to a tire recycler to be shredded, and shredded tires end up under playgrounds and roads. The rims are recycled as metal.',
  related: ['one-car-garage', 'riding-mower', 'concrete'],
} satisfies ItemPage

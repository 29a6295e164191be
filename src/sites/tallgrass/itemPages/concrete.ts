import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const concrete: ItemPage = {
  slug: 'concrete',
  name: 'Concrete and dirt removal',
  thing: 'concrete',
  title: `Concrete and dirt removal: 25 cubic feet, ${guidePrice('concrete-cuft.25')}`,
  description: `Broken concrete is usually ${guidePrice('concrete-cuft.25')} for 25 cubic feet, dirt ${guidePrice('dirt-cuft.25')}. How to measure a pile, and who takes clean fill for free.`,
  lead: 'That’s the pile you get from a slab of around five by nine feet, and it weighs nearly as much as a small car.',
  items: ['concrete-cuft', 'dirt-cuft'],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'concrete-cuft.25', label: '25 cubic feet of concrete' },
  sizes: [
    { items: 'dirt-cuft.10', label: 'Dirt, 10 cu ft' },
    { items: 'concrete-cuft.10', label: 'Concrete, 10 cu ft' },
    { items: 'dirt-cuft.25', label: 'Dirt, 25 cu ft' },
    { items: 'concrete-cuft.25', label: 'Concrete, 25 cu ft' },
    { items: 'dirt-cuft.50', label: 'Dirt, 50 cu ft', note: 'One trip' },
    { items: 'concrete-cuft.50', label: 'Concrete, 50 cu ft', note: 'One trip' },
  ],
  moves: [
    {
      what: 'Weight',
      text: 'Loose in a pile, it’s 90 pounds a cubic foot. One trip carries 50, and the truck still looks empty.',
    },
    {
      what: 'By the foot',
      text: `Besides the space, each cubic foot of concrete, brick or rock adds ${addedPrice('concrete-cuft')}, and dirt adds ${addedPrice('dirt-cuft')}.`,
    },
    {
      what: 'Breaking it up',
      text: 'These prices are for pieces that two people can lift. Breaking a slab is priced separately.',
    },
  ],
  out: 'A slab that lies flat just bounces a sledgehammer. So we pry up one edge with a long bar and slide a rock under it, and now it cracks with a few hits. The wheelbarrow rolls on planks, so it doesn’t leave a rut. Our clay sticks to every shovel, so dirt is better on a dry day.',
  first: [
    'Measure the pile, not the slab. Broken up, it takes up to two-thirds more room.',
    'Keep wood, wire and trash out of the pile.',
    'Pile it next to the driveway.',
    'Call JULIE at 811 three working days before you dig.',
  ],
  free: [
    {
      way: 'Post the dirt as clean fill',
      text: 'Somebody’s always filling a hole or building a raised bed. Say that they load it. Black dirt goes in a day.',
    },
    {
      way: 'Build with it',
      text: 'Pieces with one flat side stack into a garden wall.',
    },
    {
      way: 'Bring it to a concrete recycler',
      text: 'Many take clean pieces for little or nothing. A dozen cubic feet is already half a ton, though.',
    },
  ],
  law: {
    text: 'Leaving it on an empty lot is open dumping, and Illinois’s Environmental Protection Act forbids that.',
    source: {
      label: 'Illinois EPA on the law against dumping',
      href: 'https://epa.illinois.gov/topics/waste-management/illegal-dumping/law-enforcement.html',
      asOf: 'November 2010',
    },
  },
  goes: 'We keep clean concrete and brick apart so they can be recycled. With trash mixed in, it’s all thrown away.',
  related: ['deck', 'remodeling-debris', 'yard-waste'],
  facts: [
    { figure: '10 cubic feet', what: 'A small pile, as in the table' },
    { figure: '10, 25 and 50', what: 'Cubic feet in the table' },
  ],
}

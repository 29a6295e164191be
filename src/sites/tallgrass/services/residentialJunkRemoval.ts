import { inDollars } from '../../../domain/prices/price.ts'
import { illinoisTires } from '../../packs/illinois.ts'
import type { Service } from '../../schema/service.ts'

import { truckload, truckYards } from '../guidePrices.ts'
import { site } from '../site.ts'

const [from, to] = [inDollars(site.price.from), inDollars(site.price.to)]

export const residentialJunkRemoval: Service = {
  slug: 'residential-junk-removal',
  drawing: 'residential-junk-removal',
  name: 'Residential junk removal',
  title: `Residential junk removal in Chicago’s west suburbs from ${from}`,
  description: `We clear out garages, basements and attics in Chicago’s west and south suburbs. From ${from} for a small load. You’ll agree to the price before we lift.`,
  summary: 'Garages, basements and attics. We carry it out from wherever it is.',
  heading: 'Residential junk removal in Chicago’s west and south suburbs',
  lead: 'Show us what needs to go. Our two-person crew carries it out and sweeps up.',
  picture: 'A packed garage with a path down the middle and a crew member carrying a lamp out',
  cost: truckload,
  buys: 'for one recliner, or six full trash bags',
  message: 'Hi, I have some junk at home that needs to go. My ZIP code and a photo:',
  load: {
    heading: 'What we’ll haul from your home',
    take: [
      'Furniture, beds and rugs',
      'Boxes, bags and totes',
      'Fridges, washers, TVs and computers',
      'Treadmills, bikes, swing sets and toys',
      'Mowers and snow blowers, with the gas and oil drained',
      `Up to ${illinoisTires} tires`,
      'Yard waste, kept separate from the trash',
      'Old carpet, doors, shelves and a little drywall',
    ],
    leave: [
      { thing: 'Liquid paint and stain', instead: 'PaintCare drop-off sites take it for free' },
      { thing: 'Gas, oil, pool and garden chemicals', instead: 'Ask Naperville’s household hazardous waste site' },
      { thing: 'Propane tanks', instead: 'It takes the ones from grills, too' },
      { thing: 'Loose lithium batteries', instead: 'Take them to a battery drop-off site' },
      { thing: 'Smoke detectors', instead: 'Ask the manufacturer if you can mail them back' },
    ],
  },
  price: {
    heading: 'How much does residential junk removal cost?',
    intro: `It’s ${from} for a small load, up to ${to} for the space in a full truck. The truck holds ${truckYards} cubic yards, and you pay for the part your things fill, not by the hour. We’ll look at the pile and give you one price.`,
    rungs: [
      { rung: 'minimum', holds: 'One recliner, or six full trash bags' },
      { rung: 'eighth', holds: 'A dresser and a recliner' },
      { rung: 'quarter', holds: 'A sofa, an armchair, a dresser and a coffee table' },
      { rung: 'half', holds: 'A sofa, a loveseat, a queen bed, a dresser and a dining table' },
      { rung: 'full', holds: 'A one-car garage, packed to the door' },
    ],
    extras: [
      {
        id: 'refrigerant',
        reason: 'For a fridge, freezer or window AC. The refrigerant has to come out before it’s scrapped.',
      },
      { id: 'mattress', reason: 'They’re bulky and hard to take apart. It’s our own charge, not a state fee.' },
      { id: 'tv-large', reason: 'Illinois bans TVs from landfills, so we take them to a recycler.' },
      { id: 'tire', reason: 'Illinois landfills can’t take whole tires, so they’re recycled.' },
      { id: 'stairs', reason: 'Only for heavy pieces. Bags and boxes don’t add anything.' },
    ],
  },
  prepare: {
    heading: 'How to get ready for your pickup',
    steps: [
      {
        do: 'Tape what goes',
        how: 'Anything without tape stays. The crew walks through it with you first.',
      },
      { do: 'Check inside everything', how: 'Go through drawers, coat pockets and boxes before we load them.' },
      { do: 'Pull out paint and fuel', how: 'Set paint, gas and cleaners aside. We can’t take them.' },
      {
        do: 'Clear a path',
        how: 'Make it as wide as your widest piece. If your car’s in front of the garage, move it.',
      },
      { do: 'Put the dog in another room', how: 'The door will be open while we’re working.' },
    ],
  },
  margin: {
    heading: 'Will your town take it for free?',
    text: [
      'Maybe. Some towns pick up one big item a week at the curb, free or with a sticker. If you have one chair and can get it to the street, start there.',
      'Call us when there’s more than that, when it’s upstairs, or when it’s a TV or a computer. Those can’t go out with the trash anywhere in Illinois.',
    ],
    links: [{ label: 'See what your town picks up', href: '/guides/big-item-pickup' }],
  },
  afterwards: {
    heading: 'Where your junk goes',
    ways: [
      { way: 'Donate', what: 'Clean, sturdy furniture and household goods are offered for donation first.' },
      {
        way: 'Recycle',
        what: 'Metal, electronics and tires. Yard waste is composted, because Illinois keeps it out of landfills.',
      },
      { way: 'Dispose', what: 'Whatever can’t be donated or recycled.' },
    ],
  },
  closing: 'What needs to go at your house?',
  questions: [
    {
      question: 'Do I have to sort it first?',
      answer:
        'No. A mixed pile is fine, and we’ll sort it at our yard. Just take out the few things we can’t haul, like paint and propane.',
    },
    {
      question: 'What if I change my mind when you get here?',
      answer:
        'Tell the crew before it’s on the truck, and it stays. If you don’t like the price, you don’t owe us anything.',
    },
    {
      question: 'Can you come while I’m at work?',
      answer:
        'Sometimes. If everything’s outside, text us photos and ask. We may be able to agree on a price ahead of time. If it’s inside the house, you or someone you trust needs to be there.',
    },
  ],
  related: [
    { slug: 'furniture-removal', why: 'It’s just a sofa or a bed.' },
    { slug: 'appliance-removal', why: 'There’s an old fridge in the basement.' },
    { slug: 'property-cleanout', why: 'You need the whole house cleared.' },
  ],
  towns: [
    {
      slug: 'lemont',
      note: 'WM takes one bulk item a week, as of May 2025. Check with WM, and call us for the rest.',
    },
    { slug: 'lisle', note: 'We pick up in Green Trails, Four Lakes and everywhere else in town.' },
    {
      slug: 'downers-grove',
      note: 'Trash stickers ended on April 1, 2026. Ask Republic what it picks up now, or call us.',
    },
    { slug: 'plainfield', note: 'Ask your hauler about big items at the curb. We’ll get the rest out of the garage.' },
    { slug: 'naperville', note: 'We pick up from the Riverwalk out to Tall Grass and White Eagle.' },
  ],
}

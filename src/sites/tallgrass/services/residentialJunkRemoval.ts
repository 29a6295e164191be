import type { Service } from '../../service.ts'

export const residentialJunkRemoval: Service = {
  slug: 'residential-junk-removal',
  drawing: 'residential-junk-removal',
  name: 'Residential junk removal',
  title: 'Residential junk removal from $99',
  description:
    'Garages, basements and attics emptied in 19 Chicago suburbs. We carry it out from where it stands. From $99, price agreed before we lift.',
  summary: 'Garages, basements, attics. We carry it out from where it stands.',
  heading: 'Residential junk removal',
  lead: 'You point, we carry. Two people take it from the attic, the basement or the back of the garage, and sweep up after.',
  picture: 'An open garage, packed to the door frame, with one clear lane and a worker carrying a lamp out',
  from: { price: 'From $99', buys: 'for one medium piece, or six full trash bags' },
  message: 'Hello, I have junk at home to be picked up. Here is a picture, and my ZIP code:',
  load: {
    heading: 'What goes on the truck',
    take: [
      'Furniture, beds and rugs',
      'Boxes, bags and totes, packed or loose',
      'Fridges, washers, TVs, computers',
      'Treadmills, bikes, swing sets, toys',
      'Mowers and snow blowers, drained',
      'Up to 20 tires',
      'Yard waste, kept apart from the rest',
      'Old carpet, doors, shelves, a bit of drywall',
    ],
    leave: [
      { thing: 'Liquid paint and stain', instead: 'PaintCare shops take it at no charge' },
      { thing: 'Gas, oil, pool and garden chemicals', instead: 'The Naperville household site takes them from you' },
      { thing: 'Propane tanks', instead: 'Swap the tank at a store' },
      { thing: 'Loose lithium batteries', instead: 'A battery collection site' },
      { thing: 'Smoke detectors', instead: 'The maker takes them by mail' },
    ],
  },
  price: {
    heading: 'You pay for the floor you fill',
    intro:
      'Our truck holds 15 cubic yards. We look at your pile, tell you how much of the truck it takes, and name one price. There is no hourly meter, so a slow elevator is our problem.',
    rungs: [
      { rung: 'minimum', holds: 'One recliner, or six full trash bags' },
      { rung: 'eighth', holds: 'A dresser and a big chair' },
      { rung: 'quarter', holds: 'A sofa, an armchair, a dresser and a coffee table' },
      { rung: 'half', holds: 'The living room and bedroom of a small apartment' },
      { rung: 'full', holds: 'A one-car garage, packed to the door' },
    ],
    extras: [
      { id: 'refrigerant', reason: 'For a fridge, a freezer or a window AC. Someone has to draw the gas out first.' },
      { id: 'mattress', reason: 'They are bulky and hard to take apart. This is our charge, not a state fee.' },
      { id: 'tv-large', reason: 'Screens may not go to a landfill here. Each one goes to a recycler.' },
      { id: 'tire', reason: 'Whole tires may not go to a landfill, so they are recycled.' },
      { id: 'stairs', reason: 'Only for heavy pieces. For bags and boxes we ask nothing.' },
    ],
  },
  prepare: {
    heading: 'Ten minutes before we come',
    steps: [
      {
        do: 'Mark one pile',
        how: 'Tape, chalk, a sheet of paper that says “go”. What is not marked stays where it is.',
      },
      { do: 'Look inside', how: 'Drawers, coat pockets, the box under the box. We do not open what you have closed.' },
      {
        do: 'Pull out the cans',
        how: 'Set paint, fuel and cleaners on a shelf of their own, so that none of it rides along.',
      },
      {
        do: 'Clear a lane',
        how: 'One path, as wide as your widest piece. Move the car if it is in front of the garage.',
      },
      { do: 'Put the dog away', how: 'The door will stand open for a while.' },
    ],
  },
  margin: {
    heading: 'First, is it free?',
    text: [
      'Many towns take one big thing a week at the curb, free or with a sticker. If you have one chair and you can get it to the street, use that. We will not be hurt.',
      'We are worth it when there is more, when it is upstairs, when it has a plug, or when it must be gone today.',
    ],
    links: [{ label: 'See what your town takes', href: '/service-areas' }],
  },
  afterwards: {
    heading: 'Where your things end up',
    ways: [
      { way: 'Donate', what: 'Clean, whole furniture and household goods are offered for a second home first.' },
      {
        way: 'Recycle',
        what: 'Metal, electronics and tires. Yard waste is kept apart and composted, as the law asks.',
      },
      { way: 'Dispose', what: 'What nobody can use or melt down. It is the last stop, not the first.' },
    ],
  },
  closing: 'What has to go from your house?',
  questions: [
    {
      question: 'Do I have to sort it before you come?',
      answer:
        'No. A mixed heap is normal, and we sort it at our yard. We only ask that you take out the few things that we may not carry, and whatever you would miss.',
    },
    {
      question: 'What if I change my mind in the driveway?',
      answer:
        'Tell the crew before it is on the truck, and it stays. And if you do not like the price, say no. Nothing has been lifted by then, and you owe us nothing.',
    },
    {
      question: 'Can you come while I am at work?',
      answer:
        'If it all stands outside, ask us. Sometimes photos are enough to agree on a price ahead of time. For things inside the house we want you, or someone you trust, to be there.',
    },
  ],
  related: [
    { slug: 'furniture-removal', why: 'It is really just the sofa.' },
    { slug: 'appliance-removal', why: 'The second fridge, down in the basement.' },
    { slug: 'property-cleanout', why: 'Not one room. All of them.' },
  ],
  towns: [
    { slug: 'lemont', note: 'WM takes one bulk item a week, as of April 2025. Check with WM. We take the rest.' },
    { slug: 'lisle', note: 'Green Trails, Four Lakes and the streets between.' },
    { slug: 'downers-grove', note: 'Stickers ended on April 1, 2026. For what fits no cart, ask Republic, or us.' },
    {
      slug: 'plainfield',
      note: 'The clean-up week was in April, as of 2024. Check with WM. Your garage may not wait.',
    },
    { slug: 'naperville', note: 'From the Riverwalk out to Tall Grass and White Eagle.' },
  ],
}

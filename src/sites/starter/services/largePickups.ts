import { inDollars } from '../../../domain/prices/price.ts'
import type { Service } from '../../schema/service.ts'
import { site } from '../site.ts'

export const largePickups: Service = {
  slug: 'furniture-and-appliances',
  drawing: 'furniture-removal',
  name: 'Furniture and appliance pickup',
  title: `Furniture and appliance pickup from ${inDollars(site.price.from)}`,
  description: `We pick up couches, beds, fridges and washers from any room, from ${inDollars(site.price.from)}. You don’t have to carry anything to the curb.`,
  summary: 'Couches, beds, fridges and washers, from any room.',
  heading: 'Furniture and appliance pickup',
  lead: 'Leave it where it is. We carry it out of the bedroom, the garage or the backyard.',
  picture: 'Two crew members turning a sofa through a stairwell',
  cost: { low: site.price.from * 100, high: site.price.to * 100 },
  buys: 'for an armchair, a dresser or a washer',
  message: 'Hi, I have furniture or an appliance to pick up. Here’s what and where:',
  load: {
    heading: 'What we pick up',
    take: [
      'Couches and chairs',
      'Beds, mattresses and dressers',
      'Fridges, freezers, washers and dryers',
      'Treadmills and weights',
    ],
    leave: [
      { thing: 'Food in the fridge', instead: 'Please empty it first' },
      { thing: 'Gas appliances that are still connected', instead: 'Have a plumber disconnect them' },
    ],
  },
  price: {
    heading: 'What a pickup costs',
    intro: 'You pay for the space it takes up in the truck, so a second piece costs less than the first.',
    rungs: [
      { rung: 'minimum', holds: 'One armchair, one dresser or one washer' },
      { rung: 'eighth', holds: 'A couch and a coffee table' },
      { rung: 'quarter', holds: 'A couch, a loveseat and a TV stand' },
    ],
    extras: [
      { id: 'refrigerant', reason: 'Every fridge, freezer and window AC.' },
      { id: 'mattress', reason: 'For each mattress and each box spring.' },
    ],
  },
  prepare: {
    heading: 'How to get ready',
    steps: [
      { do: 'Empty it', how: 'Drawers, shelves and the fridge.' },
      { do: 'Unplug it', how: 'Turn off the water to a washer and disconnect the hoses.' },
    ],
  },
  margin: {
    heading: 'Measure the tightest door',
    text: ['If it came in before the last remodel, it may not fit back out. Tell us, and we’ll bring tools.'],
  },
  afterwards: {
    heading: 'Where it goes',
    ways: [
      { way: 'Donate', what: 'Furniture without stains, tears or smells.' },
      {
        way: 'Recycle',
        what: 'Appliances and metal frames. The refrigerant is recovered before anything else is done.',
      },
      { way: 'Dispose', what: 'What nobody can use anymore.' },
    ],
  },
  closing: 'Which piece needs to go?',
  questions: [
    {
      question: 'Do you take just one piece?',
      answer: `Yes. One piece is ${inDollars(site.price.from)} or more, depending on its size.`,
    },
    {
      question: 'What if it doesn’t fit through the door?',
      answer: 'We take off legs and doors first. If that isn’t enough, we’ll ask you before we cut it.',
    },
  ],
  related: [{ slug: 'cleanouts', why: 'The whole garage while we’re there?' }],
  towns: [],
}

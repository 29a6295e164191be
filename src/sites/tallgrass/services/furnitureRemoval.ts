import { inDollars } from '../../../domain/prices/price.ts'
import { cutoffOf } from '../../schema/phrases.ts'
import type { Service } from '../../schema/service.ts'
import { addedPrice, extraPrice, guidePrice, truckload } from '../guidePrices.ts'
import { site } from '../site.ts'

const from = inDollars(site.price.from)
const sofa = guidePrice('sofa')

export const furnitureRemoval: Service = {
  slug: 'furniture-removal',
  drawing: 'furniture-removal',
  name: 'Furniture removal',
  title: `Furniture removal in Chicago’s west suburbs from ${from}`,
  description: `Couches, beds, dressers and tables carried out and hauled away in Chicago’s west and south suburbs. One piece from ${from}, a sofa usually ${sofa}.`,
  summary: `A recliner from ${from}, a sofa usually ${sofa}, and we’ll carry it down the stairs.`,
  heading: 'Furniture removal in Chicago’s west and south suburbs',
  lead: 'We’ll carry it out from any room, and if it won’t fit through the door, we’ll take it apart.',
  picture: 'Two crew members carrying a red sofa down the stairs',
  cost: truckload,
  buys: `for a recliner, a dining table or a chest of drawers; usually ${sofa} for a sofa`,
  message: 'Hi, I have furniture that needs to go. What it is, which floor it’s on, and a photo:',
  load: {
    heading: 'What furniture we take',
    take: [
      'Sofas, loveseats, sleepers and sectionals',
      'Recliners and lift chairs',
      'Beds, bunk beds, headboards and cribs',
      'Mattresses and box springs, any size',
      'Dressers, wardrobes and china cabinets',
      'Dining sets, desks and bookcases',
      'Patio sets, rugs and lamps',
      'Pianos on the ground floor, and pool tables, if you call first',
    ],
    leave: [
      { thing: 'Gun safes over 300 pounds', instead: 'Call us. You may need a safe mover' },
      { thing: 'Built-in shelves and cabinets', instead: 'That’s light demolition, and it’s priced separately' },
      { thing: 'What’s in the drawers', instead: 'Empty them before we come, or tell us it can go' },
      { thing: 'Loose lithium batteries', instead: 'Take them to a battery drop-off site' },
    ],
  },
  price: {
    heading: 'How much does furniture removal cost?',
    intro: `A sofa is usually ${sofa}, and a sofa with a loveseat is usually ${guidePrice('sofa_loveseat')}. You pay for the space in the truck, so the second piece costs less than the first. Before we come, look around for anything else that can go.`,
    rungs: [
      { rung: 'minimum', holds: 'A recliner, a dining table or a chest of drawers' },
      { rung: 'eighth', holds: 'A three-seat sofa and a coffee table' },
      { rung: 'quarter', holds: 'A three-piece sectional' },
      { rung: 'half', holds: 'A dining table for eight, the chairs, a hutch, a sofa and a loveseat' },
    ],
    extras: [
      { id: 'mattress', reason: 'It’s for handling, because springs, foam and fabric are hard to pull apart.' },
      { id: 'stairs', reason: 'For heavy pieces like a wardrobe. The first flight doesn’t cost extra.' },
      { id: 'long-carry', reason: 'For courtyard buildings and lots where we can’t park by the door.' },
      {
        label: 'Sleeper sofa',
        amount: addedPrice('sleeper-sofa'),
        unit: 'each',
        reason: 'There’s a steel bed inside, so it’s heavy.',
      },
    ],
  },
  prepare: {
    heading: 'How to get your furniture ready',
    steps: [
      {
        do: 'Check under the cushions',
        how: 'Look for remotes, rings and change. They’re hard to find once the couch is on the truck.',
      },
      { do: 'Empty the drawers', how: 'Full drawers slide out on the stairs. Take the dishes out of the hutch too.' },
      {
        do: 'Measure if it looks tight',
        how: 'Measure the piece and the narrowest door on the way out, and send us both.',
      },
      {
        do: 'Tell us about your building',
        how: 'We need to know the floor, if there’s an elevator and what hours you’re allowed to move things.',
      },
      { do: 'Tell us if it has bugs', how: 'It happens. We’ll need to wrap it, and it can’t be donated.' },
    ],
  },
  margin: {
    heading: 'Where can you donate furniture?',
    text: [
      'If it’s in good shape, you can often donate it yourself. Sharing Connections in Downers Grove is a furniture bank, and Habitat for Humanity has a ReStore in Joliet. Call and ask what they’re taking right now. We aren’t connected with either one.',
      'If you want a receipt for your taxes, it has to come from the charity.',
    ],
    links: [
      { label: 'Who takes furniture for free', href: '/guides/give-it-away' },
      { label: 'Will County Habitat ReStore', href: 'https://habitatwill.org/' },
    ],
  },
  afterwards: {
    heading: 'Where your furniture goes',
    ways: [
      { way: 'Donate', what: 'Sturdy pieces with no tears, stains or smells are offered for donation first.' },
      { way: 'Recycle', what: 'Metal bed frames, steel desks and metal patio chairs.' },
      { way: 'Dispose', what: 'Sagging couches, swollen particle board and cribs that were recalled.' },
    ],
  },
  closing: 'Which furniture needs to go?',
  questions: [
    {
      question: 'What if it won’t fit through the door?',
      answer:
        'We’ll take off the legs, the doors or the back. If a sofa still won’t fit, we’ll ask if we can cut it up. That’s easier on your walls and your railing.',
    },
    {
      question: 'Does Illinois charge a fee for mattresses?',
      answer: `Not that we know of. Our charge of ${extraPrice('mattress')} for each mattress or box spring is for handling. Some towns want a mattress sealed in plastic at the curb, but you don’t have to wrap it for us.`,
    },
    {
      question: 'Can you take the old sofa the day the new one comes?',
      answer: `Often. If you call before ${cutoffOf(site)}, we can usually come that day. Tell us when the store’s delivering, and we’ll look for a pickup window before that.`,
    },
  ],
  related: [
    { slug: 'appliance-removal', why: 'The old fridge is going too.' },
    { slug: 'residential-junk-removal', why: 'There are boxes and bags to go with it.' },
    { slug: 'commercial-junk-removal', why: 'You have a whole office of desks.' },
  ],
  towns: [
    { slug: 'darien', note: 'If a mattress is going to the curb, ask your hauler if you have to wrap it.' },
    {
      slug: 'westmont',
      note: 'Ask your hauler about the weight limit at the curb. A sofa weighs about 200 pounds.',
    },
    {
      slug: 'lombard',
      note: `Ask your hauler what a dresser costs at the curb. Ours is usually ${guidePrice('dresser')}, carried out.`,
    },
    { slug: 'hinsdale', note: 'You don’t have to get it to the curb. We’ll come up to the bedroom.' },
    { slug: 'oak-brook', note: 'In Ginger Creek, Trinity Lakes or Midwest Club, tell us if there’s a gate.' },
  ],
}

import type { Service } from '../../service.ts'

export const furnitureRemoval: Service = {
  slug: 'furniture-removal',
  drawing: 'furniture-removal',
  name: 'Furniture removal',
  title: 'Furniture removal, one couch or all of it',
  description:
    'Couches, dressers, tables and beds carried out and hauled away in 19 Chicago suburbs. One piece from $99. Good pieces are offered for donation.',
  summary: 'One chair from $99. Stairs and tight corners are our problem.',
  heading: 'Furniture removal',
  lead: 'The sectional came in before the stair rail did. We take it apart if we must, and carry it out.',
  picture: 'Two crew members turning a sofa through a stairwell',
  from: { price: 'From $99', buys: 'for a chair, a table or a dresser; about $140 for a sofa' },
  message: 'Hello, I have furniture to be removed. The pieces, the floor, and a picture:',
  load: {
    heading: 'Seats, beds, boxes with drawers',
    take: [
      'Sofas, loveseats, sleepers, sectionals',
      'Recliners and lift chairs',
      'Beds, bunk beds, headboards, cribs',
      'Mattresses and box springs, any size',
      'Dressers, wardrobes, china cabinets',
      'Dining sets, desks, bookcases',
      'Patio sets, rugs, lamps',
      'Pianos and pool tables, after a call',
    ],
    leave: [
      { thing: 'Gun safes over 300 pounds', instead: 'Call us; some we can price, some need a rigger' },
      { thing: 'Built-ins', instead: 'That is light demolition, with its own price' },
      { thing: 'What is in the drawers', instead: 'Yours, until you tell us otherwise' },
      { thing: 'A loose lithium battery', instead: 'A battery collection site' },
    ],
  },
  price: {
    heading: 'By the space, not by the piece',
    intro:
      'Two pieces do not cost twice as much as one. A sofa alone is about $140. Add a loveseat and both are about $205. So look around the room once more before we come. You agree to the price before we lift.',
    rungs: [
      { rung: 'minimum', holds: 'One recliner, dining table or chest of drawers' },
      { rung: 'eighth', holds: 'A three-seat sofa and a coffee table' },
      { rung: 'quarter', holds: 'A sectional in three pieces' },
      { rung: 'half', holds: 'Table for eight, the chairs, a hutch, a sofa, a loveseat' },
    ],
    extras: [
      {
        id: 'mattress',
        reason: 'Springs, foam and cloth in one bag, and hard to part. It is our charge, not a state fee.',
      },
      { id: 'stairs', reason: 'A wardrobe on the third floor, not the lamp beside it. The first flight adds nothing.' },
      { id: 'long-carry', reason: 'Courtyard buildings, and lots where a truck may not wait at the door.' },
      {
        label: 'Sleeper sofa',
        amount: '$15',
        unit: 'each',
        reason: 'There is a steel bed in there. It always opens on the landing.',
      },
    ],
  },
  prepare: {
    heading: 'Before it leaves the room',
    steps: [
      {
        do: 'Hunt in the cushions',
        how: 'Remotes, rings, a first tooth. Once it is on the truck, it is a long search.',
      },
      { do: 'Empty the drawers', how: 'Full drawers slide out on the stairs. Dishes out of the hutch, too.' },
      {
        do: 'Measure if it scares you',
        how: 'The piece and the tightest door. Most things that went in come out the same way, on end.',
      },
      { do: 'Tell us about the building', how: 'Elevator, floor, a doorman, hours when moving is allowed.' },
      { do: 'Say if it has bugs', how: 'No shame in it. We need to wrap it, and it cannot be given away.' },
    ],
  },
  margin: {
    heading: 'Want to give it away?',
    text: [
      'If the piece is sound, you can often give it yourself. Sharing Connections in Downers Grove is a furniture bank, and Habitat runs a ReStore in Joliet. Ask what they take right now. We are not tied to either.',
      'A receipt for your taxes comes from the charity, if it gives one. We cannot write it.',
    ],
    links: [{ label: 'Sharing Connections', href: 'https://www.nctv17.com/spotlight/sharing-connections/' }],
  },
  afterwards: {
    heading: 'A second living room, with luck',
    ways: [
      { way: 'Donate', what: 'No tears, no stains, no smell, all four legs. These are offered on first.' },
      { way: 'Recycle', what: 'Bed frames, springs where we can, steel desks, patio chairs of metal.' },
      {
        way: 'Dispose',
        what: 'Sagging couches, swollen particle board, cribs that were recalled. Nobody should get those.',
      },
    ],
  },
  closing: 'Which piece has to go?',
  questions: [
    {
      question: 'It will not fit through the door. Now what?',
      answer:
        'We take off legs, doors and backs. If a sofa still will not turn, we cut it up, with your yes. The rail and the wall matter more than a couch that is leaving anyway.',
    },
    {
      question: 'Is there a state fee for mattresses?',
      answer:
        'We know of none in Illinois. The line on our price is for handling. At the curb, some towns want a mattress sealed in plastic. With us you can leave it bare.',
    },
    {
      question: 'Can you take the old sofa the day the new one comes?',
      answer:
        'Often. Call before 2 PM and we can usually come that day. Give us the store’s time slot, and we try to be there first, so you are not left with two.',
    },
  ],
  related: [
    { slug: 'appliance-removal', why: 'The fridge moves out with the table.' },
    { slug: 'residential-junk-removal', why: 'And the boxes behind the couch.' },
    { slug: 'commercial-junk-removal', why: 'Thirty desks, not one.' },
  ],
  towns: [
    { slug: 'darien', note: 'Mattresses at the curb must be sealed in plastic, as of April 2022. Check with LRS.' },
    {
      slug: 'westmont',
      note: 'The curb took one item under 50 pounds a week, as of 2021. Check with WM. Sofas weigh more.',
    },
    { slug: 'lombard', note: 'Dressers went by sticker and weight, as of April 2024. Check with WM.' },
    { slug: 'hinsdale', note: 'Bulk is collected at the curb only. We come to the bedroom.' },
    { slug: 'oak-brook', note: 'Ginger Creek, Trinity Lakes, Midwest Club: tell us if there is a gate.' },
  ],
}

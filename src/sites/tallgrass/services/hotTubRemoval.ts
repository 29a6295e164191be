import type { Service } from '../../schema/service.ts'
import { addedPrice, guidePrice, guideRange, spacePrice } from '../guidePrices.ts'

export const tub = 'hot-tub'
export const large = 'hot-tub-large'
export const deck = 'deck-100sf'

export const hotTubRemoval: Service = {
  slug: 'hot-tub-removal',
  drawing: 'hot-tub-removal',
  name: 'Hot tub removal',
  title: `Hot tub removal in Chicago’s suburbs: usually ${guidePrice(tub)}`,
  description: `We cut up and haul away hot tubs in Chicago’s west and south suburbs. Usually ${guidePrice(tub)} for a tub with 4 to 6 seats, once it’s drained and disconnected.`,
  soonest: 'As soon as it’s drained and the power’s off',
  summary: 'Have it drained and disconnected. We’ll cut it up and carry it out.',
  heading: 'Hot tub removal in Chicago’s west and south suburbs',
  lead: 'We’ll cut up your hot tub right where it is, carry out the pieces and sweep up.',
  picture: 'A crew member sawing up a hot tub on a patio, with its shell and foam showing',
  example: tub,
  cost: guideRange(tub),
  buys: 'for a tub with 4 to 6 seats, including cutting it up',
  message: 'Hi, I’d like a price for hot tub removal. How many seats, how wide the gate is, and a photo:',
  load: {
    heading: 'What hot tub removal includes',
    take: [
      'The shell, in as many pieces as it takes',
      'The foam, frame, skirt and base',
      'The pump, heater, blower and pipes',
      'The cover, the lifter and the steps',
      'A gazebo or privacy screen, if you want it gone',
      'Swim spas, once we’ve seen photos',
    ],
    leave: [
      { thing: 'The water', instead: 'Drain it the day before' },
      { thing: 'The power line', instead: 'Have a licensed electrician disconnect and cap it' },
      { thing: 'A gas heater that’s still hooked up', instead: 'Have a plumber shut off and cap the gas line' },
      { thing: 'Chlorine, bromine and pH powder', instead: 'Ask Naperville’s household hazardous waste site' },
      { thing: 'The concrete slab', instead: 'It can stay. Breaking it up is priced separately' },
    ],
  },
  price: {
    heading: 'How much does hot tub removal cost?',
    intro: `A tub with 4 to 6 seats is usually ${guidePrice(tub)}. That’s ${spacePrice(tub)} for the space it takes in the truck and ${addedPrice(tub)} for cutting it up. A bigger tub or a swim spa is usually ${guidePrice(large)}.`,
    rungs: [
      { rung: 'minimum', holds: 'Just the old cover and the steps' },
      { rung: 'three-eighths', holds: 'A tub with 4 to 6 seats, cut up, and a patio set' },
      { rung: 'half', holds: 'A bigger tub or a swim spa, and a patio set' },
      { rung: 'five-eighths', holds: 'A big tub and 100 square feet of deck around it' },
    ],
    extras: [
      {
        label: 'Cutting it up',
        amount: addedPrice(tub),
        unit: `for 4 to 6 seats; ${addedPrice(large)} for more`,
        reason: 'It takes two people and a saw. We’ll confirm this part once we’ve seen the tub.',
      },
      { id: 'long-carry', reason: 'When the tub’s at the far end of the yard and we can’t park close.' },
      {
        id: 'stairs',
        label: 'Stairs',
        reason: 'For a tub on a high deck or a roof, or down in a walk-out basement.',
      },
      {
        label: 'Deck boards in the way',
        amount: addedPrice(deck),
        unit: 'for each 100 square feet',
        reason: 'If the tub’s sunk into the deck, the boards around it have to come up before we can cut.',
      },
    ],
  },
  prepare: {
    heading: 'How to get your hot tub ready',
    steps: [
      {
        do: 'Have the power disconnected',
        how: 'Turning off the switch isn’t enough. A licensed electrician needs to take the line off at the panel and cap it. We can’t cut until that’s done.',
      },
      {
        do: 'Drain it',
        how: 'Open the drain valve or rent a small pump. Ask your town where the water can go.',
      },
      {
        do: 'Measure the gate',
        how: 'Find the narrowest spot between the tub and the street, and tell us how many inches it is. Then we’ll know how small to cut.',
      },
      {
        do: 'Clear all four sides',
        how: 'We need about two feet to work. Move the chairs, the planters and the string lights.',
      },
      { do: 'Check for wasps', how: 'They like the warm space behind the panels. If you see any, tell us.' },
    ],
  },
  margin: {
    heading: 'Do you need a permit for a hot tub?',
    permit: true,
    text: [
      'In some towns, yes. Wheaton and Oak Brook have hot tubs on their lists of projects that need a permit. In any other town, call and ask.',
    ],
    links: [{ label: 'Which jobs need a permit in Wheaton', href: 'https://wheaton.il.us/Faq.aspx?TID=15' }],
  },
  afterwards: {
    heading: 'Where your hot tub goes',
    ways: [
      { way: 'Donate', what: 'That’s rare with hot tubs, so if yours still heats, try to sell it before you call us.' },
      { way: 'Recycle', what: 'The pump motors, heater, copper, brass fittings and any steel frame.' },
      {
        way: 'Dispose',
        what: 'The shell, the foam and any rotten wood. The layers are glued together, so they can’t be recycled.',
      },
    ],
  },
  closing: 'Ready to get rid of your hot tub?',
  questions: [
    {
      question: 'Can you take it out in one piece?',
      answer:
        'Not usually. If you have a wide, flat, open path to the street, measure the tub and the path and ask us. We cut tubs up because the pieces fit through a gate and are easier on your lawn.',
    },
    {
      question: 'Will you damage my patio?',
      answer:
        'We’ll cut the tub, not the patio under it, and we’ll sweep up the foam. If the path to the street is soft or new, tell us so we can plan for it. The spot under the tub may be a lighter color, because the sun hasn’t reached it.',
    },
    {
      question: 'The water’s been green since last summer. Is that okay?',
      answer:
        'Yes, but you’ll still need to drain it. If the valve’s stuck or the pump’s dead, you can siphon out most of the water with a garden hose. If you can’t get it empty, call us before the day.',
    },
  ],
  related: [
    { slug: 'light-demolition', why: 'The deck around it is coming out too.' },
    { slug: 'shed-removal', why: 'There’s an old shed in the same yard.' },
    { slug: 'residential-junk-removal', why: 'You have patio chairs, an old grill or pool toys.' },
  ],
  towns: [
    { slug: 'wheaton', note: 'Hot tubs are on the city’s permit list, so ask before you book.' },
    { slug: 'batavia', note: 'Ask your hauler what a special pickup for a hot tub costs, then compare.' },
    { slug: 'tinley-park', note: 'Ask your hauler if there’s an extra charge for a tub at the curb.' },
    { slug: 'darien', note: 'Have a photo and the size handy when you call the city about a permit.' },
    { slug: 'lombard', note: 'Ask Community Development about a permit, and bring a sketch.' },
  ],
}

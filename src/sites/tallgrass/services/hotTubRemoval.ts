import type { Service } from '../../service.ts'

export const hotTubRemoval: Service = {
  slug: 'hot-tub-removal',
  drawing: 'hot-tub-removal',
  name: 'Hot tub removal',
  title: 'Hot tub removal and hauling',
  description:
    'We cut up and haul away hot tubs in 19 Chicago suburbs. Drain it and have an electrician disconnect it; we do the rest. Price before we start.',
  summary: 'Drained and disconnected by you, cut up and carried out by us.',
  heading: 'Hot tub removal',
  lead: 'Eight hundred pounds do not fit through a gate. We cut the tub where it stands and carry it out in pieces.',
  picture: 'A hot tub on a patio, cut in half so that shell and foam show',
  from: { price: 'About $455', buys: 'for four to six seats, cutting included' },
  message: 'Hello, I need a price for hot tub removal. Seats, gate width, and a picture:',
  load: {
    heading: 'Tub, and all that clings to it',
    take: [
      'The shell, in as many pieces as it takes',
      'Foam, frame, skirt and base',
      'Pump, heater, blower, pipes',
      'The cover, the lifter, the steps',
      'A gazebo or wind screen around it',
      'Swim spas, once we have seen them',
    ],
    leave: [
      { thing: 'The water', instead: 'You drain it the day before' },
      { thing: 'The power line', instead: 'A licensed electrician takes it off and caps it' },
      { thing: 'A gas heater that is still hooked up', instead: 'A plumber shuts off and caps the line' },
      { thing: 'Chlorine, bromine, pH powder', instead: 'The Naperville household site takes it from you' },
      { thing: 'The slab below', instead: 'It can stay for a grill. Breaking it up is a separate price' },
    ],
  },
  price: {
    heading: 'The saw is the extra',
    intro:
      'A tub is mostly air, so it fills less of the truck in pieces than whole. You pay for that space, plus one line for the cutting. A tub with four to six seats comes to about $305 of space and about $150 of saw.',
    rungs: [
      { rung: 'minimum', holds: 'Only the old cover and the steps' },
      { rung: 'three-eighths', holds: 'Four to six seats, cut up; most of this mark' },
      { rung: 'half', holds: 'Seven seats and more, or a swim spa' },
      { rung: 'five-eighths', holds: 'The big tub, and 100 square feet of deck around it' },
    ],
    extras: [
      {
        label: 'Cutting it up',
        amount: '$150',
        unit: 'for four to six seats; $225 for more',
        reason: 'Two people, a saw, and a shell that does not want to split. We say the final figure after a look.',
      },
      {
        id: 'long-carry',
        reason: 'From the far corner of the yard, every piece is a walk. Bad ground makes it a slow one.',
      },
      { id: 'stairs', label: 'Stairs', reason: 'For a tub on a raised deck, a roof, or down in a walk-out basement.' },
      {
        label: 'Deck boards in the way',
        amount: '$150',
        unit: 'for each 100 square feet',
        reason: 'A tub that was sunk into its deck cannot be cut until the boards around it are up.',
      },
    ],
  },
  prepare: {
    heading: 'Two days before the saw',
    steps: [
      {
        do: 'Have the power cut',
        how: 'Not just the switch. A licensed electrician takes the line off at the panel and caps it. No cap, no saw.',
      },
      {
        do: 'Drain it',
        how: 'Open the valve, or rent a small pump. A full tub weighs far more than the tub itself. Ask your town where the water may run.',
      },
      {
        do: 'Measure the gate',
        how: 'The narrowest spot from tub to street. Tell us in inches, and we know how small to cut.',
      },
      {
        do: 'Free all four sides',
        how: 'We need two feet to swing a saw. Move the chairs, the planters, the string lights.',
      },
      {
        do: 'Look for wasps',
        how: 'They love the warm space behind the panels. Let us know, so no one finds out the hard way.',
      },
    ],
  },
  margin: {
    heading: 'Permit for a tub?',
    permit: true,
    text: [
      'Wheaton names hot tubs on its permit list. For many other towns we found nothing in print, so please call.',
    ],
    links: [{ label: 'Which jobs need a permit in Wheaton', href: 'https://wheaton.il.us/Faq.aspx?TID=15' }],
  },
  afterwards: {
    heading: 'From spa to scrap',
    ways: [
      {
        way: 'Donate',
        what: 'Rarely. A tub that still heats is worth more sold whole. Try that first, before you call us.',
      },
      { way: 'Recycle', what: 'Pump motors, heater, copper, brass fittings and any steel frame.' },
      {
        way: 'Dispose',
        what: 'Shell, foam and rotten skirt. Layers that are glued together cannot be taken apart again.',
      },
    ],
  },
  closing: 'Is the tub dry and off?',
  questions: [
    {
      question: 'Can you take it out whole?',
      answer:
        'Seldom. Whole, it is about seven and a half feet square and three feet high. If there is a wide, flat, open way to the street, ask us. In most yards, the saw is quicker and kinder to the lawn.',
    },
    {
      question: 'Will you wreck my patio?',
      answer:
        'We cut the shell, not what is under it, and we sweep up the foam. If the path to the street is soft or new, say so, and we plan for it. A pale square will remain, since the sun has not seen that spot for years.',
    },
    {
      question: 'It has been green since last summer. Do you care?',
      answer:
        'No, but drain it just the same. If the valve is stuck or the pump is dead, tell us before the day. A garden hose and some patience can empty most tubs.',
    },
  ],
  related: [
    { slug: 'light-demolition', why: 'The deck that held the tub.' },
    { slug: 'shed-removal', why: 'The pump house, or the shed in the same corner.' },
    { slug: 'residential-junk-removal', why: 'Patio chairs, the old grill, the pool toys.' },
  ],
  towns: [
    { slug: 'wheaton', note: 'Hot tubs are on the city’s permit list. Ask first.' },
    {
      slug: 'batavia',
      note: 'Groot takes tubs as a special pickup at extra cost, as of 2023. Check with Groot, then compare.',
    },
    {
      slug: 'tinley-park',
      note: 'A tub was an extra charge at the curb, as of October 2019. Check with Homewood Disposal.',
    },
    { slug: 'darien', note: 'Have a photo and the size at hand when you ask the city.' },
    { slug: 'lombard', note: 'Ask Community Development, and bring a sketch.' },
  ],
}

import type { Service } from '../../service.ts'

export const lightDemolition: Service = {
  slug: 'light-demolition',
  drawing: 'light-demolition',
  name: 'Light demolition',
  title: 'Light demolition: decks, fences, kitchens',
  description:
    'Decks, fences, kitchens and carpet taken down and hauled away in one visit, in 19 Chicago suburbs. Nothing load-bearing. Ask for a price first.',
  summary: 'Decks, fences, kitchens, carpet. Down and away in one visit.',
  heading: 'Light demolition',
  lead: 'If it does not hold the house up, we can take it down and haul it off. Ask about the permit before you pick a day.',
  picture: 'A wooden deck half taken down, with the boards stacked by length',
  from: { price: 'About $365', buys: 'for 100 square feet of deck, down and gone' },
  message: 'Hello, I need a price for light demolition. What comes down, how big it is, and a picture:',
  load: {
    heading: 'Down, or not down',
    take: [
      'Decks, steps, railings, pergolas',
      'Wood and chain-link fence',
      'Kitchen cabinets, counters, sinks',
      'Vanities, toilets, bathtubs, shower doors',
      'Carpet, pad, laminate, hardwood',
      'Closets, built-in shelves, paneling',
      'Playsets, trampolines, above-ground pools',
    ],
    leave: [
      { thing: 'Bearing walls, beams, chimneys', instead: 'A contractor, and often an engineer' },
      { thing: 'Whole houses and garages', instead: 'A demolition company' },
      { thing: 'Live wires, gas and water lines', instead: 'An electrician or a plumber, before we come' },
      { thing: 'Old tile, siding or pipe wrap that may hold asbestos', instead: 'Have it tested; do not break it' },
      { thing: 'A whole driveway', instead: 'A concrete company' },
    ],
  },
  price: {
    heading: 'Labor is one line, space is the other',
    intro:
      'You pay for the time with the pry bar and for the room in the truck, and you see both. We look at it first, on a photo or in your yard. The price is set before the first screw turns.',
    rungs: [
      { rung: 'eighth', holds: 'Carpet and pad from two rooms and the hall' },
      { rung: 'quarter', holds: 'The boards and joists of 100 square feet of deck' },
      { rung: 'half', holds: 'Ten base cabinets and ten uppers, or 160 feet of fence' },
      { rung: 'three-quarters', holds: 'A deck of 400 square feet, stacked tight' },
    ],
    extras: [
      {
        label: 'Deck taken down',
        amount: '$150',
        unit: 'for each 100 square feet',
        reason: 'Rails, boards, joists, one at a time. Footings are a question of their own.',
      },
      {
        label: 'Wood fence taken down',
        amount: '$12',
        unit: 'for each 8-foot section',
        reason: 'Panels come off fast. Posts set in concrete do not.',
      },
      {
        id: 'heavy-material',
        label: 'Tile, plaster, concrete, brick',
        reason: 'About an eighth of the truck is all one trip can carry of it.',
      },
      { id: 'stairs', reason: 'For a cast-iron tub or a stone counter on its way down.' },
      { id: 'long-carry', reason: 'The deck is out back and the truck is out front.' },
    ],
  },
  prepare: {
    heading: 'Off, empty, then out of the way',
    steps: [
      { do: 'Ask the building department', how: 'Before all else. Write down the name, the date and the answer.' },
      { do: 'Call 811', how: 'If posts or footings come out. Wait until the lines on the lawn are marked.' },
      {
        do: 'Cap what is live',
        how: 'Water, gas and power to the thing that goes. A plumber or an electrician does it. We check, and if it is live, we wait.',
      },
      { do: 'Empty it', how: 'Every cupboard, the space under the sink, the grill on the deck.' },
      { do: 'Warn the neighbors', how: 'A saw is loud. If the fence is shared, get their yes in writing.' },
      { do: 'Hang a sheet', how: 'Dust finds the next room. Close the vents too.' },
    ],
  },
  margin: {
    heading: 'Permit?',
    permit: true,
    text: [
      'Joliet puts it in print: no building or structure comes down without a city permit, and the contractor who does the work must pull it.',
    ],
    links: [{ label: 'DuPage County, step by step', href: '/blog/light-demolition-dupage-county' }],
  },
  afterwards: {
    heading: 'What becomes of a kitchen',
    ways: [
      {
        way: 'Donate',
        what: 'Cabinets, doors and lights in good shape are offered on. Tell us before we start, so that we unscrew and do not pry.',
      },
      { way: 'Recycle', what: 'Metal rails, sinks and pipe. Clean concrete and brick, if they are kept apart.' },
      { way: 'Dispose', what: 'Rotten boards, treated lumber, wet drywall, worn carpet.' },
    ],
  },
  closing: 'What comes down?',
  questions: [
    {
      question: 'How do I know if a wall is load-bearing?',
      answer:
        'You may not, and we will not guess. If you cannot say what holds up the ceiling above it, ask a contractor. We gladly haul what they take down.',
    },
    {
      question: 'Is my old house likely to have asbestos?',
      answer:
        'It can hide in old floor tile, pipe wrap and siding. Federal notice rules leave out a single home of up to four units, but dust is dust. If you are in doubt, have a sample tested before anyone swings a bar.',
    },
    {
      question: 'Do you fill the post holes?',
      answer:
        'Pulling posts and footings is priced apart, after 811 has marked the lines. We rake the ground. Soil for the holes is yours to bring, so tell us if you want them left open or covered.',
    },
  ],
  related: [
    { slug: 'shed-removal', why: 'It stands alone and has a roof.' },
    { slug: 'hot-tub-removal', why: 'The tub that the deck was built around.' },
    { slug: 'appliance-removal', why: 'The stove has to leave before the cabinets.' },
  ],
  towns: [
    { slug: 'joliet', note: 'A city permit for any structure. Start with the inspections office.' },
    { slug: 'downers-grove', note: 'Most projects need a permit. Take it as a yes until they say no.' },
    { slug: 'westmont', note: 'Contractor registration and a permit may apply.' },
    { slug: 'naperville', note: 'Rules differ inside city limits and in the township.' },
    { slug: 'hinsdale', note: 'East of the county line, Cook County has a say as well.' },
  ],
}

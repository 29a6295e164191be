import type { Service } from '../../schema/service.ts'
import { addedPrice, guidePrice, guideRange, spacePrice } from '../guidePrices.ts'

export const deck = 'deck-100sf'
export const fence = 'fence-section'

export const lightDemolition: Service = {
  slug: 'light-demolition',
  drawing: 'light-demolition',
  name: 'Light demolition',
  title: 'Light demolition in Chicago’s west and south suburbs',
  description: `We take down decks, fences, kitchens and carpet in Chicago’s west and south suburbs and haul it all away. Usually ${guidePrice(deck)} for 100 square feet of deck.`,
  soonest: 'As soon as you have the permit’s answer',
  summary: 'Decks, fences, kitchens and carpet, taken down and hauled away.',
  heading: 'Light demolition in Chicago’s west and south suburbs',
  lead: 'If it doesn’t hold the house up, we can take it down and haul it away. Ask about a permit first.',
  picture: 'A crew member prying the boards off a deck, with lumber stacked in the grass',
  example: fence,
  cost: guideRange(fence),
  buys: `for one 8-foot section of wood fence; usually ${guidePrice(deck)} for 100 square feet of deck`,
  message: 'Hi, I’d like a price for light demolition. What’s coming down, how big it is, and a photo:',
  load: {
    heading: 'What we can take down',
    take: [
      'Decks, steps, railings and pergolas',
      'Wood and chain-link fences',
      'Kitchen cabinets, counters and sinks',
      'Vanities, toilets, bathtubs and shower doors',
      'Carpet, pad, laminate and hardwood floors',
      'Closets, built-in shelves and paneling',
      'Playsets, trampolines and above-ground pools',
    ],
    leave: [
      { thing: 'Load-bearing walls, beams and chimneys', instead: 'Call a contractor. You may need an engineer too' },
      { thing: 'Whole houses and garages', instead: 'Call a demolition company' },
      { thing: 'Live wires, gas and water lines', instead: 'Have an electrician or a plumber disconnect them first' },
      {
        thing: 'Old tile, siding or pipe wrap that may have asbestos',
        instead: 'Don’t break it. Have it tested first',
      },
      { thing: 'A whole driveway', instead: 'Call a concrete company' },
    ],
  },
  price: {
    heading: 'How much does light demolition cost?',
    intro: `A 100-square-foot deck is usually ${guidePrice(deck)}. That’s ${spacePrice(deck)} for the space in the truck and ${addedPrice(deck)} for taking it down. Send photos, and you’ll get your price before we start.`,
    rungs: [
      { rung: 'eighth', holds: 'Carpet and pad from two rooms and a small hall' },
      { rung: 'quarter', holds: '100 square feet of deck and two fence sections' },
      { rung: 'half', holds: 'Ten base cabinets and ten wall cabinets, or 160 feet of fence' },
      { rung: 'three-quarters', holds: 'A 400-square-foot deck, stacked tight' },
    ],
    extras: [
      {
        label: 'Taking down a deck',
        amount: addedPrice(deck),
        unit: 'for each 100 square feet',
        reason: 'Railings, boards and joists come off one at a time. The footings aren’t in this.',
      },
      {
        label: 'Taking down a wood fence',
        amount: addedPrice(fence),
        unit: 'for each 8-foot section',
        reason: 'If posts are set in concrete, pulling them has its own price.',
      },
      {
        id: 'heavy-material',
        label: 'Tile, plaster, concrete and brick',
        reason: 'It’s so heavy that one trip can only carry about an eighth of a truck.',
      },
      { id: 'stairs', reason: 'For a cast-iron tub or a stone countertop that’s coming down from upstairs.' },
      { id: 'long-carry', reason: 'When the deck’s out back and we have to park out front.' },
    ],
  },
  prepare: {
    heading: 'What to do before demolition day',
    steps: [
      {
        do: 'Call your building department',
        how: 'Do this first. Write down who you talked to, the date and what they said.',
      },
      {
        do: 'Call 811',
        how: 'If posts or footings are coming out, call JULIE three working days ahead, not counting weekends and holidays, and wait until the lines are marked.',
      },
      {
        do: 'Have everything disconnected',
        how: 'A plumber or an electrician needs to shut off and cap the water, gas and power. If something’s still live, we can’t start.',
      },
      { do: 'Empty it', how: 'Clear out every cabinet, the space under the sink and the deck.' },
      { do: 'Tell your neighbors', how: 'It’ll be loud. If you share the fence, get their okay in writing.' },
      { do: 'Keep the dust in', how: 'Hang a sheet over the doorway and close the vents.' },
    ],
  },
  margin: {
    heading: 'Do you need a demolition permit?',
    permit: true,
    text: [
      'In these towns, yes. Joliet and Oak Brook require a permit to take down any structure, and Wheaton requires one for demolition and for decks. Joliet wants the contractor to get it, if there is one.',
    ],
    links: [{ label: 'Our guide to light demolition in DuPage County', href: '/blog/light-demolition-dupage-county' }],
  },
  afterwards: {
    heading: 'Where an old deck or kitchen goes',
    ways: [
      {
        way: 'Donate',
        what: 'Cabinets, doors and lights in good shape are offered for donation. Tell us before we start, so we unscrew them instead of prying.',
      },
      {
        way: 'Recycle',
        what: 'Metal railings, sinks and pipe. Clean concrete and brick, if we can keep them separate.',
      },
      { way: 'Dispose', what: 'Rotten boards, treated lumber, wet drywall and worn-out carpet.' },
    ],
  },
  closing: 'What do you need taken down?',
  questions: [
    {
      question: 'How do I know if a wall is load-bearing?',
      answer:
        'Have a contractor look at it. If you aren’t sure what’s holding up the ceiling, we won’t touch the wall. We’ll be glad to haul away what your contractor takes down.',
    },
    {
      question: 'Could my old house have asbestos?',
      answer:
        'It could. Asbestos can be in old floor tile, pipe wrap and siding. The federal notice rule leaves out a single home with four units or fewer, but the dust isn’t any safer there. If you’re not sure, have a sample tested before anyone starts.',
    },
    {
      question: 'Is your house from before 1978?',
      answer:
        'Tell us when you call. Paint that old can have lead in it, and federal rules want a lead-safe certified company when somebody’s paid to break it up. We’ll say what we can take down and what needs a specialist first.',
    },
    {
      question: 'Do you fill the post holes?',
      answer:
        'No. We’ll rake the ground, but you’d have to bring in the soil. Pulling posts and footings is priced separately, and JULIE (811) has to mark the lines first. That takes three working days. Tell us if you want the holes covered.',
    },
  ],
  related: [
    { slug: 'shed-removal', why: 'There’s a shed to take down too.' },
    { slug: 'hot-tub-removal', why: 'There’s a hot tub on the deck.' },
    { slug: 'appliance-removal', why: 'The stove has to come out before the cabinets.' },
  ],
  towns: [
    { slug: 'joliet', note: 'You need a city permit for any structure. Call the inspections office first.' },
    { slug: 'downers-grove', note: 'Most projects need a permit here, so ask the village before you book.' },
    { slug: 'westmont', note: 'You may need a permit, and the village may want us to register as a contractor.' },
    { slug: 'naperville', note: 'The rules are different in the city and in the unincorporated parts.' },
    { slug: 'hinsdale', note: 'If you’re east of the county line, ask Cook County too.' },
  ],
}

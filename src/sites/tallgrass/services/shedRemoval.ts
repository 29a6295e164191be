import { dollars } from '../../../domain/prices/price.ts'
import type { Service } from '../../schema/service.ts'
import { addedPrice, guidePrice, guideRange } from '../guidePrices.ts'

export const plastic = 'shed-resin'
export const metal = 'shed-metal'
export const wood = 'shed-wood-8x10'

export const shedRemoval: Service = {
  slug: 'shed-removal',
  drawing: 'shed-removal',
  name: 'Shed removal',
  title: `Shed removal in Chicago’s west suburbs from ${dollars(guideRange(plastic).low)}`,
  description: `We take sheds down and away in Chicago’s west and south suburbs. Usually ${guidePrice(plastic)} for a small plastic shed, ${guidePrice(wood)} for an 8-by-10 wood one.`,
  soonest: 'As soon as you have the permit’s answer',
  summary: 'We take it down, haul it away and rake the ground.',
  heading: 'Shed removal in Chicago’s west and south suburbs',
  lead: 'We don’t lift your shed out whole. We’ll take it apart, haul away every piece and rake the ground.',
  picture: 'A red shed with its roof off and one wall down: two crew members carry the wall past a stack of boards',
  example: plastic,
  cost: guideRange(plastic),
  buys: `for a small plastic shed; usually ${guidePrice(wood)} for an 8-by-10 wood one`,
  message: 'Hi, I’d like a price for shed removal. Wood, metal or plastic, how big, and a photo:',
  load: {
    heading: 'What shed removal includes',
    take: [
      'Plastic sheds and deck boxes',
      'Metal sheds, even rusty ones',
      'Wood sheds up to about 10 by 12 feet',
      'Playhouses, chicken coops and dog runs',
      'Shelves, ramps and window boxes',
      'The floor, the skids and loose blocks',
      'What’s inside, if you want it gone',
    ],
    leave: [
      { thing: 'Mower gas, oil and weed killer', instead: 'Ask Naperville’s household hazardous waste site' },
      { thing: 'Leftover paint and stain', instead: 'Take it to a PaintCare site for free' },
      { thing: 'Propane tanks', instead: 'Naperville’s site takes grill tanks' },
      { thing: 'Live wires', instead: 'Have an electrician disconnect and cap them' },
      { thing: 'The slab and the footings', instead: 'They can stay. Taking them out is priced separately' },
      { thing: 'Garages', instead: 'They’re too big for us. Call a demolition company' },
    ],
  },
  price: {
    heading: 'How much does shed removal cost?',
    intro: `It’s usually ${guidePrice(plastic)} for a small plastic shed, ${guidePrice(metal)} for an 8-by-10 metal one and ${guidePrice(wood)} for an 8-by-10 wood one. That’s for the space it takes in the truck and the work of taking it down. We’ll confirm both when we see the shed.`,
    rungs: [
      { rung: 'eighth', holds: 'A plastic shed, up to 7 by 7 feet' },
      { rung: 'quarter', holds: 'A metal shed, 8 by 10 feet, a mower and a snow blower' },
      { rung: 'half', holds: 'A wood shed, 8 by 10 feet, a patio set and a mower' },
      { rung: 'five-eighths', holds: 'A wood shed, 10 by 12 feet, with its shingles' },
    ],
    extras: [
      {
        label: 'Taking down plastic',
        amount: addedPrice(plastic),
        unit: 'up to 7 by 7 feet',
        reason: 'It’s mostly clips and screws, so it comes down fast.',
      },
      {
        label: 'Taking down metal',
        amount: addedPrice(metal),
        unit: '8 by 10 feet',
        reason: 'We cut rusty bolts, and the edges are sharp, so it takes longer.',
      },
      {
        label: 'Taking down wood',
        amount: addedPrice(wood),
        unit: '8 by 10 feet',
        reason: 'The roof comes off first, then the walls, then the floor.',
      },
      {
        id: 'heavy-material',
        label: 'Concrete slab or footings',
        reason: 'We break it up and load it. It’s so heavy that an eighth of a truck is about all we can take at once.',
      },
      {
        id: 'tire',
        reason: 'For old tires in or behind the shed, which can’t go to a landfill whole.',
      },
    ],
  },
  prepare: {
    heading: 'How to get your shed ready',
    steps: [
      {
        do: 'Ask about a permit',
        how: 'Call your city or village. If you’re in Cook County, call the county too. Its rule covers sheds.',
      },
      {
        do: 'Empty it',
        how: 'Take out the rakes, the bikes and the bag of salt. If you want it all gone, tell us and we’ll put it in the price.',
      },
      {
        do: 'Disconnect the power',
        how: 'If there’s a light in the shed, there’s probably a wire underground. Have an electrician take it off the panel.',
      },
      {
        do: 'Look under the floor',
        how: 'Skunks, wasps and rabbits like it there. If something’s moved in, tell us before we come.',
      },
      {
        do: 'Clear a path',
        how: 'Make it about four feet wide, from the shed to the street. Tell us about gates, slopes and soft lawn.',
      },
    ],
  },
  margin: {
    heading: 'Do you need a permit to remove a shed?',
    permit: true,
    text: [
      'It depends on your town. Wheaton, Oak Brook and Lisle have sheds on their permit lists. Lisle’s rule is about building one, so ask if it covers taking one down too.',
      'If footings are coming out, call JULIE at 811 three working days ahead.',
    ],
    links: [{ label: 'Lisle building permits', href: 'https://www.villageoflisle.org/136/Building-Permits' }],
  },
  afterwards: {
    heading: 'Where your old shed goes',
    ways: [
      {
        way: 'Donate',
        what: 'Doors, windows and shelves in good shape are offered for donation. So is a plastic shed that still snaps together.',
      },
      {
        way: 'Recycle',
        what: 'Steel walls and roofs, hinges and bolts. Clean concrete and brick, if the slab’s going too.',
      },
      {
        way: 'Dispose',
        what: 'Rotten floors, treated skids, shingles and cracked panels. Then we rake and pick up nails.',
      },
    ],
  },
  closing: 'How big is your shed?',
  questions: [
    {
      question: 'Do I need a permit to tear down an old shed?',
      answer:
        'You might. Some towns require one and some don’t. In the Cook County parts of Lemont, Tinley Park and Hinsdale, the county requires one too. Call your building department before you book.',
    },
    {
      question: 'Can you move my shed to another yard?',
      answer:
        'No. Moving a shed whole takes a special trailer, and we only take them apart. If yours is plastic or came as a kit, we can stack the panels for someone to pick up.',
    },
    {
      question: 'What will the ground look like?',
      answer:
        'It’ll be bare dirt, raked. We’ll leave the gravel unless you want it gone. If there’s a slab, you can keep it for your next shed or have us break it up.',
    },
  ],
  related: [
    { slug: 'residential-junk-removal', why: 'You want what’s inside the shed gone too.' },
    { slug: 'light-demolition', why: 'The fence behind it is coming down too.' },
    { slug: 'property-cleanout', why: 'You’re clearing out the house too.' },
  ],
  towns: [
    { slug: 'lemont', note: 'In the Cook County part of town, ask both the village and the county.' },
    { slug: 'tinley-park', note: 'In the Cook County part, you may need a village permit and a county permit.' },
    { slug: 'lisle', note: 'Call the village before you tear anything down.' },
    { slug: 'oswego', note: 'Boulder Hill isn’t in the village. If you live there, ask the county.' },
    { slug: 'plainfield', note: 'Ask the building department first, then your homeowners association.' },
  ],
}

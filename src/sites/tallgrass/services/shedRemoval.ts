import type { Service } from '../../service.ts'

export const shedRemoval: Service = {
  slug: 'shed-removal',
  drawing: 'shed-removal',
  name: 'Shed removal',
  title: 'Shed removal and teardown',
  description:
    'Sheds taken down and hauled away in 19 Chicago suburbs. Empty it, ask about the permit, and we leave you a clean patch of ground.',
  summary: 'Taken down, carried off, the ground raked.',
  heading: 'Shed removal',
  lead: 'Roof, walls, floor, and the boards under it. We take the shed down, load it, and rake the patch it leaves.',
  picture: 'A shed lifted off the pale patch of ground where it stood',
  from: { price: 'About $240', buys: 'for a small plastic shed; wood costs more' },
  message: 'Hello, I need a price for shed removal. Wood, metal or plastic, the size, and a picture:',
  load: {
    heading: 'From the ridge to the skids',
    take: [
      'Plastic sheds and deck boxes',
      'Metal sheds, rust and all',
      'Wood sheds up to about 10 by 12 feet',
      'Playhouses, chicken coops, dog runs',
      'Shelves, ramp, window boxes',
      'Floor, skids and loose blocks',
      'What was in it, if you say so',
    ],
    leave: [
      { thing: 'Mower gas, oil, weed killer', instead: 'The Naperville household site takes it from you' },
      { thing: 'Half cans of stain', instead: 'PaintCare shops take them at no charge' },
      { thing: 'A grill’s propane tank', instead: 'Swap the tank at a store' },
      { thing: 'A wire that is still live', instead: 'An electrician takes it off and caps it' },
      { thing: 'The slab and the footings', instead: 'They get a price of their own' },
      { thing: 'Garages', instead: 'Too big for us. Call a demolition company' },
    ],
  },
  price: {
    heading: 'What size, and of what?',
    intro:
      'A plastic shed comes apart with a drill. A wood shed was built to stay. So the price has two parts: the room that the pieces take in the truck, and the work of getting it down. We confirm both on site, and you agree before we pull a nail.',
    rungs: [
      { rung: 'eighth', holds: 'Plastic, up to 7 by 7 feet' },
      { rung: 'quarter', holds: 'Metal, 8 by 10 feet, folded flat' },
      { rung: 'half', holds: 'Wood, 8 by 10 feet; about four fifths of this mark' },
      { rung: 'five-eighths', holds: 'Wood, 10 by 12 feet, shingles and all' },
    ],
    extras: [
      {
        label: 'Taking down plastic',
        amount: '$75',
        unit: 'up to 7 by 7 feet',
        reason: 'Clips and screws, and a little sun-baked stubbornness.',
      },
      {
        label: 'Taking down metal',
        amount: '$150',
        unit: '8 by 10 feet',
        reason: 'Rusty bolts are cut, not turned. The edges are sharp, so we go slow.',
      },
      {
        label: 'Taking down wood',
        amount: '$250 to $300',
        unit: '8 by 10 feet and up',
        reason: 'Roof first, then walls, then floor. This line is most of the day.',
      },
      {
        id: 'heavy-material',
        label: 'Concrete slab or footings',
        reason: 'Broken up and loaded by weight. One trip holds about an eighth of a truck.',
      },
      { id: 'tire', reason: 'There are four behind every shed. They must be recycled whole.' },
    ],
  },
  prepare: {
    heading: 'Empty, quiet, cleared',
    steps: [
      {
        do: 'Ask who decides',
        how: 'City or village first, and the county too if you live in Cook. Sheds count there.',
      },
      { do: 'Empty it', how: 'Rakes, bikes, the bag of salt. Or tell us it all goes, and we count it in the price.' },
      {
        do: 'Cut the cord',
        how: 'A light in the shed means a wire in the ground. Have an electrician take it off the panel.',
      },
      {
        do: 'Check under the floor',
        how: 'Skunks, wasps and rabbits move in. A calm word on the phone saves us a long day.',
      },
      { do: 'Open a path', how: 'About four feet wide, from shed to street. Tell us of gates, slopes and soft lawn.' },
    ],
  },
  margin: {
    heading: 'Permit for a shed?',
    permit: true,
    text: [
      'Wheaton and Lisle both list sheds among the things that take a permit. Lisle’s rule speaks of building one. Ask if that covers taking one down.',
    ],
    links: [{ label: 'Lisle building permits', href: 'https://www.villageoflisle.org/136/Building-Permits' }],
  },
  afterwards: {
    heading: 'A shed, sorted',
    ways: [
      {
        way: 'Donate',
        what: 'A good door, a window, sound shelves. A plastic shed that still snaps together may find a new yard.',
      },
      {
        way: 'Recycle',
        what: 'Steel walls and roof, hinges, bolts. Clean concrete and brick when the slab goes as well.',
      },
      {
        way: 'Dispose',
        what: 'Rotten floor, treated skids, shingles, cracked panels. Then we rake, and look for nails.',
      },
    ],
  },
  closing: 'How big is the shed?',
  questions: [
    {
      question: 'Do I really need a permit for an old shed?',
      answer:
        'Maybe. Some towns ask, some do not, and in the Cook County parts of Lemont, Tinley Park and Hinsdale the county asks on top. One phone call settles it. It costs less than a fine.',
    },
    {
      question: 'Can you move it to my brother’s yard?',
      answer:
        'No. A shed that is moved whole needs a trailer and a different crew. We take sheds apart. If yours is plastic or kit-built, we can stack the panels for him to fetch.',
    },
    {
      question: 'What will be left on the ground?',
      answer:
        'A bare, pale rectangle, raked. Gravel stays unless you want it gone. If there is a slab, you choose: it makes a fine base for the next shed.',
    },
  ],
  related: [
    { slug: 'residential-junk-removal', why: 'What was inside the shed.' },
    { slug: 'light-demolition', why: 'The fence behind it leans too.' },
    { slug: 'property-cleanout', why: 'The house needs the same.' },
  ],
  towns: [
    { slug: 'lemont', note: 'On the Cook side, county and village both want to be asked.' },
    { slug: 'tinley-park', note: 'Two permits in the Cook part: the village’s and the county’s.' },
    { slug: 'lisle', note: 'Call before you tear down. The village will tell you.' },
    { slug: 'oswego', note: 'Boulder Hill is not the village’s to decide. Ask the county.' },
    { slug: 'plainfield', note: 'Building department first, homeowners’ board second.' },
  ],
}

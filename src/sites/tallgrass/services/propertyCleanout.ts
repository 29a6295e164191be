import type { Service } from '../../service.ts'

export const propertyCleanout: Service = {
  slug: 'property-cleanout',
  drawing: 'property-cleanout',
  name: 'Property cleanout',
  title: 'Property cleanouts for estates and rentals',
  description:
    'Estates, rentals and foreclosures emptied room by room in 19 Chicago suburbs. You mark what stays. A written price before we start.',
  summary: 'Estates, rentals, foreclosures. Room by room, with what stays marked.',
  heading: 'Property cleanout',
  lead: 'A whole house is a hundred small choices. You mark what stays. We carry out the rest, room by room.',
  picture: 'A house in section: half of its rooms empty and swept, half still full',
  from: { price: 'About $269', buys: 'for one bedroom; a house, after a look' },
  message: 'Hello, I have a house or apartment to be cleaned out. Number of rooms, and the date it must be empty:',
  load: {
    heading: 'What leaves the house',
    take: [
      'All the furniture, upstairs and down',
      'Closets, cupboards, the kitchen to the last pan',
      'Fridge, stove, washer, dryer',
      'The attic, the crawl space, the shed',
      'Mattresses, rugs, curtains, carpet',
      'Books, records, dishes, tools',
      'Bags and boxes that no one can face',
    ],
    leave: [
      { thing: 'What you marked', instead: 'It stays in its room, or in the one you name' },
      { thing: 'Papers, photos, cash, keys', instead: 'Found in a drawer? It goes in a box for you' },
      { thing: 'Medicine and sharps', instead: 'Ask a pharmacy' },
      { thing: 'Guns and ammunition', instead: 'Call the police on the non-emergency line' },
      { thing: 'Paint, poisons, fuel', instead: 'PaintCare shops, or the Naperville household site' },
    ],
  },
  price: {
    heading: 'A written price before the first box',
    intro:
      'We walk through with you, or work from photos if you live far off. Then you get one price on paper for the whole house. A cleanout often takes more than one truck. Over $899 we print no figure here; call for a project price.',
    rungs: [
      { rung: 'quarter', holds: 'One bedroom: bed, dresser, nightstands, lamps' },
      { rung: 'half', holds: 'A small apartment’s living room and bedroom' },
      { rung: 'three-quarters', holds: 'The same, with a dining room set' },
      { rung: 'full', holds: 'A packed one-car garage' },
    ],
    extras: [
      { id: 'mattress', reason: 'A house has more of these than you think. Count the guest room.' },
      { id: 'refrigerant', reason: 'The kitchen fridge, the freezer in the basement, each window AC.' },
      { id: 'tv-large', reason: 'Old tube sets count too. They may not go in the trash.' },
      { id: 'stairs', reason: 'For pianos, safes and oak wardrobes above the second floor.' },
      {
        id: 'heavy-material',
        label: 'Bricks, tile, a pile of patio stone',
        reason: 'They weigh down the axle long before the truck looks full.',
      },
    ],
  },
  prepare: {
    heading: 'Slow work first, fast work last',
    steps: [
      {
        do: 'Find out who may decide',
        how: 'For an estate, the executor. For a rental, the owner, once the law says so. That person agrees to the price.',
      },
      {
        do: 'Search for paper',
        how: 'Will, deed, titles, tax files, bank mail. Check books, freezers and coat linings.',
      },
      {
        do: 'Let the family choose',
        how: 'One afternoon, one roll of tape for each person. Set a date after which the rest goes.',
      },
      { do: 'Tape what stays', how: 'On every piece, or lock it all in one room and hang a sign on the door.' },
      { do: 'Keep the power on', how: 'We need light in the basement and, with luck, an elevator.' },
    ],
  },
  margin: {
    heading: 'If you live in another state',
    text: [
      'Much of this can be done by phone. Someone lets us in, you get photos, and you say yes or no to the price before a box moves.',
      'Ask for a receipt. Illinois says that waste can be traced to the person it came from, and a receipt shows whom you hired. Executors like paper anyway.',
    ],
    links: [{ label: 'Our cleanout guide, week by week', href: '/blog/property-cleanout-downers-grove-guide' }],
  },
  afterwards: {
    heading: 'Four piles, in this order',
    ways: [
      { way: 'Keep', what: 'Yours. We set it aside and do not touch it again.' },
      {
        way: 'Donate',
        what: 'Beds, tables and dishes that a family could use tonight. If a charity gives a receipt, it goes to you.',
      },
      { way: 'Recycle', what: 'Metal, electronics, appliances once their refrigerant is out.' },
      { way: 'Dispose', what: 'What is worn out, wet or broken. Then we sweep.' },
    ],
  },
  closing: 'When must the house be empty?',
  questions: [
    {
      question: 'How long does a house take?',
      answer:
        'It depends on the truckloads, not the rooms. A tidy apartment can be one visit. A house that was lived in for forty years may need us to come back. We tell you how many trips before we start.',
    },
    {
      question: 'Do you find and save valuables?',
      answer:
        'We box up papers, photos, cash and keys when we see them. But we are haulers, not appraisers. If there may be a coin collection, look for it before we come, or be there.',
    },
    {
      question: 'The place is in bad shape. Will you still come?',
      answer:
        'Tell us honestly: smoke, pets, mold, food. Send pictures. We will say what we can do and what needs a cleaning crew first. Nobody here will lecture you.',
    },
  ],
  related: [
    { slug: 'furniture-removal', why: 'The good pieces found a home, and five did not.' },
    { slug: 'shed-removal', why: 'The shed is empty now and should go as well.' },
    { slug: 'light-demolition', why: 'Carpet and cabinets out before the sale.' },
    { slug: 'residential-junk-removal', why: 'Only the garage, for now.' },
  ],
  towns: [
    { slug: 'downers-grove', note: 'Sharing Connections, a furniture bank, is in town. Call them before we load.' },
    { slug: 'wheaton', note: 'In Danada or by the college, tell us where a truck may stand.' },
    { slug: 'hinsdale', note: 'Low branches in Robbins Park? We park where there is room and walk.' },
    { slug: 'elmhurst', note: 'SCARCE in Addison is near for books and school supplies.' },
    { slug: 'lockport', note: 'Good cabinets and doors may suit the Habitat ReStore in Joliet.' },
  ],
}

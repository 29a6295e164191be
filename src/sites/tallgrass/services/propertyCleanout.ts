import { inDollars } from '../../../domain/prices/price.ts'
import type { Service } from '../../schema/service.ts'
import { guidePrice, guideRange } from '../guidePrices.ts'
import { site } from '../site.ts'

export const bedroom = 'mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2'
const to = inDollars(site.price.to)

export const propertyCleanout: Service = {
  slug: 'property-cleanout',
  drawing: 'property-cleanout',
  name: 'Property cleanout',
  title: 'Estate cleanouts in Chicago’s west and south suburbs',
  description: `Estate, rental and foreclosure cleanouts in Chicago’s west and south suburbs. Usually ${guidePrice(bedroom)} for one bedroom. Tape what goes, and we’ll clear it out.`,
  soonest: 'After a walk-through, or from your photos',
  summary: 'Estates, rentals and foreclosures. Tape what goes, and we’ll clear it out.',
  heading: 'Property cleanouts in Chicago’s west and south suburbs',
  lead: 'Tape what goes. Anything without tape stays. We’ll clear it out room by room and sweep up.',
  picture: 'A house with its front wall cut away: half of the rooms are full, and half are empty and being swept',
  example: bedroom,
  cost: guideRange(bedroom),
  buys: 'for a bedroom with a queen bed, a dresser and two nightstands',
  message: 'Hi, I need a house or apartment cleaned out. How many rooms, and when it needs to be empty:',
  load: {
    heading: 'What a property cleanout includes',
    take: [
      'Furniture from every floor',
      'Closets, cabinets and the whole kitchen',
      'Fridge, stove, washer and dryer',
      'The attic, the crawl space and the shed',
      'Mattresses, rugs, curtains and carpet',
      'Books, records, dishes and tools',
      'Bags and boxes you don’t have time to go through',
    ],
    leave: [
      { thing: 'Anything without tape', instead: 'It stays where it is, or we’ll move it to the room you pick' },
      { thing: 'Papers, photos, cash and keys', instead: 'If we come across them, we’ll box them up for you' },
      { thing: 'Medicine and sharps', instead: 'Ask your pharmacy' },
      { thing: 'Guns and ammunition', instead: 'Call the police non-emergency number' },
      { thing: 'Paint', instead: 'PaintCare drop-off sites take it for free' },
      { thing: 'Fuel and chemicals', instead: 'Ask Naperville’s household hazardous waste site' },
    ],
  },
  price: {
    heading: 'How much does a property cleanout cost?',
    intro: `It’s usually ${guidePrice(bedroom)} for one bedroom and up to ${to} for the space in a full truck. A whole house often takes more than one truck. We’ll walk through with you, or work from your photos if you live far away. Then you’ll get one written price for the whole job.`,
    rungs: [
      { rung: 'quarter', holds: 'A wood bed frame, two dressers and two nightstands' },
      { rung: 'half', holds: 'The living room and bedroom of a small apartment' },
      { rung: 'three-quarters', holds: 'Those two rooms and a dining room set' },
      { rung: 'full', holds: 'A packed one-car garage' },
    ],
    extras: [
      { id: 'mattress', reason: 'Each mattress and each box spring counts, so don’t forget the guest room.' },
      { id: 'refrigerant', reason: 'For the kitchen fridge, the basement freezer and every window AC.' },
      { id: 'tv-large', reason: 'Old tube TVs count too. They can’t go in the trash in Illinois.' },
      { id: 'stairs', reason: 'For safes and heavy wardrobes. We don’t charge for the first flight.' },
      {
        id: 'heavy-material',
        label: 'Brick, tile and patio stone',
        reason: 'They weigh too much to fill the truck with, so we charge by the cubic foot.',
      },
    ],
  },
  prepare: {
    heading: 'What to do before a cleanout',
    steps: [
      {
        do: 'Figure out who decides',
        how: 'For an estate, it’s the executor. For a rental, it’s the owner, once the law allows it. That person agrees to the price.',
      },
      {
        do: 'Look for important papers',
        how: 'Find the will, the deed, car titles, tax files and bank mail. Check inside books, freezers and coat pockets.',
      },
      {
        do: 'Let the family choose',
        how: 'Pick an afternoon and let each person carry what they want into one room. Agree on a date when the rest goes.',
      },
      {
        do: 'Tape what goes',
        how: 'Anything without tape stays. For a whole room, one strip across the door is enough.',
      },
      { do: 'Keep the power on', how: 'We’ll need lights in the basement, and the elevator if there is one.' },
    ],
  },
  margin: {
    heading: 'Clearing a house from out of state?',
    text: [
      'You can do most of it by phone. Send us photos, and have someone let us in. You’ll agree to the price before we move a single box.',
      'Ask us for a receipt. Illinois can hold you responsible if a hauler dumps your things, and the receipt shows who you hired. If you’re the executor, you’ll want it for the estate’s records too.',
    ],
    links: [
      { label: 'Estate cleanout: cost and checklist', href: '/guides/estate-cleanout' },
      { label: 'Hoarding cleanout', href: '/guides/hoarding-cleanout' },
      { label: 'Our week-by-week cleanout guide', href: '/blog/property-cleanout-downers-grove-guide' },
    ],
  },
  afterwards: {
    heading: 'Where everything in the house goes',
    ways: [
      { way: 'Keep', what: 'Anything without tape. It doesn’t go on the truck.' },
      {
        way: 'Donate',
        what: 'Beds, tables and dishes in good shape are offered for donation. If you want a receipt for taxes, it has to come from the charity.',
      },
      { way: 'Recycle', what: 'Metal, electronics and appliances, once the refrigerant’s out.' },
      { way: 'Dispose', what: 'Anything that’s worn out, wet or broken. Then we sweep.' },
    ],
  },
  closing: 'When does the house need to be empty?',
  questions: [
    {
      question: 'How long does a house cleanout take?',
      answer:
        'It depends on how many truckloads there are. A small apartment may take one visit, and a full house may take several. We’ll tell you how many trips to expect before we start.',
    },
    {
      question: 'Will you look for valuables?',
      answer:
        'We’ll box up papers, photos, cash and keys when we see them. But we’re haulers, and we can’t tell what a coin collection is worth. Look for it before we come, or be there with us.',
    },
    {
      question: 'The house is in bad shape. Will you still come?',
      answer:
        'Probably, if you tell us about smoke, pets, mold or spoiled food, and send photos. We’ll let you know what we can haul and what needs a cleaning crew first.',
    },
  ],
  related: [
    { slug: 'furniture-removal', why: 'There are only a few big pieces left.' },
    { slug: 'shed-removal', why: 'The shed out back needs to go too.' },
    { slug: 'light-demolition', why: 'You want the carpet and cabinets out before you sell.' },
    { slug: 'residential-junk-removal', why: 'You just need the garage done for now.' },
  ],
  towns: [
    {
      slug: 'downers-grove',
      note: 'Sharing Connections, a furniture bank, is in town. Call them before we load to see what they need.',
    },
    { slug: 'wheaton', note: 'In Danada or near the college, tell us where we can park the truck.' },
    { slug: 'hinsdale', note: 'If low branches are in the way in Robbins Park, we’ll park down the street and walk.' },
    { slug: 'elmhurst', note: 'SCARCE, next door in Addison, takes used books and school supplies.' },
    { slug: 'lockport', note: 'The Habitat ReStore in Joliet may want good cabinets and doors. Call and ask.' },
  ],
}

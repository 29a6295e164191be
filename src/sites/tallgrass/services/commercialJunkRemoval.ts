import { spokenTime } from '../../../domain/calendar/localTime.ts'
import { inDollars } from '../../../domain/prices/price.ts'
import type { Service } from '../../schema/service.ts'
import { addedPrice, guidePrice, truckload } from '../guidePrices.ts'
import { site } from '../site.ts'

const [from, to] = [inDollars(site.price.from), inDollars(site.price.to)]
const [weekday] = site.hours.pickup
const weekdayHours = weekday ? `from ${spokenTime(weekday.opens)} to ${spokenTime(weekday.closes)}` : ''

export const commercialJunkRemoval: Service = {
  slug: 'commercial-junk-removal',
  drawing: 'commercial-junk-removal',
  name: 'Commercial junk removal',
  title: 'Commercial junk removal, Chicago’s west and south suburbs',
  description: `Office furniture, store fixtures and pallets hauled away in Chicago’s west and south suburbs. ${from} to ${to} for the space in a truck.`,
  summary: 'Office furniture, store fixtures, pallets and what tenants leave behind.',
  heading: 'Commercial junk removal in Chicago’s west and south suburbs',
  lead: 'We clear out offices, shops and rentals, and we’ll plan around your busy hours.',
  picture: 'A crew member rolling strapped filing cabinets out of an office on a dolly',
  cost: truckload,
  buys: `for three office chairs; up to ${to} for the space in a full truck`,
  message: 'Hi, we need some commercial junk hauled away. The building, the floor and where you can park:',
  load: {
    heading: 'What we take from offices and stores',
    take: [
      'Desks, chairs and conference tables',
      'Cubicles and partitions, which we take apart',
      'Filing cabinets, once they’re empty',
      'Store shelving, racks, counters and signs',
      'Pallets, crates and expired stock',
      'Computers, monitors, printers and copiers',
      'Break room fridges and drink coolers',
      'Furniture and boxes a tenant left behind',
    ],
    leave: [
      { thing: 'Leased equipment', instead: 'Call the number on the tag' },
      {
        thing: 'Drums, solvents and cleaning chemicals',
        instead: 'Call a licensed waste company. Household sites won’t take them from a business',
      },
      { thing: 'Sharps and medicine', instead: 'Call a medical waste service' },
      { thing: 'Ceiling or floor tile that may have asbestos', instead: 'Call an asbestos contractor' },
      { thing: 'Paper that has to be shredded', instead: 'Call a shredding company' },
    ],
  },
  price: {
    heading: 'How much does commercial junk removal cost?',
    intro: `It’s ${from} to ${to} for the space things take in the truck once they’re stacked. Seven cubicles are usually ${guidePrice('cubicle.7')}, taken apart. Send us photos and a floor plan, or we’ll walk the space with you. You’ll get one price in writing that you can forward to your boss or landlord.`,
    rungs: [
      { rung: 'eighth', holds: 'Two tall filing cabinets and three office chairs' },
      { rung: 'quarter', holds: 'Two executive desks and their chairs' },
      { rung: 'half', holds: 'Three stacked cubicle workstations, with chairs' },
      { rung: 'three-quarters', holds: 'Four workstations and four lateral filing cabinets' },
      { rung: 'full', holds: 'Seven workstations, or about 65 pallets laid flat' },
    ],
    extras: [
      {
        label: 'Taking cubicles apart',
        amount: addedPrice('cubicle'),
        unit: 'a workstation',
        reason: 'Panels, power strips and desktops have to come off before they’ll stack.',
      },
      {
        id: 'tv-small',
        label: 'Monitors under 21 inches',
        reason: 'They’re banned from Illinois landfills, so each one goes to a recycler.',
      },
      {
        id: 'tv-large',
        label: 'Screens 21 inches and up',
        reason: 'That includes conference room TVs and menu boards.',
      },
      {
        id: 'refrigerant',
        unit: `each; ${addedPrice('restaurant-fridge')} for a commercial cooler`,
        reason: 'Federal rules want the refrigerant recovered, and a reach-in cooler is a lot heavier, too.',
      },
      { id: 'long-carry', reason: 'When your suite’s a long way from the dock or the parking lot.' },
    ],
  },
  prepare: {
    heading: 'What to set up with your building',
    steps: [
      {
        do: 'Reserve the freight elevator',
        how: 'Ask if the walls need pads. If there isn’t an elevator, tell us the floor.',
      },
      {
        do: 'Find us a place to park',
        how: 'A loading dock is best. Tell us how high it is and what time we need to be out.',
      },
      {
        do: 'Ask about insurance papers',
        how: 'Many landlords want a certificate of insurance with their name on it. Send us their wording early.',
      },
      {
        do: 'Empty files and drives',
        how: 'Take the paper out of every drawer, and have your IT people pull or wipe the hard drives.',
      },
      { do: 'Tape what goes', how: 'Anything without tape stays. If a whole room goes, put the tape on its door.' },
    ],
  },
  margin: {
    heading: 'Keep your receipt',
    text: [
      'If a load is found in a ditch, the first question is whose it was. A receipt shows who hauled yours, and when, so ask us for one and keep it on file.',
      'Are you demolishing part of a commercial building? Federal asbestos rules can require written notice 10 working days ahead. Ask your contractor before you book us.',
    ],
    links: [{ label: 'For landlords: evictions and turnovers', href: '/guides/eviction-and-rental-cleanout' }],
  },
  afterwards: {
    heading: 'Where your office furniture goes',
    ways: [
      { way: 'Donate', what: 'Desks, chairs and shelving in good shape are offered for donation.' },
      {
        way: 'Recycle',
        what: 'Steel cabinets, racks and cable. Computers and screens go to a recycler, because Illinois has banned them from landfills since 2012.',
      },
      { way: 'Dispose', what: 'Broken particle board, stained panels and expired stock.' },
    ],
  },
  closing: 'What do you need cleared out?',
  questions: [
    {
      question: 'Can you come before we open?',
      answer: `Weekday pickups run ${weekdayHours}, with shorter hours on weekends. Tell us when your customers aren’t around, and we’ll look for a pickup window that fits. If you need other hours, call and ask.`,
    },
    {
      question: 'My tenant left everything. Can I throw it out?',
      answer:
        'Ask a lawyer first, because it may still belong to the tenant. Once you know you’re allowed to clear it, we’ll give you a price and empty the unit.',
    },
    {
      question: 'What if it’s more than one truckload?',
      answer: `Then we’ll price it as a project. ${to} is for the space in one full truck. For anything bigger, we’ll walk the space with you and give you one written price for the whole job.`,
    },
  ],
  related: [
    { slug: 'property-cleanout', why: 'You’re clearing a rental between tenants.' },
    { slug: 'light-demolition', why: 'The counters and shelves are screwed to the wall.' },
    { slug: 'appliance-removal', why: 'It’s only the break room fridge.' },
  ],
  towns: [
    { slug: 'oak-brook', note: 'If you’re near the mall, tell us which dock to use and how tall its door is.' },
    { slug: 'aurora', note: 'Aurora’s in four counties, so give us the cross street too.' },
    { slug: 'joliet', note: 'Joliet’s a long way across. Tell us your dock hours when you book.' },
    { slug: 'bolingbrook', note: 'We pick up from shops and stockrooms in both 60440 and 60490.' },
  ],
}

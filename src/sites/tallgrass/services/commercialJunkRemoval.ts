import type { Service } from '../../service.ts'

export const commercialJunkRemoval: Service = {
  slug: 'commercial-junk-removal',
  drawing: 'commercial-junk-removal',
  name: 'Commercial junk removal',
  title: 'Commercial junk removal for offices and shops',
  description:
    'Desks, cubicles, fixtures and pallets cleared from offices, shops and rentals in 19 Chicago suburbs. Same or next day, one price per truckload.',
  summary: 'Offices, shops, rentals. At the hour when the building is quiet.',
  heading: 'Commercial junk removal',
  lead: 'Desks, shelving, old stock, a tenant’s leftovers. Tell us when the building is quiet, and we plan around it.',
  picture: 'An office being emptied: desks on end and filing cabinets strapped to a dolly',
  from: { price: 'From $99', buys: 'for a few chairs; $899 for a full truck' },
  message: 'Hello, we have commercial junk to be cleared. The building, the floor and the dock are:',
  load: {
    heading: 'On the bill of lading',
    take: [
      'Desks, chairs, meeting tables',
      'Cubicles and partitions, taken apart by us',
      'File cabinets, once they are empty',
      'Store shelving, racks, counters, signs',
      'Pallets, crates, out-of-date stock',
      'Computers, monitors, printers, copiers',
      'Break-room fridges and vending coolers',
      'What a tenant left behind',
    ],
    leave: [
      { thing: 'Leased machines', instead: 'Look for the tag, and call the number on it' },
      { thing: 'Drums, solvents, cleaning stock', instead: 'A licensed waste firm; household sites refuse businesses' },
      { thing: 'Sharps and medicine', instead: 'A medical waste service' },
      { thing: 'Ceiling or floor tile that may hold asbestos', instead: 'An abatement contractor' },
      { thing: 'Paper that must be shredded', instead: 'A shredding company. We haul; we do not destroy files' },
    ],
  },
  price: {
    heading: 'One price per truckload, on paper',
    intro:
      'Send photos and a floor plan, or have us walk the space. You get one number that you can forward to whoever signs. It counts the room that things take once they are stacked, not the hours.',
    rungs: [
      { rung: 'eighth', holds: 'Two tall file cabinets and three office chairs' },
      { rung: 'quarter', holds: 'Two executive desks and their chairs' },
      { rung: 'half', holds: 'Three workstations, knocked down, with chairs' },
      { rung: 'three-quarters', holds: 'Four workstations and four wide files' },
      { rung: 'full', holds: 'Seven workstations, or some 60 pallets laid flat' },
    ],
    extras: [
      {
        label: 'Cubicles taken apart',
        amount: '$40',
        unit: 'a workstation',
        reason: 'Panels, power strips and work tops come off one by one before they will stack.',
      },
      {
        id: 'tv-small',
        label: 'Monitors under 21 inches',
        reason: 'Each one goes to a recycler. A row of them adds up.',
      },
      { id: 'tv-large', label: 'Screens of 21 inches and up', reason: 'The same, for meeting-room and menu screens.' },
      {
        id: 'refrigerant',
        amount: '$35',
        unit: 'each; $75 for a shop cooler',
        reason: 'The gas inside must be recovered. A reach-in cooler also takes a ramp and a strap.',
      },
      { id: 'long-carry', reason: 'From the far suite to the dock can be a long roll, door by door.' },
    ],
  },
  prepare: {
    heading: 'Settle this with the building first',
    steps: [
      {
        do: 'Book the freight elevator',
        how: 'Ask who holds the key, and whether the walls need pads. If there is none, tell us the floor.',
      },
      {
        do: 'Find our parking spot',
        how: 'A dock, its height, or a lane where a truck may stand. And until what hour.',
      },
      {
        do: 'Order the certificate',
        how: 'Many landlords want proof of insurance that names them. Send us their wording, and ask for it early.',
      },
      { do: 'Empty files and drives', how: 'Paper out of every drawer. Drives pulled or wiped by your own IT.' },
      { do: 'Tag what stays', how: 'Bright tape on the landlord’s blinds, shelves and ceiling fans.' },
    ],
  },
  margin: {
    heading: 'Keep the receipt',
    text: [
      'Illinois can hold the one who made the waste to account when a hauler dumps it in a ditch. So the state tells you to hire with care and to ask for a receipt. Ask us, and put it in the file.',
      'Are walls coming down too? In a commercial building, federal asbestos rules call for written notice ten working days ahead. Call your contractor before you call us.',
    ],
    links: [
      {
        label: 'Illinois EPA on illegal dumping',
        href: 'https://epa.illinois.gov/topics/waste-management/illegal-dumping.html',
      },
    ],
  },
  afterwards: {
    heading: 'After the dock door shuts',
    ways: [
      { way: 'Donate', what: 'Sound desks, chairs and shelving are offered on. A matched set has the best odds.' },
      {
        way: 'Recycle',
        what: 'Steel files, racks and cable. Computers and screens go to a recycler: the landfill has been closed to them since 2012.',
      },
      { way: 'Dispose', what: 'Broken particle board, stained panels, stock past its date.' },
    ],
  },
  closing: 'Which floor has to be empty?',
  questions: [
    {
      question: 'Can you work before we open?',
      answer:
        'Pickups run from 8 AM to 6 PM on weekdays, with shorter hours on Saturday and Sunday. Tell us when your customers are not around, and we look for the slot that fits. For anything outside those hours, call and ask.',
    },
    {
      question: 'My tenant left it all. May I throw it out?',
      answer:
        'Ask a lawyer first, because their things are not yours on day one. Once you have a clear yes, we can empty the unit, often in one visit.',
    },
    {
      question: 'How do you price more than one truck?',
      answer:
        'As a project. Above $899 we print no number, since every floor is different. We walk it with you and write one price for the whole job.',
    },
  ],
  related: [
    { slug: 'property-cleanout', why: 'A whole rental unit, after the keys come back.' },
    { slug: 'light-demolition', why: 'Counters and shelves that are screwed to the wall.' },
    { slug: 'appliance-removal', why: 'Only the fridge in the break room.' },
  ],
  towns: [
    { slug: 'oak-brook', note: 'For the mall side, tell us the dock and the height of its door.' },
    { slug: 'aurora', note: 'Four counties, one phone number. Give us the cross street.' },
    { slug: 'joliet', note: 'Long from east to west. We plan the drive around your dock hours.' },
    { slug: 'bolingbrook', note: 'Shops and stock rooms on both sides, 60440 and 60490.' },
  ],
}

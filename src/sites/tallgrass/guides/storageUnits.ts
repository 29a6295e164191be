import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const small = 'box-medium.12_bookcase_dining-chair.2'
export const medium = 'sofa_mattress-queen_dresser_box-medium.12'
export const large = 'sofa_loveseat_mattress-queen_box-spring-queen_dresser_dining-table_dining-chair.4_box-medium.20'
export const largest =
  'sofa_loveseat_mattress-queen.2_box-spring-queen.2_dresser.2_dining-table_dining-chair.4_box-medium.30_washer_dryer'

/** What a unit may cost a month, in dollars. */
export const rents = [75, 120, 180]

export const storageUnits: Guide = {
  slug: 'storage-units-and-apartments',
  name: 'Storage units and apartments',
  title: `Storage unit cleanout cost: 10x10 usually ${guidePrice(large)}`,
  description: `What it costs to empty a storage unit or an apartment with an elevator: a 5x10 is usually ${guidePrice(medium)}. Gate codes, docks and elevators.`,
  heading: 'What does it cost to empty a storage unit?',
  answer: `A 10x10 with a household’s furniture is usually ${guidePrice(large)}, and a 5x10 ${guidePrice(medium)}. You stop paying rent on it the day it’s swept.`,
  lead: 'Units are quick for us: a door at truck height, a cart, no stairs. Apartments are the same job with an elevator in between, so what matters is who lets us in.',
  figures: [
    { label: 'A 5x5, boxes and a shelf', amount: guidePrice(small) },
    { label: 'A 10x15, two bedrooms’ worth', amount: guidePrice(largest) },
    { label: 'Past 75 feet to the truck', amount: `+ ${extraPrice('long-carry')}` },
  ],
  load: medium,
  parts: [
    {
      kind: 'prices',
      id: 'sizes',
      heading: 'By the size of the unit',
      text: [
        'Units aren’t packed alike, so these are lists you can change. A unit that’s stacked to its ceiling holds more.',
      ],
      loads: [
        { items: small, label: '5x5', note: '12 boxes, a bookcase, two chairs' },
        { items: medium, label: '5x10', note: 'Sofa, bed, dresser, 12 boxes' },
        { items: large, label: '10x10', note: 'One-bedroom home, 20 boxes' },
        { items: largest, label: '10x15', note: 'Two bedrooms, washer and dryer' },
        { items: 'tire.4_bicycle.2_box-medium.10', label: 'A garage-type unit', note: 'Tires, bikes, 10 boxes' },
      ],
    },
    {
      kind: 'list',
      id: 'unit-day',
      heading: 'At the storage place',
      inOrder: true,
      entries: [
        {
          title: 'Bring the key, or send it',
          text: 'Cut the lock before we come if the key’s lost. The office can tell you how, and wants to see your ID.',
        },
        {
          title: 'Give us the gate code and the hours',
          text: 'Some gates close at 6 or 7 in the evening. We pick a window that ends well before.',
        },
        {
          title: 'Pull out what you’re keeping',
          text: 'Put it in your car or by the door. Tape what goes. Anything without tape stays.',
        },
        { title: 'Agree to the price at the door', text: 'We roll it up, look, and tell you. Then we load.' },
        {
          title: 'Sweep and sign out',
          text: 'Take a photo of the empty unit, and tell the office the same day, so the rent stops.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'apartment',
      heading: 'In an apartment or condo building',
      entries: [
        {
          title: 'Book the elevator',
          text: 'Ask the office for the freight elevator and its pads. Many buildings give it out in blocks of two or three hours, so get the time first, then book our window to match.',
        },
        {
          title: 'Find the dock',
          text: 'Tell us how high it is and where it’s entered. Our truck needs about as much room as a delivery van with a tall box.',
        },
        {
          title: 'Ask about insurance',
          text: 'If the building wants a certificate, send us its wording when you book. It comes by email.',
        },
        {
          title: 'No elevator?',
          text: `The first flight is in the price. After that it’s ${extraPrice('stairs')} a flight, only with something heavy.`,
        },
        {
          title: 'Don’t leave it in the hall',
          text: 'Or by the dumpster. Many buildings charge for that.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'worth',
      heading: 'Keep paying, or clear it?',
      text: ['Do the sum with your own rent. We don’t know what yours is, but the office’s last bill does.'],
      columns: ['If your rent is', 'A year of it', 'Emptying a 10x10 once'],
      rows: rents.map((rent) => [`${inDollars(rent)} a month`, inDollars(rent * 12), guidePrice(large)]),
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions about units and buildings',
      entries: [
        {
          title: 'Do I have to be there?',
          text: 'Not if the office lets us in on your word, or you send the code and the key. We text photos and the price, and wait for your yes.',
        },
        {
          title: 'It’s a unit I bought at auction. Can you clear it?',
          text: 'Yes, once it’s yours on paper. Ask the auction how many days you have, and look at our open windows before you bid.',
        },
        {
          title: 'What can’t you take out of a unit?',
          text: 'Paint, gas cans, propane, chemicals and ammunition. Tires are fine, up to 20 a trip.',
        },
        {
          title: 'Whose papers are in those boxes?',
          text: 'Open them. Tax files and IDs shouldn’t go to a dump. We can set aside boxes marked with tape of another color.',
        },
        { title: 'Can you move things from one unit to another?', text: 'No, we haul away. A mover does that.' },
        {
          title: 'Do you come on the last day of the month?',
          text: 'Yes, but it fills first. The week before is easier for the elevator, too.',
        },
        { title: 'Can two units be one price?', text: 'In the same place on the same day, yes: it’s one load.' },
      ],
    },
  ],
  sources: [],
  checked: '2026-11-27',
  closing: {
    title: 'Roll up the door and take a picture',
    text: 'One photo from the front of the unit is enough for a range. Text it to us with the size and the town.',
  },
  facts: [
    { figure: '$75, $120, $180, $900, $1,440 and $2,160', what: 'Rents of a unit as an example, and a year of each' },
  ],
}

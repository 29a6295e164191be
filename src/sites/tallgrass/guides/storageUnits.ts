import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { cutoffOf } from '../../schema/phrases.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'
import { terms } from '../prices.ts'
import { site } from '../site.ts'

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
  searches: ['storage unit', 'storage locker', 'self storage', 'mini storage', 'apartment', 'condo'],
  title: `Storage unit cleanout cost: 10x10 usually ${guidePrice(large)}`,
  description: `What it costs to empty a storage unit or an apartment with an elevator: a 5x10 is usually ${guidePrice(medium)}. Gate codes, docks and elevators.`,
  heading: 'What does it cost to empty a storage unit?',
  answer: `A 10x10 with a household’s furniture is usually ${guidePrice(large)}, and a 5x10 is ${guidePrice(medium)}. You can stop paying rent on it as soon as it’s been swept and you’ve signed out at the office.`,
  lead: 'Storage units are quick for us, with a door at truck height, a cart and no stairs. An apartment is the same job with an elevator in between, so what matters most is who lets us in.',
  figures: [
    { label: 'A 5x5, boxes and a shelf', amount: guidePrice(small) },
    { label: 'A 10x15, two bedrooms’ worth', amount: guidePrice(largest) },
    { label: `Past ${terms.carryFeet} feet to the truck`, amount: `+ ${extraPrice('long-carry')}` },
  ],
  load: medium,
  parts: [
    {
      kind: 'prices',
      id: 'sizes',
      heading: 'By the size of the unit',
      text: [
        'No two units are packed alike, so these are lists that you can open and change. A unit that’s stacked all the way to the ceiling holds more than the list for its size.',
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
          text: 'If the key is lost, have the lock cut before we come, and bring your ID when you ask about that, because the office will want to see it.',
        },
        {
          title: 'Give us the gate code and the hours',
          text: 'Tell us when the gate closes, and book a pickup window that ends well before that.',
        },
        {
          title: 'Pull out what you’re keeping',
          text: 'Put it in your car or set it by the door before we start. Tape what goes. Anything without tape stays.',
        },
        {
          title: 'Agree to the price at the door',
          text: 'We roll up the door, look at everything and tell you one price, and only after you’ve agreed to it do we load.',
        },
        {
          title: 'Sweep and sign out',
          text: 'Take a photo of the empty unit and notify the office that same day, so that the rent stops.',
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
          text: 'Ask the office for the freight elevator and its pads. Get that time first, and then book our pickup window to match.',
        },
        {
          title: 'Find the dock',
          text: 'Tell us how high the loading dock is and where a truck enters, since ours needs about as much room as a delivery van with a tall box.',
        },
        {
          title: 'Ask about insurance',
          text: 'If the building wants a certificate, send us its exact wording a day or two ahead, and the certificate comes by email.',
        },
        {
          title: 'No elevator?',
          text: `We carry things down the first flight at no charge, and each flight after that adds ${extraPrice('stairs')}, but only for something heavy.`,
        },
        {
          title: 'Don’t leave it in the hall',
          text: 'Don’t leave it next to the dumpster, either, unless your building says that’s okay.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'worth',
      heading: 'Keep paying, or clear it?',
      text: [
        'Do the sum with your own rent, which is on the last bill from the office. The three in this table are only examples of how quickly a year adds up.',
      ],
      columns: ['If your rent is', 'A year of it', 'Emptying a 10x10 once'],
      rows: rents.map((rent) => [`${inDollars(rent)} a month`, inDollars(rent * 12), guidePrice(large)]),
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions about units and buildings',
      entries: [
        {
          title: 'Do I have to come along?',
          text: 'You don’t, if the office lets us in on your word or you send us the code and the key. We text you photos and the price, and then wait for your yes.',
        },
        {
          title: 'It’s a unit I bought at auction. Can you clear it?',
          text: 'Yes, once it’s yours on paper. Ask the auction company how many days you have, and look at our open windows before you bid.',
        },
        {
          title: 'What can’t you take out of a unit?',
          text: `We can’t take paint, gas cans, propane, chemicals or ammunition, but tires are fine, as long as there are no more than ${terms.tripTires} in one trip.`,
        },
        {
          title: 'Whose papers are in those boxes?',
          text: 'Open the boxes before you decide, since tax files and IDs shouldn’t end up at a dump. Put the ones you’re keeping in your car, so that nobody has to guess.',
        },
        {
          title: 'Can you move things from one unit to another?',
          text: 'No, we only haul things away, so carrying furniture from one unit to another is a job for a moving company.',
        },
        {
          title: 'Do you come on the last day of the month?',
          text: 'Yes, but that day fills up before any other, and the week before is easier to get, both for us and for the elevator.',
        },
        {
          title: 'Can two units be one price?',
          text: 'Yes, if both of them are in the same place and we empty them on the same day, because then it’s one load.',
        },
        {
          title: 'Can I leave some of it behind, or by their dumpster?',
          text: 'Ask the office first. Your rental agreement says what they charge for things left in a unit, and whether the dumpster is yours to use.',
        },
        {
          title: 'What if I just stop paying?',
          text: 'Your rental agreement says when the office may lock the unit and sell what’s in it, so call them before that day. Until the unit is empty, the rent goes on.',
        },
        {
          title: 'How soon can it be empty?',
          text: `A unit can often be empty today, if you call before ${cutoffOf(site)} and the gate is open long enough. Otherwise it’s our next open day, or any later window that suits you. Up to about a 10x15, it’s one truck and one visit.`,
        },
        {
          title: 'Does any of it get donated?',
          text: 'Furniture in good condition is offered to charities after we’ve sorted the load, while metal and electronics go to recyclers. Nobody can promise that a certain piece will be taken.',
        },
      ],
    },
  ],
  sources: [],
  checked: '2026-11-27',
  closing: {
    title: 'Roll up the door and take a picture',
    text: 'One photo from the front of the unit is enough for a range, so text it to us together with the size of the unit and the name of the town.',
  },
  facts: [
    { figure: '$75, $120, $180, $900, $1,440 and $2,160', what: 'Rents of a unit as an example, and a year of each' },
  ],
}

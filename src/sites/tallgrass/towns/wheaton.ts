import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const wheaton: WholeTown = {
  slug: 'wheaton',
  name: 'Wheaton',
  kind: 'city',
  counties: ['DuPage'],
  zips: ['60187', '60189'],
  lat: 41.8661,
  lng: -88.107,
  mapLabel: { narrow: { side: 'above', dx: -24 }, wide: { side: 'above' } },
  lead: 'North side, college streets, Arrowhead or Danada: tell us which room it’s in, and we’ll carry it out so your back doesn’t have to.',
  scene: ['mainStreet', 'station', 'oaks'],
  example: {
    load: 'a bed, a dresser and two nightstands from a house in Danada',
    price: guidePrice('mattress-queen_box-spring-queen_dresser_nightstand.2'),
  },
  curb: {
    known: 'ask',
    answer:
      'Ask the city’s hauler what a bulk item, a mattress, an appliance or a stack of debris takes at the curb. Its number is the one on Wheaton’s own page.',
    lines: [{ item: 'A TV in with the trash', mark: 'no', note: 'State law won’t allow it' }],
    ask: { name: 'Wheaton’s hauler', phone: '773-685-8811' },
    source: {
      label: 'Wheaton garbage at the curb',
      href: 'https://www.wheaton.il.us/1254/Garbage-at-the-Curb',
    },
  },
  worthIt: [
    {
      when: 'It’s more than you can lift',
      text: 'An oak desk, an upright freezer, six boxes of old tile. Don’t hurt yourself. We’ll bring the dolly and the straps, and the two of us will walk it out to the truck.',
    },
    {
      when: 'You tore out a kitchen',
      text: 'Pile the cabinets, counters, drywall and sink in the garage. We’ll load the whole pile in one go and sweep up the screws.',
    },
    {
      when: 'You’re settling an estate',
      text: 'You can do it from two states away. Tape what goes, or go through the house with us by phone, room by room. If letters or photos turn up, we’ll box them for the family.',
    },
    {
      when: 'The semester’s over',
      text: 'A futon, a desk and a mini-fridge won’t fit in a hatchback. Roommates can split a pickup. Tell us who’s home to let us in.',
    },
  ],
  dropOff:
    'SCARCE, over in Addison, can use good books and school supplies. Electronics can go to the Lisle Township drop-off. Paint goes back to a PaintCare store, and anything with a poison label goes to the Naperville site, in your own car.',
  permit: {
    office: 'City of Wheaton building office',
    phone: '630-260-2050',
    text: 'Yes. Wheaton requires a city permit for demolition, and its list includes sheds, decks, pools and hot tubs. The city’s guidelines take you through it step by step, and the building office answers questions. Get the permit first, then book a pickup, and we’ll work around the inspection.',
    links: [
      { label: 'Wheaton demolition guidelines', href: 'https://wheaton.il.us/909/Demolition-Guidelines' },
      { label: 'Which jobs need a permit', href: 'https://wheaton.il.us/Faq.aspx?TID=15' },
    ],
  },
  around:
    'Wheaton is the seat of DuPage County. ZIP 60187 is the center and the north side, and 60189 is the south side, with Danada and Arrowhead. We also serve the blocks around Wheaton College, Cosley Zoo and Cantigny. If you’re close to campus or the Prairie Path, let us know the best spot for a truck.',
  closing: 'Text a photo from the garage or the dorm. We’ll write back with an estimate, and you won’t owe us a thing.',
}

import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const darien: WholeTown = {
  slug: 'darien',
  name: 'Darien',
  kind: 'city',
  counties: ['DuPage'],
  zips: ['60561'],
  sharedZips: [{ zip: '60527', place: 'Willowbrook' }],
  lat: 41.752,
  lng: -87.974,
  mapLabel: { narrow: { side: 'below', dx: -22 } },
  lead: 'By Waterfall Glen, near Hinsdale South or around the Sportsplex: you point, and we carry it to the truck.',
  scene: ['oaks', 'waterTower', 'houses'],
  example: {
    load: 'a 10-by-10 deck, taken down at a house by Waterfall Glen',
    price: guidePrice('deck-100sf'),
  },
  curb: {
    known: 'dated',
    answer:
      'LRS was the city’s hauler as of August 2025. Ask LRS how many bulk items it takes a week, whether a mattress has to be wrapped, and what a fridge takes. We haven’t confirmed those.',
    lines: [
      { item: 'A computer or TV', mark: 'no', note: 'Illinois doesn’t allow it' },
      { item: 'Help getting it downstairs', mark: 'no', note: 'Curb crews stay outside' },
    ],
    hauler: { name: 'LRS', phone: '844-633-3577' },
    asOf: 'August 2025',
    source: {
      label: 'City of Darien notice on storm debris',
      href: 'https://darien.il.us/reference-desk/news/storm-debris-and-branch-pickup-august-25',
    },
  },
  worthIt: [
    {
      when: 'You’re clearing a bedroom',
      text: 'A bed frame, a mattress, a box spring, a dresser and two nightstands: that’s six pieces. We’ll take all six in one trip, and you can start painting.',
    },
    {
      when: 'It’s behind a narrow gate',
      text: 'Swing sets, rotten decking, a hot tub that quit years ago. We cut the big things down until they fit, then carry the pieces around the side of the house.',
    },
    {
      when: 'Your parents are moving',
      text: 'Let the family choose first. Then we’ll empty the crawl space and the shelves, set aside whatever somebody can still use, and haul off the rest.',
    },
    {
      when: 'You’re redoing the yard',
      text: 'Rotten planters, a trampoline, a stack of fence panels. Pile them up or leave them. We’ll pick up each piece, screws included.',
    },
  ],
  dropOff:
    'If all you’ve got is one mattress, ask LRS before you call us. An old monitor can go to Lisle Township, or it can ride in our truck. Half-full paint cans go to PaintCare stores, and garden chemicals go to Naperville. We can’t take either of those.',
  permit: {
    office: 'City of Darien community development',
    text: 'Maybe, and the city decides. Ask the community development department whether your shed, deck or hot tub needs a permit to come down, and have a photo and the measurements handy. If they want to know how it’ll be taken apart, we’ll tell you.',
  },
  around:
    'Darien is in DuPage County, and its ZIP is 60561. If your mail says 60527, you might be in Willowbrook. That’s close, so give us a call and we’ll probably come. We serve the whole city, from the edge of Waterfall Glen to the National Shrine of St. Therese and the Indian Prairie Public Library. If your lot backs up to the forest preserve, tell us how wide the side yard is.',
  closing: 'Got a photo of the side yard? Text it along with the item, and we’ll work out a free estimate.',
}

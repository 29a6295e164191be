import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

/** The example's items. */
export const job = 'treadmill_exercise-bike'

export const bolingbrook = {
  slug: 'bolingbrook',
  name: 'Bolingbrook',
  kind: 'village',
  counties: ['Will', 'DuPage'],
  zips: ['60440', '60490'],
  sharedZips: [
    { zip: '60446', place: 'Romeoville' },
    { zip: '60517', place: 'Woodridge' },
  ],
  lat: 41.6986,
  lng: -88.0684,
  mapLabel: { narrow: { side: 'left', dy: -5 }, wide: { side: 'left' } },
  lead: 'East side or west, near Clow airport or the Promenade, text us a photo and ask for a free estimate.',
  scene: ['houses', 'waterTower', 'mainStreet'],
  example: {
    load: 'a treadmill and an exercise bike from a spare room near the Promenade',
    price: guidePrice(job),
  },
  curb: {
    known: 'ask',
    answer: 'Ask the village which big items its hauler takes, on which day, and if a fridge or a mattress costs more.',
    lines: [
      { item: 'A TV', mark: 'no', note: 'Illinois banned TVs from landfills in 2012' },
      { item: 'Help on the stairs', mark: 'no', note: 'You’d carry it out yourself' },
    ],
    ask: { name: 'the Village of Bolingbrook' },
    source: {
      label: 'Village of Bolingbrook',
      href: 'https://www.bolingbrook.com',
    },
  },
  worthIt: [
    {
      when: 'It came from IKEA in flat boxes',
      text: 'A big wardrobe or a bunk bed that was built in the bedroom usually won’t fit through the door. We’ll bring tools, take it apart and carry the boards down the stairs.',
    },
    {
      when: 'Your hot tub’s had it',
      text: 'Drain it, and have an electrician disconnect the power. We’ll cut it up right there and haul away the shell, the foam and the pump.',
    },
    {
      when: 'You sold the house and the shed’s still full',
      text: 'Send us a few photos. We’ll give you an estimate for all of it, and the price is settled before we load. If you like the number, pick a two-hour window online.',
    },
    {
      when: 'Your office is out by the airport',
      text: 'File cabinets, shelving and a copier are heavier than they look. Give us the width of the door and where the dock is. We’ll load it right off the floor.',
    },
  ],
  dropOff:
    'Will County keeps its list of electronics sites at willcountygreen.com. Look there before you go, since days and places change. Paint, stain and varnish go to a PaintCare store. For pesticides and other strong chemicals, Naperville is the next town up.',
  permit: {
    office: 'Village of Bolingbrook building division',
    text: 'You might. Call the building division before you take down a shed, a fence or a deck. Ask about your own address, because what was true for a neighbor may not be true for you. When you hear back, we’ll find a date that fits.',
  },
  around:
    'Bolingbrook is mostly in Will County, with a part in DuPage. The east side is 60440, and the west side is 60490. We serve the streets around Pelican Harbor, the golf club and Clow. If your address says Romeoville (60446) or Woodridge (60517), tell us the nearest corner, since we can probably come there too.',
  closing: 'Give us a ring or text from the driveway. We’ll estimate it for free, east side or west.',
} as const satisfies WholeTown

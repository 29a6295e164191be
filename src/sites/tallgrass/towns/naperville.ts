import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

/** The example's items. */
export const job = 'sofa_loveseat_coffee-table'

export const naperville = {
  slug: 'naperville',
  name: 'Naperville',
  kind: 'city',
  counties: ['DuPage', 'Will'],
  zips: ['60540', '60563', '60564', '60565'],
  boxZips: ['60566', '60567'],
  lat: 41.7859,
  lng: -88.1473,
  mapLabel: { narrow: { side: 'left' }, wide: { side: 'left' } },
  lead: 'From a condo by the Riverwalk to a basement in Tall Grass, tell us what needs to go and we’ll carry it out.',
  scene: ['mainStreet', 'riverwalk', 'station'],
  example: {
    load: 'a sofa, a loveseat and a coffee table from a basement in Tall Grass',
    price: guidePrice(job),
  },
  curb: {
    known: 'dated',
    answer:
      'Groot collects under a ten-year city contract that began in May 2019. Groot can tell you how many big items it takes, what a fridge or a mattress needs, and what a special pickup costs. We don’t have those confirmed.',
    lines: [
      { item: 'A TV or laptop', mark: 'no', note: 'State law keeps it out of the trash' },
      { item: 'Carrying it from inside', mark: 'no', note: 'You bring it to the curb' },
    ],
    hauler: { name: 'Groot', phone: '630-892-9294' },
    asOf: 'May 2019',
    until: 'April 2029',
    source: {
      label: 'Daily Herald on Naperville’s contract',
      href: 'https://www.dailyherald.com/news/20181108/new-garbage-contract-bringing-groot-trucks-to-naperville',
    },
  },
  worthIt: [
    {
      when: 'You can’t get it to the curb',
      text: 'If the treadmill’s in the basement and the stairs are too much, let us carry it. One price covers the carrying, the loading and the hauling.',
    },
    {
      when: 'You’re downsizing',
      text: 'After 30 years in White Eagle, there’s a lot to go through. Once the kids have picked what they want, we’ll work one floor at a time: donations here, the rest there. You can change your mind until it’s on the truck.',
    },
    {
      when: 'The remodel left a pile',
      text: 'Vanities, carpet, a bathtub in pieces. We load it all by hand, so you won’t need a dumpster in the driveway.',
    },
    {
      when: 'You rent near North Central',
      text: 'Leases end, and couches stay behind. Landlords and students can both call. We’ll empty one room or the whole house.',
    },
  ],
  dropOff:
    'Naperville has a hazardous waste site of its own, and the city’s page has what it takes and when. We can’t haul chemicals, so that’s a drive you’d make yourself. The city suggests SCARCE for books, and there’s a Habitat ReStore next door in Aurora.',
  permit: {
    office: 'City of Naperville, or the county and township outside city limits',
    text: 'It depends on your street. Inside city limits, the city decides. Some Naperville addresses are unincorporated, and there it’s the county and the township. Find out which one you’re in, ask about your deck or shed, and send us the answer.',
    links: [
      { label: 'City: decks, patios and sheds', href: 'https://www.naperville.il.us/deckpatioshed/' },
      { label: 'Naperville Township permits', href: 'https://www.napervilletownship.com/road-district/permits.html' },
    ],
  },
  around:
    'We serve Cress Creek, Hobson West, Ashbury, White Eagle, Tall Grass and all the streets between them. 60540 is the middle of town with the Riverwalk, 60563 is the north, 60565 is the southeast, and 60564 is the southwest, in Will County. 60566 and 60567 are only PO boxes, so give us your street address.',
  closing: 'Call us, or text us a photo from the basement. Your estimate’s free, and you can take your time with it.',
} as const satisfies WholeTown

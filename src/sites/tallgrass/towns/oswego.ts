import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const oswego: WholeTown = {
  slug: 'oswego',
  name: 'Oswego',
  kind: 'village',
  counties: ['Kendall'],
  zips: ['60543'],
  sharedZips: [
    { zip: '60538', place: 'Montgomery' },
    { zip: '60538', place: 'Boulder Hill' },
  ],
  lat: 41.6828,
  lng: -88.3515,
  mapLabel: { narrow: { side: 'below', dx: 26 } },
  lead: 'On either side of the Fox River, from Hudson Crossing Park to Prairie Point, we’ve got room on the truck for your couch.',
  scene: ['grainElevator', 'mainStreet', 'oaks'],
  example: {
    load: 'a small plastic shed, taken apart in a yard at Prairie Point',
    price: guidePrice('shed-resin'),
  },
  curb: {
    known: 'ask',
    answer:
      'Ask Oswego Public Works which big items are taken each week, if that goes for mattresses and appliances, and whether a free clean-up week is coming.',
    lines: [
      { item: 'A laptop or TV', mark: 'no', note: 'Not as trash, anywhere in Illinois' },
      { item: 'Yard waste mixed with trash', mark: 'no', note: 'It has to be kept separate' },
      { item: 'Pickup from the backyard', mark: 'no', note: 'You’d bring it to the road' },
    ],
    ask: { name: 'Oswego Public Works', phone: '630-554-3242' },
    source: {
      label: 'Village of Oswego on garbage and recycling',
      href: 'https://www.oswegoil.org/government/departments/public-works/garbage-recycling',
    },
  },
  worthIt: [
    {
      when: 'You bought a place with a barn',
      text: 'It came with fence posts, a tractor seat and something under a tarp. Lift the tarp and send us a picture. We’ll haul it by the truckload and leave you an empty barn.',
    },
    {
      when: 'You’re moving to a bigger house',
      text: 'Half the old furniture probably isn’t coming along. Book us for the day before the movers, and you won’t pay them to load things you don’t want.',
    },
    {
      when: 'Your deck’s gone soft',
      text: 'We’ll take up the boards and joists and haul them off. Footings are priced separately, because utility lines may be buried next to them.',
    },
    {
      when: 'Your fence came down',
      text: 'Panels, posts and the gate can go on the truck whole or in pieces. If posts are still in the ground, call 811 three working days before anybody pulls them, and tell us if they’re in concrete.',
    },
  ],
  dropOff:
    'Call Kendall County about electronics drop-offs before you load the car. For solvents and bug killer, ask the hazardous waste site in Naperville. If you’ve got cabinets or doors that are still good, look up the Habitat ReStore in Aurora.',
  permit: {
    office: 'Oswego’s building division',
    text: 'You may. Inside the village, ask the building division. Boulder Hill is unincorporated, so if you live there, ask Kendall County instead. Find out first and book second. We’d rather wait a week than take something down without a permit.',
  },
  around:
    'Oswego is in Kendall County, ZIP 60543, on both banks of the Fox. We serve downtown by the Little White School Museum, the streets around Fox Bend and the subdivisions farther out. Boulder Hill and Montgomery are on the north edge, and their mail says 60538. If that’s you, call with your street, since we can probably come.',
  closing: 'Lift the tarp and send a photo, or just call. We don’t charge for estimates.',
}

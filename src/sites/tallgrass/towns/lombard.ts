import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const lombard: WholeTown = {
  slug: 'lombard',
  name: 'Lombard',
  kind: 'village',
  counties: ['DuPage'],
  zips: ['60148'],
  lat: 41.88,
  lng: -88.0078,
  mapLabel: { narrow: { side: 'above', dx: -8 }, wide: { side: 'right', dy: 5 } },
  lead: 'From Lilacia Park to Yorktown, upstairs or down, tell us what it is and we’ll tell you what it costs to haul.',
  scene: ['oaks', 'station', 'houses'],
  example: {
    load: 'a fridge from a condo near Yorktown, brought down in the freight elevator',
    price: guidePrice('refrigerator'),
  },
  curb: {
    known: 'dated',
    answer:
      'WM’s contract with the village was renewed for five years in April 2024. What a large item, a mattress or an appliance takes at the curb isn’t confirmed, so ask WM.',
    lines: [{ item: 'A screen in the trash', mark: 'no', note: 'Illinois law says no' }],
    hauler: { name: 'WM', phone: '800-964-8988' },
    asOf: 'April 2024',
    until: 'March 2029',
    source: {
      label: 'My Suburban Life on Lombard’s collection',
      href: 'https://www.shawlocal.com/my-suburban-life/2024/03/24/lombard-resumes-yard-waste-collection-april-1/',
    },
  },
  worthIt: [
    {
      when: 'Three appliances are going at once',
      text: 'We’ll roll out the washer, the dryer and the old fridge in one visit, right from the laundry room. We handle the refrigerant safely, the way the law requires.',
    },
    {
      when: 'You don’t know what it weighs',
      text: 'You won’t need a scale. Our price goes by how much room your things take in the truck. The exception is heavy debris, such as concrete, brick, dirt or tile.',
    },
    {
      when: 'You’re closing a store or salon',
      text: 'Chairs, mirrors, racks, the front counter: we’ll take it down to bare walls. Tell us when the mall lets trucks use the back door, and we’ll look for a window that matches.',
    },
    {
      when: 'The yard needs a fresh start',
      text: 'Old flower pots, a split bench, a birdbath in pieces. Don’t drag any of it to the street. We’ll gather it up and rake where it was.',
    },
  ],
  dropOff:
    'Ask WM if its At Your Door pickups for hazardous waste still come to Lombard, and gather up everything in the garage before you book one. SCARCE takes books at its place in Addison. If you’ve got electronics, read Lisle Township’s rules before you load the car.',
  permit: {
    office: 'Lombard Community Development',
    text: 'It depends, so ask Community Development. A small shed and a deck with footings might get different answers, so bring a sketch with the sizes on it. When you’ve heard back, we’ll take it down, load it and rake up.',
  },
  around:
    'Lombard has one ZIP, 60148, and it’s all in DuPage County. We serve the blocks around Lilacia Park and Madison Meadow Park, the homes along the Prairie Path and the Great Western Trail, and the stores and apartments by Yorktown Center. Give us your nearest cross street, and tell us the best way to back in. In an apartment building, tell us which entrance is closest to the elevator.',
  closing: 'Text what you’ve got and your cross street. We’ll send back an estimate, free, and you decide.',
}

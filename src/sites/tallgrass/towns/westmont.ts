import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const westmont: WholeTown = {
  slug: 'westmont',
  name: 'Westmont',
  kind: 'village',
  counties: ['DuPage'],
  zips: ['60559'],
  lat: 41.7959,
  lng: -87.9756,
  mapLabel: { narrow: { side: 'right', dx: 14, dy: 26 }, wide: { side: 'below', dx: -22 } },
  lead: 'On Cass Avenue, off Ogden or over by Ty Warner Park, we come inside for it. All you have to do is call.',
  scene: ['mainStreet', 'waterTower', 'station'],
  example: {
    load: 'three recliners from a second-floor apartment off Cass Avenue with no elevator',
    price: guidePrice('recliner.3'),
  },
  curb: {
    known: 'ask',
    answer:
      'Ask WM which large items Westmont homes can put out, mattresses and appliances included, and how heavy they can be.',
    lines: [{ item: 'Anything with a screen', mark: 'no', note: 'Screens can’t go in Illinois trash' }],
    ask: { name: 'WM', phone: '800-964-8988' },
    source: {
      label: 'Westmont recycling and waste page',
      href: 'https://westmont.illinois.gov/221/5394/Recycling-Waste-Hauling',
    },
  },
  worthIt: [
    {
      when: 'It’s too heavy for the curb',
      text: 'Loveseats, desks, grills, anything with a motor. Leave it right where it is. We’ll come in, pick it up and take it with us.',
    },
    {
      when: 'You run a shop or an office',
      text: 'Old shelving on Cass, a parts room off Ogden, chairs from a dentist’s waiting room. Choose a time when it’s quiet. We’ll clear the room and give you a receipt for your books.',
    },
    {
      when: 'You want the car in the garage by winter',
      text: 'Stand in the doorway and say keep or go. We’ll do the carrying and the sweeping, and you can pull the car in when we’re done.',
    },
    {
      when: 'A renter left things behind',
      text: 'Send photos of each room and the hallway. You’ll have an estimate for the unit. Then you can get the painters in.',
    },
  ],
  dropOff:
    'Two of the drop-offs below are close by. Sharing Connections, in Downers Grove, is a furniture bank, and Lisle Township has a drop-off for electronics. For thinner, bleach and weed killer, look up Naperville’s hazardous waste site, since a hauler can’t take those.',
  permit: {
    office: 'Community Development in Westmont',
    text: 'Maybe. Westmont may ask the contractor to register with the village, and the job may need its own permit. Ask about both before a deck, a shed or a wall of cabinets comes out. Tell us what you hear, and we’ll take care of our part.',
    links: [{ label: 'Westmont permitting', href: 'https://westmont.illinois.gov/339/Permitting' }],
  },
  around:
    'Westmont is in DuPage County, and the whole village is 60559. We serve both sides of the BNSF tracks, from the downtown blocks on Cass to the homes around Ty Warner Park and the car dealers on Ogden. When Cruisin’ Nights or another event closes Cass Avenue, tell us which side street to take. If you’re in an apartment building, tell us which entrance and which floor.',
  closing: 'Send a picture and your floor. We’ll answer with an estimate, at no charge.',
}

import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

/** The example's items. */
export const job = 'armoire_china-cabinet'

export const joliet = {
  slug: 'joliet',
  name: 'Joliet',
  kind: 'city',
  counties: ['Will', 'Kendall'],
  zips: ['60431', '60432', '60433', '60435', '60436'],
  boxZips: ['60434'],
  sharedZips: [
    { zip: '60403', place: 'Crest Hill' },
    { zip: '60404', place: 'Shorewood' },
    { zip: '60586', place: 'Plainfield' },
  ],
  lat: 41.5252,
  lng: -88.0834,
  lead: 'From the Cathedral Area and Cunningham to the new streets out west, we bring straps for the steep stairs and do the carrying.',
  scene: ['station', 'mainStreet', 'waterTower'],
  example: {
    load: 'an armoire and a china cabinet, carried down the stairs in Cunningham',
    price: guidePrice(job),
  },
  curb: {
    known: 'dated',
    answer:
      'WM was collecting for the city as of June 2024. Ask WM first if it still does, how many big items a home can put out each week, and what a mattress or a fridge needs. None of that is confirmed.',
    lines: [
      { item: 'A computer in the cart', mark: 'no', note: 'Banned by the state since 2012' },
      { item: 'Bringing it up from the basement', mark: 'no', note: 'They only collect outside' },
    ],
    hauler: { name: 'WM', phone: '815-280-7854' },
    asOf: 'June 2024',
    source: {
      label: 'City of Joliet, the office in charge of trash pickup',
      href: 'https://joliet.gov/government/departments/city-manager-s-office/deputy-city-manager',
    },
  },
  worthIt: [
    {
      when: 'Your basement stairs are steep',
      text: 'Workbenches, old shelving, a coal bin somebody built down there. Text us a photo of the steps. If it won’t come up whole, we’ll bring it up in pieces and sweep behind us.',
    },
    {
      when: 'The garage is falling apart',
      text: 'We can empty it and haul what’s inside. We don’t take garages down, so call a demolition company for that. It takes a city permit first, and the power has to be off.',
    },
    {
      when: 'Your old cabinets are still good',
      text: 'Somebody can use them. There’s a Habitat ReStore right here in Joliet, and we’ll try to donate a good set before anything goes to the landfill.',
    },
    {
      when: 'A rental sat empty all winter',
      text: 'Walk through with your phone and film each room. We’ll price the furniture, the bags and whatever’s in the crawl space. Wet things can go in the same load.',
    },
  ],
  dropOff:
    'For TVs and computers, willcountygreen.com has the county’s sites and days. Ask the Habitat ReStore in town about furniture, doors and lights. Paint cans go back to a PaintCare store. If you’ve got acids or pesticides, you’ll need to drive them up to Naperville.',
  permit: {
    office: 'City of Joliet building and inspections',
    phone: '815-724-4070',
    text: 'Yes, for any building or structure you want demolished. Joliet asks for a bond, insurance that names the city, and utilities that are disconnected. If a contractor does the work, the contractor has to pull the permit. If you have questions, call Inspections.',
    links: [
      {
        label: 'Joliet demolition rules',
        href: 'https://www.joliet.gov/departments/community-development/building-inspectional-services-division/demolition',
      },
    ],
  },
  around:
    'Most of Joliet is in Will County, and a strip is in Kendall. 60432 and 60433 are the east side, 60435 and 60436 are the near west side, and 60431 is the far west. We serve downtown by the Rialto, the streets near the University of St. Francis and the ones by Louis Joliet Mall. In Crest Hill (60403) or Shorewood (60404), call us with your cross street.',
  closing:
    'A photo of the basement steps helps most. Text it or call, and you’ll hear what it costs, with no obligation.',
} as const satisfies WholeTown

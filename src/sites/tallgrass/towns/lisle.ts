import { cutoffOf } from '../../schema/phrases.ts'
import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'
import { site } from '../site.ts'

export const lisle: WholeTown = {
  slug: 'lisle',
  name: 'Lisle',
  kind: 'village',
  counties: ['DuPage'],
  zips: ['60532'],
  lat: 41.8011,
  lng: -88.0748,
  mapLabel: { narrow: { side: 'below', dx: 10 }, wide: { side: 'below', dx: -22 } },
  lead: 'From Green Trails to Four Lakes, our two-person crew carries it out for you, whether it’s one chair or a whole basement.',
  scene: ['oaks', 'waterTower', 'station'],
  example: {
    load: 'a sofa and a dresser from a second floor in Four Lakes',
    price: guidePrice('sofa_dresser'),
  },
  curb: {
    known: 'ask',
    answer: 'Ask the village who collects this year, and what a sofa, a mattress or an appliance needs at the curb.',
    lines: [
      { item: 'A TV or computer', mark: 'no', note: 'Banned from Illinois landfills' },
      { item: 'Furniture still in the basement', mark: 'no', note: 'You’d have to bring it up' },
    ],
    ask: { name: 'the Village of Lisle', phone: '630-271-4100' },
    source: {
      label: 'Village of Lisle refuse page',
      href: 'https://villageoflisle.org/403/Refuse-Yard-Waste-Recycling',
    },
  },
  worthIt: [
    {
      when: 'You’ve got three or more big pieces',
      text: 'We charge by the space your things take up in the truck. A sofa, a bed and a dryer go in one load at one price, and you don’t have to move any of them.',
    },
    {
      when: 'It’s in an upstairs apartment',
      text: 'Tell us the floor, whether there’s an elevator, and where we can park. Two of us will come with a dolly and straps, so you don’t need to line up friends for a sofa bed.',
    },
    {
      when: 'You’re closing on the house',
      text: `If the buyers want an empty basement, call before ${cutoffOf(site)} and we can usually come the same day. Later than that, we’ll try for the next day we’re open.`,
    },
    {
      when: 'Your condo has rules for moving things out',
      text: 'Find out from the manager which elevator to use and when. Book a window that fits. We’ll keep the hallway clear and carry it straight out.',
    },
  ],
  dropOff:
    'Old TVs and computers are an easy drive, since the Lisle Township drop-off is right here in town. Leftover paint goes to a PaintCare store. For pool chemicals, bug spray and weed killer, ask the Naperville site what it takes. We can’t haul those, so you’d drive them there yourself.',
  permit: {
    office: 'Village of Lisle Development Services',
    phone: '630-271-4150',
    text: 'For these, yes: building a deck, a pool, a shed or a finished basement. To find out about taking one down, call Development Services and tell them how big it is. Then let us know what they said, and we’ll set a date.',
    links: [{ label: 'Lisle building permits', href: 'https://www.villageoflisle.org/136/Building-Permits' }],
  },
  around:
    'Lisle is all in DuPage County, with one ZIP, 60532. Along with Green Trails and Four Lakes, we serve the streets around Benedictine University, the Metra station and the Morton Arboretum. If there’s a narrow gate or a long walk to the street, mention it when you book.',
  closing:
    'Call or text with your building or cross street. Estimates are free, from one chair in Four Lakes to a whole basement.',
}

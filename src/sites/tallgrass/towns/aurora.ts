import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

/** The example's items. */
export const job = 'desk-executive.2_office-chair.4'

export const aurora = {
  slug: 'aurora',
  name: 'Aurora',
  kind: 'city',
  counties: ['Kane', 'DuPage', 'Kendall', 'Will'],
  zips: ['60502', '60503', '60504', '60505', '60506'],
  boxZips: ['60507', '60568', '60572', '60598'],
  sharedZips: [{ zip: '60538', place: 'Montgomery' }],
  lat: 41.7606,
  lng: -88.3201,
  mapLabel: { narrow: { side: 'below', dx: 13 }, wide: { side: 'right', dy: 5 } },
  lead: 'Both banks of the Fox, and east past the mall to Stonebridge and Oakhurst: it’s a big city, and we serve all of it.',
  scene: ['mainStreet', 'stoneBridge', 'houses'],
  example: {
    load: 'two big desks and four chairs from an office downtown',
    price: guidePrice(job),
  },
  curb: {
    known: 'dated',
    answer:
      'The city planned free neighborhood clean-ups for 2026 with Groot, in all ten wards, for large household items. Ask Groot about this year’s, and whether a big item, a mattress or a fridge needs a sticker on trash day. That isn’t confirmed.',
    how: 'Free clean-ups by ward in 2026; ask for this year’s',
    lines: [
      { item: 'A couch at a ward clean-up', mark: 'ask', note: 'In all ten wards in 2026; ask for this year’s' },
      { item: 'Any electronics', mark: 'no', note: 'Not at the curb, by state law' },
    ],
    hauler: { name: 'Groot', phone: '630-892-9294' },
    asOf: 'January 2026',
    source: {
      label: 'Aurora city council on the clean-ups',
      href: 'https://aurora-il.legistar.com/LegislationDetail.aspx?GUID=EB9098EF-413F-43A9-B2FA-2A6866BE3C3E&ID=7806948',
    },
  },
  worthIt: [
    {
      when: 'You’re on the third floor with no elevator',
      text: 'For one chair on the first floor, the curb may be cheaper. For a sectional in a third-floor walk-up, you want two people who’ve turned a sofa on a landing before.',
    },
    {
      when: 'You’re emptying an apartment',
      text: 'We charge by truck space, not by the hour. Send photos room by room, from a studio to a three-bedroom, and you’ll have an estimate before we drive over.',
    },
    {
      when: 'You’ve got a stack of old monitors',
      text: 'They pile up in offices and basements, and you can’t throw them out in Illinois. We’ll load the whole stack and bring it to a recycler.',
    },
    {
      when: 'Your store’s changing hands',
      text: 'Racks, a counter, a back room full of shelves: show us all of it in photos. We’ll tell you how many loads it is. You’ll get a receipt for the landlord.',
    },
  ],
  dropOff:
    'Kane County’s recycling centers take electronics, and the county’s page shows the rules for each. If your part of the city is in DuPage, Kendall or Will, ask that county instead. There’s also a Habitat ReStore here in Aurora. Call and ask if it wants your cabinets.',
  permit: {
    office: 'City of Aurora Building & Permits division',
    text: 'Maybe. Call Building & Permits before a deck, porch or shed comes down, and we’ll wait to start until they’ve said yes. Not sure your job counts? Tell them the size and what it’s attached to, and they can tell you.',
  },
  around:
    'Aurora is in four counties: Kane, DuPage, Kendall and Will. 60506 is the west side and 60505 is the near east side. Farther east you’re in 60502 or 60504, and 60503 is the southeast end. We serve downtown and Stolp Island, the near east and west sides, Stonebridge and Oakhurst. If you live in Montgomery, 60538, call us. We can probably come.',
  closing: 'Tell us the ZIP, the floor and what it is. We’ll do the math for free.',
} as const satisfies WholeTown

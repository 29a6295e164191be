import { cutoffOf } from '../../schema/phrases.ts'
import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'
import { site } from '../site.ts'

export const downersGrove: WholeTown = {
  slug: 'downers-grove',
  name: 'Downers Grove',
  kind: 'village',
  counties: ['DuPage'],
  zips: ['60515', '60516'],
  lat: 41.8089,
  lng: -88.0112,
  mapLabel: { narrow: { side: 'above', dx: -47 }, wide: { side: 'above', dx: -58 } },
  lead: 'From the Tivoli and Main Street out to Lyman Woods and Belmont Prairie: one call, two people and one price.',
  scene: ['station', 'mainStreet', 'oaks'],
  example: {
    load: 'an upright piano, rolled on a dolly out of a front room near Main Street and up onto the truck',
    price: guidePrice('piano-upright'),
  },
  curb: {
    known: 'part',
    answer:
      'Since April 2026, single-family homes have Republic carts instead of trash stickers. An old can or bin can go out as a bulk item without one. How many other big items Republic takes isn’t confirmed, so ask, and name the mattress or the fridge if that’s what you have.',
    count: 'Old cans and bins; the rest isn’t confirmed',
    how: 'No sticker; label an old can as trash',
    lines: [
      { item: 'An old trash can or bin', mark: 'yes', note: 'No sticker; label it so the crew knows' },
      { item: 'Yard waste with food scraps', mark: 'yes', note: 'Together, as organics' },
      { item: 'A TV in the cart', mark: 'no', note: 'Illinois landfills can’t take it' },
    ],
    hauler: { name: 'Republic Services', phone: '630-964-3232' },
    asOf: 'April 2026',
    source: {
      label: 'Downers Grove’s new trash program',
      href: 'https://www.downers.us/faq-new-waste-and-recycling-program',
    },
  },
  worthIt: [
    {
      when: 'It won’t fit in the cart',
      text: 'A cart is fine for bags, but not for bunk beds, bookcases or a treadmill. We’ll take those straight from the bedroom, so you don’t have to get them to the street.',
    },
    {
      when: 'Your basement got wet',
      text: `Soaked boxes and carpet are heavy, and they get worse by the day. Call before ${cutoffOf(site)} and we can usually come that day. We’ll bring bags and gloves and clear it down to the floor.`,
    },
    {
      when: 'You’re getting ready to sell',
      text: 'Decide what should be gone before the listing photos: the extra table, the desk, the second sofa. We’ll take just those, and we’ll offer the good ones to a charity first.',
    },
    {
      when: 'Nobody plays the piano',
      text: 'An upright on the ground floor can go out on a dolly. Measure the front door, and count the porch steps. We’ll plan around both.',
    },
  ],
  dropOff:
    'Good beds and tables can stay in town, since Sharing Connections, a furniture bank, is here. Call and ask what they need. Lisle Township has the electronics drop-off, and paint goes to PaintCare stores. Brake fluid, pool shock and other chemicals go to Naperville.',
  permit: {
    office: 'Village of Downers Grove permits',
    text: 'Most likely, since most projects in Downers Grove need a village permit. Ask before a shed, deck or porch comes down, and leave time for the review. We can give you the sizes and the method for your application, and we’ll start when it’s approved.',
  },
  around:
    'Downers Grove is all in DuPage County. The north half, with downtown and the Main Street station, is 60515, and the south half is 60516. We serve the neighborhoods near Midwestern University, Good Samaritan Hospital and Belmont Prairie, and everything in between. The nearest cross street is enough for us to find you.',
  closing: 'Call from the curb or text us from the basement. Either way, the estimate’s on us.',
}

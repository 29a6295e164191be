import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const oakBrook: WholeTown = {
  slug: 'oak-brook',
  name: 'Oak Brook',
  kind: 'village',
  counties: ['DuPage'],
  zips: ['60523'],
  lat: 41.8328,
  lng: -87.929,
  mapLabel: { narrow: { side: 'above', dx: 33 } },
  lead: 'Ginger Creek, Trinity Lakes, Midwest Club or an office by Oakbrook Center: we’ll check in at the gate or the desk and carry it out.',
  scene: ['oaks', 'houses', 'waterTower'],
  example: {
    load: 'a conference table and eight chairs from an office by Oakbrook Center',
    price: guidePrice('conference-table_office-chair.8'),
  },
  curb: {
    known: 'ask',
    answer:
      'Ask the village who collects now, and if they take furniture, mattresses and appliances. In an office, ask your building.',
    lines: [{ item: 'Printers and monitors', mark: 'no', note: 'Not allowed as trash in Illinois' }],
    ask: { name: 'the Village of Oak Brook', phone: '630-368-5026' },
    source: {
      label: 'Oak Brook refuse and recycling',
      href: 'https://www.oak-brook.org/278/Refuse-Recycling',
    },
  },
  worthIt: [
    {
      when: 'You’ve got a gate and a long driveway',
      text: 'If the street’s two hundred yards from the den, the curb isn’t much help. We’ll pull up to the house, load right there, and you won’t have to move a thing.',
    },
    {
      when: 'Your office is moving',
      text: 'Sixty desks, the server closet, the break room. Ask your building about the freight elevator and whether it wants a certificate of insurance from us. We’ll clear it floor by floor.',
    },
    {
      when: 'Some of it’s worth money',
      text: 'Let the auction house and the relatives look first. We’ll come last, for what you’ve taped: anything without tape stays.',
    },
    {
      when: 'The pool house is full',
      text: 'Cushions, loungers and a rusted heater can leave by the service drive. Keep the chemicals aside, because we can’t haul those. Somebody on your staff can let us in.',
    },
  ],
  dropOff:
    'Sharing Connections, in Downers Grove, may be glad to have a dining set, so call and ask before you promise it. Most PaintCare stores take at least five gallons of paint a visit. If you’re clearing out more than that, call the store ahead. Pool chemicals go to Naperville.',
  permit: {
    office: 'Village of Oak Brook Development Services',
    phone: '630-368-5101',
    text: 'Yes, for any structure you take down. Sheds, decks, porches, pools and hot tubs are on the village’s list, too. Ask your homeowners association as well, and list each thing you want gone for both of them: the shed, the pergola, the fence around the tennis court.',
    links: [{ label: 'Oak Brook: what needs a permit', href: 'https://www.oak-brook.org/269/Required-Not-Required' }],
  },
  around:
    'Oak Brook is in DuPage County, ZIP 60523. We serve Ginger Creek, Trinity Lakes and Midwest Club, the homes by Fullersburg Woods and Graue Mill, and the offices around Oakbrook Center. If it’s an office or a store, tell us where the loading dock is, how tall the door is, and what hours you can use it. For a house behind a gate, leave our name with the guard or give us the code.',
  closing: 'Call ahead about the gate, the dock or the guard desk. Quotes for homes and offices are free.',
}

import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const plainfield: WholeTown = {
  slug: 'plainfield',
  name: 'Plainfield',
  kind: 'village',
  counties: ['Will', 'Kendall'],
  zips: ['60544', '60585', '60586'],
  lat: 41.627,
  lng: -88.204,
  lead: 'Downtown on Lockport Street or in a new subdivision at either end of town, we’ll clear a closet, a basement or a three-car garage.',
  scene: ['mainStreet', 'grainElevator', 'houses'],
  example: {
    load: 'a ping-pong table, a basketball hoop and three bikes from a three-car garage',
    price: guidePrice('ping-pong_basketball-hoop_bicycle.3'),
  },
  curb: {
    known: 'dated',
    answer:
      'In April 2024, the village and WM held a spring cleanup week. It took furniture, appliances and plastic-wrapped mattresses. That’s more than two years ago, so ask WM first what it takes now, and when.',
    how: 'Spring cleanup week in April 2024; out by 6 AM',
    lines: [
      { item: 'Furniture, a fridge or a wrapped mattress', mark: 'ask', note: 'Taken in the April 2024 cleanup week' },
      { item: 'Tires, concrete or remodeling debris', mark: 'ask', note: 'Not in that cleanup week' },
      { item: 'Electronics and chemicals', mark: 'ask', note: 'By appointment in 2024: WM, 800-449-7587' },
      { item: 'A TV in your cart', mark: 'no', note: 'It’s against Illinois law' },
    ],
    hauler: { name: 'WM', phone: '800-964-8988' },
    asOf: 'April 2024',
    source: {
      label: 'WJOL on Plainfield’s spring cleanup',
      href: 'https://www.wjol.com/plainfield-spring-cleanup-scheduled-for-week-of-april-8/',
    },
  },
  worthIt: [
    {
      when: 'The new couch is on its way',
      text: 'One couch is one of our smallest loads. Book a window ahead of the delivery, and the old one won’t be in the hall when the new one shows up.',
    },
    {
      when: 'There’s no room for a car in the garage',
      text: 'It fills up one bin at a time. Set aside what you love and leave the rest. We’ll start at the door and work our way to the back wall.',
    },
    {
      when: 'The kids have outgrown the playset',
      text: 'We’ll take apart the beams, the slide and the swings, load it all, and rake the spot so you can mow right over it.',
    },
    {
      when: 'You’re finishing the basement',
      text: 'Shelves, old doors and boxes from the last move are in the framers’ way. Point out what goes. We’ll leave the floor bare for them.',
    },
  ],
  dropOff:
    'You may not have to drive anywhere. Ask WM whether its At Your Door program still picks up your electronics and chemicals. It’s by appointment. If you’d rather drop off a TV, Will County posts its sites at willcountygreen.com. PaintCare stores take the leftover paint.',
  permit: {
    office: 'Village of Plainfield building department',
    text: 'Maybe. Ask the building department before the first board comes off, whether it’s a shed, a deck or a hot tub. If you’ve got a homeowners association, ask them, too. With both answers, you’re ready to pick a day with us.',
  },
  around:
    'Plainfield has three ZIPs. 60544 is the old center of town, 60585 is the north end, and 60586 is the south end, where some homes are really in Joliet. The village is mostly in Will County and partly in Kendall. We serve the short blocks around Settlers’ Park, the homes near Lake Renwick, and the newer streets north and south.',
  closing: 'One item or three bays, call or text us. We don’t charge for an estimate in Plainfield.',
}

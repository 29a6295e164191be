import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const batavia = {
  slug: 'batavia',
  name: 'Batavia',
  kind: 'city',
  counties: ['Kane', 'DuPage'],
  zips: ['60510'],
  lat: 41.85,
  lng: -88.3126,
  mapLabel: { narrow: { side: 'above', dx: 13 } },
  lead: 'East side of the river, west side or out by Fermilab, two of us will carry it from any room in the house.',
  scene: ['station', 'stoneBridge', 'oaks'],
  example: {
    load: 'a riding mower and a snow blower from a garage west of the river',
    price: guidePrice('riding-mower_snow-blower'),
  },
  curb: {
    known: 'rule',
    verdict: 'No, each item needs a sticker',
    answer:
      'Batavia’s contract with Groot runs from July 2023 through June 2028. Each bulk item needs a prepaid sticker, and that goes for appliances and mattresses too. Ask Groot what one costs today.',
    count: 'Any number',
    how: 'A prepaid sticker on each; call for a piano or hot tub',
    lines: [
      { item: 'A couch or a dresser', mark: 'paid', note: 'One prepaid sticker' },
      { item: 'A fridge or another appliance', mark: 'paid', note: 'One prepaid sticker' },
      { item: 'A mattress and a box spring', mark: 'paid', note: 'A sticker for each of the two' },
      { item: 'Remodeling debris', mark: 'ask', note: 'In bundles up to 4 feet and 50 pounds' },
      { item: 'A piano or a hot tub', mark: 'ask', note: 'A special pickup: call Groot first' },
      { item: 'A TV or computer in the trash', mark: 'no', note: 'Landfills haven’t taken them since 2012' },
      { item: 'The lifting', mark: 'no', note: 'You get it out to the curb' },
    ],
    hauler: { name: 'Groot', phone: '630-892-9294' },
    asOf: 'July 2023',
    until: 'June 2028',
    source: {
      label: 'Batavia answers on bulk items',
      href: 'https://www.bataviail.gov/Faq.aspx?QID=97',
    },
  },
  worthIt: [
    {
      when: 'You can’t lift it',
      text: 'If you’ve got a strong friend and a flat driveway, the curb might be the cheaper way. If you’ve got a staircase and a bad back, call us.',
    },
    {
      when: 'It’s a piano or a hot tub',
      text: 'We use boards and dollies for a piano and saws for a tub. You’ll know the price while it’s still in the living room or out on the patio.',
    },
    {
      when: 'The workshop’s full',
      text: 'Motors, a bench with a vise, parts for three projects nobody finished. Go through it with us once and sort it three ways: keep, donate and scrap. We’ll load while you decide.',
    },
    {
      when: 'You live above a shop downtown',
      text: 'Tell us which door the stairs are behind. We’ll come when the shop’s quiet. Big pieces get taken apart on the landing.',
    },
  ],
  dropOff:
    'Start with Kane County’s recycling page for electronics, and see which center is closest to you. The Habitat ReStore in Aurora may want cabinets and fixtures, so give them a call. Paint thinner and bug bombs belong at the Naperville site.',
  permit: {
    office: 'Batavia’s community development department',
    text: 'It depends on the job. Ask the city’s community development department whether your ten-by-twelve shed or the hot tub on the patio needs a permit to come down. Write down who you talked to and when. Then pass the answer along to us, and we’ll plan the job around it.',
  },
  around:
    'Batavia is mostly in Kane County, with a bit in DuPage, and 60510 covers it all. We serve both sides of the Fox: downtown by the Riverwalk and the Depot Museum, the streets along the Fox River Trail, and the neighborhoods out toward Fermilab. Tell us which side of the river you’re on and where there’s space for the truck, especially if your block is close to downtown.',
  closing: 'Call us from your side of the river. It’s free to find out what a job costs.',
} satisfies WholeTown

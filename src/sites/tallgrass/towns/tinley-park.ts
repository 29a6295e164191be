import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const tinleyPark: WholeTown = {
  slug: 'tinley-park',
  name: 'Tinley Park',
  kind: 'village',
  counties: ['Cook', 'Will'],
  zips: ['60477', '60487'],
  lat: 41.5734,
  lng: -87.7845,
  mapLabel: { narrow: { side: 'left' } },
  lead: 'From Oak Park Avenue to Brookside Glen, you pay the same prices as every other town we serve, and we do all the lifting.',
  scene: ['station', 'mainStreet', 'houses'],
  example: {
    load: 'a hot tub, cut up and carried out of a yard in Brookside Glen',
    price: guidePrice('hot-tub'),
  },
  curb: {
    known: 'ask',
    answer:
      'Ask the village or its hauler what counts as an ordinary bulk item, if a bed or a refrigerator does, and what an oversized one costs.',
    lines: [
      { item: 'A TV or monitor', mark: 'no', note: 'Never in the trash; ask about recycling' },
      { item: 'A bed from upstairs', mark: 'no', note: 'It has to be outside first' },
    ],
    ask: { name: 'the Village of Tinley Park' },
    source: {
      label: 'Tinley Park garbage page',
      href: 'https://tinleypark.org/residents/garbage_removal_and_curbside_recycling.php',
    },
  },
  worthIt: [
    {
      when: 'It takes two people to lift',
      text: 'Say it’s a piano or a sleeper sofa. Ask the village’s hauler for a price, ask us for one, and go with the better deal. Whatever ours adds for stairs or a long carry is already in it when you say yes.',
    },
    {
      when: 'There’s an old TV in every bedroom',
      text: 'Tell us how many you have. We’ll carry them all out in one trip and take them to a recycler, since Illinois landfills can’t have them.',
    },
    {
      when: 'You live in a townhouse or condo',
      text: 'A sectional doesn’t belong in the shared dumpster, and your association may have rules about the curb. Tell us those rules and where to park. Your things go straight from your door onto our truck.',
    },
    {
      when: 'You’re putting in a new patio',
      text: 'The old grill, an umbrella stand and a rusted swing set can go together. We come through the side gate. Keep the propane tank, since we can’t take those.',
    },
  ],
  dropOff:
    'On the Cook County side of Tinley Park, you can use the county’s CHaRM Center in South Holland for electronics. Paint goes to a PaintCare store. The hazardous waste site for drain cleaner and other chemicals is all the way in Naperville, so save them up and make it one trip.',
  permit: {
    office: 'Tinley Park village building department',
    text: 'You may need two. The village’s building department is your first call, and we can help with what to ask. If your house is in Cook County, the county has to permit the teardown of a shed, too. We’ll start once you have both answers.',
    county: true,
  },
  around:
    'The east side of the village is 60477, and the west side is 60487. Most of Tinley Park is in Cook County and the rest is in Will. We serve the neighborhoods near both Metra stations, the convention center and the Vogt Visual Arts Center. It’s the farthest east of all the towns we serve.',
  closing: 'Call with your nearest Metra station and what’s going. You’ll get a free estimate on the phone.',
}

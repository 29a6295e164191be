import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const lemont = {
  slug: 'lemont',
  name: 'Lemont',
  kind: 'village',
  counties: ['Cook', 'DuPage', 'Will'],
  zips: ['60439'],
  lat: 41.6736,
  lng: -88.0017,
  lead: 'From the limestone buildings downtown to the homes out by Cog Hill, we’ll come in, carry it out and sweep the floor.',
  scene: ['houses', 'canalLock', 'oaks'],
  example: {
    load: 'a workbench, two bikes and eight big boxes from a garage near Cog Hill',
    price: guidePrice('workbench_bicycle.2_box-large.8'),
  },
  curb: {
    known: 'rule',
    verdict: 'Yes, one big item a week',
    answer:
      'Since May 2025, WM takes one bulk item a week from each home, under the village’s five-year contract. It’s part of the monthly rate. We haven’t seen a rule for a fridge or for how to wrap a mattress, so ask WM.',
    count: 'One a week',
    how: 'With the weekly trash, in the monthly rate',
    lines: [
      { item: 'One couch, table or dresser', mark: 'yes', note: 'One bulk item each week', bulk: true },
      { item: 'A second big piece', mark: 'no', note: 'Hold it for next week' },
      { item: 'Yard waste', mark: 'yes', note: 'Weekly, April to early December' },
      { item: 'A TV in the trash', mark: 'no', note: 'Illinois keeps TVs out of landfills' },
    ],
    hauler: { name: 'WM', phone: '800-964-8988' },
    asOf: 'May 2025',
    until: 'April 2030',
    source: {
      label: 'Lemont’s contract with WM (ordinance O-12-25)',
      href: 'https://docs.lemont.il.us/WebLink/DocView.aspx?dbid=0&id=106628&repo=Lemont',
    },
  },
  worthIt: [
    {
      when: 'You’re emptying a whole house',
      text: 'At one item a week, forty pieces of furniture take forty weeks. We can usually clear a house in a visit or two. Tape what goes, and we’ll haul it.',
    },
    {
      when: 'You want a shed, deck or hot tub gone',
      text: 'We take sheds and decks apart and cut hot tubs up where they sit. If you’re in the Cook County part of Lemont, read about the county’s permit on this page before you pick a date.',
    },
    {
      when: 'It’s heavy and it’s down a flight',
      text: 'Treadmills, sleeper sofas and chest freezers need two people and a good dolly. Tell us how many steps there are when you call. Then the stairs are already in the price you agree to.',
    },
    {
      when: 'You’re fixing up an old downtown building',
      text: 'Doors can be narrow and stairs can turn in the limestone blocks. Measure the tightest spot and text us. Whatever won’t go around comes apart first.',
    },
  ],
  dropOff:
    'Before you drive anywhere with chemicals, ask WM what its At Your Door pickup will take. If you live on the Cook County side, the county’s CHaRM Center in South Holland is the place for electronics. For solvents and pesticides, ask Naperville’s hazardous waste site, whichever county you’re in.',
  permit: {
    office: 'Lemont’s building department',
    text: 'In the Cook County part of Lemont, yes: the county wants its own permit, even for a shed. The village may want one anywhere in town, so ask the building department about your shed, deck or hot tub. Leave time for two offices.',
    county: true,
  },
  around:
    'Most of Lemont is in Cook County, and parts are in DuPage and Will, but every address is 60439. Your property tax bill tells you which county you’re in. We serve downtown along the canal, the neighborhoods by Heritage Quarries and The Forge, and everything out to Cog Hill.',
  closing:
    'Tell us which county your tax bill is from, and we’ll tell you what to expect. A quote for Lemont is free by phone or by text.',
} satisfies WholeTown

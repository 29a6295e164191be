import { cutoffOf } from '../../schema/phrases.ts'
import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'
import { site } from '../site.ts'

export const lockport: WholeTown = {
  slug: 'lockport',
  name: 'Lockport',
  kind: 'city',
  counties: ['Will'],
  zips: ['60441'],
  sharedZips: [
    { zip: '60491', place: 'Homer Glen' },
    { zip: '60446', place: 'Romeoville' },
  ],
  lat: 41.5895,
  lng: -88.0578,
  mapLabel: { narrow: { side: 'left', dy: 5 } },
  lead: 'Downtown by the canal, up by Dellwood Park or out toward Homer Glen, two of us will come, give you one price and wait for your okay.',
  scene: ['mainStreet', 'canalLock', 'station'],
  example: {
    load: 'a washer and dryer from a basement near Dellwood Park',
    price: guidePrice('washer_dryer'),
  },
  curb: {
    known: 'ask',
    answer:
      'Ask the city’s water department before you put a mattress, a fridge or anything else that’s big at the curb. Press 3 when they answer.',
    lines: [
      { item: 'A computer monitor', mark: 'no', note: 'The city has a drop-off for those' },
      { item: 'Moving it to the street', mark: 'no', note: 'That part’s up to you' },
    ],
    ask: { name: 'Lockport’s water department', phone: '815-838-0549' },
    source: {
      label: 'City of Lockport waste page',
      href: 'https://cityoflockport.net/196/Waste-Recycling',
    },
  },
  worthIt: [
    {
      when: 'You don’t want to wait a week',
      text: `Call us before ${cutoffOf(site)} and we can usually be there the same day. You can also look online at any hour, see which two-hour windows are free, and book one yourself.`,
    },
    {
      when: 'You’re clearing a workshop or attic',
      text: 'Lumber, bikes, bed rails, a lathe nobody uses: leave it all where it is. We sort as we load. Metal goes to scrap, good furniture gets offered for donation, and the landfill comes last.',
    },
    {
      when: 'A tenant left a mess',
      text: 'Text us five photos for a free estimate on the whole unit. You’ll know what it costs before we start, and we’ll sweep so you can show the place.',
    },
    {
      when: 'You’re opening a store downtown',
      text: 'Shelving, counters and broken display cases are all fine. Tell us when the sidewalk’s quiet. We’ll load out the back if there’s an alley.',
    },
  ],
  dropOff:
    'Lockport has its own electronics drop-off at Public Works. Look at the city’s page before you load the car. For weed killer and pool chemicals, plan a trip to Naperville. We’ll gladly haul the TVs and fridges, but we can’t carry liquids.',
  permit: {
    office: 'City of Lockport building department',
    text: 'Possibly. Ask the building department before a shed, deck or hot tub comes down. Have the size ready, and know what’s wired or piped to it. We can help you with both. Once you’ve got their answer, book a pickup and we’ll take it from there.',
  },
  around:
    'Lockport is in Will County, and its ZIP is 60441. A few homes along the edges get Homer Glen mail (60491) or Romeoville mail (60446). If yours does, call us with your street, because we can probably come. We serve both sides of the canal, from the Gaylord Building and Lincoln Landing out to Lockport Township High School.',
  closing: 'Which side of the canal are you on? Call or send a photo, and the estimate won’t cost you anything.',
}

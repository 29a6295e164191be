import type { Town } from '../schema/town.ts'

/** The towns we serve. Coordinates are the populated place's; ZIP codes are delivery ZIPs. */
export const towns: readonly Town[] = [
  {
    slug: 'wauwatosa',
    name: 'Wauwatosa',
    kind: 'city',
    counties: ['Milwaukee'],
    zips: ['53213', '53226'],
    lat: 43.0495,
    lng: -88.0076,
    mapLabel: { narrow: { side: 'above' }, wide: { side: 'above' } },
    lead: 'Basements, garages and single pieces, from the Village to Mayfair Road. Two of us carry it out.',
    worthIt: [
      {
        when: 'A basement full of boxes',
        text: 'We take it all in one go, so you don’t haul bags up the stairs for a month.',
      },
      {
        when: 'Before you sell',
        text: 'Buyers see the floor and the walls instead of the storage. We can usually come the same week.',
      },
    ],
    around:
      'Wauwatosa is west of Milwaukee in Milwaukee County. Tell us if your driveway is shared, so we don’t block it.',
  },
  {
    slug: 'west-allis',
    name: 'West Allis',
    kind: 'city',
    counties: ['Milwaukee'],
    zips: ['53214', '53219', '53227'],
    lat: 43.0167,
    lng: -88.007,
    mapLabel: { narrow: { side: 'below' }, wide: { side: 'below' } },
    lead: 'From the State Fair grounds to the far west side. We carry out one couch or a whole house.',
    worthIt: [
      {
        when: 'The upper flat is empty',
        text: 'We carry everything down the back stairs and leave it swept for the next tenant.',
      },
      { when: 'The garage is full', text: 'We clear it to the walls. You tell us which tools stay.' },
    ],
    around:
      'Our truck starts out in West Allis, so you’re our shortest trip. If you have an alley, we’ll load from there.',
  },
  {
    slug: 'brookfield',
    name: 'Brookfield',
    kind: 'city',
    counties: ['Waukesha'],
    zips: ['53005', '53045'],
    lat: 43.0606,
    lng: -88.1065,
    mapLabel: { narrow: { side: 'above', dx: 34 }, wide: { side: 'right' } },
    lead: 'Ranch basements, three-car garages and everything between, on both sides of Bluemound Road.',
    worthIt: [
      {
        when: 'You’re downsizing',
        text: 'Take what fits in the new place. We’ll clear out the rest after the movers leave.',
      },
      {
        when: 'A big basement',
        text: 'It can take more than one load. You’ll know how many, and the price, before we start.',
      },
    ],
    around: 'Brookfield is in Waukesha County. It’s the farthest west we go every day.',
  },
  {
    slug: 'shorewood',
    name: 'Shorewood',
    kind: 'village',
    counties: ['Milwaukee'],
    zips: ['53211'],
    lat: 43.0892,
    lng: -87.8876,
    mapLabel: { narrow: { side: 'left' }, wide: { side: 'right' } },
    lead: 'Houses, duplexes and upper flats between the river and the lake. We know how narrow the stairs are.',
    worthIt: [
      { when: 'Narrow stairs', text: 'We take big pieces apart, so they don’t scrape the walls on the way down.' },
      {
        when: 'No parking out front',
        text: 'Tell us where we can stop. We carry up to 75 feet without charging more.',
      },
    ],
    around: 'Shorewood is right by Lake Michigan, north of Milwaukee. It shares a ZIP code with the city.',
  },
  {
    slug: 'whitefish-bay',
    name: 'Whitefish Bay',
    kind: 'village',
    counties: ['Milwaukee'],
    zips: ['53217'],
    lat: 43.1133,
    lng: -87.9001,
    mapLabel: { narrow: { side: 'left' }, wide: { side: 'right' } },
    lead: 'Attics, basements and estates along Silver Spring Drive and down to the lake.',
    worthIt: [
      {
        when: 'A house that has to be emptied',
        text: 'We’ll go room by room, and set aside the papers and photos we find.',
      },
      { when: 'One heavy piece', text: 'A sleeper sofa on the third floor? That’s a normal job for us.' },
    ],
    around: 'Whitefish Bay is on Lake Michigan, just north of Shorewood. Fox Point has the same ZIP code.',
  },
]

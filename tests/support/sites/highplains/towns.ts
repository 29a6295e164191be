import type { Town } from '../../../../src/sites/schema/town.ts'

const worthIt = [{ when: 'It is heavy', text: 'We carry it.' }]

export const towns: readonly Town[] = [
  {
    slug: 'lakewood',
    name: 'Lakewood',
    kind: 'city',
    counties: ['Jefferson'],
    zips: ['80226', '80232'],
    lat: 39.7047,
    lng: -105.0814,
    lead: 'We pick up anywhere in Lakewood.',
    worthIt,
    around: 'Lakewood is in Jefferson County.',
  },
  {
    slug: 'arvada',
    name: 'Arvada',
    kind: 'city',
    counties: ['Jefferson'],
    zips: ['80002', '80004'],
    lat: 39.8028,
    lng: -105.0875,
    lead: 'We pick up anywhere in Arvada.',
    worthIt,
    around: 'Arvada is north of Lakewood.',
  },
]

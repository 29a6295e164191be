import { expect, it } from 'vitest'
import { serviceArea } from '../../../src/domain/places/serviceArea.ts'
import { stateName } from '../../../src/domain/places/states.ts'
import { toldApart } from '../../../src/sites/schema/wholeSite.ts'
import { businesses, businessOf, wholeOf } from '../../../tests/support/businesses.ts'

type Area = { readonly yes?: string; readonly call: string; readonly tooFar: string; readonly nearMiss?: string }

/** What each business answers about typed places besides its own towns: those that are one are between semicolons. */
const areas: Readonly<Record<keyof typeof businesses, Area>> = {
  alexandria: { call: 'Roanoke; Norfolk, VA', tooFar: 'Springfield, IL; 20001' },
  anchorage: { call: 'Fairbanks; Juneau; Nome, AK', tooFar: '99701' },
  brooklyn: { call: 'Buffalo; Albany, NY', tooFar: '10001; 07030' },
  brownsville: { call: 'McAllen; Laredo, TX', tooFar: '78040; San Benito, NM' },
  honolulu: { yes: 'ewa beach; Kaneohe, HI', call: '96740; Hilo; Kihei, HI', tooFar: '90001' },
  'kansas-city': { call: 'Overland Park, MO; Springfield, MO; St. Joseph', tooFar: 'Independence, OH' },
  miami: { call: 'Tampa; Orlando; Naples, FL', tooFar: '33602' },
  'new-orleans': { call: 'Lafayette; Shreveport; Monroe, LA', tooFar: '77002' },
  'night-crew': { call: 'Reno; Elko; Sparks, NV', tooFar: '89501' },
  'one-town': { call: 'Reno; Elko; Sparks, NV', tooFar: '10001; 78701; 59801; Denver, CO' },
  phoenix: { call: 'Tucson; Yuma, AZ', tooFar: '85701; Tempe, TX', nearMiss: 'Scotsdale' },
  'toll-free': { call: 'Toledo, OH; Akron', tooFar: 'Dublin, CA' },
  'twin-cities': {
    yes: 'West Saint Paul; West St Paul; St. Paul; St Louis Park, MN',
    call: 'Duluth; Rochester; Moorhead, MN',
    tooFar: '53703',
  },
}

const places = (listed = ''): string[] => listed.split('; ').filter(Boolean)

it.each(Object.entries(areas))('%s knows its towns however they’re typed, and what’s elsewhere', (name, own) => {
  const business = businessOf(businesses[name as keyof typeof businesses])
  const [{ area }, { towns }] = [wholeOf(business), business]
  const named = (code: string) => ({ code, name: stateName(code) ?? '' })
  const known = toldApart(towns, area.state.code).map(({ state, ...town }) => ({
    ...town,
    ...(state && { state: named(state) }),
  }))
  const ours = towns.flatMap(({ name, state = area.state.code, zips: [zip = '', ...others] }) => [
    ...[zip, ...others, `${zip}-1234`, `${name}, ${state}`, `${name}, ${stateName(state)}`.toLowerCase()],
    ...[name.toLowerCase(), `9 Oak St, ${name}, ${state} ${zip}`],
  ])
  const [zip = ''] = towns[0]?.zips ?? []
  const answers: Readonly<Record<string, readonly string[]>> = {
    yes: [...ours, ...places(own.yes)],
    call: [`${zip.slice(0, 3)}98`, ...places(own.call)],
    'too-far': ['60540', '02108', '98101', '30303', 'Portland, OR', 'Boston, MA', ...places(own.tooFar)],
    'near-miss': places(own.nearMiss),
  }
  for (const [kind, typed] of Object.entries(answers))
    for (const place of typed) expect(serviceArea(place, known, area).kind, place).toBe(kind)
})

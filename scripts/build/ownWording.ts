import { say } from '#words'
import { usualZones, type ZoneName, zoneNameOf } from '../../src/domain/calendar/zones.ts'
import { phoneLabel, withExtension } from '../../src/domain/contact/ourPhone.ts'
import { stateName } from '../../src/domain/places/states.ts'
import { zipArea } from '../../src/domain/places/zipArea.ts'
import { inDollars } from '../../src/domain/prices/price.ts'
import type { Site } from '../../src/sites/schema/site.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { phoneHoursOf, zoneWords } from '../../src/sites/schema/wholeSite.ts'
import { countyFips, stateOfCounty } from './map/counties.ts'

// A business may say in its own words what follows from its record. Where it does, that has to agree.

const digitsIn = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')

/** Times of day in a text, and "24 hours". */
const timesIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/\b24\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b/g) ?? []

/** A text that says something else than what it should, with what to write. */
const says = (field: string, own: string, due: string, agrees: boolean): string[] =>
  agrees ? [] : [`${field}: says “${own}”: write “${due}”, or leave it out`]

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A name in few words has one of the whole name's, or their first letters. */
function isShortFor(short: string, name: string): boolean {
  const initials = words(name).map(([letter]) => letter)
  return words(short).some((word) => words(name).includes(word)) || words(short).join('') === initials.join('')
}

/** Prices in a description that aren't the business's own anymore. */
function stalePrices({ description, price: { from, to, callDiscount } }: Site): string[] {
  const own = [from, to, callDiscount]
  return [...description.matchAll(/\$(\d[\d,]*)/g)].flatMap(([amount, number = '']) =>
    own.includes(Number(number.replaceAll(',', '')))
      ? []
      : [`description: says ${amount}, but price has ${inDollars(from)} to ${inDollars(to)}`],
  )
}

/** States that have each time. */
const zoneStates: Readonly<Record<ZoneName, string>> = {
  eastern: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  central: 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  mountain: 'AZ CO ID KS MT ND NE NM NV OR SD TX UT WY',
  pacific: 'CA ID NV OR WA',
  alaska: 'AK',
  arizona: 'AZ',
  hawaii: 'HI',
  atlantic: 'PR',
}

/** The time of a state that none of the business's is. */
function strangeZone(timeZone: string, states: readonly string[]): string[] {
  const named = zoneNameOf(timeZone)
  if (named && states.some((state) => zoneStates[named].includes(state))) return []
  const own = (Object.keys(zoneStates) as ZoneName[]).filter((name) => zoneStates[name].includes(states[0] ?? ''))
  const due = own.map((name) => usualZones[name]).join(' or ')
  if (!due || timeZone === 'America/Adak') return []
  return [`timeZone: ${timeZone} isn’t the time in ${stateName(states[0] ?? '')}: write ${due}`]
}

function areaProblems({ area, address, timeZone }: Site, towns: readonly Town[]): string[] {
  const { code, name } = area.state
  const [zone, due] = [area.zoneName.toLowerCase(), zoneWords(timeZone, zoneNameOf(timeZone))]
  const others = Object.values(say.time.zones).filter((one) => say.time.zone(one) !== due)
  const states = [code, ...towns.flatMap(({ state }) => state ?? [])]
  const answer = zipArea(
    area.example.zip,
    towns.map(({ state: _, ...town }) => town),
    area,
  )
  const town = 'town' in answer ? answer.town : undefined
  return [
    ...says('area.state.name', name, stateName(code) ?? '', name === stateName(code)),
    ...strangeZone(timeZone, states),
    ...says('area.zoneName', area.zoneName, due, !others.some((one) => zone.includes(one.toLowerCase()))),
    ...(states.includes(address.region)
      ? []
      : [`address.region: ${address.region} is none of your states: ${states.join(', ')}`]),
    ...(town
      ? says('area.example.town', area.example.town, town, area.example.town === town)
      : [`area.example.zip: ${area.example.zip} is in no town of yours: write ${towns[0]?.zips[0]}, or leave it out`]),
    ...area.counties.flatMap((county, at) => {
      const fips = countyFips(county.name, stateOfCounty(county, towns, code))
      return county.fips ? says(`area.counties.${at}.fips`, county.fips, fips ?? '', county.fips === fips) : []
    }),
  ]
}

/** Where a business's record says something else than what follows from the rest of it: each with its field and what to write. */
export function wordingProblems(site: Site, towns: readonly Town[]): string[] {
  const { phone, hours, name, shortName } = site
  const [label, open] = [phoneLabel({ ...phone, label: undefined }), phoneHoursOf(hours)]
  return [
    ...says('phone.label', phone.label, label, digitsIn(phone.label) === digitsIn(withExtension(phone))),
    ...says(
      'hours.phone',
      hours.phone,
      open,
      timesIn(hours.phone).every((time) => timesIn(open).includes(time)),
    ),
    ...says('shortName', shortName, name.split(' ')[0] ?? name, isShortFor(shortName, name)),
    ...stalePrices(site),
    ...areaProblems(site, towns),
  ]
}

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

/** What each state's ZIP codes begin with, three digits of each, as the Postal Service's L002 lists them. */
const statePrefixes: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'AK 995-999,AL 350-369,AR 716-729,AZ 850-865,CA 900-961,CO 800-816,CT 060-069,DC 200-205 569,DE 197-199,FL 320-349,' +
    'GA 300-319 398-399,HI 967-968,IA 500-528,ID 832-838,IL 600-629,IN 460-479,KS 660-679,KY 400-427,LA 700-714,' +
    'MA 010-027 055,MD 206-219,ME 039-049,MI 480-499,MN 550-567,MO 630-658,MS 386-397,MT 590-599,NC 270-289,ND 580-588,' +
    'NE 680-693,NH 030-038,NJ 070-089,NM 870-884,NV 889-898,NY 005 063 100-149,OH 430-459,OK 730-749,OR 970-979,PA 150-196,' +
    'PR 006-009,RI 028-029,SC 290-299,SD 570-577,TN 370-385,TX 733 750-799 885,UT 840-847,VA 201 220-246,VT 050-059,' +
    'WA 980-994,WI 530-549,WV 247-268,WY 820-831'
  )
    .split(',')
    .map((state) => [state.slice(0, 2), state.slice(3).split(' ')]),
)

/** ZIP codes that aren't their state's. */
export const strangeZips = (field: string, zips: readonly string[], state: string): string[] => {
  const own = statePrefixes.get(state)
  const isOf = (digits: string) => own?.some((span) => span.slice(0, 3) <= digits && digits <= span.slice(-3))
  return zips.flatMap((zip) =>
    zip.length !== 5 || isOf(zip.slice(0, 3)) ? [] : [`${field}: ${zip} is no ZIP code in ${stateName(state)}`],
  )
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
    ...strangeZips('address.postalCode', [address.postalCode], address.region),
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

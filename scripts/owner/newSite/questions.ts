import type { LandscapeName } from '../../../src/sites/schema/landscape.ts'
import { type Site, tooCheap } from '../../../src/sites/schema/site.ts'
import { colors } from '../../../src/sites/starter/theme.ts'
import { countyFips, stateFips } from './atlas.ts'
import { prefixesOf, slugOf } from './complete.ts'
import { type BusinessDraft, type Question, valueAt } from './question.ts'
import { answer, answerOfSchema, noCounty, noState, notYourCounty, sameTown, strangeZip } from './sentences.ts'
import {
  readColor,
  readList,
  readNumber,
  readPhone,
  readPhoneHours,
  readPickup,
  readPoint,
  showList,
  showPhoneHours,
  showPickup,
  showPoint,
} from './typed.ts'

type County = { readonly name: string; readonly tint?: string; readonly fips?: string }

const text = (draft: BusinessDraft, path: string): string => String(valueAt(draft, path) ?? '')
const landmark = (draft: BusinessDraft) => text(draft, 'site.area.landmark.name')
const stateName = (draft: BusinessDraft) => text(draft, 'site.area.state.name')

export const namesOf = (draft: BusinessDraft): string[] =>
  ((valueAt(draft, 'site.area.counties') ?? []) as readonly County[]).map(({ name }) => name)

type TownDraft = { readonly name: string; readonly zips?: readonly string[]; readonly counties?: readonly string[] }
const townsOf = (draft: BusinessDraft) => (draft.towns ?? []) as readonly TownDraft[]
const zipsOf = (draft: BusinessDraft): string[] => townsOf(draft).flatMap(({ zips = [] }) => zips)

/** A town's address is its name, so no two can have the same. */
const readTownName = (at: number) => (typed: string, draft: BusinessDraft) => {
  if (townsOf(draft).some(({ name }, other) => other !== at && slugOf(name) === slugOf(typed)))
    throw new Error(answer(sameTown))
  return typed.trim()
}

function readState(typed: string): string {
  if (!stateFips(typed)) throw new Error(answer(noState(typed)))
  return typed.trim()
}

/** Counties keep what's known of them; the others are looked up. */
function readCounties(typed: string, draft: BusinessDraft): County[] {
  const earlier = (valueAt(draft, 'site.area.counties') ?? []) as readonly County[]
  const names = readList(typed).map((name) => name.replace(/ county$/i, ''))
  const left = townsOf(draft).find(({ counties = [] }) => counties.some((name) => !names.includes(name)))
  if (left)
    throw new Error(`${left.name} is in ${left.counties?.join(' and ')}: keep that, or take the town out first.`)
  return names.map((name) => {
    const known = earlier.find((county) => county.name === name)
    const fips = countyFips(name, stateName(draft))
    if (!fips) throw new Error(answer(noCounty(name, stateName(draft))))
    return { ...known, name, fips }
  })
}

const site = (path: string, ask: string, example?: string, more: Partial<Question> = {}): Question => ({
  path: `site.${path}`,
  ask,
  ...(example && { example }),
  ...more,
})

/** Who the business is, and where. */
export const aboutYou: readonly Question[] = [
  site('name', 'Name of the business', 'Saguaro Hauling'),
  site('shortName', 'Short name, where room is tight', 'Saguaro', {
    suggest: (draft) => text(draft, 'site.name').split(' ')[0] ?? '',
  }),
  site('tagline', 'What you do and where, in one line', 'Junk removal in and around Tucson'),
  site('phone.e164', 'Phone that customers call', '(520) 555-0142', { read: readPhone }),
  site('email', 'Email that customers write to', 'hello@example.com'),
  site('address.street', 'Street address of the business', '250 Main Street'),
  site('address.locality', 'City of that address', 'Tucson'),
  site('address.postalCode', 'ZIP code of that address', '85701'),
  site('area.state.name', 'State', 'Arizona', { read: readState }),
  site('area.state.code', 'State, in two letters', 'AZ', { read: (typed) => typed.trim().toUpperCase() }),
  site('timeZone', 'Time zone, as in the IANA list', 'America/Phoenix', {
    suggest: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
]

/** Where it works. */
export const aboutArea: readonly Question[] = [
  site('area.landmark.name', 'The city that everybody around there knows', 'Tucson', {
    suggest: (draft) => text(draft, 'site.address.locality'),
  }),
  site('area.landmark.at', 'Its center, latitude and longitude', '32.2226, -110.9747', {
    read: readPoint,
    show: showPoint,
  }),
  site('area.counties', 'Counties you work in, with commas between', 'Pima, Pinal', {
    read: readCounties,
    show: (counties: readonly County[]) => showList(counties.map(({ name }) => name)),
  }),
  site('area.region', 'The area in a sentence, after "in"', 'the Tucson area', {
    suggest: (draft) => `the ${landmark(draft)} area`,
  }),
  site('area.direction', 'How the map is described', 'around Tucson', {
    suggest: (draft) => `around ${landmark(draft)}`,
  }),
  site('area.water', 'The sea or lake on that map, if there’s one: its name', 'Pacific Ocean', {
    read: (typed) => typed.trim() || undefined,
  }),
]

export const landscapeWords: Readonly<Record<LandscapeName, string>> = {
  prairie: 'Prairie: fields, oaks and a wide sky',
  desert: 'Desert: mesas, cactus and adobe',
  coast: 'Coast: dunes, cottages and a lighthouse',
  mountains: 'Mountains: snowy peaks, firs and cabins',
  woods: 'Woods: hills, maples and a white church',
  city: 'City: row houses, street trees and towers',
}

/** A town, asked for each. */
export const aboutTown = (at: number): readonly Question[] => [
  { path: `towns.${at}.name`, ask: 'Name of the town', example: 'Oro Valley', read: readTownName(at) },
  {
    path: `towns.${at}.counties`,
    ask: 'Its county; the main one first, if it’s in two',
    example: 'Pima',
    read: (typed, draft) => {
      const stranger = readList(typed).find((name) => !namesOf(draft).includes(name))
      if (stranger) throw new Error(answer(notYourCounty(stranger, namesOf(draft))))
      return readList(typed)
    },
    show: showList,
    suggest: (draft) => namesOf(draft)[0] ?? '',
  },
  {
    path: `towns.${at}.zips`,
    ask: 'Its ZIP codes, with commas between',
    example: '85704, 85737',
    read: readList,
    show: showList,
  },
]

/** Latitude and longitude are two fields of a town; they're checked as the landmark's. */
export const townCenter: Question = {
  path: 'site.area.landmark.at',
  ask: 'Its center, latitude and longitude',
  example: '32.3909, -110.9665',
  read: readPoint,
}

/** What it costs and when. */
export const aboutWork: readonly Question[] = [
  site('area.zipPrefixes', 'First digits of ZIP codes around there', '856, 857', {
    read: (typed, draft) => {
      const stranger = zipsOf(draft).find((zip) => !readList(typed).some((digits) => zip.startsWith(digits)))
      if (stranger) throw new Error(answer(strangeZip(stranger)))
      return readList(typed)
    },
    show: showList,
    suggest: (draft) => showList(prefixesOf([text(draft, 'site.address.postalCode'), ...zipsOf(draft)])),
  }),
  site('price.from', 'Price of the smallest load, in dollars', '99', { read: readNumber }),
  site('price.to', 'Price of a full truck, in dollars', '699', {
    read: (typed, draft) => {
      if (readNumber(typed) <= Number(valueAt(draft, 'site.price.from'))) throw new Error(answerOfSchema(tooCheap))
      return readNumber(typed)
    },
  }),
  site('price.callDiscount', 'Dollars off for calling; empty for none', '20', {
    read: (typed) => (typed.trim() ? readNumber(typed) : undefined),
  }),
  site('payment', 'How customers can pay, with commas between', 'Cash, Credit Card', {
    read: readList,
    show: showList,
    suggest: () => 'Cash, Credit Card',
  }),
  site('hours.phones', 'When you answer the phone, every day', '07:00-20:00, or 24 hours', {
    read: readPhoneHours,
    show: showPhoneHours,
    // Around the clock, where that was answered before.
    suggest: (draft) => (valueAt(draft, 'site.hours') ? '24 hours' : ''),
  }),
  site('hours.pickup', 'When you pick up', 'Mon-Fri 08:00-18:00, Sat 09:00-15:00', {
    read: readPickup,
    show: showPickup,
  }),
  site('sameDayUntilHour', 'Until what hour a call can still mean today, 0 to 24', '12', { read: readNumber }),
]

/** The others are worked out of it. An owner who changed them has none to begin with, and may leave it at that. */
export const aboutColor: Question = {
  path: 'color',
  ask: 'The brand’s color, as a hex code',
  example: 'Empty: theme.ts stays as it is',
  read: (typed) => (typed.trim() ? readColor(typed) : undefined),
  suggest: (draft) => (draft.folder ? '' : colors.pine),
}

export const aboutWorker: readonly Question[] = [
  {
    path: 'worker.origin',
    ask: 'Address of the website',
    example: 'https://www.example.com',
    suggest: (draft) => `https://www.${text(draft, 'site.email').split('@')[1] ?? ''}`,
  },
  { path: 'worker.leadsTo', ask: 'Who gets the requests, by email', example: 'you@example.com' },
  {
    path: 'worker.sender',
    ask: 'Who those emails come from: an address of the website’s domain',
    example: 'website@example.com',
    suggest: (draft) => `website@${text(draft, 'worker.origin').replace(/^https:\/\/(www\.)?/, '')}`,
  },
]

export const aboutFolder: Question = {
  path: 'folder',
  ask: 'Name of its folder in src/sites: small letters, digits and hyphens',
  example: 'saguaro',
  suggest: (draft) => slugOf(text(draft, 'site.shortName')),
}

export const featureNames: Readonly<Record<keyof Site['features'], string>> = {
  calculator: 'Price calculator and item guide',
  blog: 'Blog',
  referrals: 'Referral program',
  permits: 'Who decides on permits',
  curbRules: 'What each town’s own hauler takes at the curb',
  dropOffs: 'Where to bring what you don’t take',
}

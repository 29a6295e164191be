import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { businessSchema } from '../../../src/sites/schema/business.ts'
import { site as starter } from '../../../src/sites/starter/site.ts'
import { fileProblems } from '../../build/contentFiles.ts'
import { type Draft, type Field, inner, setAt } from './answers.ts'
import { refusal } from './ask.ts'
import { readBusiness } from './readBusiness.ts'

/** Fields that the content check is asked of, too: it reads them in the business's folder. */
const edited =
  /^site\.(?:phone\.e164|email|address\.region|timeZone|landscape|price\.cubicFeet|features\.blog|privacy)$/

const example = (): Draft => JSON.parse(readFileSync('docs/business.example.json', 'utf8')) as Draft

const fieldAt = (path: readonly string[]): Field | undefined =>
  path.reduce<Field | undefined>(
    (outer, name) => {
      const field = outer && inner(outer)
      return field?.item ?? field?.entries?.[name]
    },
    businessSchema as unknown as Field,
  )

const phone = 'must be a US number with its area code, like (202) 555-0123'
const email = 'must be an email address, like '
const zip = 'must be a ZIP code of five digits, like 60540'
const state = 'is no state: write its name or its two letters, like AZ'
const dollars = 'must be whole dollars, like 95'
const hour = 'must be a whole hour from 0 to 24, like 13 for 1 PM'
const hours = 'must be hours like “Mon-Fri 7am-5pm, Sat 8am-noon”'
const volume = 'must be cubic feet, 54 to 5,400, or yards like “15 yards”'
const slug = 'must be small letters and digits, with single hyphens between, like two-words'
const long = (most: number) => `is longer than ${most} characters`
const west = 'must be negative, as every longitude in the US is'
const origin = 'must be like https://www.example.com, without a slash at its end'
const pickup = 'site.hours.pickup'
const day = { days: ['Monday'], opens: '08:00', closes: '18:00' }

/** A wrong value at a place, what's said, and at which place inside that. */
type Wrong = [place: string, value: unknown, said: string, at?: string]

it.each<Wrong>([
  ['site.name', ' ', 'is missing'],
  ['site.name', 'Haul'.repeat(11), long(40)],
  ['site.name', 7, 'must be a text, not 7'],
  ['site.name', 'Saguaro\nHauling', 'has a line break'],
  ['site.tagline', 'Junk '.repeat(21), long(100)],
  ['site.slogan', 'Gone', 'is no field of this: correct its name, or take it out'],
  ['site.phone.e164', '555-0142', phone],
  ['site.phone.e164', 'call us', phone],
  ['site.phone.e164', 5_205_550_142, 'must be in quotes'],
  ['site.phone.extension', 'x12', 'must be one to six digits, like 12'],
  ['site.phone.texts', 'maybe', 'must be a US number, like (202) 555-0123, or yes or no'],
  ['site.email', 'nobody', email],
  ['site.address.postalCode', '8570', zip],
  ['site.address.postalCode', '88510', '88510 is no ZIP code in Arizona'],
  ['site.address.region', 'ZZ', state],
  ['site.timeZone', 'Tucson', 'must be a time zone like America/Denver'],
  ['site.timeZone', 'UTC', 'must be a time zone like America/Denver'],
  ['site.landscape', 'swamp', 'must be one of "prairie", "desert", "coast", "mountains", "woods", "city", not "swamp"'],
  ['site.area.state.code', 'Arizonia', state],
  ['site.area.landmark.at', 'downtown', 'must be a latitude and a longitude, like 32.2226, -110.9747'],
  ['site.area.landmark.at', '32.2226', 'must be a latitude and a longitude, like 32.2226, -110.9747'],
  ['site.area.landmark.at', '32.2226, 110.9747', west, '.0'],
  [
    'site.area.counties',
    'Pima, Marin, Pinal',
    'there’s no Marin in Arizona: write another name, or its state after it, like',
    '.1.name',
  ],
  [
    'site.area.counties',
    'Pima, Pinal, Pima County',
    'you have Pima twice: write each with its state, like “Pima (AZ)”',
    '.2.name',
  ],
  ['site.area.counties', ['Pima'], 'must be a list of fields in braces, not "Pima"; its fields are name, state', '.0'],
  ['site.area.counties', '', 'needs one'],
  ['site.area.zipPrefixes', '857', '85653 is one of your ZIP codes, and starts with none of these'],
  ['site.area.zipPrefixes', '857, 856, eight', 'must be one to five digits', '.2'],
  ['site.price.cubicFeet', '15 meters', volume],
  ['site.price.from', 'cheap', 'must be a number, not "cheap"'],
  ['site.price.from', '95.50', dollars],
  ['site.price.from', 0, 'must be 1 or more'],
  ['site.price.to', 69_500, 'is more than a full truck costs: write dollars, not cents, like 695'],
  ['site.price.to', '$95', 'must be more than the smallest load'],
  // What only the build's own rules see.
  ['site.price.callDiscount', 900, 'no load costs $995: write 600 or less'],
  ['adjustments', [{ id: 'off', words: 'Off', code: 'OFF', percent: -95 }], 'must be -90 or more', '.0.percent'],
  ['adjustments', [{ id: 'off', words: 'Off', code: 'OFF', cents: -1.5 }], 'must be whole dollars', '.0.cents'],
  ['adjustments', [{ id: 'off', words: 'Off', code: 'OFF', cents: -90_000 }], 'no load costs', '.0.cents'],
  [
    'adjustments',
    [{ id: 'off', words: 'Off', code: 'SPRNG25X', percent: -5 }],
    'may not have eight letters',
    '.0.code',
  ],
  ['site.price.callDiscount', '10%', 'must be a number, not "10%"'],
  ['site.sameDayUntilHour', '25', hour],
  ['site.sameDayUntilHour', 2, 'is 2, and nobody answers before 07:00: write a later hour'],
  ['site.sameDayUntilHour', '1 PM', hour],
  ['site.hours.phones', 'whenever', 'must be hours like “7am-7pm”'],
  ['site.hours.phones', 'Mon-Fri 7am-7pm', 'must be hours like “7am-7pm”'],
  ['site.hours.phones', '24 hours', 'are around the clock: leave them out'],
  [pickup, 'whenever', hours],
  [pickup, 'Mon-Fri', hours],
  [pickup, 'Funday 8-6', hours],
  [
    pickup,
    'Mon-Fri 8am-6am',
    'closes at 06:00, before it opens: write 18:00 for 6 PM, or a night like 18:00 to 02:00',
    '.0',
  ],
  [pickup, 'Mon-Fri 8-6, Fri 9-5', 'has Friday twice: write each day once, or once in each season'],
  [pickup, 'Mon 7-7 Apr-Oct, Mon 9-5 Sep-Dec', 'has Monday twice: write each day once, or once in each season'],
  [pickup, [], 'needs one'],
  [pickup, [{ ...day, opens: 'soon' }], 'must be a time like 08:00', '.0.opens'],
  [pickup, [{ ...day, days: ['Monday', 'Monday'] }], 'has Monday twice'],
  [pickup, [{ ...day, days: ['Funday'] }], 'must be one of "Monday", "Tuesday"', '.0.days.0'],
  [
    pickup,
    [{ ...day, season: { from: '4/1', until: '10-31' } }],
    'must be a month and a day like 04-01',
    '.0.season.from',
  ],
  ['site.features.blog', 'yes', 'must be true or false, not "yes"'],
  ['site.privacy', { since: 'May 2026' }, 'must be a date like 2026-11-21', '.since'],
  ['site.terms', { since: '2026-11-21', chapters: [] }, 'needs one', '.chapters'],
  ['towns.1.name', 'Oro Valley', 'you have that town already'],
  ['towns.1.name', 'Marana, AZ', 'has a comma: write the town alone'],
  ['towns.0.counties', 'Cook', 'Cook isn’t one of your counties: Pima, Pinal', '.0'],
  ['towns.0.zips', '8573', zip, '.0'],
  ['towns.0.zips', '85737, 33010', '33010 is no ZIP code in Arizona'],
  ['towns.0.zips', [85737], 'must be in quotes, like "60540"', '.0'],
  ['towns.0.lat', 'north', 'must be a number, not "north"'],
  ['towns.0.lng', '110.9665', west],
  ['towns.0.scene', ['mesa', 'mesa', 'palms'], 'has a part twice: name three'],
  ['towns.0.scene', ['mesa', 'moon', 'palms'], 'must be one of ', '.1'],
  ['towns', [], 'needs one'],
  ['languages', ['fr'], 'must be one of: en, es', '.0'],
  ['languages', ['en', 'en'], 'has a language twice'],
  ['color', 'brown', 'must be a color like'],
  ['worker.origin', 'http://example.com/', origin],
  ['worker.origin', 'https://a..com', origin],
  ['worker.leadsTo', 'me', email],
  ['folder', 'Two Words', slug],
  ['folder', 'starter', 'is taken by the project itself: write another one'],
])('%s: %j', (place, value, said, at = '') => {
  const path = place.split('.')
  const input = example()
  setAt(input, path, value)
  const read = readBusiness(input)
  expect('problems' in read && read.problems).toEqual([expect.stringContaining(`${place}${at}: ${said}`)])
  // Where it's typed, the wizard says it of the answer.
  const field = fieldAt(path)
  if (typeof value === 'string' && field && ['string', 'number', 'array', 'strict_tuple'].includes(inner(field).type))
    expect(refusal(inner(field), path, example(), value)).toContain(said)
  if (!edited.test(place)) return
  const files = { 'site.ts': { site: structuredClone(starter) as unknown as Draft } }
  setAt(files['site.ts'], path, value)
  expect(fileProblems(files)).toEqual([expect.stringContaining(`site.ts: ${place.replace('site.', '')}${at}: ${said}`)])
})

it('asks of which state a county is that two have', () => {
  const input = example()
  setAt(input, ['site', 'area', 'counties'], 'Pima, Pinal, Johnson')
  const town = { counties: ['Johnson'], lat: 32, lng: -111 }
  const towns = [
    { ...town, name: 'Town KS', state: 'KS', zips: ['66204'] },
    { ...town, name: 'Town MO', state: 'MO', zips: ['64093'] },
  ]
  Object.assign(input, { towns: [...(input.towns as object[]), ...towns] })
  const read = readBusiness(input)
  expect('problems' in read && read.problems).toEqual([
    'site.area.counties.2.name: your towns have Johnson in Kansas and in Missouri: write “Johnson (KS), Johnson (MO)”',
  ])
  setAt(input, ['site', 'area', 'counties'], 'Pima, Pinal, Johnson (KS), Johnson (MO)')
  expect(readBusiness(input)).toHaveProperty('business.site.area.counties.3', { name: 'Johnson', state: 'MO' })
})

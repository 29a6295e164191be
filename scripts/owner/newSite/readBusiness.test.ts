import { existsSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { files as outputFiles } from '../../../src/routes.ts'
import { toldApart } from '../../../src/sites/schema/wholeSite.ts'
import { businesses, businessOf, wholeOf } from '../../../tests/support/businesses.ts'
import { foreignColorsIn, foreignIn } from '../../../tests/support/foreign.ts'
import { siteCopy } from '../../../tests/support/siteCopy.ts'
import { loadModule } from '../../build/loadModule.ts'
import { countyFips, countyNamed, stateOfCounty } from '../../build/map/counties.ts'
import { setUpWorker } from './addEnvironment.ts'
import { slugsOf } from './complete.ts'
import { writeBusiness } from './folder.ts'
import { jsonSchema, readBusiness, schemaFile } from './readBusiness.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests break it in every place.
const example = (): any => JSON.parse(readFileSync('docs/business.example.json', 'utf8'))

it('accepts the example, settles what’s published, and reads its own answer again without a change', () => {
  const business = businessOf(example())
  const { towns, worker } = business
  expect(wholeOf(business)).toMatchObject({
    shortName: 'Saguaro',
    phone: { label: '(520) 555-0142' },
    address: { region: 'AZ' },
    area: {
      state: { name: 'Arizona' },
      zipPrefixes: ['857', '856'],
      example: { zip: '85737' },
      zoneName: 'Arizona time',
    },
    hours: { phone: 'Open 7 AM to 7 PM' },
    features: { calculator: true, referrals: false },
  })
  expect(towns.map(({ slug }) => slug)).toEqual(['oro-valley', 'marana', 'sahuarita', 'south-tucson'])
  expect(worker.sender).toBe('website@saguarohauling.example')
  expect(businessOf(business)).toEqual(business)
})

it.each([
  // A county's state is that of its towns, and a city in no county has its own code.
  ['Johnson', 'MO', ['KS'], '20091'],
  ['Jackson', 'MO', [], '29095'],
  ['St. Louis city', 'MO', [], '29510'],
  ['Alexandria', 'VA', [], '51510'],
  ['Fairfax', 'VA', [], '51059'],
  ['Orleans', 'LA', [], '22071'],
])('%s near %s has the FIPS code of its state', (name, usual, [state], fips) => {
  expect(countyFips(name, stateOfCounty({ name }, [{ state, counties: [name] }], usual))).toBe(fips)
})

it.each([
  ['Cook County', 'IL', 'Cook'],
  [' cook ', 'IL', 'Cook'],
  ['orleans parish', 'LA', 'Orleans'],
  ['Matanuska-Susitna Borough', 'AK', 'Matanuska-Susitna'],
  ['St. Louis City', 'MO', 'St. Louis city'],
  ['St. Louis County', 'MO', 'St. Louis'],
  ['Saint Louis', 'MN', 'St. Louis'],
  ['dona ana county', 'NM', 'Doña Ana'],
  ['carson city', 'NV', 'Carson City'],
  ['Alexandria city', 'VA', 'Alexandria'],
  ['James City County', 'VA', 'James City'],
  ['Nowhere County', 'IL', 'Nowhere'],
])('%j in %s is %s', (typed, code, name) => {
  expect(countyNamed(typed, code)).toBe(name)
})

it('reads counties as people write them, in the list and at a town', () => {
  const input = example()
  input.site.area.counties[0].name = 'Pima County'
  input.site.area.counties[1].name = 'pinal'
  expect(input.towns[1].counties).toEqual(['Pima', 'Pinal'])
  input.towns[1].counties = ['PIMA', 'Pinal County']
  expect(readBusiness(input)).toEqual(readBusiness(example()))
})

it('gives the second of two towns with one name its state, and one that’s published its address', () => {
  const names = [{ name: 'Kansas City' }, { name: 'Kansas City', state: 'KS' }, { name: 'New Name', slug: 'old' }]
  expect(slugsOf(names)).toEqual(['kansas-city', 'kansas-city-ks', 'old'])
  expect(toldApart(names, 'MO').map(({ name }) => name)).toEqual(['Kansas City, MO', 'Kansas City, KS', 'New Name'])
})

it('lists everything that is wrong at once, each with its place', () => {
  const input = example()
  delete input.site.tagline
  input.site.area.counties[1].name = 'Marin'
  input.folder = 'starter'
  const read = readBusiness(input)
  expect('problems' in read && read.problems.map((problem) => problem.replace(/:.*/, ''))).toEqual([
    'site.tagline',
    'folder',
    'site.area.counties.1.name',
    'towns.1.counties.1',
  ])
})

it.each([[null], ['text'], [[]]])('refuses %j', (input) => {
  expect(readBusiness(input)).toHaveProperty('problems.0')
})

it('the published JSON Schema is the one that the command checks with', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(jsonSchema())))
})

const copy = siteCopy('starter')
afterAll(copy.remove)

/** What the build makes of a business, and all that it says, without the bundles that only move that into a Worker. */
async function built(answers: unknown, edit?: (folder: string) => void) {
  const business = businessOf(answers)
  writeBusiness(copy.root, business)
  edit?.(join(copy.root, 'src/sites', business.folder))
  setUpWorker(copy.root, business)
  unlinkSync(join(copy.root, '.site'))
  symlinkSync(`src/sites/${business.folder}`, join(copy.root, '.site'), 'junction')
  const load = <Module>(file: string, made?: Readonly<Record<string, unknown>>) =>
    loadModule<Module>(copy.root, file, made)
  const { developmentSite } = await load<typeof import('../../build/emitSite.ts')>('scripts/build/emitSite.ts')
  const { files, modules } = await developmentSite(copy.root)
  const { said, ownColors } = await load<typeof import('../../../tests/support/everythingSaid.ts')>(
    'tests/support/everythingSaid.ts',
    modules,
  )
  const texts = [...files].flatMap(([name, source]) => (typeof source === 'string' ? [[name, source] as const] : []))
  return {
    said,
    ownColors,
    all: { ...said, ...Object.fromEntries(texts), mails: JSON.stringify(modules['mail.json']) },
  }
}

/** Without signed links, whose letters are chance's: "IL" among them would be a state. */
const unsigned = (text: string): string => text.replace(/[a-z-]+\.[0-9A-Z]{10}\.\d+\.[\w-]{6}\.[\w-]+/g, '')

it.each(['brownsville', 'one-town'] as const)(
  '%s: a business there shows nothing of the sample, no word, place, price or color',
  async (name) => {
    const { said, ownColors, all } = await built(businesses[name])
    expect(Object.keys(said).length).toBeGreaterThan(60)
    // On a page's first view; what's chosen in a form is listed by its script.
    const empty = Object.entries(said).flatMap(([where, text]) =>
      where.startsWith('/')
        ? (text.match(/<(ul|ol|nav|section)\b(?! aria-label)[^>]*>\s*<\/\1>/g) ?? []).map((list) => where + list)
        : [],
    )
    expect(empty).toEqual([])
    for (const file of ['/__made/panorama.svg', '/__made/map-wide.svg', outputFiles.manifest])
      expect(Object.keys(all)).toContain(file)
    expect(Object.keys(said).filter((where) => / email | copy /.test(where)).length).toBeGreaterThan(2)
    const found = Object.entries(all).flatMap(([where, text]) =>
      [...foreignIn(unsigned(text), /\.(?:css|svg)$/.test(where)), ...foreignColorsIn(text, ownColors)].map(
        (what) => `${where}: ${what}`,
      ),
    )
    expect(found).toEqual([])
  },
)

it('a privacy page and terms are in every list and have a twin, and hours by season and by appointment are said', async () => {
  const { brownsville } = businesses
  const since = '2026-11-24'
  const chapters = [{ id: 'the-job', heading: 'The job', paragraphs: ['We load by hand.'], links: [] }]
  const { said } = await built({
    ...brownsville,
    site: {
      ...brownsville.site,
      hours: { pickup: 'April-October: Mon-Fri 7-7; Mon-Fri 8-noon; Sat 8-1 by appointment' },
      privacy: { since, texts: 'Acme Texts' },
      terms: { since, chapters },
    },
  })
  for (const page of ['/privacy', '/terms']) {
    expect(said[page], page).toContain('Acme Texts')
    for (const list of ['/sitemap', '/sitemap.xml', '/llms.txt']) expect(said[list], list).toContain(page)
  }
  for (const page of ['/contact.md', '/faq', '/llms.txt', '/schedule']) {
    expect(said[page], page).toContain('7 AM to 7 PM from April to October')
    expect(said[page], page).toContain('8 AM to noon the rest of the year')
    expect(said[page], page).toContain('8 AM to 1 PM by appointment')
  }
  expect(said['/']).toMatch(
    /"opens":"07:00","closes":"19:00","validFrom":"\d{4}-\d\d-\d\d","validThrough":"\d{4}-10-31"/,
  )
  expect(said['/']).not.toContain('"closes":"13:00"')
  expect(said['/privacy.md']).toContain('# Your privacy')
  expect(said['/terms.md']).toContain('We load by hand.')
})

it('a business that charges nothing for stairs or the way to the truck asks nobody about them', async () => {
  const { said } = await built(businesses.brownsville, (folder) => {
    for (const file of ['prices.ts', 'es/prices.ts']) {
      const path = join(folder, file)
      if (!existsSync(path)) continue
      const charges =
        / {2}\{\n {4}id: '(?:stairs|long-carry)',[\s\S]*?\n {2}\},\n| {2}(?:stairs|'long-carry'): \{[\s\S]*?\n {2}\},\n/g
      const source = readFileSync(path, 'utf8')
      expect(source.match(charges), file).toHaveLength(2)
      writeFileSync(path, source.replace(charges, ''))
    }
  })
  const asked = Object.entries(said).flatMap(([where, text]) => {
    const [found] =
      /.{0,40}\b(?:flights?|long carry|tramos)\b.{0,40}/i.exec(
        text.replace(/<style>.*?<\/style>|data-island-props="[^"]*"/gs, ''),
      ) ?? []
    return found ? [`${where}: ${found}`] : []
  })
  expect(asked).toEqual([])
})

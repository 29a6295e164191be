import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { services as ownServices } from '#site/services.ts'
import { towns as ownTowns } from '#site/towns.ts'
import { inDollars } from '../../src/domain/prices/price.ts'
import { firstLanguage, paths, spokenLanguages } from '../../src/routes.ts'
import { fileSchemas, type SiteFiles } from '../../src/sites/schema/files.ts'
import { type Files, fileProblems, repeatedPrices, textingProblems, unmade, unpriced } from './contentFiles.ts'
import { missingExports, movedExports, unreadable, wantedExports } from './imports.ts'
import { deadLinks, pagePaths, translatedLinks } from './linkProblems.ts'

/** The starting business. */
const files: SiteFiles = Object.assign(
  {},
  ...(await Promise.all(
    Object.keys(fileSchemas).map(async (name) => ({ [name]: await import(resolve('src/sites/starter', name)) })),
  )),
)
const { site } = files['site.ts']
const { services } = files['services.ts']
const { towns } = files['towns.ts']
const items = files['items.ts'].catalog?.items ?? []

/** A copy of what a file exports, with the value at a path changed; `gone` takes the field away. */
const gone = Symbol('gone')
function changed(value: unknown, [key = '', ...rest]: readonly string[], to: unknown): unknown {
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  const record = copy as Record<string, unknown>
  if (rest.length > 0) record[key] = changed(record[key], rest, to)
  else if (to === gone) delete record[key]
  else record[key] = to
  return copy
}

const problemsWith = (file: keyof typeof files, path: string, to: unknown): string[] =>
  fileProblems({ ...files, [file]: changed(files[file], path.split('.'), to) })

it('has nothing against the starting business', () => {
  expect(fileProblems(files)).toEqual([])
})

/** As an owner finds it: a field of the site, or of a record by its name. */
const placeOf = (path: string) =>
  path
    .replace(/^site\./, '')
    .replace(/^services\.0\./, `${services[0]?.slug}: `)
    .replace(/^towns\.0\./, `${towns[0]?.slug}: `)

const extraAt = (field: string) => placeOf(`services.0.price.extras.0.${field}`)
const zip = towns[0]?.zips[0]
const other = towns[1]?.slug
const curb = { known: 'rule', answer: 'Yes.', lines: [{ item: 'A couch', mark: 'yes', note: 'With a sticker.' }] }

const firm = { percent: 40, pieces: 6, cubicFeet: 999, pounds: 300, breaks: ['item'] }
const off = { id: 'spring', words: 'Spring', code: 'SPRING', cents: -90_000 }

type Wrong = [file: keyof typeof files, path: string, to: unknown, said: string | RegExp, at?: string]

it.each<Wrong>([
  // Fields that are missing, misspelled, or of another kind.
  ['site.ts', 'site.phone.e164', '(316) 555-0123', 'is “(316) 555-0123”: write “+13165550123”'],
  ['site.ts', 'site.price.cubicFeet', '15 yards', 'is “15 yards”: write 405'],
  ['site.ts', 'site.hours.pickup.0.closes', '09:30', /has no whole pickup window, which is 2 hours/, 'hours.pickup.0'],
  ['site.ts', 'site.description', 'From $95.', /says \$95, but price has /],
  [
    'site.ts',
    'site.timeZone',
    'America/Phoenix',
    /isn’t the time in Kansas: write America\/Chicago or America\/Denver/,
  ],
  ['site.ts', 'site.timeZone', 'America/Sao_Paulo', /isn’t the time in Kansas/],
  ['site.ts', 'site.price.callDiscount', 900, `no load costs ${inDollars(site.price.from + 900)}: write 640 or less`],
  ['items.ts', 'catalog.items.0.cubicFeet', 9999, /^is 9999, and a full truck holds 405/, `${items[0]?.id}: cubicFeet`],
  ['prices.ts', 'firm', firm, /^is 999, and a full truck holds 405: write/, 'firm.cubicFeet'],
  ['towns.ts', 'towns.0.lat', 47.1, /miles from Wichita: write the latitude/, 'derby: lat, lng'],
  // What follows from something else, in other words than that.
  ['site.ts', 'site.phone.e164', '+13165550199', /says “\(316\) 555-0123”: write “\(316\) 555-0199”/, 'phone.label'],
  ['site.ts', 'site.hours.phone', 'Open 24 hours', /write “Open 8 AM to 6 PM”, or leave it out/],
  ['site.ts', 'site.hours.phones', gone, /write “Open 24 hours”/, 'hours.phone'],
  ['site.ts', 'site.timeZone', 'America/Denver', /says “Central time”: write “Mountain time”/, 'area.zoneName'],
  ['site.ts', 'site.shortName', 'Tallgrass', /write “Sample”/],
  ['site.ts', 'site.address.region', 'IL', /IL is none of your states: KS/],
  ['site.ts', 'site.area.state.name', 'Ohio', /write “Kansas”/],
  ['site.ts', 'site.area.example.zip', '67226', /is in no town of yours: write 67037/],
  ['site.ts', 'site.area.example.town', 'Wichita', /write “Derby”/],
  ['site.ts', 'site.area.counties.0.fips', '20015', /write “20173”/],
  [
    'towns.ts',
    'towns.1.name',
    'Derby',
    'another town has "Derby"',
    'haysville: name, which needs its state, like "Springfield, OR"',
  ],
  ['home.ts', 'hero.heading', ' ', 'is empty: write a text'],
  ['home.ts', 'hero.badges', ['We do all the carrying'], /another tick has/, 'hero.guarantees'],
  ['home.ts', 'tileSlugs', ['cleanouts', 'sheds'], /"sheds" does not exist; there are: cleanouts, /, 'tileSlugs.1'],
  ['home.ts', 'imageCards.0.drawing', 'couch', /^"couch" is no picture; there are: icon, .*home-loading/],
  ['faq.ts', 'questionGroups.0.questions.1.id', 'how-much', /another question has "how-much"/],
  ['prices.ts', 'rungs.0.cents', 9900, /is 9900, but price.from in site.ts is /],
  ['prices.ts', 'rungs.3.cents', 100, 'is less than a smaller load costs'],
  ['prices.ts', 'adjustments', [off], /^no load costs .*: write 640 or less$/, 'adjustments.0.cents'],
  ['prices.ts', 'adjustments', [off, off], 'another adjustment has "SPRING"', 'adjustments.1.code'],
  ['prices.ts', 'adjustments', [{ ...off, percent: 5 }], 'needs either cents or percent', 'adjustments.0'],
  [
    'prices.ts',
    'adjustments',
    [{ id: 'off', words: 'Off', cents: -100 }],
    'needs days, dates or a code',
    'adjustments.0',
  ],
  ['calendar.ts', 'holidays.1.nth', gone, /a day or a weekday with its nth$/, 'holidays.1'],
  ['calendar.ts', 'holidays.0', { name: 'Leap', month: 2, day: 30 }, 'is no day of that month'],
  ['logo.ts', 'logo', 'logo.svg', /^must be one path of a drawing/],
  ['languages.ts', 'languages', {}, 'needs one, like { en: {} }'],
  ['languages.ts', 'languages', { en: {}, fr: {} }, /doesn’t speak; there are: en, es$/],
  ['items.ts', 'catalog.items.1.id', items[0]?.id, /another item has/],
  ['presets.ts', 'presets.0.items', 'sofaa', 'items.ts has no "sofaa"'],
  ['presets.ts', 'searches.0.id', 'sofaa', 'items.ts has no "sofaa"'],
  ['serviceGroups.ts', 'serviceGroups.oneThing.services.0', 'sheds', /"sheds" does not exist; there are: cleanouts/],
  ['serviceGroups.ts', 'beforeTeardown', { sheds: 'Empty it.' }, /"sheds" does not exist/, 'beforeTeardown.sheds'],
  ['serviceGroups.ts', 'serviceGroups.wholeRoom', gone, 'no group has "cleanouts"', 'serviceGroups'],
  ['serviceGroups.ts', 'alsoHauled.0.item', 'pianoo', 'items.ts has no "pianoo"'],
  [
    'services.ts',
    'services.0.price.rungs',
    [{ rung: 'half', holds: 'A room' }],
    'is missing',
    `${services[0]?.slug}: price.rungs.1`,
  ],
  ['services.ts', 'services.0.price.extras.0', { id: 'moon' }, /"teardown-labor", not "moon"$/, extraAt('id')],
  ['services.ts', 'services.0.cost', { low: 0, high: 1 }, /^0 to 1 cents is no range/],
  [
    'services.ts',
    'services.0.towns',
    [{ slug: 'oz', note: 'Far.' }],
    /"oz" does not exist/,
    placeOf('services.0.towns.0.slug'),
  ],
  ['services.ts', 'services.0.title', services[1]?.title, `is that of ${services[1]?.slug}`],
  ['towns.ts', 'towns.0.counties', ['Cass'], /"Cass" does not exist; there are: /, 'derby: counties.0'],
  ['towns.ts', 'towns.0.zips', ['10001'], '10001 is no ZIP code of this area'],
  ['towns.ts', 'towns.0.zips', [zip, zip], `another place of this town has "${zip}"`],
  ['towns.ts', 'towns.0.slug', other, `another record has "${other}"`, `${other}: slug`],
  [
    'towns.ts',
    'towns.0.curb',
    { known: 'ask', answer: 'Ask.', lines: [] },
    'is there, but site.features.curbRules is off',
  ],
  ['towns.ts', 'towns.0.curb', curb, 'is missing, and a fact needs it', 'derby: curb.asOf'],
  ['towns.ts', 'towns.0.curb', { ...curb, asOf: 'May 2019' }, /^May 2019 is no month/, 'derby: curb.asOf'],
  ['towns.ts', 'towns.0.curb', { ...curb, until: 'May 2019' }, /and no contract holds$/, 'derby: curb.asOf'],
  ['towns.ts', 'towns.0.curb', curb, 'is there exactly where the rule is known', 'derby: curb.verdict'],
])('%s: %s as %j is named with its file and field', (file, path, to, said, at = placeOf(path)) => {
  const own = problemsWith(file, path, to).filter((problem) => problem.startsWith(`${file}: ${at}: `))
  expect(own.map((problem) => problem.slice(`${file}: ${at}: `.length))).toContainEqual(
    typeof said === 'string' ? said : expect.stringMatching(said),
  )
})

it.each<[gone: string, change: (all: SiteFiles) => unknown, said: readonly RegExp[]]>([
  [
    'a service',
    (all) => ({ ...all, 'services.ts': { services: services.slice(1) } }),
    [
      new RegExp(
        `^home.ts: tileSlugs.\\d, serviceGroups.ts: serviceGroups.\\w+.services.0, .*: "${services[0]?.slug}" does not exist; there are: `,
      ),
    ],
  ],
  [
    'a kind of items',
    (all) =>
      changed(
        all,
        ['items.ts', 'catalog', 'items'],
        items.filter(({ category }) => category !== 'seating'),
      ),
    [
      /^presets.ts: presets.0.items, presets.ts: presets.6.items, presets.ts: searches.0.id: items.ts has no "sofa"$/,
      /has no "loveseat"$/,
      /has no "armchair"$/,
    ],
  ],
  [
    'charges on top of the space',
    (all) => changed(all, ['prices.ts', 'extras'], all['prices.ts'].extras.slice(0, 1)),
    [
      /^services.ts: cleanouts: price.extras.0.id, services.ts: [\w-]+: price.extras.1.id: "mattress" does not exist; /,
      /"stairs" does not exist; there are: refrigerant$/,
    ],
  ],
])('without %s, one sentence names everything that points at it', (_, change, said) => {
  const problems = fileProblems(change(files) as Files)
  expect(problems).toHaveLength(said.length)
  for (const [at, one] of said.entries()) expect(problems[at]).toMatch(one)
})

it('names pages of another language that are of no record, or of two, in that language’s file', () => {
  const slugs = { service: { cleanoutz: 'vaciado' }, town: { derby: 'pueblo', [String(other)]: 'pueblo' } }
  expect(problemsWith('languages.ts', 'languages', { en: {}, es: { slugs } })).toEqual([
    expect.stringMatching(
      /^es\/language.ts: slugs.service.cleanoutz: "cleanoutz" does not exist; there are: cleanouts, /,
    ),
    `es/language.ts: slugs.town.${other}: another page has "pueblo"`,
  ])
})

it('names every file that asks the price of what’s gone, which can’t be read', () => {
  const [item, extra] = [items[0]?.id, files['prices.ts'].extras[0]?.id]
  const sources = {
    'towns/a.ts': `guidePrice('${item}_throne.2') + extraPrice('moon')`,
    'itemPages/b.ts': `items: ['${item}', 'throne'], related: ['crown']`,
    'presets.ts': "{ word: 'Crown', id: 'throne' }",
    'blog/c.md': `{{guide throne}} {{extra ${extra}}}`,
  }
  expect(unpriced(sources, files['items.ts'], files['prices.ts'])).toEqual([
    'towns/a.ts, itemPages/b.ts, presets.ts, blog/c.md: items.ts has no "throne"',
    'towns/a.ts: prices.ts has no "moon"',
  ])
})

it('names what a feature lacks', () => {
  expect(problemsWith('site.ts', 'site.features', { ...site.features, permits: true, dropOffs: true })).toEqual(
    expect.arrayContaining(['towns.ts: derby: dropOff: is missing', 'towns.ts: derby: permit: is missing']),
  )
  expect(problemsWith('items.ts', 'catalog', undefined)).toContain(
    'items.ts: the calculator is on, but there is no catalog',
  )
})

it('names what an item page lacks: a price, words of its own, an item that isn’t on another page', () => {
  const [item, other] = items
  const page = {
    slug: 'chair',
    name: 'Chair removal',
    thing: 'a chair',
    title: 'Chair removal',
    description: 'A chair is light, and goes with anything else that you’re rid of the same day.',
    lead: 'It’s light.',
    items: [item?.id, 'throne'],
    service: 'thrones',
    accepted: true,
    usual: { items: 'throne', label: 'a throne' },
    sizes: [{ items: other?.id, label: 'Another' }],
    moves: [{ what: 'Stairs', text: 'None.' }],
    out: 'By hand.',
    first: ['Stand up.'],
    free: [{ way: 'Give it away', text: 'Ask around.' }],
    goes: 'Far away.',
    related: [],
  }
  expect(problemsWith('itemPages.ts', 'itemPages', [page, { ...page, slug: 'stool', items: [item?.id] }])).toEqual(
    expect.arrayContaining([
      'itemPages.ts: chair: items: items.ts has no "throne"',
      `itemPages.ts: stool: items: another page has "${item?.id}"`,
      expect.stringContaining('itemPages.ts: chair: service, itemPages.ts: stool: service: "thrones" does not exist'),
      'itemPages.ts: chair: has 15 words of its own, not 150 to 400',
      'itemPages.ts: chair: "throne" has no price in the calculator',
      'itemPages.ts: chair: related: needs three, each once',
    ]),
  )
  const unsaid = { ...page, goes: undefined }
  expect(problemsWith('itemPages.ts', 'itemPages', [unsaid])).toContain('itemPages.ts: chair: goes: is missing')
})

it('names what a guide says twice, and a load of it without a price', () => {
  const part = { kind: 'prices', id: 'cost', heading: 'Cost', loads: [{ items: 'throne', label: 'A throne' }] }
  const guide = {
    slug: 'thrones',
    name: 'Thrones',
    searches: ['throne'],
    title: 'Thrones',
    description: 'A throne is heavy, and it goes with anything else that you’re rid of the same day.',
    heading: 'What about thrones?',
    answer: 'Ask.',
    lead: 'It’s heavy.',
    figures: [{ label: 'One', amount: 'A lot' }],
    parts: [part, part],
    sources: [],
    checked: '2026-11-27',
    closing: { title: 'Ask', text: 'Ask us.' },
  }
  expect(problemsWith('guides.ts', 'guides', [guide, { ...guide, parts: [part] }])).toEqual(
    expect.arrayContaining([
      'guides.ts: thrones: slug: another guide has "thrones"',
      'guides.ts: thrones: parts.1.id: another part has "cost"',
      'guides.ts: thrones: "throne" has no price in the calculator',
    ]),
  )
  const undated = { ...guide, sources: [{ label: 'A law', href: 'https://example.com/' }] }
  expect(problemsWith('guides.ts', 'guides', [undated])).toContain('guides.ts: thrones: sources.0.asOf: is missing')
})

it('names a price that is no number, and nothing that’s worked out of it', () => {
  const prices = changed(files['prices.ts'], ['rungs', '0', 'cents'], Number.NaN)
  const priced = changed(files['site.ts'], ['site', 'price', 'from'], '$99')
  expect(fileProblems({ ...files, 'site.ts': priced, 'prices.ts': prices })).toEqual([
    'site.ts: price.from: must be a number, not "$99"',
  ])
})

it('names everything in one round, and a price that a text repeats by hand', () => {
  const problems = fileProblems({
    ...files,
    'home.ts': changed(changed(files['home.ts'], ['hero', 'lead'], gone), ['reasons'], 'None'),
    'pages.ts': { pageWords: {} },
  })
  expect(new Set(problems.map((problem) => problem.split(':')[0]))).toEqual(new Set(['home.ts', 'pages.ts']))
  expect(problems.length).toBeGreaterThan(10)
  const { from, to } = site.price
  const sources = {
    'home.ts': `// From $${from}.\nheading: 'Junk gone from $${from}'`,
    'blog/a.md': `Up to $${to}.\n$${from}0, $${from}.50`,
  }
  expect(repeatedPrices(sources, site.price)).toEqual([
    `home.ts: line 2: repeats the price $${from}: write \${inDollars(site.price.from)} instead`,
    `blog/a.md: line 1: repeats the price $${to}: write {{to}} instead`,
  ])
})

it('names every text with a figure that’s worked out of nothing', () => {
  const modules = {
    'referral.ts': { terms: [{ answer: 'A tuna' }, { answer: `$${Number.NaN} off` }] },
    'es/referral.ts': { referral: () => ({ terms: [`$${Number.NaN} menos`] }) },
  }
  expect(unmade(modules)).toEqual([
    'referral.ts: terms.1.answer, es/referral.ts: referral.terms.0: says “NaN”, because what it’s worked out of isn’t there',
  ])
})

it('finds where a business that takes no texts asks for some, in files, posts and another language', () => {
  const modules = {
    'home.ts': { hero: { lead: 'Call or text us.' }, reasons: ['You can’t text us.', 'We’ll call or text you.'] },
    'es/faq.ts': { questionGroups: () => [{ answer: 'Llame o mándenos un mensaje.' }] },
  }
  const problems = textingProblems(modules, { 'blog/a.md': 'Text on a page.\nText us five photos.' })
  expect(problems.map((problem) => problem.replace(/, but.*/, ''))).toEqual([
    'home.ts: hero.lead: says “Call or text”',
    'es/faq.ts: questionGroups.0.answer: says “mándenos un mensaje”',
    'blog/a.md: line 2: says “Text us”',
  ])
})

const [service, town] = [paths.service(String(ownServices[0]?.slug)), paths.town(String(ownTowns[0]?.slug))]
const pages = inLanguage(spokenLanguages.includes('en') ? 'en' : firstLanguage, () => pagePaths([]))

it('knows the pages of the menu and of each collection', () => {
  expect([...pages]).toEqual(expect.arrayContaining([paths.home, paths.faq, service, town]))
})

it('finds links to pages that a business leaves out, wherever they are in a text', () => {
  const text = {
    links: [{ label: 'Price', href: `${service}?kind=all#price` }],
    questions: [{ links: [{ label: 'A post', href: '/blog/a-post' }] }],
    source: { label: 'The city', href: 'https://city.example/trash' },
  }
  expect(deadLinks(text, pages)).toEqual(['questions.0.links.0.href: /blog/a-post is no page of this site'])
})

it('finds them in another language, whose texts may lead to English pages', () => {
  const texts = () => ({
    links: [{ href: '/es/gone' }, { href: service }, { href: inLanguage('es', () => paths.faq) }],
    related: [{ slug: ownServices[0]?.slug }, { slug: 'sheds' }],
  })
  const modules = { 'es/faq.ts': { faq: texts }, 'es/towns/a.ts': { a: texts }, 'faq.ts': { faq: texts } }
  expect(translatedLinks(modules, 'es', pages, [])).toEqual([
    'es/faq.ts: faq.related.1.slug: "sheds" does not exist',
    'es/faq.ts: faq.links.0.href: /es/gone is no page of this site',
  ])
})

it('names each export that a business lacks once, with its file and everybody who imports it', () => {
  const code = [
    [
      'src/A.tsx',
      "import { crew, type Crew, owner as boss } from '#site/home.ts'\nimport { logo } from '#site/logo.ts'\n",
    ],
    ['src/B.tsx', "import { crew } from '#site/home.ts'\nimport type { Site } from '#site/site.ts'\n"],
    ['src/sites/acme/es/texts.ts', "export { home } from './home.ts'\nimport { site } from '../site.ts'\n"],
    ['src/sites/other/es/texts.ts', "export { gone } from './home.ts'\n"],
  ] as const
  const modules = new Map<string, object | 'missing'>([
    ['home.ts', { owner: {} }],
    ['logo.ts', 'missing'],
    ['es/home.ts', {}],
  ])
  expect(missingExports(wantedExports(code, 'src/sites/acme'), modules)).toEqual([
    'home.ts: crew: is missing, and these import it: src/A.tsx, src/B.tsx',
    "logo.ts: isn't there, and these import it: src/A.tsx",
    'es/home.ts: home: is missing, and these import it: src/sites/acme/es/texts.ts',
  ])
})

it('names what a business imports of ours that isn’t where it was, with where it is now', () => {
  const code = [
    [
      'src/sites/acme/faq.ts',
      "import { spoken, daysLabel, gone } from '../../domain/slots.ts'\nimport { site } from './site.ts'\n",
    ],
    ['src/sites/other/faq.ts', 'export const gone = 1\n'],
    ['src/domain/slots.ts', 'export const spoken = 1\n'],
    ['src/domain/hours.ts', 'export function daysLabel() {}\n'],
  ] as const
  const place = 'of src/domain/slots.ts, which doesn’t have it'
  expect(movedExports(code, 'src/sites/acme')).toEqual([
    `faq.ts: imports daysLabel ${place}: it’s in src/domain/hours.ts`,
    `faq.ts: imports gone ${place}: CHANGELOG.md says under “In your own folder” what has changed`,
  ])
})

const parse =
  '\u001b[31m[PARSE_ERROR] \u001b[0mUnterminated string\n  \u001b[38m[\u001b[0m src/sites/acme/site.ts:9:9 ]\n'
it.each<[name: string, message: string, said: string]>([
  ['Error', parse, 'site.ts:9:9: can’t be read: Unterminated string: look there for a quote, a comma or a bracket'],
  ['ReferenceError', 'a is not defined', 'towns/a.ts: a is not defined: import it, or correct its name'],
  ['Error', 'No price for b', 'towns/a.ts: can’t be read: No price for b'],
  [
    'TypeError',
    'x is undefined',
    'towns/a.ts: can’t be read: what it passes to priceOf doesn’t fit: x is undefined: CHANGELOG.md says under “In your own folder” what has changed',
  ],
])('a file that can’t be read is named where %s is from', (name, message, said) => {
  const stack = `${name}: ${message}\n    at priceOf (/a/src/b.ts:1:2)\n    at eval (/a/src/sites/acme/towns/a.ts:3:4)\n    at async eval (/a/src/sites/acme/towns.ts:3:4)`
  expect(unreadable('home.ts', { name, message, stack }, '/a/src/sites/acme')).toBe(said)
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linkedSite } from '../../../scripts/lib/environment.ts'
import type { Site } from './site.ts'
import type { Town } from './town.ts'

const root = resolve(import.meta.dirname, '../../..')
const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !['packs', 'schema'].includes(entry.name) ? [join(root, folder, entry.name)] : [],
  )
// One that `npm run new-site` wrote is younger than the code; it may have an example's state or price.
const handMade = (folder: string) => !existsSync(join(folder, 'answers')) || folder.endsWith('/starter')

/** Every business, those that only tests have among them. */
const businesses = await Promise.all(
  [...foldersIn('src/sites'), ...foldersIn('tests/support/sites')].filter(handMade).map(async (folder) => {
    const [{ site }, { towns }] = await Promise.all([import(`${folder}/site.ts`), import(`${folder}/towns.ts`)])
    return { folder, site: site as Site, towns: towns as readonly Town[] }
  }),
)

/** Counties that are everyday words or names too; with "County" after them they count like the others. */
const commonWords = new Set(['Cook', 'Jefferson', 'Will'])

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What only one business says of itself, as whole words. */
function literalsOf({ site, towns }: { readonly site: Site; readonly towns: readonly Town[] }): RegExp {
  const { name, shortName, phone, email, address, area, price } = site
  const digits = phone.e164.slice(2)
  const counties = area.counties.map((county) => county.name)
  const words = [
    name,
    shortName,
    area.landmark.name,
    area.state.name,
    address.street,
    address.postalCode,
    email,
    email.split('@')[1] ?? email,
    phone.label,
    digits,
    phone.e164,
    digits.replace(/(...)(...)(....)/, '$1-$2-$3'),
    digits.replace(/(...)(...)(....)/, '$1 $2 $3'),
    `$${price.from}`,
    `$${price.to}`,
    ...counties.map((county) => `${county} County`),
    ...counties.filter((county) => !commonWords.has(county)),
    ...towns.flatMap((town) => [town.name, ...town.zips, ...(town.boxZips ?? [])]),
  ]
  return new RegExp(`(?<![\\w$.])(?:${words.map(escaped).join('|')})(?!\\w)`, 'g')
}

/** Names of time zones are the clocks' own, whoever lives by them. */
const withoutZones = (text: string) => text.replaceAll(/\bAmerica\/\w+/g, '')

/** Where a text has a business's literals. */
const found = (text: string, literals: RegExp) =>
  Array.from(withoutZones(text).matchAll(literals), ([literal]) => literal)

/** A business's own folders, and a file that is about these very names. */
const exempt = [
  /^src\/sites\/(?!schema\/)[^/]+\/|^tests\/support\/sites\//,
  // Builds one business and looks for another's names in it.
  /^tests\/drills\/otherBusiness\.test\.ts$/,
]

const files = ['src', 'client', 'scripts', 'tests']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|sh|css|json|html|sql)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((path) => !exempt.some((pattern) => pattern.test(path)))

describe.each(businesses)('$site.name', (business) => {
  const literals = literalsOf(business)

  it('is named nowhere but in its own folder', () => {
    expect(files.length).toBeGreaterThan(500)
    const named = files.flatMap((path) =>
      found(readFileSync(join(root, path), 'utf8'), literals).map((literal) => `${path}: ${literal}`),
    )
    expect(named).toEqual([])
  })
})

const chosen = join(root, 'src/sites', linkedSite(root))
it.runIf(handMade(chosen))('looks at the chosen business too', () => {
  expect(businesses.map(({ folder }) => folder)).toContain(chosen)
})

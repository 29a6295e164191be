// Loaded before anything else of the build: a file that lacks a field would stop the others with an error that names neither.
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SiteFiles } from '../../src/sites/schema/files.ts'
import { fileProblems, repeatedPrices } from './contentFiles.ts'
import { filesUnder } from './files.ts'

const loaders: { readonly [Name in keyof SiteFiles]: () => Promise<SiteFiles[Name]> } = {
  'site.ts': () => import('#site/site.ts'),
  'prices.ts': () => import('#site/prices.ts'),
  'calendar.ts': () => import('#site/calendar.ts'),
  'items.ts': () => import('#site/items.ts'),
  'itemPages.ts': () => import('#site/itemPages.ts'),
  'presets.ts': () => import('#site/presets.ts'),
  'home.ts': () => import('#site/home.ts'),
  'about.ts': () => import('#site/about.ts'),
  'faq.ts': () => import('#site/faq.ts'),
  'howItWorks.ts': () => import('#site/howItWorks.ts'),
  'pages.ts': () => import('#site/pages.ts'),
  'permits.ts': () => import('#site/permits.ts'),
  'dropOffSites.ts': () => import('#site/dropOffSites.ts'),
  'photos.ts': () => import('#site/photos.ts'),
  'referral.ts': () => import('#site/referral.ts'),
  'reviews.ts': () => import('#site/reviews.ts'),
  'serviceGroups.ts': () => import('#site/serviceGroups.ts'),
  'services.ts': () => import('#site/services.ts'),
  'towns.ts': () => import('#site/towns.ts'),
}

/** What the business's files export, by their names. */
export const files: Partial<Record<string, unknown>> = {}
const broken: string[] = []
for (const [name, load] of Object.entries(loaders))
  try {
    files[name] = await load()
  } catch (error) {
    broken.push(`${name}: can't be read: ${(error as Error).message}`)
  }

const { site } = (files['site.ts'] ?? {}) as Partial<SiteFiles['site.ts']>
const folder = join(resolve(import.meta.dirname, '../..'), '.site')
const sources = filesUnder(folder, ['.'], /(?<!test)\.(?:tsx?|md)$/).map((file) => [
  relative(folder, file),
  readFileSync(file, 'utf8'),
])
const found = fileProblems(files)
const repeated = site && found.length === 0 ? repeatedPrices(Object.fromEntries(sources), site.price) : []

/** What is wrong with the chosen business's files. One that can't be read only says so where no other file is the cause. */
export const problems: readonly string[] = found.length > 0 ? found : [...broken, ...repeated]

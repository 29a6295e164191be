// Loaded before anything else of the build: a file that lacks a field would stop the others with an error that names neither.
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileSchemas, type SiteFiles } from '../../src/sites/schema/files.ts'
import { fileProblems, repeatedPrices } from './contentFiles.ts'
import { filesUnder } from './files.ts'

const folder = realpathSync(resolve(import.meta.dirname, '../../.site'))

/** What the business's files export, by their names. */
export const files: Partial<Record<string, unknown>> = {}
const broken: string[] = []
for (const name of Object.keys(fileSchemas))
  try {
    files[name] = await import(pathToFileURL(join(folder, name)).href)
  } catch (error) {
    broken.push(`${name}: can't be read: ${(error as Error).message}`)
  }

const { site } = (files['site.ts'] ?? {}) as Partial<SiteFiles['site.ts']>
const sources = filesUnder(folder, ['.'], /(?<!test)\.(?:tsx?|md)$/).map((file) => [
  relative(folder, file),
  readFileSync(file, 'utf8'),
])
const found = fileProblems(files)
const repeated = site && found.length === 0 ? repeatedPrices(Object.fromEntries(sources), site.price) : []

/** What is wrong with the chosen business's files. One that can't be read only says so where no other file is the cause. */
export const problems: readonly string[] = found.length > 0 ? found : [...broken, ...repeated]

// A third language, by its folders: English with each vowel doubled. What isn't so is hard-coded.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load } from 'cheerio'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteName } from '../../scripts/lib/run.ts'
import { languageAt } from '../../src/routes.ts'
import { ownNames, withoutNames } from '../support/language.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { misplacedAtWidths } from '../support/pageChecks.ts'
import { apart, listedPaths, saidOn } from '../support/pages.ts'
import { notPseudo } from '../support/pseudo.ts'
import { testSite } from '../support/site.ts'
import { siteCopy } from '../support/siteCopy.ts'

const copy = siteCopy(siteName)
const read = (path: string) => readFileSync(join(copy.root, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(copy.root, path), text)

const own = (spanish: string) => spanish.replaceAll(/\bes\b/g, 'xa')

/** Adds the language to a file that lists the folders. */
function list(path: string): void {
  const before = read(path)
  const after = before
    .replace(/^import .*\bes\b.*$/m, (line) => `${line}\n${own(line)}`)
    .replace(/(?<!import )(\{ (?:en, )?)es \}/g, '$1es, xa }')
  if (!/^import .*\bxa\b/m.test(after) || !after.includes('es, xa }')) throw new Error(`${path} lists no languages`)
  write(path, after)
}

/** A folder of texts in it: what the folder's `index` exports, out of another language's. */
function translate(folder: string, from: string, index: string): void {
  const exported = read(`${folder}/${from}/${index}`).matchAll(/^export (?:const (\w+)|\{ (.*) \} from)/gm)
  const names = [...exported].flatMap(([, name, all = '']) => name ?? all.split(', '))
  const texts = names.map((name) => `export const ${name} = pseudo(given.${name})\n`)
  const pseudo = relative(join(folder, 'xa'), 'tests/support/pseudo.ts')
  write(
    `${folder}/xa/${index}`,
    `import { pseudo } from '${pseudo}'\nimport * as given from '../${from}/${index}'\n${texts.join('')}`,
  )
}

/** Adds the language: its two folders, and its name wherever folders are listed. */
function addLanguage(): void {
  const site = `src/sites/${siteName}`
  for (const folder of ['src/words', site]) {
    mkdirSync(join(copy.root, folder, 'xa'))
    write(`${folder}/xa/language.ts`, own(read(`${folder}/es/language.ts`)).replace('xa-US', 'en-XA'))
  }
  for (const index of ['words.ts', 'sentences.tsx']) translate('src/words', 'en', index)
  translate(site, 'es', 'texts.ts')
  for (const path of ['src/language/language.ts', 'src/words/words.ts', 'src/words/sentences.ts']) list(path)
  for (const path of ['languages.ts', 'texts.ts']) list(`${site}/${path}`)
}

let browser: Browser
beforeAll(async () => {
  addLanguage()
  await copy.build()
  browser = await launchBrowser()
}, 600_000)
const site = testSite({}, copy.root)
afterAll(async () => {
  await browser?.close()
  copy.remove()
})

const paths = listedPaths.filter((path) => languageAt(path) === 'es').map(own)

it.each(paths)('%s has no text that is hard-coded, and none that is cut off on a phone', async (path) => {
  const html = await (await site.get(path)).text()
  const $ = load(apart(html))
  expect($('html').attr('lang')).toBe('en-XA')
  expect(
    saidOn($)
      .flatMap((text) => notPseudo(withoutNames(text)))
      .filter((word) => !ownNames.includes(word)),
  ).toEqual([])
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto(site.origin + path)
  expect(await misplacedAtWidths(page, [360])).toEqual([])
  await page.close()
})

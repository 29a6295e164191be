// A third language, by a folder of words: English with each vowel doubled. What isn't so is hard-coded.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load } from 'cheerio'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
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

type Change = readonly [from: RegExp | string, to: (found: string) => string]

/** Changes a file of the copy: each change has to change something. */
function edit(path: string, changes: readonly Change[]): void {
  write(
    path,
    changes.reduce((text, [from, to]) => {
      const next = text.replaceAll(from, to)
      if (next === text) throw new Error(`${path} has no ${from}`)
      return next
    }, read(path)),
  )
}

const own = (spanish: string) => spanish.replace(/\bes\b/, 'xa').replaceAll("'/es", "'/xa")
const both: Change[1] = (spanish) => `${spanish}\n${own(spanish)}`
const fromPseudo = "import { pseudo } from '../../../tests/support/pseudo.ts'\n"

/** Adds the language: its folder, and its name wherever the languages are listed. */
function addLanguage(): void {
  const site = `src/sites/${siteName}`
  edit('src/language/language.ts', [
    ["['en', 'es']", () => "['en', 'es', 'xa']"],
    ["es: 'es-US'", () => "es: 'es-US', xa: 'en-XA'"],
    ["es: 'Español'", () => "es: 'Español', xa: 'Xàà'"],
  ])
  edit('src/language/invitations.ts', [[/^ {2}es: .*$/gm, both]])
  edit('src/routes.ts', [[/^ {2}es: \{[^}]*\},$/gm, both]])
  edit(`${site}/languages.ts`, [[/^ {2}es: [\s\S]*?^ {2}\},$/gm, both]])
  mkdirSync(join(copy.root, 'src/words/xa'))
  for (const name of readdirSync('src/words/en')) {
    const words = `import { words as en } from '../en/${name}'\nexport const words = pseudo(en)\n`
    write(`src/words/xa/${name}`, fromPseudo + words)
  }
  for (const folder of [site, 'src/sites/starter']) {
    const names = [...read(`${folder}/es.ts`).matchAll(/^export (?:const |\{ )(\w+)/gm)].map(([, name]) => name)
    const texts = names.map((name) => `export const ${name} = pseudo(es.${name})\n`).join('')
    write(`${folder}/xa.ts`, `${fromPseudo}import * as es from './es.ts'\n${texts}`)
  }
  for (const file of filesUnder(copy.root, ['src'], /\.tsx?$/))
    if (/^import \{ \w+ as es \} from /m.test(readFileSync(file, 'utf8')))
      edit(relative(copy.root, file), [
        [/^import \{ \w+ as es \} from '.*'$/gm, (line) => `${line}\n${line.replace(/\bes\b/g, 'xa')}`],
        [/\{ es \}/g, () => '{ es, xa }'],
      ])
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

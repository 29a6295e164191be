import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { expect, it } from 'vitest'
import { features } from 'web-features'
import { classesIn, classesOf } from '../../scripts/build/pickStyles.ts'
import { appSite, readSite } from '../support/appSite.ts'
import { deskStates } from '../support/deskStates.ts'
import { listedKinds, pageKinds } from '../support/ownPages.ts'
import { pageStates } from '../support/pageStates.ts'

type Message = {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly url: string
  readonly lastLine?: number
  readonly message: string
  readonly extract?: string
}

const site = appSite()
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

async function errorsIn(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'java',
    [
      '-Xss4m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-jar',
      checker,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      folder,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] }
  return (
    messages
      // Its CSS has no cross-fades between pages yet.
      .filter(({ type, message }) => type !== 'info' && !message.includes('“@view-transition”'))
      .map(
        ({ url, lastLine, message, extract }) => `${url.replace(/^.*\//, '')}:${lastLine} ${message} ${extract ?? ''}`,
      )
  )
}

it.skipIf(!hasJava)(
  `every kind of page is valid HTML to the Nu Html Checker${hasJava ? '' : ' (skipped: it needs Java, which this machine lacks)'}`,
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    try {
      const write = (name: string, html: string) => writeFileSync(join(folder, `${name}.html`), html)
      for (const path of listedKinds)
        write(path.slice(1).replaceAll('/', '--') || 'home', await (await site.get(path)).text())
      for (const { name, status, answer } of await pageStates(site)) {
        const response = await answer()
        expect([name, response.status]).toEqual([name, status])
        write(name, await response.text())
      }
      for (const [name, html] of await deskStates(site)) write(name, html)
      expect(await errorsIn(folder)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

const { motion } = JSON.parse(readFileSync('.build/assets.json', 'utf8'))
const motionSheet = readFileSync(`dist/public${motion}`, 'utf8')

/** Classes with rules in a sheet. */
const known = (css: string) => new Set(classesOf(css.replace(/\{[^{}]*\}/g, ' ')))

it('every kind of page, and every state, carries a rule for every class in use', async () => {
  const pages = pageKinds.map((path) => ({ name: path, answer: () => site.get(path) }))
  const read = [...pages, ...(await pageStates(site))].map(
    async ({ name, answer }) => [name, await (await answer()).text()] as const,
  )
  for (const [name, html] of [...(await Promise.all(read)), ...(await deskStates(site))]) {
    const carried = known(load(html)('style').text() + motionSheet)
    const used = classesIn(html)
    expect(used.size, name).toBeGreaterThan(20)
    // A form has a class of its own, which few rules need.
    const bare = [...used].filter((one) => !carried.has(one) && !/^form-|^reply-details$/.test(one))
    expect(bare, name).toEqual([])
  }
})

/** The browsers of the end of 2023, which are still in use: anything newer needs a fallback. */
const oldest = { chrome: 120, firefox: 121, safari: 17.2 } as const

/** Parts of CSS that one of those browsers lacks, by their names in the compatibility data. */
const late = new Set<string>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    if (Object.entries(oldest).some(([browser, version]) => !(Number(support[browser as 'chrome']) <= version)))
      late.add(key)
}

/** Features that are newer, and do no harm where a browser lacks them. */
const harmless: Readonly<Record<string, string>> = {
  'css.at-rules.view-transition': 'the next page replaces it at once',
  'css.properties.accent-color': 'boxes have the browser’s own color',
  'css.properties.forced-color-adjust': 'who lacks it has no forced colors',
  'css.properties.overscroll-behavior': 'the page behind may scroll on',
  'css.properties.paint-order': 'drawings have had it for long, only text in HTML has not',
  'css.properties.print-color-adjust': 'it is written with its prefix too',
  'css.properties.scrollbar-color': 'the bar has the browser’s own colors',
  'css.properties.text-wrap': 'lines end where they always did',
  'css.properties.user-select': 'it is written with its prefix too',
  'css.properties.zoom': 'a printed estimate is larger',
}

/** Names in the compatibility data of the features that a style uses. */
function usedBy(node: CssNode): readonly string[] {
  if (node.type === 'Declaration' && !node.property.startsWith('-')) return [`css.properties.${node.property}`]
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    return [`css.selectors.${node.name}`]
  if (node.type === 'Atrule') return [`css.at-rules.${node.name}`]
  if (node.type === 'Function') return [`css.types.${node.name}`]
  return []
}

/** Newer features without a fallback: outside @supports, or in a selector list that fails with them. */
function unguarded(css: string): string[] {
  const found: string[] = []
  walk(parse(css), function (node) {
    const lacking = usedBy(node).filter((key) => late.has(key))
    // Within @supports the browser decides; a selector alone in its rule invalidates only that rule.
    const isAlone = this.rule?.prelude.type === 'SelectorList' && this.rule.prelude.children.size === 1
    if (this.atrule?.name === 'supports' || (/Selector$/.test(node.type) && isAlone)) return
    for (const key of lacking) if (!harmless[key]) found.push(`${key} in ${generate(this.rule ?? node).slice(0, 120)}`)
  })
  return found
}

it('no kind of page needs styles newer than 2023', async () => {
  const styles = new Set<string>()
  for (const path of pageKinds) {
    const $ = await readSite.page(path)
    expect($('style').text(), path).not.toBe('')
    styles.add($('style').text())
    for (const link of $('link[rel=stylesheet]').toArray())
      styles.add(readFileSync(`dist/public${$(link).attr('href')}`, 'utf8'))
  }
  expect([...styles].flatMap(unguarded)).toEqual([])
})

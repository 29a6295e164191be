import { readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
import { listedRoutes } from '../../src/pages/pages.ts'

const root = process.cwd()
const siteFolder = relative(root, realpathSync('.site'))

const named: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).imports

/** Local modules that a file imports, by path from the root; without imports of types unless asked for. */
function imports(file: string, withTypes: boolean): string[] {
  const code = readFileSync(resolve(root, file), 'utf8')
  return Array.from(
    code.matchAll(
      /^(?:import|export)\s+(type\s)?[^'\n]*(?:\n[^'\n]*)*?from '((?:\.|#(?:site\/|words|sentences|texts))[^']*)'/gm,
    ),
  )
    .filter(([, type]) => withTypes || !type)
    .map(([, , path = '']) =>
      path.startsWith('#site/')
        ? path.replace('#site', siteFolder)
        : relative(root, resolve(root, path.startsWith('#') ? '' : dirname(file), named[path] ?? path)),
    )
}

/** Everything that a file imports, itself included. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports(file, false)) if (/\.tsx?$/.test(next)) reach(next, seen)
  return seen
}

const files = (folder: string) => filesUnder(root, [folder], /\.tsx?$/).map((file) => relative(root, file))

/** What no file of a folder may import, and whether that goes for types too. */
const forbidden: readonly (readonly [folder: string, to: RegExp, withTypes: boolean])[] = [
  // What a language's folder says of its addresses has the types of the contract.
  ['src/language', /^(?!src\/(language\/|words\/[a-z]+\/language\.ts$|routes\.ts$))/, true],
  ['src/language', /^src\/routes\.ts$/, false],
  ['src/words', /^(?!src\/(words|language)\/)/, true],
  ['src/domain', /^(?!src\/(domain|words|language)\/)/, true],
  ['src/request', /^src\/(pages|ui|app|document)\/|^src\/server\/(intake|booking|desk|cron)\//, true],
  // A business computes with the rules and draws with the kit.
  ['src/sites', /^(?!src\/(sites|domain|words|language|ui\/drawings|routes\.ts$)\/?)/, true],
  ['src/business', /^src\/(ui|pages|server|messages|document|app)\//, false],
  ['src/forms', /^src\/(ui|pages|server|messages|document|app)\//, false],
  ['src/ui', /^src\/(pages|server|messages|document|app|mine)\//, true],
  ['src/document', /^src\/(pages|server|messages|app)\//, true],
  ['src/pages', /^src\/(server|messages|app|mine)\//, true],
  ['src/mine', /^src\/(pages\/desk|app\/desk|app\/app\.ts)/, true],
  ['src/server', /^src\/(pages|ui|app|mine)\//, true],
  ['src/server/http', /^src\/(messages|server\/(store|intake|booking|desk|cron))\//, true],
  ['src/server/store', /^src\/(messages|server\/(intake|booking|desk|cron))\//, true],
  ['src/messages', /^src\/(pages|ui|app|mine|server\/(intake|booking|desk|cron))\//, true],
  [
    'src/messages/media',
    /^src\/(request\/|business\/|server\/store\/(?!budgets|stoppedMails)|messages\/(?!media\/))/,
    true,
  ],
  ['src/server/intake', /^src\/server\/(desk|cron)\//, true],
  ['client', /^src\/(server|messages|document|pages|app|mine)\//, true],
]

describe('the import rule', () => {
  it.each(forbidden)('holds in %s: nothing from %s', (folder, to, withTypes) => {
    const inside = files(folder)
    expect(inside.length).toBeGreaterThan(1)
    for (const file of inside) for (const path of imports(file, withTypes)) expect(path, file).not.toMatch(to)
  })

  it('holds for the contract, which imports the language only, and for all that the browser loads', () => {
    expect(imports('src/routes.ts', true)).toEqual([`${siteFolder}/languages.ts`, 'src/language/language.ts'])
    for (const file of files('client'))
      for (const path of reach(file))
        expect(path, `through ${file}`).not.toMatch(/^src\/(server|messages|document|pages)\//)
  })

  it('holds for commands: Node runs them, which reads no markup', () => {
    for (const file of ['local', 'release'].flatMap((folder) => files(`scripts/${folder}`)))
      for (const path of reach(file)) expect(path, `through ${file}`).not.toMatch(/\.tsx$/)
  })

  it('only the server, messages, requests and handlers touch bindings', () => {
    for (const file of files('src').filter(
      (path) => !/^src\/(server\/|messages\/|request\/|app\/|mine\/|env\.ts|worker\.ts|dev\.ts)/.test(path),
    ))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\benv\.(DB|FILES|EMAIL)\b/)
  })
})

describe('the build’s output', () => {
  const read = (path: string) => readFileSync(resolve(root, path))
  const assets = JSON.parse(read('.build/assets.json').toString())
  const made = (name: RegExp) => filesUnder(root, ['dist/public/assets'], name)
  const brotli = (files: readonly string[]) =>
    files.map((file) => brotliCompressSync(read(file)).length).reduce((sum, length) => sum + length, 0)

  it('is a Worker of at most 480 KiB compressed, without React’s legacy renderer or development builds', () => {
    const worker = read('dist/worker/worker.js')
    expect(gzipSync(worker).length).toBeLessThanOrEqual(480 * 1024)
    for (const unwanted of ['renderToStaticMarkup', 'react-stack-bottom-frame'])
      expect(worker.includes(unwanted), unwanted).toBe(false)
  })

  it('keeps what an island exports', () => {
    for (const path of Object.values<string>(assets.islands))
      expect(read(`dist/public${path}`).toString(), path).toMatch(/export ?\{[^}]*\bas hydrate\b/)
  })

  it.each([
    ['Calculator', 80],
    ['BookingForm', 84],
  ])('gives %s at most %i KB of script with React, compressed', (island, most) => {
    const sent = new Set<string>()
    const visit = (file: string): void => {
      if (sent.has(file)) return
      sent.add(file)
      for (const [, name] of read(file)
        .toString()
        .matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g))
        visit(`dist/public/assets/${name}`)
    }
    visit(`dist/public${assets.islands[island]}`)
    // If imports weren't followed, the rule would always hold.
    expect(sent.size).toBeGreaterThan(1)
    expect(brotli([...sent])).toBeLessThanOrEqual(most * 1024)
  })

  it('has one font file of at most 15 KB, and drawings of at most 9 KB compressed', () => {
    const fonts = made(/\.woff2$/)
    expect(fonts.map((font) => read(font).length <= 15 * 1024)).toEqual([true])
    for (const drawing of made(/\.svg$/)) expect(gzipSync(read(drawing)).length, drawing).toBeLessThanOrEqual(9 * 1024)
  })

  it('has width queries in em, so that the layout follows the font size', () => {
    const rules = read('.build/rules.json').toString()
    expect(rules).toMatch(/@media \(min-width:48em\)/)
    expect(rules).not.toMatch(/@media[^{]*width: ?[\d.]+px/)
  })

  it('has an image for sharing of every page', () => {
    const social: Record<string, { url: string }> = JSON.parse(read('.build/social.json').toString())
    for (const { url } of Object.values(social)) expect(read(`dist/public${url}`).subarray(1, 4).toString()).toBe('PNG')
    expect(Object.keys(social)).toEqual(expect.arrayContaining(listedRoutes.map(({ path }) => path)))
  })
})

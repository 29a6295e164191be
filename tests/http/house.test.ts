import { readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { filesUnder } from '../../scripts/build/files.ts'
import { listedRoutes } from '../../src/pages.ts'

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

/** Names in the quotes of code. */
const quoted = (text = '') => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

/** The table of rooms in CONTRIBUTING: what is said of each. */
const rooms = new Map(
  Array.from(readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| (`.+?`) +\| (.+?) +\|$/gm)).flatMap(
    ([, names, said = '']) => quoted(names).map((name) => [name, said] as const),
  ),
)

/** What a room may import, itself included. */
function allowedIn(room: string, seen = new Set<string>()): Set<string> {
  if (seen.has(room)) return seen
  seen.add(room)
  const said = rooms.get(room) ?? ''
  for (const name of quoted(said))
    if (/what (that|those) may/.test(said)) allowedIn(name, seen)
    else seen.add(name)
  return seen
}

/** Its room's name, without the folder that all but the browser's code is in. */
const within = (path: string, name: string) => `${path}/`.replace(/^src\//, '').startsWith(`${name}/`)

const roomOf = (file: string) =>
  [...rooms.keys()].filter((name) => within(file, name)).sort((a, b) => b.length - a.length)[0]

/** Files beside the rooms that all of them may import. */
const everybodys = /^src\/(env|log|assets)\.ts$/

/** What no room may reach from the browser: handlers, pages, and all that touches a binding. */
const onlyOurs = /^src\/(store|request|messages|handlers|shared\/(http|document))\/|\.(handler|page)\.tsx?$/

describe('the import rule', () => {
  it('is that of a room in CONTRIBUTING’s table, for each file', () => {
    const all = [...files('src'), ...files('client')].filter((file) => !/^src\/[^/]+$/.test(file))
    const wrong = all.flatMap((file) => {
      const room = roomOf(file)
      if (!room) return [`${file} is in no room`]
      const allowed = [...allowedIn(room)]
      return imports(file, true)
        .map((path) => path.replace(/\.tsx?$/, ''))
        .filter((path) => !everybodys.test(`${path}.ts`) && !allowed.some((name) => within(path, name)))
        .map((path) => `${file} imports ${path}`)
    })
    expect(rooms.size).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  })

  it('holds for the contract, which imports the language only, and for all that the browser loads', () => {
    expect(imports('src/routes.ts', true)).toEqual([`${siteFolder}/languages.ts`, 'src/language/language.ts'])
    for (const file of files('client'))
      for (const path of reach(file)) expect(path, `through ${file}`).not.toMatch(onlyOurs)
  })

  it('holds for commands: Node runs them, which reads no markup', () => {
    for (const file of ['local', 'release'].flatMap((folder) => files(`scripts/${folder}`)))
      for (const path of reach(file)) expect(path, `through ${file}`).not.toMatch(/\.tsx$/)
  })

  it('only the database’s room, messages, requests and handlers touch bindings', () => {
    const mayTouch =
      /^src\/((store|request|messages|handlers|mine|desk|assistants|shared\/http)\/|(env|worker|dev|app|sweep)\.ts)/
    for (const file of files('src').filter((path) => !mayTouch.test(path)))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\benv\.(DB|FILES|EMAIL)\b/)
  })
})

describe('the build’s output', () => {
  const read = (path: string) => readFileSync(resolve(root, path))
  const assets = JSON.parse(read('.build/assets.json').toString())
  const made = (name: RegExp) => filesUnder(root, ['dist/public/assets'], name)
  const brotli = (files: readonly string[]) =>
    files.map((file) => brotliCompressSync(read(file)).length).reduce((sum, length) => sum + length, 0)

  it('is a Worker of at most 608 KiB compressed, without React’s legacy renderer or development builds', () => {
    const worker = read('dist/worker/worker.js')
    expect(gzipSync(worker).length).toBeLessThanOrEqual(608 * 1024)
    for (const unwanted of ['renderToStaticMarkup', 'react-stack-bottom-frame'])
      expect(worker.includes(unwanted), unwanted).toBe(false)
  })

  it.each([
    ['Calculator', 83],
    ['BookingForm', 84],
  ])('gives %s at most %i KB of script with React, compressed, and one more for each forty towns', (island, most) => {
    const sent = new Set<string>()
    const visit = (file: string): void => {
      if (sent.has(file)) return
      sent.add(file)
      for (const [, name] of read(file)
        .toString()
        .matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g))
        visit(`dist/public/assets/${name}`)
    }
    visit(`dist/public${assets.islands[island][0]}`)
    // If imports weren't followed, the rule would always hold.
    expect(sent.size).toBeGreaterThan(1)
    expect(brotli([...sent])).toBeLessThanOrEqual((most + towns.length / 40) * 1024)
    // What takes longest isn't asked for by another file.
    const [largest] = [...sent].sort((one, other) => read(other).length - read(one).length)
    expect(assets.islands[island].map((file: string) => `dist/public${file}`)).toContain(largest)
  })

  it('has a font file of at most 15 KB, another for letters that it lacks, and drawings of at most 9 KB compressed', () => {
    const fonts = made(/\.woff2$/)
    expect(fonts.filter((font) => !font.includes('-ext-'))).toHaveLength(1)
    for (const font of fonts)
      expect(read(font).length, font).toBeLessThanOrEqual((font.includes('-ext-') ? 5 : 15) * 1024)
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

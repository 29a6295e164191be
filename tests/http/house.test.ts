import { readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
import { listedRoutes } from '../../src/pages/pages.ts'

const root = process.cwd()
const siteFolder = relative(root, realpathSync('.site'))

/** Local modules that a file imports, by path from the root; types only are left out unless asked for. */
function imports(file: string, withTypes: boolean): string[] {
  const code = readFileSync(resolve(root, file), 'utf8')
  return Array.from(code.matchAll(/^(?:import|export)\s+(type\s)?[^'\n]*(?:\n[^'\n]*)*?from '((?:\.|#site\/)[^']+)'/gm))
    .filter(([, type]) => withTypes || !type)
    .map(([, , path = '']) =>
      path.startsWith('#site/')
        ? path.replace('#site', siteFolder)
        : relative(root, resolve(root, dirname(file), path)),
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

/** What no file of a folder may import; `types` if not even types. */
const forbidden: readonly { readonly folder: string; readonly to: RegExp; readonly types?: boolean }[] = [
  { folder: 'src/domain', to: /^(?!src\/domain\/)/, types: true },
  // A business computes with the rules and draws with the kit.
  { folder: 'src/sites', to: /^(?!src\/(sites|domain|ui\/drawings)\/)/, types: true },
  { folder: 'src/business', to: /^src\/(ui|pages|server|document|app)\// },
  { folder: 'src/forms', to: /^src\/(ui|pages|server|document|app)\// },
  { folder: 'src/ui', to: /^src\/(pages|server|document|app)\//, types: true },
  { folder: 'src/document', to: /^src\/(pages|server|app)\//, types: true },
  { folder: 'src/pages', to: /^src\/(server|app)\//, types: true },
  { folder: 'src/server', to: /^src\/(pages|ui|app)\//, types: true },
  { folder: 'src/server/http', to: /^src\/server\/(store|delivery|intake|booking|cron)\//, types: true },
  { folder: 'src/server/store', to: /^src\/server\/(delivery|intake|booking|cron)\//, types: true },
  { folder: 'src/server/delivery', to: /^src\/server\/(intake|booking|cron)\//, types: true },
  { folder: 'src/server/intake', to: /^src\/server\/cron\//, types: true },
  { folder: 'client', to: /^src\/(server|document|pages|app)\//, types: true },
]

describe('the import rule', () => {
  it.each(forbidden)('holds in $folder: nothing from $to', ({ folder, to, types = false }) => {
    const inside = files(folder)
    expect(inside.length).toBeGreaterThan(3)
    for (const file of inside) for (const path of imports(file, types)) expect(path, file).not.toMatch(to)
  })

  it('holds for the contract: it imports nothing', () => {
    expect(imports('src/routes.ts', true)).toEqual([])
  })

  it('the browser’s code imports neither server nor document', () => {
    for (const file of files('client'))
      for (const path of reach(file)) expect(path, `through ${file}`).not.toMatch(/^src\/(server|document|pages)\//)
  })

  it('only the server touches bindings', () => {
    for (const file of files('src')) {
      if (/^src\/(server\/|app\/|env\.ts|worker\.ts|dev\.ts)/.test(file)) continue
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\benv\.(DB|FILES|EMAIL)\b/)
    }
  })
})

describe('the build’s output', () => {
  const read = (path: string) => readFileSync(resolve(root, path))
  const assets = JSON.parse(read('.build/assets.json').toString())

  it('is a Worker of at most 400 KiB compressed, without React’s legacy renderer or development builds', () => {
    const worker = read('dist/worker/worker.js')
    expect(gzipSync(worker).length).toBeLessThanOrEqual(400 * 1024)
    expect(worker.includes('renderToStaticMarkup')).toBe(false)
    expect(worker.includes('react-stack-bottom-frame')).toBe(false)
  })

  it('loads at most 1,500 bytes of script before anything is touched', () => {
    const bytes = assets.scripts.map((path: string) => brotliCompressSync(read(`dist/public${path}`)).length)
    expect(bytes.reduce((sum: number, length: number) => sum + length, 0)).toBeLessThanOrEqual(1500)
  })

  it('has at most 5 KB of soft navigation', () => {
    const [made = '', ...others] = filesUnder(root, ['dist/public/assets'], /\/navigation-[\w-]+\.js$/)
    expect(others).toEqual([])
    expect(brotliCompressSync(readFileSync(made)).length).toBeLessThanOrEqual(5 * 1024)
  })

  it('keeps what an island exports', () => {
    for (const path of Object.values<string>(assets.islands))
      expect(read(`dist/public${path}`).toString(), path).toMatch(/export ?\{[^}]*\bas hydrate\b/)
  })

  it('gives the calculator at most 75 KB of script with React, compressed', () => {
    const sent = new Set<string>()
    const visit = (path: string): void => {
      if (sent.has(path)) return
      sent.add(path)
      const code = read(`dist/public${path}`).toString()
      for (const [, file] of code.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g)) visit(`/assets/${file}`)
    }
    visit(assets.islands.Calculator)
    // If imports weren't followed, the rule would always hold.
    expect(sent.size).toBeGreaterThan(1)
    const bytes = [...sent].map((path) => brotliCompressSync(read(`dist/public${path}`)).length)
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(75 * 1024)
  })

  it('has one font file of at most 14 KB, and drawings of at most 8 KB compressed', () => {
    const made = filesUnder(root, ['dist/public/assets'], /\.(woff2|svg)$/)
    const fonts = made.filter((file) => file.endsWith('.woff2'))
    expect(fonts).toHaveLength(1)
    for (const font of fonts) expect(readFileSync(font).length).toBeLessThanOrEqual(14 * 1024)
    for (const drawing of made.filter((file) => file.endsWith('.svg')))
      expect(gzipSync(readFileSync(drawing)).length, drawing).toBeLessThanOrEqual(8 * 1024)
  })

  it('has width queries in em, so that the layout follows the font size', () => {
    const sheet = read(`dist/public${assets.sheet}`).toString()
    expect(sheet).toMatch(/@media \(min-width:48em\)/)
    expect(sheet).not.toMatch(/@media[^{]*width: ?[\d.]+px/)
  })

  it('has an image for sharing of every page', () => {
    const social: Record<string, { url: string }> = JSON.parse(read('.build/social.json').toString())
    for (const { url } of Object.values(social)) expect(read(`dist/public${url}`).subarray(1, 4).toString()).toBe('PNG')
    expect(Object.keys(social)).toEqual(expect.arrayContaining(listedRoutes.map(({ path }) => path)))
  })
})

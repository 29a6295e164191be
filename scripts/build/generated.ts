import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Assets } from '../../src/assets.ts'
import type { MapGeometry } from '../../src/ui/mapGeometry.ts'
import type { Emit } from './assets.ts'
import { emitAssets, emitText } from './assets.ts'
import { criticalCss } from './criticalCss.ts'
import { drawAll } from './drawings.tsx'
import { fontFaces, fontName, headingFont } from './font.ts'
import { freshFiles } from './fresh.ts'
import { icons } from './icons.ts'
import { mapJson } from './mapJson.ts'
import { drawMapLinks } from './mapLinks.tsx'
import { renderSite } from './renderSite.ts'
import { socialImages } from './social.ts'
import { buildStyles } from './styles.ts'
import { wholeSheet } from './styleTable.ts'
import { textFiles } from './textFiles.ts'
import { readTexts } from './texts.ts'

type Styles = Awaited<ReturnType<typeof buildStyles>>

/** Renders the site's pages and emits what is made from them. `modules` are the `#build/` files, `files` go to their own paths. */
async function emitPages(root: string, styles: Styles, assets: Assets, emit: Emit) {
  const map: MapGeometry = JSON.parse(await mapJson(root))
  const made = { 'assets.json': assets, 'map.json': map, ...readTexts(root).index }
  // Social images carry the titles of pages, and pages import all of the above.
  const social = Object.fromEntries(
    (await socialImages(root, made)).map(({ path, name, alt, png }) => [path, { url: emit(name, png), alt }]),
  )
  const { pages, files } = await renderSite(root, { ...made, 'social.json': social }, await textFiles(root))
  const critical = Object.entries(await criticalCss(root, styles, assets.sheet, pages)).map(
    ([name, css]) => [name, emitText(emit, name, css)] as const,
  )
  const texts = { ...assets.texts, ...Object.fromEntries(critical) }
  return { modules: { ...made, 'social.json': social, 'assets.json': { ...assets, texts } }, files }
}

/**
 * Makes what the Worker imports as `#build/*.json`: the addresses of scripts, drawings and texts, and the content's
 * index. A build writes them to `.build/`, where wrangler bundles them; the development server answers them fresh. Long
 * texts become static files, so that the Worker doesn't hold them in memory.
 */
export function generated(root: string): Plugin {
  const files = freshFiles(root)
  const fresh = new Map<string, () => Promise<unknown>>([
    ['\0assets.json', files.assets],
    ['\0map.json', async () => JSON.parse(await mapJson(root))],
    ['\0mapLinks.json', () => drawMapLinks(root)],
    ['\0services.json', async () => readTexts(root).index['services.json']],
    ['\0towns.json', async () => readTexts(root).index['towns.json']],
    ['\0posts.json', async () => readTexts(root).index['posts.json']],
    ['\0social.json', async () => ({})],
  ])
  let serving = false
  return {
    name: 'generated',
    enforce: 'pre',
    configureServer(server) {
      serving = true
      files.serve(server)
    },
    resolveId: (id) => (serving && id.startsWith('#build/') ? `\0${id.slice('#build/'.length)}` : undefined),
    async load(id) {
      const make = fresh.get(id)
      return make && { code: `export default ${JSON.stringify(await make())}`, moduleType: 'js' }
    },
    async generateBundle(_options, bundle) {
      const emit: Emit = (name, source) => `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
      const emitAt = (fileName: string, source: string | Buffer) => this.emitFile({ type: 'asset', fileName, source })
      const chunk = (name: string) => {
        const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
        if (!found) throw new Error(`No client entry named ${name}`)
        return `/${found.fileName}`
      }
      const drawn = await drawAll(root)
      for (const [fileName, source] of Object.entries(icons(drawn))) emitAt(fileName, source)
      const styles = await buildStyles(root, fontFaces(emit(fontName, await headingFont(root))))
      const assets = await emitAssets(root, { drawn, sheet: wholeSheet(styles) }, emit, chunk)
      const { modules, files } = await emitPages(root, styles, assets, emit)
      for (const [path, source] of Object.entries(files)) emitAt(path.slice(1), source)
      mkdirSync(resolve(root, '.build'), { recursive: true })
      for (const [name, content] of Object.entries(modules))
        writeFileSync(resolve(root, '.build', name), JSON.stringify(content))
    },
    /** Vite copies all of `public/`, and an original photo may contain its location. */
    writeBundle({ dir }) {
      if (dir) rmSync(resolve(root, dir, 'photos'), { recursive: true, force: true })
    },
  }
}

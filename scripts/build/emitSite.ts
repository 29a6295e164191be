import type { Assets } from '../../src/assets.ts'
import type { MapGeometry } from '../../src/ui/mapGeometry.ts'
import type { Emit } from './assets.ts'
import { emitAssets, emitText } from './assets.ts'
import { criticalCss } from './criticalCss.ts'
import { drawAll } from './drawings.tsx'
import { fontFaces, fontName, headingFont } from './font.ts'
import { icons } from './icons.ts'
import { mailTemplate } from './mail/mailTemplate.tsx'
import { mapJson } from './mapJson.ts'
import type { SiteStyles } from './pickStyles.ts'
import { wholeSheet } from './pickStyles.ts'
import { renderSite } from './renderSite.ts'
import { socialImages } from './social.ts'
import { buildStyles } from './styles.ts'
import { textFiles } from './textFiles.ts'
import { readTexts } from './texts.ts'

/** The bundler's side of a build. */
export type Bundle = {
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string
  /** Emits a file under a hashed name, and returns its address. */
  readonly emit: Emit
  /** Emits a file at its own path. */
  readonly emitAt: (fileName: string, source: string | Buffer) => void
  /** The address of a client entry. */
  readonly chunk: (name: string) => string
}

/** Renders the site's pages and emits what is made from them. `modules` are the `#build/` files, `files` go to their own paths. */
async function emitPages(root: string, styles: SiteStyles, assets: Assets, { siteUrl, emit }: Bundle) {
  const map: MapGeometry = JSON.parse(await mapJson(root))
  const made = { 'assets.json': assets, 'map.json': map, ...readTexts(root).index }
  // Social images carry the titles of pages, and pages import all of the above.
  const social = Object.fromEntries(
    (await socialImages(root, made)).map(({ path, name, alt, png }) => [path, { url: emit(name, png), alt }]),
  )
  const { pages, files } = await renderSite(root, siteUrl, { ...made, 'social.json': social }, await textFiles(root))
  const critical = Object.entries(await criticalCss(root, styles, assets.sheet, pages)).map(
    ([name, css]) => [name, emitText(emit, name, css)] as const,
  )
  const texts = { ...assets.texts, ...Object.fromEntries(critical) }
  return {
    modules: { ...made, 'social.json': social, 'assets.json': { ...assets, texts }, 'mail.json': mailTemplate() },
    files,
  }
}

/** Emits everything that is made from the chosen business, and returns the content of the `#build/` files by name. */
export async function emitSite(root: string, bundle: Bundle): Promise<Readonly<Record<string, unknown>>> {
  const { emit, emitAt, chunk } = bundle
  const drawn = await drawAll(root)
  for (const [fileName, source] of Object.entries(icons(drawn))) emitAt(fileName, source)
  const styles = await buildStyles(root, fontFaces(emit(fontName, await headingFont(root))))
  const assets = await emitAssets(root, { drawn, sheet: wholeSheet(styles) }, emit, chunk)
  const { modules, files } = await emitPages(root, styles, assets, bundle)
  for (const [path, source] of Object.entries(files)) emitAt(path.slice(1), source)
  return modules
}

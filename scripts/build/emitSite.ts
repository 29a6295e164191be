import { site } from '#site/site.ts'
import type { Output } from './assets.ts'
import { emitAssets, emitText } from './assets.ts'
import { criticalCss } from './criticalCss.ts'
import { lastChangedIn } from './lastChanged.ts'
import { loadModule } from './loadModule.ts'
import { mailTemplate } from './mail/mailTemplate.tsx'
import { mapJson } from './mapJson.ts'
import { socialImages } from './social.ts'
import { readTexts } from './texts.ts'

type SiteFiles = typeof import('./siteFiles.ts')

/**
 * Emits everything that is made from the chosen business, and returns the content of the `#build/` files by name.
 * @param siteUrl the public origin, without a trailing slash
 */
export async function emitSite(
  root: string,
  siteUrl: string,
  output: Output,
): Promise<Readonly<Record<string, unknown>>> {
  const { emit, emitAt } = output
  const { assets, styles, texts } = await emitAssets(root, output)
  const made = { 'assets.json': assets, 'map.json': JSON.parse(await mapJson(root)), ...readTexts(root).index }
  // Social images carry the titles of pages, and pages import all of the above.
  const social = Object.fromEntries(
    (await socialImages(root, made)).flatMap(({ paths, name, alt, png }) => {
      const image = { url: emit(name, png), alt }
      return paths.map((path) => [path, image])
    }),
  )
  const modules = { ...made, 'social.json': social }
  const { builtPages, crawlerFiles, headersFile } = await loadModule<SiteFiles>(
    root,
    'scripts/build/siteFiles.ts',
    modules,
  )
  const read = async <Text>(path: string) => texts[path] as Text
  const pages = await builtPages(siteUrl, read)
  const files = await crawlerFiles(siteUrl, read, pages, lastChangedIn(root, site.reviewed))
  for (const [path, source] of Object.entries({ ...files, '/_headers': headersFile() })) emitAt(path.slice(1), source)
  const critical = Object.entries(await criticalCss(root, styles, assets.sheet, pages)).map(
    ([name, css]) => [name, emitText(emit, name, css)] as const,
  )
  const allTexts = { ...assets.texts, ...Object.fromEntries(critical) }
  return { ...modules, 'assets.json': { ...assets, texts: allTexts }, 'mail.json': mailTemplate() }
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inLanguage } from '#language'
import { languages as siteLanguages } from '#site/languages.ts'
import { photos } from '#site/photos.ts'
import type { Assets, Scripts } from '../../src/assets.ts'
import { items } from '../../src/business/items.ts'
import { type Language, languages } from '../../src/language/language.ts'
import { neverPrefetched } from '../../src/routes.ts'
import { places, readContent } from './content.ts'
import { drawAll, icons } from './drawings.tsx'
import { clientEntries } from './files.ts'
import { fontFaces, fontLicense, headingFont } from './font.ts'
import { cssHash, filesByKind, kindStyles } from './kindStyles.ts'
import { loadModule, type Modules } from './loadModule.ts'
import { mailTemplate } from './mail/mailTemplate.tsx'
import { readMap } from './map.ts'
import { preparePhotos } from './photos.ts'
import { wholeSheet } from './pickStyles.ts'
import { withInkLine, withSchemes } from './schemes.ts'
import { socialImages } from './social/draw.ts'
import { buildStyles, minified } from './styles.ts'

type Output = {
  /** Emits a file under a hashed name, and returns its address. */
  readonly emit: (name: string, source: string | Buffer) => string
  readonly emitAt: (fileName: string, source: string | Buffer) => void
  /** The address of a client entry in a language, and of what's asked for along with it. */
  readonly chunk: (name: string, language: Language) => readonly string[]
}

type SiteFiles = typeof import('./siteFiles.ts')

/** The languages besides English that the business has pages in: English is the scripts' own. */
export const otherLanguages = languages.filter((language) => language !== 'en' && siteLanguages[language])

/** Speculation rules: which links the browser may prefetch. Pages for one visitor and addresses that act aren't among them. */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverPrefetched().map((start) => `${start}*`) } },
          // A pattern for a query would match no query too, so the selector excludes queries.
          {
            selector_matches: 'a:not([href*="?"], [href*="."], [target], [download], [rel~=nofollow])',
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Checks the content and emits everything that needs no rendered page. */
async function emitAssets(root: string, { emit, emitAt, chunk }: Output) {
  const { posts, gaps } = readContent(root)
  const map = readMap()
  const drawn = drawAll(map)
  for (const [fileName, source] of Object.entries(await icons(drawn))) emitAt(fileName, source)
  emitAt('font-license.txt', fontLicense(root))
  const fonts = (await headingFont(root)).map(({ name, source, range }) => ({ url: emit(name, source), range }))
  const styles = await buildStyles(root, fontFaces(fonts))
  const islands = Object.keys(clientEntries(root)).filter((name) => name !== 'main')
  const scriptsIn = (language: Language): Scripts => ({
    scripts: chunk('main', language).slice(0, 1),
    islands: Object.fromEntries(islands.map((name) => [name, chunk(name, language)])),
  })
  const itemFile = (language: Language) => emit(`items-${language}.json`, JSON.stringify(inLanguage(language, items)))
  const drawings = Object.entries(drawn).map(([name, file]) => {
    const url = emit(`${name}.svg`, withSchemes(withInkLine(file), name === 'horizon'))
    return [name, { url, width: file.width, height: file.height }] as const
  })
  const assets: Assets = {
    ...scriptsIn('en'),
    translated: Object.fromEntries(otherLanguages.map((language) => [language, scriptsIn(language)])),
    motion: emit('motion.css', minified('motion.css', readFileSync(resolve(root, 'client/motion.css'), 'utf8'))),
    speculation: emit('speculation-rules.json', JSON.stringify(speculationRules)),
    drawings: Object.fromEntries(drawings),
    items: items()
      ? Object.fromEntries((['en', ...otherLanguages] as const).map((language) => [language, itemFile(language)]))
      : {},
    photos: await preparePhotos({ photos, folder: resolve(root, 'public/photos'), drawn, emit }),
  }
  const modules = {
    'gaps.json': gaps,
    'mail.json': mailTemplate(),
    'map.json': map,
    'places.json': places,
    'posts.json': posts,
  }
  return { assets, modules, styles }
}

/**
 * Emits everything that is made from the chosen business, and returns what the Worker imports.
 * @param siteUrl the public origin, without a trailing slash
 */
export async function emitSite(root: string, siteUrl: string, output: Output): Promise<Modules> {
  const { emit, emitAt } = output
  const { assets, modules, styles } = await emitAssets(root, output)
  const made = { ...modules, 'assets.json': assets }
  // Social images carry the titles of pages, and pages import all of the above.
  const social = Object.fromEntries(
    (await socialImages(root, made)).flatMap(({ paths, name, alt, png }) => {
      const image = { url: emit(name, png), alt }
      return paths.map((path) => [path, image])
    }),
  )
  const withSocial = { ...made, 'social.json': social }
  const siteFiles = await loadModule<SiteFiles>(root, 'scripts/build/siteFiles.ts', withSocial)
  const pages = await siteFiles.builtPages(siteUrl)
  const files = siteFiles.crawlerFiles(siteUrl, pages)
  for (const [path, source] of Object.entries({ ...files, '/_headers': siteFiles.headersFile() }))
    emitAt(path.slice(1), source)
  const { kinds, rules } = await kindStyles(root, styles, pages)
  return { ...withSocial, 'styles.json': kinds, 'rules.json': rules }
}

/** What the development server has: files in memory under plain names, and the whole sheet inline in every page. */
export async function developmentSite(root: string) {
  const files = new Map<string, string | Buffer>()
  const { assets, modules, styles } = await emitAssets(root, {
    emit(name, source) {
      files.set(`/__made/${name}`, source)
      return `/__made/${name}`
    },
    emitAt: (fileName, source) => files.set(`/${fileName}`, source),
    chunk: (name) => [name === 'main' ? '/client/main.ts' : `/client/islands/${name}.tsx`],
  })
  const sheet = wholeSheet(styles)
  const whole = { steps: [0], hash: cssHash(sheet) }
  const made: Modules = {
    ...modules,
    'assets.json': { ...assets, scripts: ['/@vite/client', ...assets.scripts], translated: {} },
    'styles.json': Object.fromEntries([...filesByKind(root).keys()].map((kind) => [kind, whole])),
    'rules.json': [sheet],
    'social.json': {},
  }
  return { files, modules: made }
}

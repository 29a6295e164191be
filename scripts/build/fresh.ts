import type { ViteDevServer } from 'vite'
import type { Assets } from '../../src/assets.ts'
import { criticalCssName } from '../../src/document/criticalCss.ts'
import { speculationRules } from '../../src/document/speculation.ts'
import { cssHash, filesByKind } from './criticalCss.ts'
import { drawAll } from './drawings.tsx'
import { clientEntries } from './entries.ts'
import { fontName, headingFont } from './font.ts'
import { icons } from './icons.ts'
import { photosOf } from './photos.ts'
import { textFiles } from './textFiles.ts'
import { textName } from './texts.ts'

/** Variants of the owner's photos by name, once a page has requested their addresses. */
const photoFiles = new Map<string, Buffer>()

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const criticalNames = (root: string) =>
  [...filesByKind(root).keys()].flatMap((kind) => [criticalCssName(kind), criticalCssName(kind, true)])

const sheetName = 'site.css'

const rulesName = 'speculation-rules.json'

/** In development drawings, icons, texts and font are made on request, under plain names. */
export function serveFresh(server: ViteDevServer, root: string, sheet: () => Promise<string>): void {
  /** In development every page has the whole sheet inline. */
  const critical = async () => {
    const css = await sheet()
    return JSON.stringify({ css, hash: cssHash(css) })
  }
  const makers = (name: string) => {
    if (name === fontName) return () => headingFont(root)
    if (name === sheetName) return sheet
    return name.startsWith('text-critical-') ? critical : undefined
  }
  server.middlewares.use(async (request, response, next) => {
    const [, made, name = ''] = /^\/(__made\/)?([\w.-]+)$/.exec(request.url?.split('?')[0] ?? '') ?? []
    const type = name === rulesName ? 'application/speculationrules+json' : types[name.replace(/^.*\./, '')]
    if (!type) return next()
    const drawn = await drawAll(root)
    const files: Record<string, string | Buffer> = made
      ? Object.fromEntries([
          [rulesName, JSON.stringify(speculationRules)],
          ...Object.entries(drawn).map(([key, { svg }]) => [`${key}.svg`, svg]),
          ...Object.entries(await textFiles(root)).map(([path, text]) => [textName(path), JSON.stringify(text)]),
        ])
      : icons(drawn.icon?.svg ?? '')
    const make = made ? makers(name) : undefined
    const body = make ? await make() : (files[name] ?? photoFiles.get(name))
    return body === undefined ? next() : response.setHeader('content-type', type).end(body)
  })
}

/** The development server's unhashed addresses. */
export async function freshAssets(root: string): Promise<Assets> {
  const drawn = await drawAll(root)
  const islands = Object.keys(clientEntries(root)).filter((name) => name !== 'main')
  return {
    scripts: ['/@vite/client', '/client/main.ts'],
    sheet: `/__made/${sheetName}`,
    motion: '/client/motion.css?direct',
    speculation: `/__made/${rulesName}`,
    islands: Object.fromEntries(islands.map((name) => [name, `/client/islands/${name}.tsx`])),
    drawings: Object.fromEntries(
      Object.entries(drawn).map(([name, { width, height }]) => [name, { url: `/__made/${name}.svg`, width, height }]),
    ),
    texts: Object.fromEntries(
      [...Object.keys(await textFiles(root)), ...criticalNames(root)].map((name) => [
        name,
        `/__made/${textName(name)}`,
      ]),
    ),
    photos: await photosOf(root, drawn, (name, body) => {
      photoFiles.set(name, body)
      return `/__made/${name}`
    }),
  }
}

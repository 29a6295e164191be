import { getMimeType } from 'hono/utils/mime'
import type { ViteDevServer } from 'vite'
import type { Assets } from '../../src/assets.ts'
import { criticalCssName } from '../../src/document/criticalCss.ts'
import type { Emit } from './assets.ts'
import { emitAssets, emitText } from './assets.ts'
import { cssHash, filesByKind } from './criticalCss.ts'
import { drawAll } from './drawings.tsx'
import { fontFaces, fontName, headingFont } from './font.ts'
import { icons } from './icons.ts'
import { buildStyles } from './styles.ts'
import { wholeSheet } from './styleTable.ts'
import { schemeClasses } from './themeVariables.ts'

const scriptOf = (name: string) => (name === 'main' ? '/client/main.ts' : `/client/islands/${name}.tsx`)

/**
 * In development, drawings, icons, texts and styles are made when a page asks for their addresses, again after each edit,
 * and served from memory under plain names.
 */
export function freshFiles(root: string) {
  const files = new Map<string, string | Buffer>()
  const emit: Emit = (name, source) => {
    files.set(`/__made/${name}`, source)
    return `/__made/${name}`
  }
  return {
    async assets(): Promise<Assets> {
      const drawn = await drawAll(root)
      for (const [name, source] of Object.entries(icons(drawn))) files.set(`/${name}`, source)
      const styles = await buildStyles(root, fontFaces(emit(fontName, await headingFont(root))))
      const sheet = wholeSheet(styles) + schemeClasses
      const assets = await emitAssets(root, { drawn, sheet }, emit, scriptOf)
      // Every page has the whole sheet inline.
      const critical = emitText(emit, 'critical', { css: sheet, hash: cssHash(sheet) })
      const names = [...filesByKind(root).keys()].flatMap((kind) => [
        criticalCssName(kind),
        criticalCssName(kind, true),
      ])
      return {
        ...assets,
        scripts: ['/@vite/client', ...assets.scripts],
        texts: { ...assets.texts, ...Object.fromEntries(names.map((name) => [name, critical])) },
      }
    },
    serve(server: ViteDevServer): void {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const body = files.get(path)
        if (body === undefined) return next()
        const isRules = path.endsWith('/speculation-rules.json')
        const type = isRules ? 'application/speculationrules+json' : getMimeType(path)
        response.setHeader('content-type', type ?? 'text/plain').end(body)
      })
    },
  }
}

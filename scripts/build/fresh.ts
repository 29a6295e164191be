import type { Assets } from '../../src/assets.ts'
import { criticalCssName } from '../../src/document/criticalCss.ts'
import type { Emit } from './assets.ts'
import { emitAssets, emitText } from './assets.ts'
import { cssHash, filesByKind } from './criticalCss.ts'
import { drawAll } from './drawings.tsx'
import { fontFaces, fontName, headingFont } from './font.ts'
import { icons } from './icons.ts'
import { mailTemplate } from './mail/mailTemplate.tsx'
import { mapJson } from './mapJson.ts'
import { drawMapLinks } from './mapLinks.tsx'
import { wholeSheet } from './pickStyles.ts'
import { buildStyles } from './styles.ts'
import { readTexts } from './texts.ts'
import { schemeClasses } from './themeVariables.ts'

const scriptOf = (name: string) => (name === 'main' ? '/client/main.ts' : `/client/islands/${name}.tsx`)

/**
 * In development, drawings, icons, texts and styles are made when a page asks for their addresses, and served from memory
 * under plain names.
 */
export function freshSite(root: string) {
  const files = new Map<string, string | Buffer>()
  const emit: Emit = (name, source) => {
    files.set(`/__made/${name}`, source)
    return `/__made/${name}`
  }
  const assets = async (): Promise<Assets> => {
    const drawn = await drawAll(root)
    for (const [name, source] of Object.entries(icons(drawn))) files.set(`/${name}`, source)
    const styles = await buildStyles(root, fontFaces(emit(fontName, await headingFont(root))))
    const sheet = wholeSheet(styles) + schemeClasses
    const assets = await emitAssets(root, { drawn, sheet }, emit, scriptOf)
    // Every page has the whole sheet inline.
    const critical = emitText(emit, 'critical', { css: sheet, hash: cssHash(sheet) })
    const names = [...filesByKind(root).keys()].flatMap((kind) => [criticalCssName(kind), criticalCssName(kind, true)])
    return {
      ...assets,
      scripts: ['/@vite/client', ...assets.scripts],
      texts: { ...assets.texts, ...Object.fromEntries(names.map((name) => [name, critical])) },
    }
  }
  const index = () => readTexts(root).index
  const makers: Readonly<Record<string, () => unknown>> = {
    'assets.json': assets,
    'map.json': async () => JSON.parse(await mapJson(root)),
    'mapLinks.json': () => drawMapLinks(root),
    'services.json': () => index()['services.json'],
    'towns.json': () => index()['towns.json'],
    'posts.json': () => index()['posts.json'],
    'social.json': () => ({}),
    'mail.json': mailTemplate,
  }
  return { files, make: (name: string) => makers[name]?.() }
}

import type { Assets } from '../../src/document/assets.ts'
import { criticalCssName } from '../../src/document/page.ts'
import type { Output } from './assets.ts'
import { emitAssets, emitText } from './assets.ts'
import { cssHash, filesByKind } from './criticalCss.ts'
import { mailTemplate } from './mail/mailTemplate.tsx'
import { mapJson } from './mapJson.ts'
import { drawMapLinks } from './mapLinks.tsx'
import { readTexts } from './texts.ts'
import { schemeClasses } from './themeVariables.ts'

/**
 * In development, drawings, icons, texts and styles are made when a page asks for their addresses, and served from memory
 * under plain names.
 */
export function freshSite(root: string) {
  const files = new Map<string, string | Buffer>()
  const output: Output = {
    emit(name, source) {
      files.set(`/__made/${name}`, source)
      return `/__made/${name}`
    },
    emitAt: (fileName, source) => files.set(`/${fileName}`, source),
    chunk: (name) => (name === 'main' ? '/client/main.ts' : `/client/islands/${name}.tsx`),
  }
  const assets = async (): Promise<Assets> => {
    const { assets, sheet } = await emitAssets(root, output, schemeClasses)
    // Every page has the whole sheet inline.
    const critical = emitText(output.emit, 'critical', { css: sheet, hash: cssHash(sheet) })
    const names = [...filesByKind(root).keys()].flatMap((kind) => [criticalCssName(kind), criticalCssName(kind, true)])
    return {
      ...assets,
      scripts: ['/@vite/client', ...assets.scripts],
      texts: { ...assets.texts, ...Object.fromEntries(names.map((name) => [name, critical])) },
    }
  }
  const makers: Readonly<Record<string, () => unknown>> = {
    'assets.json': assets,
    'map.json': async () => JSON.parse(await mapJson(root)),
    'mapLinks.json': () => drawMapLinks(root),
    'social.json': () => ({}),
    'mail.json': mailTemplate,
  }
  const index = (name: string): unknown => Object.entries(readTexts(root).index).find(([file]) => file === name)?.[1]
  return { files, make: (name: string) => makers[name]?.() ?? index(name) }
}

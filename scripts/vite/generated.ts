import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Assets } from '../../src/document/assets.ts'
import { drawAll } from './drawings.ts'
import { filesUnder } from './files.ts'
import { fontFaces, headingFont } from './font.ts'
import { icons } from './icons.ts'
import { buildStyles } from './styles.ts'

const islandName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')
const fontName = 'barlow-condensed-700.woff2'

/** Entry points of the browser side by name: the loader, and each island as a module of its own. */
export const clientEntries = (root: string): Record<string, string> => ({
  main: resolve(root, 'client/main.ts'),
  ...Object.fromEntries(filesUnder(root, ['client/islands'], /\.tsx$/).map((file) => [islandName(file), file])),
})

/** In development everything is made when it is asked for, under plain names. */
function serveFresh(server: ViteDevServer, root: string): void {
  server.middlewares.use(async (request, response, next) => {
    const name = /^\/__made\/([\w.-]+)$/.exec(request.url?.split('?')[0] ?? '')?.[1]
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body)
    if (!name) return next()
    if (name === fontName) return send('font/woff2', await headingFont(root))
    const drawn = await drawAll(root)
    const drawing = drawn[name.replace(/\.svg$/, '')]
    return drawing ? send('image/svg+xml', drawing.svg) : next()
  })
}

async function freshAssets(root: string): Promise<Assets> {
  const drawn = Object.entries(await drawAll(root))
  const islands = Object.keys(clientEntries(root)).filter((name) => name !== 'main')
  return {
    scripts: ['/@vite/client', '/client/main.ts'],
    islands: Object.fromEntries(islands.map((name) => [name, `/client/islands/${name}.tsx`])),
    drawings: Object.fromEntries(
      drawn.map(([name, { width, height }]) => [name, { url: `/__made/${name}.svg`, width, height }]),
    ),
    social: {},
  }
}

/**
 * Makes what the Worker imports as `#build/styles.json` and `#build/assets.json`: the cut stylesheet, and the addresses
 * of scripts, drawings and font. A build writes them to `.build/`, where wrangler bundles them; the development server
 * answers them fresh.
 */
export function generated(root: string): Plugin {
  const fresh = new Map<string, () => Promise<unknown>>([
    ['\0styles.json', () => buildStyles(root, fontFaces(`/__made/${fontName}`))],
    ['\0assets.json', () => freshAssets(root)],
  ])
  let serving = false
  return {
    name: 'generated',
    enforce: 'pre',
    configureServer(server) {
      serving = true
      serveFresh(server, root)
    },
    resolveId: (id) => (serving && id.startsWith('#build/') ? `\0${id.slice('#build/'.length)}` : undefined),
    async load(id) {
      const make = fresh.get(id)
      return make && { code: `export default ${JSON.stringify(await make())}`, moduleType: 'js' }
    },
    async generateBundle(_options, bundle) {
      const emit = (name: string, source: string | Buffer) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }))
      const chunk = (name: string) => {
        const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
        if (!found) throw new Error(`No client entry named ${name}`)
        return `/${found.fileName}`
      }
      const drawn = await drawAll(root)
      const font = `/${emit(fontName, await headingFont(root))}`
      const { icon } = drawn
      if (!icon) throw new Error('There is no drawing named icon')
      for (const [fileName, source] of Object.entries(icons(icon.svg))) this.emitFile({ type: 'asset', fileName, source })
      const islands = Object.keys(clientEntries(root)).filter((name) => name !== 'main')
      const assets: Assets = {
        scripts: [chunk('main')],
        islands: Object.fromEntries(islands.map((name) => [name, chunk(name)])),
        drawings: Object.fromEntries(
          Object.entries(drawn).map(([name, { svg, width, height }]) => [name, { url: `/${emit(`${name}.svg`, svg)}`, width, height }]),
        ),
        social: {},
      }
      mkdirSync(resolve(root, '.build'), { recursive: true })
      writeFileSync(resolve(root, '.build/assets.json'), JSON.stringify(assets))
      writeFileSync(resolve(root, '.build/styles.json'), JSON.stringify(await buildStyles(root, fontFaces(font))))
    },
  }
}

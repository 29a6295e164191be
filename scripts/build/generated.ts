import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Plugin } from 'vite'
import { configuredSiteUrl } from '../lib/wranglerConfig.ts'
import { loadModule } from './loadModule.ts'

// What depends on the chosen business is loaded when it's needed: a static import would make Vite restart the server at
// each edit of the business's files.
const loadFresh = async (root: string) =>
  (await loadModule<typeof import('./fresh.ts')>(root, 'scripts/build/fresh.ts')).freshSite(root)
const loadBuild = (root: string) => loadModule<typeof import('./emitSite.ts')>(root, 'scripts/build/emitSite.ts')

const towns = '#build/towns.json'

/** Which towns there are, as the browser has them too. Bad content is reported once, by what emits the site. */
async function townFacts(root: string): Promise<unknown> {
  try {
    const { readTexts } = await loadModule<typeof import('./texts.ts')>(root, 'scripts/build/texts.ts')
    return readTexts(root).index['towns.json']
  } catch {
    return []
  }
}

/** The Worker's imports of `#build/*.json`, written to `.build/`, where wrangler bundles them. */
const builtFiles = (root: string): Plugin => ({
  name: 'built-files',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === towns ? `\0${towns}` : undefined),
  async load(id) {
    if (id !== `\0${towns}`) return
    return { code: `export default ${JSON.stringify(await townFacts(root))}`, moduleType: 'js' }
  },
  async generateBundle(_options, bundle) {
    const { emitSite } = await loadBuild(root)
    const modules = await emitSite(root, await configuredSiteUrl(), {
      emit: (name, source) => `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`,
      emitAt: (fileName, source) => this.emitFile({ type: 'asset', fileName, source }),
      chunk: (name) => {
        const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
        if (!found) throw new Error(`No client entry named ${name}`)
        return `/${found.fileName}`
      },
    })
    mkdirSync(resolve(root, '.build'), { recursive: true })
    for (const [name, content] of Object.entries(modules))
      writeFileSync(resolve(root, '.build', name), JSON.stringify(content))
  },
  /** Vite copies all of `public/`, and an original photo may contain its location. */
  writeBundle({ dir }) {
    if (dir) rmSync(resolve(root, dir, 'photos'), { recursive: true, force: true })
  },
})

/** The same in development: made again after each edit, which also reloads open pages, since the server renders them. */
const freshFiles = (root: string): Plugin => {
  let site: ReturnType<typeof loadFresh> | undefined
  const fresh = () => {
    site ??= loadFresh(root)
    return site
  }
  return {
    name: 'fresh-files',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const body = (await site?.catch(() => undefined))?.files.get(path)
        if (body === undefined) return next()
        const isRules = path.endsWith('/speculation-rules.json')
        const type = isRules ? 'application/speculationrules+json' : getMimeType(path)
        response.setHeader('content-type', type ?? 'text/plain').end(body)
      })
    },
    resolveId: (id) => (id.startsWith('#build/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0#build/')) return
      const made = await (await fresh()).make(id.slice('\0#build/'.length))
      return { code: `export default ${JSON.stringify(made)}`, moduleType: 'js' }
    },
    handleHotUpdate({ file, server }) {
      if (!/\/(src|client)\/|\/uno\.config\.ts$/.test(file)) return
      site = undefined
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith('\0#build/')) moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
    },
  }
}

/**
 * Makes what the Worker imports as `#build/*.json`: the addresses of scripts, drawings and texts, and the content's
 * index. Long texts become static files, so that the Worker doesn't hold them in memory.
 */
export const generated = (root: string): Plugin[] => [builtFiles(root), freshFiles(root)]

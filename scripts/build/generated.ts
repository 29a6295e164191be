import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import { configuredSiteUrl } from '../lib/wranglerConfig.ts'
import { browserCode } from './browserCode.ts'
import { cannotBuild } from './files.ts'
import { answering, builtId, loadModule, type Modules } from './loadModule.ts'

type Site = typeof import('./emitSite.ts')
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'code' | 'imports'>

/** A file of the browser's code and, after it, all that it imports. */
const withImports = (file: Chunk, all: readonly Chunk[]): readonly Chunk[] => [
  file,
  ...all.filter(({ fileName }) => file.imports.includes(fileName)).flatMap((one) => withImports(one, all)),
]

/** What takes longest, React, and what the browser would learn of last. */
const first = /^(island|language)$/

/** An entry's address, and of its imports those that should be asked for along with it. */
const askedFor = (entry: Chunk, all: readonly Chunk[]): readonly string[] => {
  const files = withImports(entry, all).filter((file) => file === entry || first.test(file.name))
  return [...new Set(files)].map(({ fileName }) => `/${fileName}`)
}

/** What's said where the check itself needs a file that isn't there: of a folder of an earlier release, or of a new language. */
const unchecked =
  /(?:Cannot find module '#site\/(\S+)' imported from '|Failed to load url (\S+) .* in )(\S+?)(?:'|\. Does)/

/** What's wrong with the answers that stops the check itself, which reads them. */
const wrongAnswers = (root: string): string[] =>
  ['site', 'towns', 'languages', 'adjustments'].flatMap((name) => {
    const file = `answers/${name}.json`
    const path = resolve(root, '.site', file)
    if (!existsSync(path)) return []
    try {
      const answers = JSON.parse(readFileSync(path, 'utf8'))
      if (name !== 'site') return Array.isArray(answers) ? [] : `${file}: must be a list`
      return answers.phone?.e164 ? [] : `${file}: phone.e164: is missing`
    } catch (error) {
      return `${file}: can’t be read: ${(error as Error).message}: look there for a quote, a comma or a bracket`
    }
  })

/**
 * Makes what is imported as `#build/*.json`: addresses of scripts and drawings, styles, the map, posts as HTML. The build
 * writes it to `.build/`, where wrangler bundles it; in development it's made again after each edit.
 */
export function generated(root: string): Plugin {
  // What depends on the chosen business is loaded when it's needed: a static import would make Vite restart the server at
  // each edit of the business's files.
  const load = async () => {
    await checkFiles()
    return loadModule<Site>(root, 'scripts/build/emitSite.ts')
  }
  const content = () => loadModule<typeof import('./content.ts')>(root, 'scripts/build/content.ts')
  let isBuild = false
  let development: ReturnType<Site['developmentSite']> | undefined

  /** Throws one error with everything that's wrong with the business's files. */
  async function checkFiles(): Promise<void> {
    const wrong = wrongAnswers(root)
    if (wrong.length > 0) throw cannotBuild(wrong)
    const { problems, isLeftover } = await loadModule<typeof import('./checkFiles.ts')>(
      root,
      'scripts/build/checkFiles.ts',
    ).catch((error: Error) => {
      const [, own, ours, by = ''] = unchecked.exec(error.message) ?? []
      const file = own ?? (ours && relative(root, resolve(dirname(by), ours)))
      if (!file) throw error
      return { problems: [`${file}: isn't there, and these import it: ${relative(root, by)}`], isLeftover: false }
    })
    if (problems.length === 0) return
    if (!isLeftover) throw cannotBuild(problems)
    // Pages that can't be made don't say what's wrong with them.
    const all = await content().then(
      ({ withContent }) => withContent(problems, root),
      () => problems,
    )
    throw cannotBuild(all)
  }

  async function modules(): Promise<Modules> {
    // Scripts import nothing else. The rest needs their addresses, so it's made after them.
    if (isBuild) {
      return { 'places.json': (await content()).places }
    }
    development ??= load().then(({ developmentSite }) => developmentSite(root))
    return (await development).modules
  }

  /** The server renders pages, so an edit reloads them. */
  function remake(file: string, server: ViteDevServer): void {
    if (!/\/(src|client)\/|\/uno\.config\.ts$/.test(file)) return
    development = undefined
    for (const { moduleGraph } of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(builtId)) moduleGraph.invalidateModule(module)
    server.ws.send({ type: 'full-reload' })
  }

  return {
    ...answering(modules),
    name: 'generated',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart: () => (isBuild ? checkFiles() : undefined),
    async generateBundle(_options, bundle) {
      const { emitSite, otherLanguages } = await load()
      const translated = await Promise.all(
        otherLanguages.map(async (language) => [language, await browserCode(root, language, await modules())] as const),
      )
      const chunks = new Map<string, readonly Chunk[]>([
        ['en', Object.values(bundle).filter((file) => file.type === 'chunk')],
        ...translated,
      ])
      for (const [, files] of translated)
        for (const { fileName, code } of files)
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source: code })
      const made = await emitSite(root, await configuredSiteUrl(), {
        emit: (name, source) => `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`,
        emitAt: (fileName, source) => this.emitFile({ type: 'asset', fileName, source }),
        chunk: (name, language) => {
          const found = chunks.get(language)?.find((file) => file.isEntry && file.name === name)
          if (!found) throw new Error(`No client entry named ${name}`)
          return askedFor(found, chunks.get(language) ?? [])
        },
      })
      mkdirSync(resolve(root, '.build'), { recursive: true })
      for (const [name, content] of Object.entries(made))
        writeFileSync(resolve(root, '.build', name), JSON.stringify(content))
    },
    /** Vite copies all of `public/`, and an original photo may contain its location. */
    writeBundle({ dir }) {
      if (dir) rmSync(resolve(root, dir, 'photos'), { recursive: true, force: true })
    },
    configureServer(server) {
      for (const event of ['add', 'unlink'] as const) server.watcher.on(event, (file) => remake(file, server))
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const body = (await development?.catch(() => undefined))?.files.get(path)
        if (body === undefined) return next()
        const isRules = path.endsWith('/speculation-rules.json')
        const type = isRules ? 'application/speculationrules+json' : getMimeType(path)
        response.setHeader('content-type', type ?? 'text/plain').end(body)
      })
    },
    handleHotUpdate: ({ file, server }) => remake(file, server),
  }
}

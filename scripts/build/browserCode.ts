import { resolve } from 'node:path'
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from 'vite'
import type { Language } from '../../src/language/language.ts'
import { clientEntries } from './files.ts'
import { answering, loadModule, type Modules } from './loadModule.ts'

/** What chooses among languages, and the file of a language's folder that stands in for it. */
const folders: Readonly<Record<string, (language: Language) => string | undefined>> = {
  '#words': (language) => resolve(`src/words/${language}/words.ts`),
  '#sentences': (language) => resolve(`src/words/${language}/sentences.tsx`),
  // The English texts are the business's data themselves.
  '#texts': (language) => (language === 'en' ? undefined : resolve(`.site/${language}/texts.ts`)),
}
const exported: Readonly<Record<string, string>> = { '#words': 'say', '#sentences': 'sentences', '#texts': 'texts' }

/** Leaves the words of all other languages out, since a document is in one. What isn't said anywhere goes, too. */
export const onlyLanguage = (language: Language): Plugin => ({
  name: 'only-language',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(folders, id) ? `\0only:${id}` : undefined),
  load(id) {
    const name = id.startsWith('\0only:') ? id.slice(6) : ''
    if (!name) return
    const file = folders[name]?.(language)
    return file ? `export * as ${exported[name]} from ${JSON.stringify(file)}` : `export const ${exported[name]} = {}`
  },
})

/** Modules that browsers get the values of, not the code that works them out of the business's record. */
const worked =
  /[\\/]src[\\/](?:business[\\/]codes|sites[\\/](?:[\w-]+[\\/](?:site|prices)|schema[\\/](?:texting|zone)))\.ts$/

/** What no browser reads. */
const unread = new Set(['unconfirmed', 'hsts'])

/** What a browser gets of a value: of a coupon, only that there is one. */
export const forBrowsers = (key: string, one: unknown): unknown => {
  const isCoupon = typeof one === 'object' && one !== null && 'code' in one && 'words' in one
  return unread.has(key) ? undefined : isCoupon ? { code: '•' } : one
}

/** Works out at build time what follows from the business's record. */
export const workedOut = (root: string): Plugin => ({
  name: 'worked-out',
  enforce: 'pre',
  async load(id) {
    if (!worked.test(id) || id.endsWith('schema/site.ts')) return
    const values = await loadModule<Readonly<Record<string, unknown>>>(root, id)
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, forBrowsers)}`)
      .join('\n')
  },
})

/** Vite's wrapper of `import()`, which preloads style sheets. Ours have none, and it would double the entry's size. */
const wrapper = '\0vite/preload-helper.js'
const own = '\0plain-import:'

/** Replaces the wrapper with native `import()`. Each module gets its own copy: a shared one would be another file. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  resolveId: (id, importer) => (id === wrapper && importer ? own + importer : undefined),
  load: (id) => (id.startsWith(own) ? 'export const __vitePreload = (load) => load()' : undefined),
})

export const browserBuild = (root: string): BuildEnvironmentOptions => ({
  outDir: 'dist/public',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  target: 'es2022',
  modulePreload: false,
  rolldownOptions: {
    input: clientEntries(root),
    preserveEntrySignatures: 'exports-only',
    // Of all texts only those go along that are said somewhere.
    treeshake: {
      moduleSideEffects: [
        { test: /[\\/]src[\\/](sites|words|business|domain|forms)[\\/]|\0only:/, sideEffects: false },
      ],
    },
    output: {
      assetFileNames: 'assets/[name]-[hash][extname]',
      chunkFileNames: 'assets/[name]-[hash].js',
      entryFileNames: 'assets/[name]-[hash].js',
      // What has no words is the same file in all languages only if it imports the same files.
      codeSplitting: {
        groups: [
          { name: 'language', test: /src[\\/](language[\\/](browser|language)|words[\\/]\w+[\\/]language)\.ts$/ },
        ],
      },
    },
  },
})

/**
 * The files of the browser's code in another language; those without words are the same as in English, by name too.
 * @param made content of the `#build/*.json` files that it imports
 */
export async function browserCode(
  root: string,
  language: Language,
  made: Modules,
): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root: resolve(root),
    configFile: false,
    logLevel: 'error',
    plugins: [answering(() => made), plainImports(), workedOut(root), onlyLanguage(language)],
    publicDir: false,
    build: { ...browserBuild(root), emptyOutDir: false, write: false },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}

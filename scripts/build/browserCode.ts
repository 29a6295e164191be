import { resolve } from 'node:path'
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from 'vite'
import type { Language } from '../../src/language/language.ts'
import { clientEntries } from './files.ts'
import { answering } from './loadModule.ts'
import { plainImports } from './plainImports.ts'

/** Leaves the words of all other languages out, since a document is in one. */
export const onlyLanguage = (language: Language): Plugin => ({
  name: 'only-language',
  enforce: 'pre',
  resolveId(id, importer) {
    // The starter says nothing in other languages.
    if (/^#site\/[a-z]{2}\.ts$/.test(id) && id !== `#site/${language}.ts`)
      return resolve('src/sites/starter', id.slice(6))
    const [, other] = (importer && /[\\/]src[\\/]words[\\/]/.test(importer) && /^\.\/([a-z]{2})\//.exec(id)) || []
    return other && other !== language ? '\0no-words' : undefined
  },
  load: (id) => (id === '\0no-words' ? 'export const words = undefined' : undefined),
})

/** How the browser's code is built. */
export const browserBuild = (root: string): BuildEnvironmentOptions => ({
  outDir: 'dist/public',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  target: 'es2022',
  modulePreload: false,
  rolldownOptions: {
    input: clientEntries(root),
    preserveEntrySignatures: 'exports-only',
    // Of a business's texts only those go along that are said somewhere.
    treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]sites[\\/]/, sideEffects: false }] },
    output: {
      assetFileNames: 'assets/[name]-[hash][extname]',
      chunkFileNames: 'assets/[name]-[hash].js',
      entryFileNames: 'assets/[name]-[hash].js',
      // What has no words is the same file in all languages only if it imports the same files.
      codeSplitting: { groups: [{ name: 'language', test: /src[\\/]language[\\/](browser|language)\.ts$/ }] },
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
  made: Readonly<Record<string, unknown>>,
): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root: resolve(root),
    configFile: false,
    logLevel: 'error',
    plugins: [answering(made), plainImports(), onlyLanguage(language)],
    publicDir: false,
    build: { ...browserBuild(root), emptyOutDir: false, write: false },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}

import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** Content of the `#build/` files by name. */
export type Modules = Readonly<Record<string, unknown>>

/** How the id of such a file begins: without a hash sign, at which the address that a browser asks for would end. */
export const builtId = '\0build/'

/** Resolves `#build/*.json` to what the build has made so far, before the files are written. */
export const answering = (modules: () => Modules | Promise<Modules>): Plugin => ({
  name: 'answering',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('#build/') ? `\0${id.slice(1)}` : undefined),
  async load(id) {
    if (!id.startsWith(builtId)) return
    const made = (await modules())[id.slice(builtId.length)] ?? {}
    return { code: `export default ${JSON.stringify(made)}`, moduleType: 'js' }
  },
})

/**
 * Runs one of the site's modules in the build, as the Worker would.
 * @param made content of the `#build/*.json` files by name, where the module imports them
 */
export async function loadModule<Module>(root: string, file: string, made?: Modules): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: made ? [answering(() => made)] : [],
  })
  return module
}

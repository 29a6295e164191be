import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** Resolves `#build/*.json` to what the build has made so far, before the files are written. */
export const answering = (made: Readonly<Record<string, unknown>>): Plugin => ({
  name: 'answering',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('#build/') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0#build/')
      ? { code: `export default ${JSON.stringify(made[id.slice('\0#build/'.length)] ?? {})}`, moduleType: 'js' }
      : undefined,
})

/**
 * Runs one of the site's modules in the build, as the Worker would.
 * @param made content of the `#build/*.json` files by name, where the module imports them
 */
export async function loadModule<Module>(
  root: string,
  file: string,
  made?: Readonly<Record<string, unknown>>,
): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: made ? [answering(made)] : [],
  })
  return module
}

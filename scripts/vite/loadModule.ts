import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/** Runs one of the site's modules in the build, as the Worker would. */
export async function loadModule<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), { configFile: false, root, logLevel: 'error' })
  return module
}

import type { Plugin } from 'vite'

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

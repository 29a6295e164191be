import type { Plugin } from 'vite'

/** What Vite wraps each `import()` in, to load its style sheets ahead. Ours have none, and it would double the entry. */
const wrapper = '\0vite/preload-helper.js'
const own = '\0plain-import:'

/** Lets `import()` be the browser's own. Each module gets a wrapper of its own: a shared one would be one more file. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  resolveId: (id, importer) => (id === wrapper && importer ? own + importer : undefined),
  load: (id) => (id.startsWith(own) ? 'export const __vitePreload = (load) => load()' : undefined),
})

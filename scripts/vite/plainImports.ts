import type { Plugin } from 'vite'

/** What Vite wraps each `import()` in, to load its style sheets ahead. Ours have none, and it would double the entry. */
const wrapper = '\0vite/preload-helper.js'

/** Lets `import()` be the browser's own. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === wrapper ? 'export const __vitePreload = (load) => load()' : undefined),
})

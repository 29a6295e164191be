import type { Plugin } from 'vite'
import { functionsRun } from './functionsRun.ts'
import { markEarly } from './markEarly.ts'

/** The largest page, and one of plain text. More kinds would make every start longer for what few of them begin with. */
const firstPages = ['/', '/about']

/**
 * Runtimes read over functions that do not run yet, and read them again when they do. What the start and a first page
 * run is marked, so that it is compiled at once while the Worker starts: what a plan lets a request take is then left
 * for the request. `files` is the folder of the static assets, which must be built.
 */
export const compileEarly = (files: string): Plugin => ({
  name: 'compile-early',
  renderChunk: {
    order: 'post',
    async handler(code) {
      const text = markEarly(code, await functionsRun(code, firstPages, files))
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
    },
  },
})

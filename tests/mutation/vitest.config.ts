import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that run the server's code in their own process, where a mutant can be switched on. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^.*\/support\/site\.ts$/, replacement: resolve(import.meta.dirname, 'memorySite.ts') },
      // The copy in which mutants run has no link to the business.
      {
        find: /^#site\//,
        replacement: `${resolve(import.meta.dirname, '../../src/sites', process.env.SITE || 'tallgrass')}/`,
      },
    ],
  },
  test: {
    setupFiles: [resolve(import.meta.dirname, 'setup.ts')],
    // It waits for broken wires, for minutes.
    exclude: ['**/faultMatrix.test.ts'],
    include: [
      'src/{domain,forms,server}/**/*.test.ts',
      'tests/http/pipeline/*.test.ts',
      'tests/http/{booking,quote,quoted}.test.ts',
    ],
    testTimeout: 20_000,
    // A process for each file would cost each mutant a second.
    isolate: false,
  },
})

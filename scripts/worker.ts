// Bundles the Worker; `wrangler dev` and `wrangler deploy` call this before they read it.
import { resolve } from 'node:path'
import { build } from 'vite'
import { compileEarly } from './early/compileEarly.ts'
import { reactAsModules } from './react/asModules.ts'

const root = resolve(import.meta.dirname, '..')

/** Writes the Worker to `dist/worker/`, with a source map beside it. Needs what the browser side's build makes. */
export const buildWorker = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [reactAsModules, compileEarly(resolve(root, 'dist/public'))],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'production'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'src/worker.ts',
      outDir: 'dist/worker',
      target: 'es2024',
      sourcemap: true,
      rolldownOptions: {
        external: [/^(node|cloudflare):/],
        output: {
          entryFileNames: '[name].js',
          comments: false,
          minify: { mangle: { toplevel: true } },
        },
      },
    },
  })

if (import.meta.main) await buildWorker()

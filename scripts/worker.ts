// Bundles the Worker; `wrangler dev` and `wrangler deploy` call this before they read it.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** React's production files by what imports them. */
const reactFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  // The server renderer without its legacy half, which nothing here calls.
  'react-dom/server.edge': 'react-dom/cjs/react-dom-server.edge.production.js',
}

/**
 * React is published as CommonJS, of which a bundler keeps all. Its production files assign each export once at the top
 * level, so they are read as modules, and what nobody imports is left out.
 */
const reactAsModules: Plugin = {
  name: 'react-as-modules',
  enforce: 'pre',
  resolveId: (id) => (reactFiles[id] ? resolve(root, 'node_modules', reactFiles[id]) : undefined),
  transform(code, id) {
    if (!Object.values(reactFiles).some((file) => id.endsWith(`/node_modules/${file}`))) return
    const imports: string[] = []
    const module = code
      .replaceAll(/(\w+) = require\("([\w-]+)"\),?/g, (_, name: string, from: string) => {
        imports.push(`import * as ${name} from '${from}'`)
        return ''
      })
      .replaceAll(/\bvar\s*;/g, '')
      .replaceAll(/^exports\.(\w+) =/gm, 'export { exported_$1 as $1 }; const exported_$1 =')
    if (/\b(?:module\.)?exports\b(?=[.[])|\brequire\(/.test(module)) throw new Error(`${id} is not written as expected`)
    return { code: [...imports, module].join(';'), map: null }
  },
}

/** Writes the Worker to `dist/worker/`, with a source map beside it. Needs what the browser side's build makes. */
export const buildWorker = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [reactAsModules],
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

// React for the Worker: its production files read as modules, without the parts that nothing here uses.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { leaveOut } from './leaveOut.ts'
import { partsLeftOut } from './partsLeftOut.ts'

const root = resolve(import.meta.dirname, '../..')

/** React's production files by what imports them. */
const reactFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  // The server renderer without its legacy half, which nothing here calls.
  'react-dom/server.edge': 'react-dom/cjs/react-dom-server.edge.production.js',
}

const why = 'a part of React that scripts/react/partsLeftOut.ts leaves out of the Worker'

/**
 * React is published as CommonJS, of which a bundler keeps all. Its production files assign each export once at the top
 * level, so they are read as modules, and what nobody imports is left out.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  enforce: 'pre',
  resolveId: (id) => (reactFiles[id] ? resolve(root, 'node_modules', reactFiles[id]) : undefined),
  transform(code, id) {
    if (!Object.values(reactFiles).some((file) => id.endsWith(`/node_modules/${file}`))) return
    const imports: string[] = []
    const used = id.endsWith('/react-dom-server.edge.production.js') ? leaveOut(code, partsLeftOut, why) : code
    const module = used
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

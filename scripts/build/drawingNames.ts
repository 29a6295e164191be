import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names in the catalog of drawings, parsed instead of imported: its components are TSX, which plain Node can't load.
 */
export function drawingNames(root: string): ReadonlySet<string> {
  const source = ['src/shared/drawings/catalog.ts', '.site/drawings.tsx']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  return new Set(Array.from(source.matchAll(/^ {2}'?([\w-]+)'?: \w+,$/gm), ([, name = '']) => name))
}

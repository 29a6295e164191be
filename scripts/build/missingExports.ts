import { dirname, join } from 'node:path'

/** An export of a business's file that another file imports. */
type Wanted = { readonly file: string; readonly name: string; readonly by: string }

const imports = /^(?:import|export) \{([^}]*)\} from '(#site\/|\.\.?\/)([^']+)'/gm

/**
 * What's imported of a business's files by their names.
 * @param code by its path
 * @param own the business's folder, as the paths have it
 */
export const wantedExports = (code: readonly (readonly [path: string, text: string])[], own: string): Wanted[] =>
  code.flatMap(([by, text]) =>
    Array.from(text.matchAll(imports)).flatMap(([, names = '', from = '', path = '']) => {
      const target = from === '#site/' ? join(own, path) : join(dirname(by), from, path)
      if (!target.startsWith(`${own}/`)) return []
      const read = names.split(',').map((name) => name.trim().replace(/ as .*/, ''))
      return read
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => ({ file: target.slice(own.length + 1), name, by }))
    }),
  )

/**
 * One sentence for each export that isn't there, with every file that imports it. A bundler would say it in its own words, and stop at the first file.
 * @param modules what each file exports; `missing` where there's no such file, undefined where it can't be read
 */
export function missingExports(
  wanted: readonly Wanted[],
  modules: ReadonlyMap<string, object | 'missing' | undefined>,
): string[] {
  const lines = new Map<string, Set<string>>()
  for (const { file, name, by } of wanted) {
    const exported = modules.get(file)
    if (exported === undefined || (exported !== 'missing' && name in exported)) continue
    const problem = exported === 'missing' ? `${file}: isn't there` : `${file}: ${name}: is missing`
    lines.set(problem, (lines.get(problem) ?? new Set()).add(by))
  }
  return [...lines].map(([problem, by]) => `${problem}, and these import it: ${[...by].join(', ')}`)
}

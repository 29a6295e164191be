import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** An export of a business's file that another file imports. */
type Wanted = { readonly file: string; readonly name: string; readonly by: string }

/** Files by their path, with what's in them. */
type Code = readonly (readonly [path: string, text: string])[]

const imports = /^(?:import|export) \{([^}]*)\} from '(#site\/|\.\.?\/)([^']+)'/gm

/** What files import by its name, types aside. `own`: the business's folder, as the paths have it. */
const imported = (code: Code, own: string): Wanted[] =>
  code.flatMap(([by, text]) =>
    Array.from(text.matchAll(imports)).flatMap(([, names = '', from = '', path = '']) => {
      const file = from === '#site/' ? join(own, path) : join(dirname(by), from, path)
      const read = names.split(',').map((name) => name.trim().replace(/ as .*/, ''))
      return read.filter((name) => name && !name.startsWith('type ')).map((name) => ({ file, name, by }))
    }),
  )

export const wantedExports = (code: Code, own: string): Wanted[] =>
  imported(code, own).flatMap(({ file, ...wanted }) =>
    file.startsWith(`${own}/`) ? [{ file: file.slice(own.length + 1), ...wanted }] : [],
  )

const changes = 'CHANGELOG.md says under “In your own folder” what has changed'

/** What a business's files import of ours that isn't there anymore, each with where it is now. */
export function movedExports(code: Code, own: string): string[] {
  const exported = new Map(
    code.map(([path, text]) => [
      path,
      new Set(Array.from(text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm), ([, name]) => name)),
    ]),
  )
  const ours = [...exported].filter(([path]) => !/^src\/sites\/(?!schema\/|packs\/)/.test(path))
  return imported(code, own).flatMap(({ file, name, by }) => {
    if (!by.startsWith(`${own}/`) || file.startsWith(`${own}/`) || exported.get(file)?.has(name)) return []
    const now = ours.find(([, names]) => names.has(name))?.[0]
    return `${by.slice(own.length + 1)}: imports ${name} of ${file}, which doesn’t have it: ${now ? `it’s in ${now}` : changes}`
  })
}

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

/**
 * Why a file can't be read, of the file that's the cause: others that import it can't be read either.
 * @param folder the business's, as a whole path
 */
export function unreadable(name: string, { name: kind, message, stack = '' }: Error, folder: string): string {
  const plain = stripVTControlCharacters(message)
  const [, wrong, path = '', place] = /\[PARSE_ERROR\] (.+)\n.*\[ (\S+?):(\d+:\d+) \]/.exec(plain) ?? []
  const below = (file: string) => file.slice(file.indexOf(`${basename(folder)}/`) + basename(folder).length + 1)
  if (wrong) return `${below(path)}:${place}: can’t be read: ${wrong}: look there for a quote, a comma or a bracket`
  const frames = Array.from(stack.matchAll(/ at (?:async )?(?:(\S+) )?\(?(\/[^:]+):/g))
  const at = frames.findIndex(([, , file]) => file?.startsWith(`${folder}/`))
  const file = frames[at]?.[2]?.slice(folder.length + 1) ?? name
  if (kind === 'ReferenceError') return `${file}: ${plain}: import it, or correct its name`
  const called = frames[at - 1]?.[1]
  return kind === 'TypeError' && called
    ? `${file}: can’t be read: what it passes to ${called} doesn’t fit: ${plain}: ${changes}`
    : `${file}: can’t be read: ${plain}`
}

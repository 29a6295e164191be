import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesUnder } from './files.ts'

/** Line of a field in a file's text, found by the names on its way; where one isn't there, the line of the last that is. */
export function lineOf(source: string, names: readonly string[]): number {
  let at = 0
  for (const name of names) {
    const found = source.slice(at).search(new RegExp(`(?<![\\w.-])["']?${name}["']?\\s*:`))
    if (found < 0) break
    at += found
  }
  return source.slice(0, at).split('\n').length
}

const problemParts =
  /^(?:services \((?<service>[\w-]+)\)|towns\.ts: (?<town>[\w-]+)|(?<file>\w+)\.ts): (?<field>[A-Za-z][\w.]*): /

/** The file that says a record's slug, or that has the field: what `npm run new-site` asked for is among its answers. */
function fileOf(root: string, folder: string, { slug, file = '', name = '' }: Record<string, string | undefined>) {
  const hasSlug = new RegExp(`^ *"?slug"?: ["']${slug}["']`, 'm')
  const files = slug ? filesUnder(root, [folder], /\.(ts|json)$/) : []
  const own = files.find((path) => hasSlug.test(readFileSync(path, 'utf8')))
  if (slug) return own && { path: own, from: readFileSync(own, 'utf8').search(hasSlug) }
  const answers = join(root, folder, 'answers', `${file}.json`)
  const isAnswer = existsSync(answers) && readFileSync(answers, 'utf8').includes(`"${name}":`)
  const path = isAnswer ? answers : join(root, folder, `${file}.ts`)
  return existsSync(path) ? { path, from: 0 } : undefined
}

/** Puts the file and line before a problem, as editors and terminals open them. Where none is found, it stays as it is. */
export function withPlace(root: string, problem: string): string {
  const { service, town, file, field } = problemParts.exec(problem)?.groups ?? {}
  if (!field) return problem
  const folder = relative(root, realpathSync(join(root, '.site')))
  const names = field.split('.').filter((name) => /^[A-Za-z]/.test(name))
  const found = fileOf(root, folder, { slug: service ?? town, file, name: names[0] })
  if (!found) return problem
  const source = readFileSync(found.path, 'utf8')
  const before = source.slice(0, found.from).split('\n').length - 1
  return `${relative(root, found.path)}:${before + lineOf(source.slice(found.from), names)}: ${problem}`
}

// Leaves parts of a program out, by name; where one of them would have run, the program throws.
import { parseAst } from 'vite'
import type { Node } from '../syntax.ts'
import { isNode, partsOf } from '../syntax.ts'

export type Parts = {
  /** Functions: what is in them. */
  readonly functions: readonly string[]
  /** Cases of a `switch`, by what they ask for, as written: what they do. */
  readonly cases: readonly string[]
  /** Conditions that always or never hold without these functions and cases, as written, by the function they stand in. */
  readonly facts: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** Functions, and what is in them instead. */
  readonly instead: Readonly<Record<string, string>>
  /** What those need at the end of the program. */
  readonly added: string
}

type Cut = { readonly rule: string; readonly start: number; readonly end: number; readonly now: string }

const throwing = 'throw leftOut();'

/** Every node of a program, and the name of the function at the top that it stands in. */
function* nodesOf(node: Node, home = ''): Generator<[node: Node, home: string]> {
  yield [node, home]
  const { type, id } = node
  const here = home || (type === 'FunctionDeclaration' && isNode(id) ? String(id.name) : '')
  for (const part of partsOf(node)) yield* nodesOf(part, here)
}

function cutAt(node: Node, home: string, parts: Parts, text: (node: Node) => string): Cut | undefined {
  const { type, id, body, test, consequent, start, end } = node
  if (type === 'FunctionDeclaration' && isNode(id) && isNode(body)) {
    const rule = text(id)
    const now = parts.instead[rule] ?? (parts.functions.includes(rule) ? throwing : undefined)
    return now === undefined ? undefined : { rule, start: body.start, end: body.end, now: `{ ${now} }` }
  }
  if (type === 'SwitchCase' && isNode(test) && Array.isArray(consequent) && consequent.length) {
    const rule = text(test)
    const [first, last] = [consequent[0], consequent.at(-1)]
    return parts.cases.includes(rule) ? { rule, start: first.start, end: last.end, now: throwing } : undefined
  }
  const facts = parts.facts[home]
  const fact = facts && /^(Binary|Logical)Expression$/.test(type) ? facts[text(node)] : undefined
  return fact === undefined ? undefined : { rule: `${home}: ${text(node)}`, start, end, now: String(fact) }
}

/** The program without these parts. Throws if one of them is not in it: a newer version of it wants to be looked at. */
export function leaveOut(code: string, parts: Parts, why: string): string {
  const text = ({ start, end }: Node) => code.slice(start, end).replaceAll(/\s+/g, ' ')
  const cuts = [...nodesOf(parseAst(code) as unknown as Node)].flatMap(
    ([node, home]) => cutAt(node, home, parts, text) ?? [],
  )
  const found = new Set(cuts.map(({ rule }) => rule))
  const facts = Object.entries(parts.facts).flatMap(([home, all]) => Object.keys(all).map((fact) => `${home}: ${fact}`))
  const wanted = [...parts.functions, ...parts.cases, ...facts, ...Object.keys(parts.instead)]
  const missing = wanted.filter((rule) => !found.has(rule))
  if (missing.length) throw new Error(`To be left out, but not there:\n${missing.join('\n')}`)
  let kept = ''
  let at = 0
  for (const { start, end, now } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    kept += code.slice(at, start) + now
    at = end
  }
  return `${kept}${code.slice(at)}\n${parts.added}function leftOut() { return Error(${JSON.stringify(why)}) }`
}

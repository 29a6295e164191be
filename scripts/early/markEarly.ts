import MagicString from 'magic-string'
import { parseAst } from 'vite'
import type { Node } from '../syntax.ts'
import { isNode, partsOf } from '../syntax.ts'
import type { Place } from './functionsRun.ts'

/**
 * The program, with these functions in parentheses, which runtimes take as a sign that they run soon. Declarations have
 * none, so those of the top level become variables ahead of everything else, where they are as early as before.
 */
export function markEarly(code: string, places: readonly Place[]): MagicString {
  const early = new Set(places.map(({ start, end }) => `${start} ${end}`))
  const text = new MagicString(code)
  const wrap = ({ start, end }: Node, before: string, after: string) =>
    text.prependRight(start, before).appendLeft(end, after)

  const mark = (node: Node, isTop: boolean): void => {
    const { type, start, end, id } = node
    if (early.has(`${start} ${end}`)) {
      const isWritten = type === 'ArrowFunctionExpression' || code.startsWith('function', start)
      if (type === 'FunctionDeclaration' && isTop && isNode(id))
        wrap(node, `var ${String(id.name)} = (`, ');\n').move(start, end, 0)
      else if (/FunctionExpression$/.test(type) && isWritten) wrap(node, '(', ')')
    }
    for (const part of partsOf(node)) mark(part, false)
  }
  for (const part of partsOf(parseAst(code) as unknown as Node)) mark(part, true)
  return text
}

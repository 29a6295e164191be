/** A node of a program's syntax, as `parseAst` gives it: `start` and `end` are places in the text. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The nodes that a node directly consists of, in the order of the text. */
export function* partsOf(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield one
}

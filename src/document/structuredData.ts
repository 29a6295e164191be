import type { Graph, Thing, WithContext } from 'schema-dts'

export type StructuredData = Thing

/** JSON-LD for a script element: `<` is escaped, so that no content can close the element. */
export function jsonLd(things: readonly StructuredData[]): string {
  const [only] = things
  const data =
    things.length === 1 && only && typeof only === 'object'
      ? ({ '@context': 'https://schema.org', ...only } as WithContext<Thing>)
      : ({ '@context': 'https://schema.org', '@graph': things } as Graph)
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

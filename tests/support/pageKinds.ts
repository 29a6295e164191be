import { listedRoutes } from '../../src/pages.ts'

const kinds = new Map<string, string>()
for (const { path, page } of listedRoutes) {
  // Each text page has its own layout.
  const kind = page.kind === 'text' ? path : page.kind
  if (!kinds.has(kind)) kinds.set(kind, path)
}

/** One path of every kind of listed page. */
export const listedKinds: readonly string[] = [...kinds.values()]

/** One path of every kind of page, the confirmation and the not-found page among them. */
export const pageKinds: readonly string[] = [...listedKinds, '/request-received/7K2M9QX4RD', '/no-such-page']

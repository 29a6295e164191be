import assets from '#build/assets.json'

/** Addresses of everything that the build made, by name. */
export type Assets = {
  /** Module scripts that every page loads. */
  readonly scripts: readonly string[]
  /** Module of each island by its component's name. */
  readonly islands: Readonly<Record<string, string>>
  readonly drawings: Readonly<Record<string, { readonly url: string; readonly width: number; readonly height: number }>>
  /** Image shown when a page is shared, by path. */
  readonly social: Readonly<Record<string, string>>
}

const named = <T>(kind: string, table: Readonly<Record<string, T>>, name: string): T => {
  const found = table[name]
  if (found === undefined) throw new Error(`No ${kind} named ${name} in the build`)
  return found
}

export const scripts = assets.scripts
export const islandUrl = (name: string): string => named('island', assets.islands, name)
export const drawing = (name: string) => named('drawing', assets.drawings, name)
export const socialImage = (path: string): string | undefined => assets.social[path]

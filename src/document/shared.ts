import type { DrawnMap } from '../ui/mapGeometry.ts'
import { textUrl } from './assets.ts'
import type { ReadText } from './page.ts'
import type { StyleTable } from './styles.ts'

/** The image shown when a page is shared, by the page's path; none in development. */
export type SocialTable = Readonly<Record<string, { readonly url: string; readonly alt: string }>>

/** Files beside the Worker that more than one page reads, by name. */
export type SharedFiles = {
  /** What the document round every page needs. */
  readonly document: { readonly styles: StyleTable; readonly social: SocialTable }
  readonly map: DrawnMap
}

const kept = new Map<string, unknown>()

/** Reads one of them, and keeps it for the isolate's life once it is there; requests that come meanwhile read it too. */
export async function readShared<Name extends keyof SharedFiles>(
  name: Name,
  read: ReadText,
): Promise<SharedFiles[Name]> {
  // The address carries the file's hash, or in development names this module's own life.
  const key = textUrl(name)
  const file = (kept.get(key) as SharedFiles[Name] | undefined) ?? (await read<SharedFiles[Name]>(name))
  kept.set(key, file)
  return file
}

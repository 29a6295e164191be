import made from '#build/assets.json'
import { language } from '#language'
import type { Language } from './language/language.ts'

/** One image in several widths (px). */
type Variants = readonly { readonly url: string; readonly width: number }[]

export type PhotoAsset = {
  readonly alt: string
  /** Size in px of the largest variant. */
  readonly width: number
  readonly height: number
  readonly avif: Variants
  readonly webp: Variants
  /** Address of a JPEG. */
  readonly fallback: string
}

export type Scripts = {
  readonly scripts: readonly string[]
  /** Module of each island, by component name, and what's asked for along with it. */
  readonly islands: Readonly<Record<string, readonly string[]>>
}

/** Addresses of the build's output, by name. */
export type Assets = Scripts & {
  readonly translated: Readonly<Partial<Record<Language, Scripts>>>
  readonly motion: string
  /** Speculation rules: which links the browser may prefetch. */
  readonly speculation: string
  readonly drawings: Readonly<Record<string, { readonly url: string; readonly width: number; readonly height: number }>>
  /** The items with what people call them, as JSON for scripts; none where the business has no calculator. */
  readonly items: Readonly<Partial<Record<Language, string>>>
  /** The owner's photos, by the drawing that each replaces. */
  readonly photos: Readonly<Record<string, PhotoAsset>>
}

const assets: Assets = made

const scriptsNow = (): Scripts => assets.translated[language()] ?? assets

const named = <T>(kind: string, table: Readonly<Record<string, T>>, name: string): T => {
  const found = table[name]
  if (found === undefined) throw new Error(`No ${kind} named ${name} in the build`)
  return found
}

export const scripts = (): readonly string[] => scriptsNow().scripts
export const motionSheet = assets.motion
export const speculationUrl = assets.speculation
export const islandUrls = (name: string) => named('island', scriptsNow().islands, name)
export const drawing = (name: string) => named('drawing', assets.drawings, name)
export const photo = (name: string): PhotoAsset | undefined => assets.photos[name]
export const itemsUrl = (): string => assets.items[language()] ?? ''

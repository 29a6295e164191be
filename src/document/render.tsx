import { crumbAt } from '../routes.ts'
import { siteSheet } from './assets.ts'
import { Document, stylesGap } from './Document.tsx'
import { renderFragment } from './fragment.ts'
import type { Cut } from './Gap.tsx'
import { cutAtGaps } from './Gap.tsx'
import type { Page, PageRequest } from './page.ts'
import { pageData } from './pageData.ts'
import type { SharedFiles } from './shared.ts'
import { readShared } from './shared.ts'
import { stylesAbove, stylesFor } from './styles.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** A rendered page, cut at its live gaps, with the hash that the content security policy allows its CSS by. */
export type Rendered = {
  readonly pieces: readonly Bytes[]
  readonly gaps: Cut['gaps']
  readonly styleHash: string
  /** False where the files beside the Worker could not be read, so that it lacks its styles. */
  readonly whole: boolean
}

const encoder = new TextEncoder()

/** Where a page links the whole sheet; see `ui/Fold.tsx`. */
const foldMarkup = `<link rel="stylesheet" href="${siteSheet}"`

/** A page without its styles still takes a lead and shows a phone number; an answer that fails does neither. */
const bare: SharedFiles['document'] = {
  styles: { base: '', fetched: '', contexts: [[]], rules: [], keyframes: {}, scripted: {} },
  social: {},
}

function withoutStyles(error: unknown): SharedFiles['document'] {
  console.error(JSON.stringify({ event: 'styles-not-read', error: String(error) }))
  return bare
}

/** React marks where two texts meet, for hydration; before the first island nothing is hydrated. */
function withoutSeams(html: string): string {
  const island = html.indexOf(' data-island=')
  const plain = island < 0 ? html : html.slice(0, island)
  return plain.replaceAll('<!-- -->', '') + html.slice(plain.length)
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Renders a whole page, everything awaited, and gives it the CSS of exactly the classes that it uses. */
export async function renderPage(page: Page, request: PageRequest, siteUrl: string): Promise<Rendered> {
  const { head, kind } = page
  const hasErrors = Object.keys(request.form?.errors ?? {}).length > 0
  const { path, read, query } = request
  const variant = query.size > 0
  const [shared, things, body] = await Promise.all([
    readShared('document', read).catch(withoutStyles),
    pageData(path, head, siteUrl, crumbAt, read),
    page.body(request),
  ])
  const { styles, social } = shared
  const html = withoutSeams(
    await renderFragment(
      <Document {...{ head, kind, path, siteUrl, hasErrors, variant, social, things }}>{body}</Document>,
    ),
  )
  const fold = html.indexOf(foldMarkup)
  const css = fold < 0 ? stylesFor(html, styles) : stylesAbove(html.slice(0, fold), styles)
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(css))
  const { pieces, gaps } = cutAtGaps(html.replace(stylesGap, () => css))
  return {
    pieces: pieces.map((piece) => encoder.encode(piece)),
    gaps,
    styleHash: `'sha256-${base64(hash)}'`,
    whole: shared !== bare,
  }
}

/** The whole page in one: each gap as it is filled, or with its fallback. */
export function joined({ pieces, gaps }: Rendered, filled: readonly (string | undefined)[] = []): Bytes {
  const [only] = pieces
  if (only && gaps.length === 0) return only
  const parts = pieces.flatMap((piece, index) => {
    const gap = gaps[index]
    return gap ? [piece, encoder.encode(filled[index] ?? gap.fallback)] : [piece]
  })
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

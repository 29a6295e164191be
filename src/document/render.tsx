import { renderToReadableStream } from 'react-dom/server.edge'
import { crumbAt } from '../routes.ts'
import { Document, stylesGap } from './Document.tsx'
import type { Page, PageRequest } from './page.ts'
import { pageData } from './pageData.ts'
import type { SharedFiles } from './shared.ts'
import { readShared } from './shared.ts'
import { stylesFor } from './styles.ts'

/** A rendered page: its bytes and the hash that the content security policy allows its CSS by. */
export type Rendered = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly styleHash: string
  /** False where the files beside the Worker could not be read, so that it lacks its styles. */
  readonly whole: boolean
}

const encoder = new TextEncoder()

/** A page without its styles still takes a lead and shows a phone number; an answer that fails does neither. */
const bare: SharedFiles['document'] = {
  styles: { base: '', contexts: [[]], rules: [], keyframes: {}, scripted: {} },
  social: {},
}

function withoutStyles(error: unknown): SharedFiles['document'] {
  console.error(JSON.stringify({ event: 'styles-not-read', error: String(error) }))
  return bare
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Renders a whole page, everything awaited, and gives it the CSS of exactly the classes that it uses. */
export async function renderPage(page: Page, request: PageRequest, siteUrl: string): Promise<Rendered> {
  const { head, kind } = page
  const hasErrors = Object.keys(request.form?.errors ?? {}).length > 0
  const { path, read } = request
  const [shared, things, body] = await Promise.all([
    readShared('document', read).catch(withoutStyles),
    pageData(path, head, siteUrl, crumbAt, read),
    page.body(request),
  ])
  const { styles, social } = shared
  let failure: unknown
  const stream = await renderToReadableStream(
    <Document {...{ head, kind, path, siteUrl, hasErrors, social, things }}>{body}</Document>,
    {
      onError(error: unknown) {
        failure ??= error
      },
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure !== undefined) throw failure
  const css = stylesFor(html, styles)
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(css))
  return {
    bytes: encoder.encode(html.replace(stylesGap, () => css)),
    styleHash: `'sha256-${base64(hash)}'`,
    whole: shared !== bare,
  }
}

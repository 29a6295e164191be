import { renderToReadableStream } from 'react-dom/server.edge'
import styles from '#build/styles.json'
import { Document, stylesGap } from './Document.tsx'
import type { Page, PageRequest } from './page.ts'
import { stylesFor } from './styles.ts'

/** A rendered page: its bytes and the hash that the content security policy allows its CSS by. */
export type Rendered = { readonly bytes: Uint8Array<ArrayBuffer>; readonly styleHash: string }

const encoder = new TextEncoder()

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Renders a whole page, everything awaited, and gives it the CSS of exactly the classes that it uses. */
export async function renderPage(page: Page, request: PageRequest, siteUrl: string): Promise<Rendered> {
  const { head, kind } = page
  const hasErrors = Object.keys(request.form?.errors ?? {}).length > 0
  const body = await page.body(request)
  let failure: unknown
  const stream = await renderToReadableStream(
    <Document head={head} kind={kind} path={request.path} siteUrl={siteUrl} hasErrors={hasErrors}>
      {body}
    </Document>,
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
  return { bytes: encoder.encode(html.replace(stylesGap, () => css)), styleHash: `'sha256-${base64(hash)}'` }
}

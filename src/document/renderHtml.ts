import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/** HTML of a node, everything awaited. Rejects when a component throws. */
export async function renderHtml(node: ReactNode): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(node, {
    onError(error: unknown) {
      failure ??= error
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure !== undefined) throw failure
  return html
}

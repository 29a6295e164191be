// Handlers that answer with files of the build.
import type { AppContext } from './context.ts'
import { respondNotFound, respondWrongMethod } from './errors.ts'

/** A static file, which only answers GET and HEAD; the 404 page where there is none. */
export async function respondFile(c: AppContext): Promise<Response> {
  const { method } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  const file = await c.env.ASSETS.fetch(isReading ? c.req.raw : new Request(c.req.url, { method: 'HEAD' }))
  if (file.status === 404) return respondNotFound(c)
  return isReading ? file : respondWrongMethod(c, 'GET, HEAD')
}

/** The blog's feed, under another content type than its extension's. */
export async function respondFeed(c: AppContext): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw)
  const response = new Response(file.body, file)
  if (file.ok) response.headers.set('content-type', 'application/atom+xml; charset=utf-8')
  return response
}

import type { Kept } from '../document/keep.ts'
import type { Rendered } from '../document/render.tsx'
import { pagePolicy } from './headers.ts'

const pageHeaders = ({ styleHash }: Rendered, cacheControl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(styleHash),
  'cache-control': cacheControl,
})

/** A kept page, or 304 when the browser has these bytes already. */
export function keptResponse(request: Request, page: Kept): Response {
  const headers = { ...pageHeaders(page, 'public, max-age=0, must-revalidate'), etag: page.etag }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  // A proxy that compresses turns a strong validator into a weak one; the content is the same.
  if (known.some((etag) => etag.trim().replace(/^W\//, '') === page.etag))
    return new Response(null, { status: 304, headers })
  return new Response(page.bytes, { headers })
}

/** A page that answers one request only. */
export const onceResponse = (page: Rendered, status: number): Response =>
  new Response(page.bytes, { status, headers: pageHeaders(page, 'no-store') })

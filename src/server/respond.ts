import { speculationUrl } from '../document/assets.ts'
import { canonical } from '../document/canonical.ts'
import type { Kept, Tagged } from '../document/keep.ts'
import { pagePolicy, secure } from './headers.ts'
import type { Receipt } from './receiveForm.ts'

/** The browser may keep it, and asks each time whether it still holds. */
const revalidate = 'public, max-age=0, must-revalidate'

/**
 * What the edge's cache may do, which every deploy begins anew: a page that only a deploy changes stays for a day, and
 * is sent for another while it is fetched again; one that tells the time stays for a part of a minute.
 */
const edge = {
  still: 'public, max-age=86400, stale-while-revalidate=86400',
  live: 'public, max-age=20',
} as const

const pageHeaders = ({ styleHash }: Pick<Kept, 'styleHash'>, cacheControl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(styleHash),
  'cache-control': cacheControl,
  'speculation-rules': `"${speculationUrl}"`,
})

/** Bytes with their validator, or 304 when the client has them already. */
function taggedResponse(request: Request, { bytes, etag }: Tagged, headers: Headers): Response {
  const known = request.headers.get('if-none-match')
  // A proxy that compresses turns a strong validator into a weak one; the content is the same.
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}

const headersOf = new WeakMap<Kept, Headers>()

/** Everything but the body is the same each time too, so it is made once. */
function keptHeaders(page: Kept, varies: boolean): Headers {
  const known = headersOf.get(page)
  if (known) return known
  const headers = new Headers({
    ...pageHeaders(page, revalidate),
    'cdn-cache-control': page.live ? edge.live : edge.still,
    etag: page.etag,
    ...(varies ? { vary: 'accept' } : {}),
  })
  secure(headers)
  headersOf.set(page, headers)
  return headers
}

/** A kept page, or 304 when the browser has these bytes already. `varies` where its address has another form too. */
export const keptResponse = (request: Request, page: Kept, varies: boolean): Response =>
  taggedResponse(request, page, keptHeaders(page, varies))

/** For one visitor only: kept nowhere, and no other site learns the address, which may carry a signed link. */
const personal = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** A page that answers one request only. `secret`: its address carries a signed link. */
export const onceResponse = (page: Omit<Kept, 'etag' | 'live'>, status: number, secret = false): Response =>
  new Response(page.bytes, { status, headers: { ...pageHeaders(page, 'no-store'), ...(secret && personal) } })

/** A file for the bearer of a signed link: shown, and able to do nothing. */
export function fileResponse(file: Response): Response {
  const headers = new Headers([...file.headers, ...Object.entries(personal)])
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  return new Response(file.body, { status: file.status, headers })
}

/** To where the outcome of a POST is shown. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, ...personal } })

/** Whether a form was sent by its script, which reads the outcome itself. */
export const wantsJson = (request: Request): boolean => request.headers.get('accept') === 'application/json'

/** The outcome of a form for its script. What was typed is still there, so it is not sent back. */
export function formResponse(receipt: Receipt): Response {
  if (receipt.ok) return Response.json({ ok: true, location: receipt.location }, { headers: personal })
  const { errors, failure, offers } = receipt.state
  return Response.json({ ok: false, errors, failure, offers }, { status: receipt.status, headers: personal })
}

/** A page's text as Markdown. At an address of its own it stays out of search engines: the page itself is listed. */
export function markdownResponse(
  request: Request,
  text: Tagged,
  { path, siteUrl, live }: { readonly path: string; readonly siteUrl: string; readonly live: boolean },
): Response {
  const headers = new Headers({
    etag: text.etag,
    'content-type': 'text/markdown; charset=utf-8',
    ...(live ? { 'cache-control': 'no-store' } : { 'cache-control': revalidate, 'cdn-cache-control': edge.still }),
    vary: 'accept',
    link: `<${canonical(siteUrl, path)}>; rel="canonical"`,
  })
  if (new URL(request.url).pathname.replace(/\/+$/, '').endsWith('.md')) headers.set('x-robots-tag', 'noindex')
  return taggedResponse(request, text, headers)
}

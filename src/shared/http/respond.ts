import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { site } from '#site/site.ts'
import { speculationUrl } from '../../assets.ts'
import { challengeOrigin } from '../../business/contact.ts'
import { canonical } from '../../routes.ts'
import type { CachedPage } from '../document/pageCache.ts'
import type { FormState } from '../forms/form.ts'

/** The browser may keep the answer, and asks each time whether it's still good. */
const revalidate = 'public, max-age=0, must-revalidate'

/**
 * The policy of a page: our own files, inline only the stylesheet that it was rendered with, and the challenge if it is
 * on. No text becomes markup in the browser, except where the challenge's script runs: we can't promise what that does
 * with text. `scripts`: who may name the address of a script.
 */
export const pagePolicy = (styleHash: string, challengeKey = site.challengeKey, scripts = "'none'"): string =>
  [
    "default-src 'none'",
    ...(challengeKey
      ? [`script-src 'self' ${challengeOrigin}`, `frame-src ${challengeOrigin}`]
      : ["script-src 'self'", "require-trusted-types-for 'script'", `trusted-types ${scripts}`]),
    `style-src 'self' ${styleHash}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

type Table = Readonly<Record<string, string>>

type Hsts = { readonly days: number; readonly includeSubDomains: boolean; readonly preload: boolean }

/** How long browsers insist on https, and for what. */
export const strictTransport = ({ days, includeSubDomains, preload }: Hsts): string =>
  [`max-age=${days * 86_400}`, includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter(Boolean)
    .join('; ')

const always: Table = {
  'strict-transport-security': strictTransport(site.hsts),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only pages load anything.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Pages bring a policy of their own, by the hash of their stylesheet. */
const page: Table = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidate,
  'speculation-rules': `"${speculationUrl}"`,
}

/** For one visitor only: no cache keeps the answer, and no other site learns its address, which may be a signed link. */
const personal: Table = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** What each kind of answer adds to that, or replaces. */
const kinds = {
  page,
  /** A page for one request: a problem, or a form with what was typed. Its browser may keep it for whoever goes back. */
  oncePage: { ...page, 'cache-control': 'private, no-cache' },
  /** A page of the crew's or the owner's: no copy stays behind. */
  staffPage: { ...page, 'cache-control': 'no-store' },
  /** A spreadsheet of the owner's. */
  staffFile: {
    ...personal,
    'content-type': 'text/csv; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
  },
  signedPage: { ...page, ...personal },
  /** A file behind a signed link: the browser shows it and runs nothing in it, and a mail may show it too. */
  signedFile: {
    ...personal,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  },
  /** A photo that anybody may see, for as long as its customer wants that. */
  shownFile: { 'cache-control': 'public, max-age=300', 'content-security-policy': "default-src 'none'; sandbox" },
  /** The service worker of the desk, which fetches its pages. */
  worker: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
  markdown: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': revalidate, vary: 'accept' },
  json: { 'content-type': 'application/json', ...personal },
  redirect: personal,
  empty: personal,
  /** A static file from the build; the platform says how long it lasts. */
  file: {},
} as const satisfies Readonly<Record<string, Table>>

export type AnswerKind = keyof typeof kinds

/** All headers of a kind of answer, and those that only the caller knows. */
export const headersOf = (kind: AnswerKind, more: Table = {}): Record<string, string> => ({
  ...always,
  ...kinds[kind],
  ...more,
})

/**
 * Headers of files with a hash in their names: these never wake the Worker, so the build writes them into `_headers`.
 * Other sites show the pictures for sharing.
 */
export const assetHeaders = (path: string): Table => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'strict-transport-security': always['strict-transport-security'] ?? '',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': path.startsWith('/assets/social-') ? 'cross-origin' : 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
})

/** An answer of another binding with the headers that it lacks. */
export function secured(answer: Response): Response {
  const copy = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(always)) if (!copy.headers.has(name)) copy.headers.set(name, value)
  return copy
}

/**
 * What the edge's cache may do; every deploy starts it over. A page that only a deploy changes stays for a day, and is
 * sent for another while it's fetched again. One that tells the time stays for 20 seconds.
 */
const edge = {
  fixed: 'public, max-age=86400, stale-while-revalidate=86400',
  dynamic: 'public, max-age=20',
} as const

/** The cache's key has no host: only what was asked for at the site itself goes in, where it's what everybody may see. */
const edgeCache = (request: Request, siteUrl: string, kind: keyof typeof edge): string =>
  isAtSite(request.url, siteUrl) ? edge[kind] : 'no-store'

type OnceKind = 'oncePage' | 'staffPage' | 'signedPage'

/** The headers of a page, whose policy allows its own stylesheet. */
const pageHeaders = (kind: 'page' | OnceKind, styleHash: string, more?: Record<string, string>) =>
  headersOf(kind, {
    'content-security-policy': pagePolicy(styleHash, undefined, kind === 'staffPage' ? 'desk-worker' : undefined),
    ...more,
  })

/** A cached page, or 304 when the browser has these bytes already. `varies`: its address also gives Markdown. */
export function cachedResponse(request: Request, page: CachedPage, siteUrl: string, varies: boolean): Response {
  const control = edgeCache(request, siteUrl, page.isDynamic ? 'dynamic' : 'fixed')
  const more = { 'cdn-cache-control': control, etag: page.etag, ...(varies && { vary: 'accept' }) }
  const headers = pageHeaders('page', page.styleHash, more)
  const tags = request.headers.get('if-none-match')
  // A proxy that compresses turns a strong validator into a weak one; the content is the same.
  if (tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === page.etag))
    return new Response(null, { status: 304, headers })
  return new Response(page.bytes, { headers })
}

export const uncachedResponse = (body: BodyInit, styleHash: string, status: number, kind: OnceKind = 'oncePage') =>
  new Response(body, { status, headers: pageHeaders(kind, styleHash) })

export const fileResponse = (file: Response, kind: 'signedFile' | 'shownFile' = 'signedFile'): Response =>
  new Response(file.body, {
    status: file.status,
    headers: { ...Object.fromEntries(file.headers), ...headersOf(kind) },
  })

/** Redirects to the page that shows the outcome of a POST. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: headersOf('redirect', { location }) })

/**
 * Redirects to the same page at the site, and says so each time: a cache that knows no host would answer everybody with it.
 * 301 is what every program knows; there's no body that 308 would keep.
 */
export const movedTo = (location: string): Response =>
  new Response(null, { status: 301, headers: headersOf('redirect', { location }) })

/** Redirects for good, with the method and the body: a form sends to where its page is now. */
export const movedPermanently = (location: string): Response =>
  new Response(null, { status: 308, headers: headersOf('redirect', { location }) })

export const jsonResponse = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: headersOf('json') })

/** Whether a request's body is JSON: programs that send it read it, too. */
export const isJson = (request: Request): boolean =>
  /^application\/json(?![^;,\s])/i.test(request.headers.get('content-type') ?? '')

/** Whether a form was sent by its script or another program, which reads the outcome itself. */
export const wantsJson = (request: Request): boolean =>
  request.headers.get('accept') === 'application/json' || isJson(request)

/**
 * Whether a client wants Markdown rather than HTML: by quality, and by place where both have the same, since programs that
 * read pages send `text/markdown, text/html`. Browsers name HTML first and Markdown never.
 */
export const prefersMarkdown = (c: Context): boolean =>
  /markdown|text\/\*/i.test(c.req.header('accept') ?? '') &&
  accepts(c, { header: 'Accept', supports: ['text/html', 'text/markdown'], default: 'text/html' }) === 'text/markdown'

/** Why a form wasn't taken, for its script or another program. What was typed is still there, so it's not sent back. */
export const refusalOf = ({ errors, codes, failure, offers, meant }: Omit<FormState, 'values'>) => ({
  ok: false as const,
  errors,
  codes,
  failure,
  offers,
  meant,
})

/** A page's text as Markdown. At an address of its own it stays out of search engines: the page itself is listed. */
export function markdownResponse(
  request: Request,
  file: Response,
  { path, siteUrl, isAlternate }: { readonly path: string; readonly siteUrl: string; readonly isAlternate: boolean },
): Response {
  const etag = file.headers.get('etag')
  const headers = headersOf('markdown', {
    'cdn-cache-control': edgeCache(request, siteUrl, 'fixed'),
    link: `<${canonical(siteUrl, path)}>; rel="canonical"`,
    ...(isAlternate ? { 'x-robots-tag': 'noindex' } : {}),
    ...(etag ? { etag } : {}),
  })
  return new Response(file.body, { status: file.status, headers })
}

/** Hosts of a machine or a network at home, to which no public name leads: one word, an address, or a name for such use. */
const isLocal = (hostname: string): boolean => /^[^.]+$|^[\d.]+$|\.(?:local|localhost|test)$/.test(hostname)

export const isAtSite = (url: string, siteUrl: string): boolean => url.startsWith(`${siteUrl}/`)

/**
 * Where a page is that was asked for elsewhere: over http, or at another host that leads here. Undefined where it's answered: at
 * the site's own origin `siteUrl`, on this machine, and at a preview's address. What is sent is answered anywhere: a browser
 * that's sent on to another origin doesn't say anymore which page it comes from, and its request would be refused.
 */
export function placeAtSite({ method, url }: Request, siteUrl: string): string | undefined {
  if (isAtSite(url, siteUrl)) return undefined
  const { protocol, hostname, pathname, search } = new URL(url)
  const isPreview = protocol === 'https:' && hostname.endsWith('.workers.dev')
  const isHere = isPreview || isLocal(hostname) || (method !== 'GET' && method !== 'HEAD')
  return isHere ? undefined : siteUrl + pathname + search
}

import { site } from '#site/site.ts'
import { speculationUrl } from '../../assets.ts'
import { challengeOrigin } from '../../business/contact.ts'

/** The browser may keep the answer, and asks each time whether it's still good. */
const revalidate = 'public, max-age=0, must-revalidate'

/**
 * The policy of a page: our own files, inline only the stylesheet that it was rendered with, and the challenge if it is
 * on. No text becomes markup in the browser, except where the challenge's script runs: we can't promise what that does
 * with text.
 */
export const pagePolicy = (styleHash: string, challengeKey = site.challengeKey): string =>
  [
    "default-src 'none'",
    ...(challengeKey
      ? [`script-src 'self' ${challengeOrigin}`, `frame-src ${challengeOrigin}`]
      : ["script-src 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'"]),
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

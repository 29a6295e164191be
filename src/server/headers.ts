import { challengeOrigin, site } from '../site.ts'

/** Sent with every answer of the Worker; `public/_headers` says the same for files that never wake it. */
const always: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The policy of a page: our own files, inline only the stylesheet that it was rendered with, and the challenge if it is on. */
export const pagePolicy = (styleHash: string, challengeKey = site.challengeKey): string =>
  [
    "default-src 'none'",
    ...(challengeKey
      ? [`script-src 'self' ${challengeOrigin}`, `frame-src ${challengeOrigin}`]
      : ["script-src 'self'"]),
    `style-src 'self' ${styleHash}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What everything else gets: nothing may load. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Adds what is missing to an answer's headers. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', closedPolicy)
}

const encoder = new TextEncoder()

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key for HMAC-SHA256. A text is taken as its UTF-8 bytes. */
function keyOf(key: string | Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = typeof key === 'string' ? encoder.encode(key) : key
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** HMAC-SHA256 of a text, 32 bytes. */
export const hmac = async (key: string | Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(key), encoder.encode(text)))

/**
 * What a signed link lets its bearer do; a link for one purpose doesn't work for another. A customer's: `sent`, which whoever
 * sent a form gets right away, sees a request, adds to it, corrects it and withdraws it. `own`, which only a message to them,
 * or their number, gives, also shows the street, and confirms, moves and cancels. `photos` shows a request's photos.
 */
export type Purpose = 'sent' | 'own' | 'photos' | 'stop-mails' | 'calendar' | 'sign-in' | 'end-session' | 'desk'

export type Claims = {
  readonly purpose: Purpose
  /** What it is about: a lead's reference. */
  readonly id: string
  /** UTC ms. */
  readonly expires: number
}

/** The end of the year 9999: for links that end with what they're about. */
export const noEnd = Date.UTC(9999, 11, 31)

export type TokenProblem = 'malformed' | 'unknown-key' | 'tampered' | 'wrong-purpose' | 'expired'

/** What links of earlier versions let people do, by the purpose that they name. They were good for up to 180 days. */
const olderPurposes: ReadonlyMap<string, Purpose> = new Map([
  ['add-photos', 'sent'],
  ['referral', 'sent'],
  ['booking', 'own'],
  ['see-photos', 'photos'],
])

type TokenResult =
  | { readonly ok: true; readonly claims: Claims }
  | { readonly ok: false; readonly reason: TokenProblem }

/** The site's secret, and the one before it as long as links made with that still have to work. */
export type Secrets = { readonly LEAD_SECRET: string; readonly LEAD_SECRET_OLD?: string }

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Names a key without revealing it: the first characters of its hash. */
const keyId = async (secret: string) => base64url(await hmac(secret, 'key id')).slice(0, 6)

const bodyOf = ({ purpose, id, expires }: Claims) => `${purpose}.${id}.${expires}`

/** A token for a link, safe in an address: the claims in plain text, the key's name, and an HMAC over both. */
export async function signToken({ LEAD_SECRET }: Secrets, claims: Claims): Promise<string> {
  const body = `${bodyOf(claims)}.${await keyId(LEAD_SECRET)}`
  return `${body}.${base64url(await hmac(LEAD_SECRET, `token:${body}`))}`
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whether a signature is that of a text: the platform compares in a time that doesn't reveal where the difference is. */
const isSigned = async (secret: string, text: string, signature: string): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), bytesOf(signature), encoder.encode(text))

/** Reads a token, which must be for this purpose and not expired. `now` in UTC ms. Never throws on bad input. */
export async function readToken(
  secrets: Secrets,
  { purpose, token, now }: { readonly purpose: Purpose; readonly token: string; readonly now: number },
): Promise<TokenResult> {
  // Older links have one more number, which means nothing.
  const match = /^([a-z-]+)\.([\w-]{1,64})\.(?:\d{1,9}\.)?(\d{1,15})\.([\w-]{6})\.([\w-]{43})$/.exec(token)
  if (!match) return { ok: false, reason: 'malformed' }
  const [, signedPurpose = '', id = '', expires, key = '', signature = ''] = match
  const valid = [secrets.LEAD_SECRET, secrets.LEAD_SECRET_OLD ?? ''].filter(Boolean)
  const keys = await Promise.all(valid.map(keyId))
  const secret = valid[keys.indexOf(key)]
  if (!secret) return { ok: false, reason: 'unknown-key' }
  const body = token.slice(0, token.lastIndexOf('.'))
  if (!(await isSigned(secret, `token:${body}`, signature))) return { ok: false, reason: 'tampered' }
  if ((olderPurposes.get(signedPurpose) ?? signedPurpose) !== purpose) return { ok: false, reason: 'wrong-purpose' }
  if (now >= Number(expires)) return { ok: false, reason: 'expired' }
  return { ok: true, claims: { purpose, id, expires: Number(expires) } }
}

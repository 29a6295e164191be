// Signing in to the desk: a mailed link, a button, and a signed cookie. There are no passwords.

import { deviceName } from '../domain/device.ts'
import { keptDays } from '../domain/retention.ts'
import type { Env } from '../env.ts'
import { logFailure, logSecurity } from '../log.ts'
import type { DeskPerson } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { addressKeys, readToken, type Secrets, signToken } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { hasEnded } from '../store/bucket.ts'
import { refund, secondsLeft, signInMinutes, spend } from '../store/budgets.ts'
import { findSession, insertSession, renewSession } from '../store/sessions.ts'
import { personAt, personKey, personNamed } from './people.ts'
import { mailLink, mailOpened } from './signInMail.ts'

const linkMs = signInMinutes * 60_000
const dayMs = 24 * 60 * 60_000
/** How long the desk stays open on a device where nobody uses it. */
const sessionMs = keptDays.deskSessions * dayMs

// Browsers take it only from the site itself, over https, for all its paths; this machine counts as https.
const cookieName = '__Host-desk'

/** Where a link leads after the desk is open: one of the desk's own addresses. */
export const deskTarget = (asked: string): string =>
  /^\/desk(?:[/?][\w./?=&%-]*)?$/.test(asked) && !asked.includes('//') ? asked : deskPaths.home

type Signer = Pick<Services, 'now'> & { readonly env: Pick<Env, 'LEAD_SECRET' | 'SITE_URL'> }

/** The address that opens the desk for a person, once, within the minutes that a link works. */
export async function signInUrl({ env, now }: Signer, { address }: DeskPerson, target: string): Promise<string> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const claims = {
    purpose: 'sign-in',
    id: `${await personKey(env, address)}-${nonce}`,
    expires: now() + linkMs,
  } as const
  const to = target === deskPaths.home ? undefined : target
  return env.SITE_URL + deskPaths.signIn({ t: await signToken(env, claims), to })
}

/**
 * Mails a link to whoever may have one. The answer is the same whether an address is known or not, and it doesn't wait for the
 * mail. However many strangers ask, they keep nobody out: a link is mailed, or the newest one in the inbox is unused and works
 * for minutes more. `address`: network address. Throws when D1 does.
 */
export async function requestSignIn(
  services: Services,
  { typed, target, address }: { readonly typed: string; readonly target: string; readonly address: string },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly retryAfter: number }> {
  const { env, now, waitUntil } = services
  const keys = await addressKeys(env.LEAD_SECRET, address, now())
  const person = personAt(env, typed)
  const ofPerson = mailsOf(await personKey(env, typed.trim().toLowerCase()))
  const ofAddress = keys && [
    { budget: 'signInsOfAddress', spender: keys.address } as const,
    { budget: 'signInsOfPair', spender: `${keys.site}:${ofPerson.spender}` } as const,
  ]
  const { past } = await spend(env.DB, [...(ofAddress ?? []), ofPerson], now())
  const isTooMany = past !== undefined && past !== ofPerson.budget
  if (isTooMany || !person) logSecurity('sign-in-refused', { why: isTooMany ? 'too-many' : 'unknown-address' })
  if (isTooMany) return { ok: false, retryAfter: secondsLeft(past, now()) }
  const notMailed = async (error: unknown) => {
    logFailure('sign-in-not-mailed', error, {})
    await refund(env.DB, ofPerson)
  }
  if (person && !past) {
    const url = await signInUrl(services, person, target)
    waitUntil(mailLink(services, person.address, url).catch(notMailed))
  }
  return { ok: true }
}

/** What the mails with links to one person are counted by. */
const mailsOf = (spender: string) => ({ budget: 'signInsOfPerson', spender }) as const

/** A link that opens the desk, as its token says: who it's for. Undefined when it isn't good, or not anymore. */
export async function readSignIn({ env, now }: Pick<Services, 'env' | 'now'>, token: string) {
  const read = await readToken(env, { purpose: 'sign-in', token, now: now() })
  const person = read.ok ? await personNamed(env, read.claims.id) : undefined
  return read.ok && person ? { id: read.claims.id, person } : undefined
}

const cookieOf = (value: string, seconds: number) =>
  `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`

/** What ends a session on its device: neither the cookie nor any page that it has seen stays there. */
export const endingHeaders = { 'set-cookie': cookieOf('', 0), 'clear-site-data': '"cache", "storage"' } as const

const sessionCookie = async (env: Secrets, id: string, expires: number): Promise<string> =>
  cookieOf(await signToken(env, { purpose: 'desk', id, expires }), sessionMs / 1000)

/**
 * Opens the desk with a link's token, lets its person know by mail, and gives the cookie; undefined when the link was used, or
 * isn't good. `agent`: what the browser calls itself. Throws when D1 does.
 */
export async function startSession(services: Services, token: string, agent: string): Promise<string | undefined> {
  const { env, now, waitUntil } = services
  const found = await readSignIn(services, token)
  const createdAt = now()
  const expiresAt = createdAt + sessionMs
  const session = found && { id: found.id, address: found.person.address, device: deviceName(agent), createdAt }
  if (!session || !(await insertSession(env.DB, { ...session, expiresAt }))) {
    logSecurity('sign-in-refused', { why: 'link' })
    return undefined
  }
  logSecurity('signed-in', { role: found.person.role, device: session.device })
  waitUntil(mailOpened(services, session).catch((error: unknown) => logFailure('opening-not-mailed', error)))
  // A link that was used is none that works anymore, so that they can get the next one at once.
  await refund(env.DB, mailsOf(await personKey(env, session.address)))
  return sessionCookie(env, session.id, expiresAt)
}

/** The desk as it's open on a device. `cookie` is a newer one for it, once a day. */
export type DeskSession = { readonly id: string; readonly person: DeskPerson; readonly cookie?: string }

/** What a request's cookie says. */
const cookieIn = (request: Request): string | undefined =>
  /(?:^|;\s*)__Host-desk=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1]

/** Whether a device believes that its session is open. */
export const hasCookie = (request: Request): boolean => Boolean(cookieIn(request))

/** The id that a request's cookie proves, whatever became of its session since. */
export async function cookieId({ env, now }: Services, request: Request): Promise<string | undefined> {
  const read = await readToken(env, { purpose: 'desk', token: cookieIn(request) ?? '', now: now() })
  return read.ok ? read.claims.id : undefined
}

/** A session while the database can't be asked: one that wasn't ended, of somebody on the list. Throws when the bucket does. */
export async function lastSession(services: Services, request: Request): Promise<DeskSession | undefined> {
  const id = await cookieId(services, request)
  const person = id === undefined ? undefined : await personNamed(services.env, id)
  return id !== undefined && person && !(await hasEnded(services.env, 'session', id)) ? { id, person } : undefined
}

/**
 * The session of a request; undefined without one, once it was ended, and for people who were taken off the list. Using it
 * keeps it open. Throws when D1 does.
 */
export async function sessionOf(services: Services, request: Request): Promise<DeskSession | undefined> {
  const { env, now, waitUntil } = services
  const id = await cookieId(services, request)
  const row = id ? await findSession(env.DB, id, now()) : undefined
  const person = row && personAt(env, row.address)
  if (!row || !person) return undefined
  const expiresAt = now() + sessionMs
  if (row.expiresAt > expiresAt - dayMs) return { id: row.id, person }
  const renewing = renewSession(env.DB, row.id, expiresAt, now())
  waitUntil(renewing.catch((error: unknown) => logFailure('session-not-renewed', error)))
  return { id: row.id, person, cookie: await sessionCookie(env, row.id, expiresAt) }
}

// Signing in to the desk: a mailed link, a button, and a signed cookie. There are no passwords.
import { site } from '#site/site.ts'
import type { DeskPerson } from '../../domain/desk.ts'
import { keptDays } from '../../domain/retention.ts'
import type { Env } from '../../env.ts'
import { logFailure } from '../../log.ts'
import { paths } from '../../routes.ts'
import { sendBody } from '../delivery/channels/mail.ts'
import { addressKeys } from '../http/clientAddress.ts'
import { hex, hmac } from '../lib/hmac.ts'
import type { Services } from '../lib/services.ts'
import { readToken, signToken } from '../lib/token.ts'
import { refund, secondsLeft, signInMinutes, spend } from '../store/budgets.ts'
import { findSession, insertSession } from '../store/sessions.ts'
import { deskPeople, personAt } from './people.ts'

const linkMs = signInMinutes * 60_000
/** How long the desk stays open on a device. */
const sessionMs = keptDays.deskSessions * 24 * 60 * 60_000

// Browsers take it only from the site itself, over https, for all its paths; this machine counts as https.
const cookieName = '__Host-desk'

/** Names a person in a link without showing their address. */
const personKey = async ({ LEAD_SECRET }: Pick<Env, 'LEAD_SECRET'>, address: string): Promise<string> =>
  hex((await hmac(LEAD_SECRET, `desk:${address}`)).subarray(0, 8))

/** Where a link leads after the desk is open: one of the desk's own addresses. */
export const deskTarget = (asked: string): string =>
  /^\/desk(?:[/?][\w./?=&%-]*)?$/.test(asked) && !asked.includes('//') ? asked : paths.desk

type Signer = Pick<Services, 'now'> & { readonly env: Pick<Env, 'LEAD_SECRET' | 'SITE_URL'> }

/** The address that opens the desk for a person, once, within the minutes that a link works. */
export async function signInUrl({ env, now }: Signer, { address }: DeskPerson, target: string): Promise<string> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const claims = {
    purpose: 'sign-in',
    id: `${await personKey(env, address)}-${nonce}`,
    expires: now() + linkMs,
  } as const
  const to = target === paths.desk ? undefined : target
  return env.SITE_URL + paths.deskSignIn({ t: await signToken(env, claims), to })
}

async function mailLink(services: Services, person: DeskPerson, target: string): Promise<void> {
  const heading = `Open your desk at ${site.shortName}`
  const text = `The link works once, for ${signInMinutes} minutes. If you didn’t ask for it, you don’t have to do anything: nobody can open the desk without it.`
  await sendBody(services, person.address, {
    subject: heading,
    preview: text,
    strip: 'Your desk',
    heading,
    opening: `Open the desk of ${site.name}.`,
    parts: [
      { kind: 'button', label: 'Open the desk', url: await signInUrl(services, person, target) },
      { kind: 'text', text },
    ],
    foot: { end: 'Somebody asked for this email on the desk’s own page.' },
  })
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
  if (past && past !== ofPerson.budget) return { ok: false, retryAfter: secondsLeft(past, now()) }
  const notMailed = async (error: unknown) => {
    logFailure('sign-in-not-mailed', error, {})
    await refund(env.DB, ofPerson)
  }
  if (person && !past) waitUntil(mailLink(services, person, target).catch(notMailed))
  return { ok: true }
}

/** What the mails with links to one person are counted by. */
const mailsOf = (spender: string) => ({ budget: 'signInsOfPerson', spender }) as const

/** A link that opens the desk, as its token says: who it's for. Undefined when it isn't good, or not anymore. */
export async function readSignIn({ env, now }: Pick<Services, 'env' | 'now'>, token: string) {
  const read = await readToken(env, { purpose: 'sign-in', token, now: now() })
  if (!read.ok) return undefined
  const [key] = read.claims.id.split('-')
  const people = deskPeople(env)
  const keys = await Promise.all(people.map(({ address }) => personKey(env, address)))
  const person = people[keys.indexOf(key ?? '')]
  return person && { id: read.claims.id, person }
}

const cookieOf = (value: string, seconds: number) =>
  `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`

/** The cookie that ends a session on this device. */
export const endingCookie = cookieOf('', 0)

/** Opens the desk with a link's token, and gives the cookie; undefined when the link was used, or isn't good. Throws when D1 does. */
export async function startSession(services: Services, token: string, device: string): Promise<string | undefined> {
  const { env, now } = services
  const found = await readSignIn(services, token)
  if (!found) return undefined
  const createdAt = now()
  const expiresAt = createdAt + sessionMs
  const { id, person } = found
  const isNew = await insertSession(env.DB, { id, address: person.address, device, createdAt, expiresAt })
  if (!isNew) return undefined
  // A link that was used is none that works anymore, so that they can get the next one at once.
  await refund(env.DB, mailsOf(await personKey(env, person.address)))
  return cookieOf(await signToken(env, { purpose: 'desk', id, expires: expiresAt }), sessionMs / 1000)
}

/** The desk as it's open on a device. */
export type DeskSession = { readonly id: string; readonly person: DeskPerson }

/** The id that a request's cookie proves, whatever became of its session since. */
export async function cookieSession({ env, now }: Services, request: Request): Promise<string | undefined> {
  const cookies = request.headers.get('cookie') ?? ''
  const [, token = ''] = /(?:^|;\s*)__Host-desk=([^;]*)/.exec(cookies) ?? []
  const read = await readToken(env, { purpose: 'desk', token, now: now() })
  return read.ok ? read.claims.id : undefined
}

/** The session of a request; undefined without one, once it was ended, and for people who were taken off the list. Throws when D1 does. */
export async function sessionOf(services: Services, request: Request): Promise<DeskSession | undefined> {
  const id = await cookieSession(services, request)
  const row = id ? await findSession(services.env.DB, id, services.now()) : undefined
  if (!row) return undefined
  const person = personAt(services.env, row.address)
  return person && { id: row.id, person }
}

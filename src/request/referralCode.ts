import { isReferralCode } from '../domain/prices/adjustments.ts'
import { paths } from '../routes.ts'
import type { Values } from '../shared/forms/form.ts'
import { hmac } from '../shared/http/access.ts'
import { headersOf } from '../shared/http/respond.ts'
import type { Services } from '../shared/http/services.ts'
import { hadPickup } from '../store/storedLeads.ts'
import { crockford } from './reference.ts'

const cookie = 'friend'
const thirtyDays = 30 * 24 * 60 * 60

/** The code of someone who refers friends: always the same for a phone number, which can't be found out from it. */
export async function referralCode(secret: string, { phone }: Values): Promise<string> {
  if (!phone) return ''
  return crockford(await hmac(secret, `referral:${phone.split(';')[0]}`)).slice(0, 8)
}

/** The code of the friend who sent somebody for their first pickup; empty where it's not the first, or the code is their own. */
export async function friendCode(
  { env: { DB, LEAD_SECRET } }: Services,
  code: string,
  { answers, reference }: { readonly answers: Values; readonly reference: string },
): Promise<string> {
  if (!code || code === (await referralCode(LEAD_SECRET, answers))) return ''
  return (await hadPickup(DB, answers.phone ?? '', reference).catch(() => false)) ? '' : code
}

/** The referral code in the request's cookie; empty without one. */
export function codeInCookie(request: Request): string {
  const cookies = request.headers.get('cookie') ?? ''
  const [, code = ''] = /(?:^|;\s*)friend=([^;]*)/.exec(cookies) ?? []
  return isReferralCode(code) ? code : ''
}

/** Redirects a friend's link to the front page, which greets them, and keeps its code in a cookie for thirty days. */
export function welcomeFriend(code: string, url: string): Response {
  const isCode = isReferralCode(code)
  const headers = headersOf('redirect', { location: isCode ? paths.greeting(code) : paths.home })
  const secure = new URL(url).protocol === 'https:' ? '; Secure' : ''
  if (isCode)
    headers['set-cookie'] = `${cookie}=${code}; Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax${secure}`
  return new Response(null, { status: 303, headers })
}

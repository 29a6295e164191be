import type { MiddlewareHandler } from 'hono'
import { inLanguage } from '#language'
import type { AppEnv } from '../handlers/context.ts'
import { ownerLanguage } from '../language/owner.ts'
import { spokenLanguages } from '../routes.ts'

/** A phone speaks its language for so many seconds. */
const languageSeconds = 365 * 24 * 60 * 60

const spoken = (asked: string | undefined) => spokenLanguages.find((one) => one === asked)

/** Answers in the language that somebody picks at the desk, or picked before on that phone; in the business's first one without. */
export const speakAtDesk: MiddlewareHandler<AppEnv> = async (c, next) => {
  const picked = spoken(c.req.query('speak'))
  const [, kept] = /(?:^|;\s*)__Host-speak=(\w+)/.exec(c.req.header('cookie') ?? '') ?? []
  await inLanguage(picked ?? spoken(kept) ?? ownerLanguage, next)
  if (!picked) return
  const cookie = `__Host-speak=${picked}; Path=/; Max-Age=${languageSeconds}; HttpOnly; Secure; SameSite=Lax`
  c.res.headers.append('set-cookie', cookie)
}

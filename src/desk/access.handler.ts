// Who may see what at the desk. Looking changes nothing; only POST acts, and only from our own pages.

import type { MiddlewareHandler } from 'hono'
import { inLanguage } from '#language'
import { say } from '#words'
import type { AppContext, AppEnv } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { guarded } from '../handlers/signedLink.ts'
import { ownerLanguage } from '../language/owner.ts'
import { logSecurity } from '../log.ts'
import { eventWords } from '../request/actions.ts'
import { byUs } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import type { DeskRole } from '../request/request.ts'
import { type FileField, readFields, type SentFile } from '../request/submission.ts'
import { deskPaths, spokenLanguages } from '../routes.ts'
import { isForeign } from '../shared/http/access.ts'
import { type BodyLimit, bodyLimits } from '../shared/http/requestBody.ts'
import { seeOther } from '../shared/http/respond.ts'
import { deskProblemPage } from './DeskProblem.page.tsx'
import { byWhom } from './RequestRow.tsx'
import { type DeskSession, endingHeaders, hasCookie, sessionOf } from './session.ts'

type DeskHandler = (c: AppContext, session: DeskSession) => Promise<Response>
/** `field` gives what was sent under a name, or an empty text; `files` come after that. */
export type ActionHandler = (
  c: AppContext,
  session: DeskSession,
  field: (name: string) => string,
  files: AsyncIterable<SentFile>,
) => Promise<Response>

export const noAnswer = () => deskProblemPage('no-answer')

export function respondForeign(c: AppContext): Promise<Response> {
  logSecurity('foreign-refused', { path: c.req.path })
  return respondProblem(c, 403)
}

export const respondGone = (c: AppContext): Promise<Response> =>
  respondOnce(c, deskProblemPage('no-request', 'owner'), { status: 404 })

export function respondOwners(c: AppContext, { person: { role } }: DeskSession): Promise<Response> {
  logSecurity('role-refused', { role, method: c.req.method, path: c.req.path })
  return respondOnce(c, deskProblemPage('crew', role), { status: 403 })
}

export function withHeaders(answer: Response, more: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(more)) answer.headers.set(name, value)
  return answer
}

/** An answer to somebody who isn't signed in: a device whose session was ended forgets what it has seen. */
function signedOut(c: AppContext, answer: Response): Response {
  if (!hasCookie(c.req.raw)) return answer
  logSecurity('session-refused', { method: c.req.method })
  return withHeaders(answer, endingHeaders)
}

/** An answer to somebody who's signed in, who stays so: with a newer cookie, unless it ends the session. */
const signedIn = ({ cookie }: DeskSession, answer: Response): Response =>
  cookie && !answer.headers.has('set-cookie') ? withHeaders(answer, { 'set-cookie': cookie }) : answer

/** Handles a GET of somebody with a role; an owner may do what the crew may. Everybody else signs in first. */
export const deskGet = (role: DeskRole, handle: DeskHandler) =>
  guarded(async (c) => {
    const session = await sessionOf(c.var.services, c.req.raw)
    const { pathname, search } = new URL(c.req.url)
    if (!session) return signedOut(c, seeOther(deskPaths.signIn({ to: pathname + search })))
    const isAllowed = role === 'crew' || session.person.role === 'owner'
    return signedIn(session, await (isAllowed ? handle : respondOwners)(c, session))
  }, noAnswer)

/** What somebody typed whose session is gone, so that they can send it again: where the device believes that it's open. */
async function respondSignedOut(c: AppContext, limit: BodyLimit, fileField?: FileField): Promise<Response> {
  const read = hasCookie(c.req.raw) ? await readFields(c.req.raw, c.var.body, limit, fileField) : undefined
  const { pathname, search } = new URL(c.req.url)
  const sent = read?.ok ? { action: pathname + search, fields: [...read.fields] } : undefined
  return respondOnce(c, deskProblemPage('signed-out', undefined, sent), { status: 401 })
}

/** Handles a POST of somebody who's signed in, with its fields, and the files of one of them. */
export const deskPost = (role: DeskRole, handle: ActionHandler, fileField?: FileField) =>
  guarded(async (c) => {
    if (isForeign(c.req.raw)) return respondForeign(c)
    const session = await sessionOf(c.var.services, c.req.raw)
    const limit = fileField ? bodyLimits.photos : bodyLimits.text
    if (!session) return signedOut(c, await respondSignedOut(c, limit, fileField))
    if (role === 'owner' && session.person.role !== 'owner') return respondOwners(c, session)
    const read = await readFields(c.req.raw, c.var.body, limit, fileField)
    if (!read.ok) return respondProblem(c, read.status)
    return signedIn(session, await handle(c, session, (name) => read.fields.get(name) ?? '', read.files))
  }, noAnswer)

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

/** Why nothing was done with a request: what was done with it since its page was made. */
export function outdated(c: AppContext, viewer: string, { events }: Pick<CustomerRequest, 'events'>): string {
  const last = events.findLast(({ person }) => person !== byUs)
  return say.desk.outdated(last ? `${eventWords(last)} (${byWhom(last, viewer, c.var.services.now())})` : '')
}

/** Why something wasn't done, with what was typed for it, whose form may be gone. */
export function withTyped(why: string, ...typed: readonly string[]): string {
  const words = typed.filter(Boolean).join(', ')
  return words ? `${why} ${say.desk.entered(words)}` : why
}

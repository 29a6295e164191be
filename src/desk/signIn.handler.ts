import type { AppContext } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { forBearer, guarded, tokenOf } from '../handlers/signedLink.ts'
import { logSecurity } from '../log.ts'
import { readFields } from '../request/submission.ts'
import { deskPaths } from '../routes.ts'
import { addressOf, isForeign } from '../shared/http/access.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { seeOther } from '../shared/http/respond.ts'
import { endAllSessions, endSession, findSession, isLinkUsed, listSessions } from '../store/sessions.ts'
import { deskGet, deskPost, noAnswer, respondForeign, withHeaders } from './access.handler.ts'
import { endSessionPage, sessionsPage } from './Sessions.page.tsx'
import { openDeskPage, signInPage } from './SignIn.page.tsx'
import { cookieId, deskTarget, endingHeaders, readSignIn, requestSignIn, startSession } from './session.ts'

const targetOf = (c: AppContext) => deskTarget(c.req.query('to') ?? '')

const respondLinkSpent = (c: AppContext) => respondOnce(c, signInPage(targetOf(c), 'spent'), { status: 410 })

/** Opens the desk on this device, or says that the link doesn't work anymore. */
async function respondOpened(c: AppContext): Promise<Response> {
  const cookie = await startSession(c.var.services, tokenOf(c), c.req.header('user-agent') ?? '')
  return cookie ? withHeaders(seeOther(targetOf(c)), { 'set-cookie': cookie }) : respondLinkSpent(c)
}

async function respondMailed(c: AppContext): Promise<Response> {
  const read = await readFields(c.req.raw, c.var.body, bodyLimits.text)
  if (!read.ok) return respondProblem(c, read.status)
  const typed = read.fields.get('address') ?? ''
  const target = deskTarget(read.fields.get('to') ?? '')
  if (!typed.includes('@')) return respondOnce(c, signInPage(target, 'no-address', typed), { status: 422 })
  const asked = await requestSignIn(c.var.services, { typed, target, address: addressOf(c.req.raw) })
  if (asked.ok) return respondOnce(c, signInPage(target, 'sent', typed))
  const refused = await respondOnce(c, signInPage(target, 'too-many', typed), { status: 429 })
  refused.headers.set('retry-after', String(asked.retryAfter))
  return refused
}

/** How the desk is opened: the link in the mail shows a button, and only that button begins a session. */
export const signIn = {
  get: guarded(async (c) => {
    if (!tokenOf(c)) return respondOnce(c, signInPage(targetOf(c)))
    const found = await readSignIn(c.var.services, tokenOf(c))
    if (!found || (await isLinkUsed(c.env.DB, found.id))) return respondLinkSpent(c)
    return respondOnce(
      c,
      openDeskPage(deskPaths.signIn({ t: tokenOf(c), to: c.req.query('to') }), found.person.address),
    )
  }, noAnswer),
  post: guarded(async (c) => {
    if (isForeign(c.req.raw)) return respondForeign(c)
    return tokenOf(c) ? respondOpened(c) : respondMailed(c)
  }, noAnswer),
}

/** What the link in the mail of an opening shows: where the desk is open, or that it isn't anymore. */
const getEnding = forBearer('end-session', async (c, id) =>
  respondOnce(
    c,
    endSessionPage(deskPaths.sessions({ t: tokenOf(c) }), await findSession(c.env.DB, id, c.var.services.now())),
  ),
)

const postEnding = forBearer('end-session', async (c, id) => {
  await endSession(c.env, id)
  logSecurity('session-ended', { by: 'mail' })
  const isOwn = (await cookieId(c.var.services, c.req.raw)) === id
  return withHeaders(seeOther(deskPaths.sessions({ t: tokenOf(c) })), isOwn ? endingHeaders : {})
})

const getSessions = deskGet('owner', async (c, session) =>
  respondOnce(c, sessionsPage(session, await listSessions(c.env.DB, c.var.services.now()))),
)

const postSessions = deskPost('crew', async (c, session, field) => {
  const asked = field('session')
  const { role } = session.person
  const isAll = asked === 'all' && role === 'owner'
  const id = role === 'owner' && asked ? asked : session.id
  await (isAll ? endAllSessions(c.env) : endSession(c.env, id))
  logSecurity('session-ended', { by: role, which: isAll ? 'all' : id === session.id ? 'own' : 'another' })
  const isOwnEnded = isAll || id === session.id
  return isOwnEnded ? withHeaders(seeOther(deskPaths.signIn()), endingHeaders) : seeOther(deskPaths.sessions())
})

/** Where the desk is open: anybody ends their own session, an owner every one, and the link in a mail the one it's about. */
export const sessions = {
  get: (c: AppContext) => (tokenOf(c) ? guarded(getEnding, noAnswer)(c) : getSessions(c)),
  post: (c: AppContext) => (tokenOf(c) ? guarded(postEnding, noAnswer)(c) : postSessions(c)),
}

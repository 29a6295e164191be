import { deskProblemPage } from '../../pages/desk/DeskProblem.tsx'
import { sessionsPage } from '../../pages/desk/Sessions.tsx'
import { openDeskPage, signInPage } from '../../pages/desk/SignIn.tsx'
import { paths } from '../../routes.ts'
import { deskTarget, endingCookie, readSignIn, requestSignIn, startSession } from '../../server/desk/session.ts'
import { addressOf } from '../../server/http/clientAddress.ts'
import { isForeign } from '../../server/http/gate.ts'
import { headersOf } from '../../server/http/headers.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { seeOther } from '../../server/http/respond.ts'
import { readFields } from '../../server/intake/submission.ts'
import { endAllSessions, endSession, listSessions } from '../../server/store/sessions.ts'
import type { AppContext } from '../context.ts'
import { respondProblem } from '../errors.ts'
import { guarded, tokenOf } from '../links/signedLink.ts'
import { respondOnce } from '../pages.ts'
import { deskGet, deskPost } from './access.ts'

const targetOf = (c: AppContext) => deskTarget(c.req.query('to') ?? '')

const respondLinkSpent = (c: AppContext) => respondOnce(c, signInPage(targetOf(c), 'spent'), { status: 410 })

const withCookie = (location: string, cookie: string): Response =>
  new Response(null, { status: 303, headers: headersOf('redirect', { location, 'set-cookie': cookie }) })

/** Opens the desk on this device, or says that the link doesn't work anymore. */
async function respondOpened(c: AppContext): Promise<Response> {
  const device = (c.req.header('user-agent') ?? '').slice(0, 200)
  const cookie = await startSession(c.var.services, tokenOf(c), device)
  return cookie ? withCookie(targetOf(c), cookie) : respondLinkSpent(c)
}

/** Mails a link. */
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

const noAnswer = () => deskProblemPage('no-answer')

/** How the desk is opened: the link in the mail shows a button, and only that button begins a session. */
export const signIn = {
  get: guarded(async (c) => {
    if (!tokenOf(c)) return respondOnce(c, signInPage(targetOf(c)))
    const found = await readSignIn(c.var.services, tokenOf(c))
    if (!found) return respondLinkSpent(c)
    return respondOnce(
      c,
      openDeskPage(paths.deskSignIn({ t: tokenOf(c), to: c.req.query('to') }), found.person.address),
    )
  }, noAnswer),
  post: guarded(async (c) => {
    if (isForeign(c.req.raw)) return respondProblem(c, 403)
    return tokenOf(c) ? respondOpened(c) : respondMailed(c)
  }, noAnswer),
}

/** Where the desk is open: anybody ends their own session, and an owner every one. */
export const sessions = {
  get: deskGet('owner', async (c, session) =>
    respondOnce(c, sessionsPage(session, await listSessions(c.env.DB, c.var.services.now()))),
  ),
  post: deskPost('crew', async (c, session, field) => {
    const asked = field('session')
    const isOwner = session.person.role === 'owner'
    if (asked === 'all' && isOwner) await endAllSessions(c.env.DB)
    else await endSession(c.env.DB, isOwner && asked ? asked : session.id)
    const isOwnEnded = asked === '' || asked === 'all' || asked === session.id
    return isOwnEnded ? withCookie(paths.deskSignIn(), endingCookie) : seeOther(paths.deskSessions)
  }),
}

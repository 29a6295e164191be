// Who may see what at the desk. Looking changes nothing; only POST acts, and only from our own pages.
import type { DeskRole } from '../../domain/desk.ts'
import { deskProblemPage } from '../../pages/desk/DeskProblem.tsx'
import { paths } from '../../routes.ts'
import type { DeskSession } from '../../server/desk/session.ts'
import { sessionOf } from '../../server/desk/session.ts'
import { isForeign } from '../../server/http/gate.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { seeOther } from '../../server/http/respond.ts'
import type { FileField, SentFile } from '../../server/intake/submission.ts'
import { readFields } from '../../server/intake/submission.ts'
import type { AppContext } from '../context.ts'
import { respondProblem } from '../errors.ts'
import { guarded } from '../links/signedLink.ts'
import { respondOnce } from '../pages.ts'

type DeskHandler = (c: AppContext, session: DeskSession) => Promise<Response>
/** `field` gives what was sent under a name, or an empty text; `files` come after that. */
type ActionHandler = (
  c: AppContext,
  session: DeskSession,
  field: (name: string) => string,
  files: AsyncIterable<SentFile>,
) => Promise<Response>

const noAnswer = () => deskProblemPage('no-answer')

/** Answers that there's no such request. */
export const respondGone = (c: AppContext): Promise<Response> =>
  respondOnce(c, deskProblemPage('no-request', 'owner'), { status: 404 })

/** Answers the crew that something is the owner's. */
export const respondOwners = (c: AppContext, { person }: DeskSession): Promise<Response> =>
  respondOnce(c, deskProblemPage('crew', person.role), { status: 403 })

/** What somebody reads whose page was older than what others did. */
export const outdated =
  'Somebody did something with this request since you opened it, so nothing happened just now. Here’s how it is.'

/** Handles a GET of somebody with a role; an owner may do what the crew may. Everybody else signs in first. */
export const deskGet = (role: DeskRole, handle: DeskHandler) =>
  guarded(async (c) => {
    const session = await sessionOf(c.var.services, c.req.raw)
    const { pathname, search } = new URL(c.req.url)
    if (!session) return seeOther(paths.deskSignIn({ to: pathname + search }))
    if (role === 'owner' && session.person.role !== 'owner') return respondOwners(c, session)
    return handle(c, session)
  }, noAnswer)

/** The same for a POST, with its fields, and the files of one of them. */
export const deskPost = (role: DeskRole, handle: ActionHandler, fileField?: FileField) =>
  guarded(async (c) => {
    if (isForeign(c.req.raw)) return respondProblem(c, 403)
    const session = await sessionOf(c.var.services, c.req.raw)
    if (!session) return respondOnce(c, deskProblemPage('signed-out'), { status: 401 })
    if (role === 'owner' && session.person.role !== 'owner') return respondOwners(c, session)
    const read = await readFields(c.req.raw, c.var.body, fileField ? bodyLimits.photos : bodyLimits.text, fileField)
    if (!read.ok) return respondProblem(c, read.status)
    return handle(c, session, (name) => read.fields.get(name) ?? '', read.files)
  }, noAnswer)

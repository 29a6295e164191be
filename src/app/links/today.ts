import { todayPage, todayProblemPage } from '../../pages/Today.tsx'
import { paths } from '../../routes.ts'
import { recordStep, stopsOn } from '../../server/booking/today.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { readFields } from '../../server/intake/submission.ts'
import type { AppContext } from '../context.ts'
import { respondProblem } from '../errors.ts'
import { respondOnce } from '../pages.ts'
import { forBearer, guarded, respondDone, tokenOf } from './signedLink.ts'

/** The crew's page of a day has nothing to do with any one booking's link, and problems of its own. */
const crewOnly = (handle: (c: AppContext, date: string) => Promise<Response>) =>
  guarded(
    forBearer('today', handle, (c) => respondOnce(c, todayProblemPage('spent'), { status: 410 })),
    () => todayProblemPage('no-answer'),
  )

/** The day's pickups, for the crew: seen with GET, and a step recorded with POST. */
export const today = {
  get: crewOnly(async (c, date) =>
    respondOnce(c, todayPage({ date, token: tokenOf(c), stops: await stopsOn(c.env, date) })),
  ),
  post: crewOnly(async (c, date) => {
    const token = tokenOf(c)
    const read = await readFields(c.req.raw, c.var.body, bodyLimits.text)
    if (!read.ok) return respondProblem(c, read.status)
    const reference = read.fields.get('reference') ?? ''
    if (await recordStep(c.var.services, { date, reference, step: read.fields.get('step') ?? '' }))
      return respondDone(c, `${paths.today({ token })}#${reference}`)
    const page = todayPage({ date, token, stops: await stopsOn(c.env, date), outdated: true })
    return respondOnce(c, page, { status: 409 })
  }),
}

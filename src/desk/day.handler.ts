import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { isDate, slotDate } from '../domain/calendar/slots.ts'
import { destinations, receiptOf } from '../domain/receipt.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { picturesOf } from '../handlers/signedLink.ts'
import { typedCents } from '../request/actions.ts'
import { maySeeDay } from '../request/request.ts'
import { paths } from '../routes.ts'
import { quoteForm } from '../shared/forms/quote.ts'
import { headersOf } from '../shared/http/headers.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { fileResponse, seeOther } from '../shared/http/respond.ts'
import { hex, hmac } from '../shared/http/token.ts'
import { findBooking } from '../store/bookings.ts'
import { paidOn } from '../store/income.ts'
import { attachedPhoto, type CrewTime } from '../store/photoRows.ts'
import type { PhotoProblem } from '../store/photos.ts'
import { deskGet, deskPost, respondGone, respondOwners, withHeaders } from './access.handler.ts'
import { keepCrewPhotos } from './crewPhotos.ts'
import { type DayTrouble, dayPage } from './Day.page.tsx'
import { recordStep, stopsOn, tellDelay } from './day.ts'
import { type DeskSession, lastSession } from './session.ts'

const todayOf = (c: AppContext) => localDate(c.var.services.now(), site.timeZone)

/** The local date that's asked for; without one, today's. */
function dateOf(c: AppContext): string {
  const asked = c.req.query('day') ?? ''
  return isDate(asked) ? asked : todayOf(c)
}

const mayAsk = (c: AppContext, { person }: DeskSession) => maySeeDay(person.role, dateOf(c), todayOf(c))

type Shown = { readonly status?: number; readonly trouble?: DayTrouble }

async function respondDay(c: AppContext, { person }: DeskSession, { status = 200, trouble }: Shown = {}) {
  const { services } = c.var
  const date = dateOf(c)
  const [stops, paid] = await Promise.all([stopsOn(c.env, date), paidOn(c.env.DB, date)])
  const withPhotos = stops.filter(({ photos }) => photos > 0)
  const pictures = new Map(
    await Promise.all(
      withPhotos.map(
        async ({ reference }) =>
          [reference, Object.values(await picturesOf(services, reference, 'desk')).flat()] as const,
      ),
    ),
  )
  const isLate = c.req.query('late') !== undefined
  const page = dayPage({ viewer: person.role, date, stops, paid, pictures, now: services.now(), isLate, trouble })
  return respondOnce(c, page, { status })
}

/** What a session's pages are known by in a browser, whatever they say: no other session's are taken for them. */
const sessionTag = async (c: AppContext, id: string): Promise<string> =>
  `W/"${hex((await hmac(c.env.LEAD_SECRET, `page:${id}`)).subarray(0, 8))}"`

/** The browser keeps the page, and asks each time whether it's still good. */
const cached = { 'cache-control': 'private, no-cache' }

/** The day's page, which its browser may keep as its last copy. */
const kept = async (c: AppContext, { id }: DeskSession, page: Response): Promise<Response> =>
  withHeaders(page, { ...cached, etag: await sessionTag(c, id) })

const getDay = deskGet('crew', async (c, session) =>
  mayAsk(c, session) ? kept(c, session, await respondDay(c, session)) : respondOwners(c, session),
)

/** The copy that this session's browser has of the page; undefined where it has none. */
async function lastCopy(c: AppContext): Promise<Response | undefined> {
  const session = await lastSession(c.var.services, c.req.raw)
  if (!session || !mayAsk(c, session)) return undefined
  const etag = await sessionTag(c, session.id)
  if (!c.req.header('if-none-match')?.includes(etag)) return undefined
  return new Response(null, { status: 304, headers: headersOf('staffPage', { ...cached, etag }) })
}

const outdated = 'That pickup was moved or canceled, so nothing happened just now. Here’s how the day looks.'
const overNow = 'That page was of another day, so nobody was told. Here’s how the day looks.'
const noAmount = 'Type what they paid in dollars, like 245, or leave it empty'
const notKept = (problems: readonly PhotoProblem[]) => {
  const reasons = [...new Set(problems)].map((problem) => sentences.form.refusals[problem]).join(' ')
  const count = problems.length
  return `${count === 1 ? 'One photo wasn’t' : `${count} photos weren’t`} kept. ${reasons} All else is saved.`
}

/** The step that the crew's photos come with says when they were taken. */
const takenAt: ReadonlyMap<string, CrewTime> = new Map([
  ['before', 'before'],
  ['done', 'after'],
])

const postDay = deskPost(
  'crew',
  async (c, session, field, files) => {
    if (!mayAsk(c, session)) return respondOwners(c, session)
    const { services } = c.var
    const date = dateOf(c)
    const refuse = (text: string) => respondDay(c, session, { status: 409, trouble: { text } })
    if (field('minutes')) {
      const delay = { date, minutes: Number(field('minutes')), asOf: Number(field('as-of')) || 0 }
      const isTold = await tellDelay(services, session.person, delay)
      return isTold ? seeOther(paths.deskDay(date, { late: 1 })) : refuse(overNow)
    }
    const [reference, step, paid] = [field('reference'), field('step'), field('paid').trim()]
    const taken = takenAt.get(step)
    const unkept = taken ? await keepCrewPhotos(services, { date, reference, taken, files }) : []
    if (unkept === undefined) return refuse(outdated)
    const cents = paid ? typedCents(paid) : undefined
    if (paid && cents === undefined)
      return respondDay(c, session, { status: 422, trouble: { text: noAmount, reference, paid } })
    const went = destinations.filter((one) => field(one))
    const receipt = receiptOf(cents, field('method'), went)
    const isRecorded =
      step === 'before' || (await recordStep(services, session.person, { date, reference, step, receipt }))
    if (!isRecorded) return refuse(outdated)
    if (unkept.length > 0) return respondDay(c, session, { status: 422, trouble: { text: notKept(unkept) } })
    return seeOther(`${paths.deskDay(date)}#${reference}`)
  },
  { name: 'photos', maxBytes: quoteForm.fields['junk-photos'].maxBytes },
)

/** The pickups of a day: seen with GET, and a step or a delay with POST. */
export const day = {
  /** Where the database doesn't answer, a phone that has the page shows its last copy. */
  get: async (c: AppContext) => {
    const response = await getDay(c)
    return response.status === 503 ? ((await lastCopy(c).catch(() => undefined)) ?? response) : response
  },
  post: async (c: AppContext) => {
    const answer = await postDay(c)
    // Somebody who's been signed out sees that even while their photos are still coming in.
    await c.var.body.drain(bodyLimits.photos)
    return answer
  },
}

/** A request's photo: the crew sees those of the days that it sees. */
export const photo = {
  get: deskGet('crew', async (c, session) => {
    const reference = c.req.query('of') ?? ''
    const { role } = session.person
    const booking = role === 'owner' ? undefined : await findBooking(c.env.DB, reference)
    const isTheirs = booking?.state === 'live' && maySeeDay(role, slotDate(booking.slot), todayOf(c))
    if (role !== 'owner' && !isTheirs) return respondOwners(c, session)
    const file = await attachedPhoto(c.env, reference, c.req.query('id') ?? '')
    return file ? fileResponse(file) : respondGone(c)
  }),
}

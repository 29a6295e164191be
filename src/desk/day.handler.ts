import { sentences } from '#sentences'
import { say } from '#words'
import { islandUrls } from '../assets.ts'
import { workDay } from '../business/calendar.ts'
import { paidWords } from '../domain/calendar/booking.ts'
import { addDays } from '../domain/calendar/localTime.ts'
import { isDate, slotDate } from '../domain/calendar/slots.ts'
import { costWords } from '../domain/costs.ts'
import { cleanLine, wholeNumber } from '../domain/text.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { picturesOf } from '../handlers/signedLink.ts'
import { saidOver } from '../request/decide.ts'
import { newestOf } from '../request/evolve.ts'
import { delays, maySeeDay, type Stop } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import { hex, hmac } from '../shared/http/access.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { fileResponse, headersOf, seeOther } from '../shared/http/respond.ts'
import { findBooking } from '../store/bookings.ts'
import { unfinishedStops } from '../store/desk.ts'
import { paidOn } from '../store/income.ts'
import { attachedPhoto, type CrewTime } from '../store/photos.ts'
import {
  type ActionHandler,
  deskGet,
  deskPost,
  respondGone,
  respondOwners,
  withHeaders,
  withTyped,
} from './access.handler.ts'
import { shownCrew } from './Crews.tsx'
import { type KeptPhotos, keepCrewPhotos } from './crewPhotos.ts'
import { type DayTrouble, dayPage } from './Day.page.tsx'
import { countCrews, recordPrice, recordStep, stopsOn, tellDelay } from './day.ts'
import { typedPriceOf } from './PriceFields.tsx'
import { momentOf } from './RequestRow.tsx'
import { saidAtStop, type TypedAtStop, typedAtStop, typedWords } from './saidAtStop.ts'
import { type DeskSession, lastSession } from './session.ts'

const todayOf = (c: AppContext) => workDay(c.var.services.now())

/** The local date that's asked for; without one, today's. */
function dateOf(c: AppContext): string {
  const asked = c.req.query('day') ?? ''
  return isDate(asked) ? asked : todayOf(c)
}

const mayAsk = (c: AppContext, { person }: DeskSession) => maySeeDay(person.role, dateOf(c), todayOf(c))

/** A phone stays with its truck for so many seconds. */
const crewSeconds = 90 * 24 * 60 * 60

/** Whoever picks a crew on a phone sees its stops there from then on; 0 for all. */
const crewCookie = (crew: number) =>
  `__Host-crew=${crew}; Path=/; Max-Age=${crewSeconds}; HttpOnly; Secure; SameSite=Lax`

/** The crew that was picked now, or else before; 0 for all. */
function pickedCrew(c: AppContext): number {
  const [, kept = ''] = /(?:^|;\s*)__Host-crew=(\d+)/.exec(c.req.header('cookie') ?? '') ?? []
  return wholeNumber(c.req.query('crew') ?? kept)
}

type Shown = { readonly status?: number; readonly trouble?: DayTrouble }

async function respondDay(c: AppContext, { person }: DeskSession, { status = 200, trouble }: Shown = {}) {
  const { services } = c.var
  const date = dateOf(c)
  const today = todayOf(c)
  const all = await stopsOn(c.env, date)
  const picked = pickedCrew(c)
  const whose = shownCrew(await countCrews(c.env, date, all), picked)
  const { crew } = whose
  const isShown = (one: number) => crew === undefined || one === crew
  // What somebody couldn't do with a stop is said where it is, even if it's another crew's by now.
  const stops = all.filter((stop) => isShown(stop.crew) || stop.reference === trouble?.reference)
  const [everybodys, unfinished] = await Promise.all([
    paidOn(c.env.DB, date),
    // Today's page has them: for the crew, of the days that it sees.
    date === today ? unfinishedStops(c.env.DB, today, person.role === 'crew' ? addDays(today, -1) : '', crew) : [],
  ])
  const paid = everybodys.filter((one) => isShown(one.crew))
  const withPhotos = stops.filter(({ photos }) => photos > 0)
  const pictures = new Map(
    await Promise.all(
      withPhotos.map(async ({ reference }) => [reference, await picturesOf(services, reference, 'desk')] as const),
    ),
  )
  const asked = wholeNumber(c.req.query('late') ?? '')
  const minutes = delays.find((one) => one === asked)
  const late = minutes && { minutes, crew: Math.max(0, wholeNumber(c.req.query('of') ?? '')) }
  const now = services.now()
  const said = trouble?.typed ? asItIs(trouble, stops, person.address, now) : trouble
  const shown = { viewer: person.role, date, stops, ...whose, paid, pictures, unfinished, now, late, trouble: said }
  const response = await respondOnce(c, dayPage(shown), { status })
  return c.req.query('crew') ? withHeaders(response, { 'set-cookie': crewCookie(Math.max(0, picked)) }) : response
}

/** What was typed goes on where its stop is now: done is changed, and what was undone is done again. */
function asItIs(trouble: DayTrouble, stops: readonly Stop[], viewer: string, now: number): DayTrouble {
  const { typed, reference, text } = trouble
  const stop = stops.find((one) => one.reference === reference)
  if (!typed || !stop) return { ...trouble, text: text || say.day.outdated }
  if (typed.step === 'show' || typed.step === 'price') return trouble
  const isCosts = typed.step === 'costs'
  const isMissed = stop.missedAt !== undefined
  const isSame = isCosts || (isMissed && typed.step === 'fee')
  const step = isSame ? typed.step : stop.visit.done === undefined ? 'done' : 'receipt'
  const by = newestOf(stop.events, ...(isCosts ? (['costs'] as const) : saidOver))
  const paid = paidWords(stop.receipt ?? { went: [] })
  const saved = isCosts ? costWords(stop.costs) : paid || (isMissed ? say.stop.nobodyThere : '')
  const who = by?.person === viewer ? say.day.you : (by?.person ?? '')
  return {
    ...trouble,
    typed: { ...typed, step },
    text: text || say.day.savedBefore(who, saved, momentOf(by?.at ?? now, now)),
  }
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

const notPriced = { outdated: 'otherPrice', 'no-reason': 'noReason' } as const
const notKept = ({ problems }: KeptPhotos) => {
  const reasons = [...new Set(problems)].map((problem) => sentences.form.refusals[problem]).join(' ')
  return `${say.day.photosNotKept(problems.length)} ${reasons}`
}

/** What's said of photos that came with something that couldn't be saved. */
const photosSaved = (photos: KeptPhotos): string =>
  [photos.stored > 0 && say.day.photosSaved, photos.problems.length > 0 && notKept(photos)].filter(Boolean).join(' ')

/** The step that the crew's photos come with says what's on them. */
const takenAt: ReadonlyMap<string, CrewTime> = new Map([
  ['before', 'before'],
  ['done', 'after'],
  ['receipt', 'after'],
  ['costs', 'ticket'],
  ['nobody-there', 'door'],
])

/** Steps with something to type, which isn't lost. */
const typedSteps = ['done', 'receipt', 'fee', 'costs', 'show']

const noPhotos: KeptPhotos = { stored: 0, problems: [] }

/** What's said where its stop is another one by now. */
const outdated = (typed: TypedAtStop) => withTyped(say.day.outdated, ...typedWords(typed))

/** A price that the crew gives at the door, or that's accepted there. */
async function postPrice(c: AppContext, session: DeskSession, field: (name: string) => string): Promise<Response> {
  const [date, reference] = [dateOf(c), field('reference')]
  const [text, name] = [typedPriceOf(field), field('accepted-by').trim()]
  const reason = cleanLine(field('reason')).slice(0, 80)
  const asked = { date, reference, text, name, reason, seen: wholeNumber(field('seen')) }
  const outcome = await recordPrice(c.var.services, session.person, asked)
  if (outcome === 'done') return seeOther(`${deskPaths.day(date)}#${reference}`)
  const typed = { step: 'price', values: { price: text, name, reason } }
  const refused =
    outcome === 'gone' ? outdated(typed) : typeof outcome === 'string' ? say.day[notPriced[outcome]] : outcome.message
  const status = outcome === 'gone' || outcome === 'outdated' ? 409 : 422
  const wrong = outcome === 'no-reason' ? 'reason' : status === 422 ? 'detail' : undefined
  return respondDay(c, session, { status, trouble: { text: refused, reference, typed, wrong } })
}

/** What the crew says of a stop, with photos. */
const postStop: ActionHandler = async (c, session, field, files) => {
  const { services } = c.var
  const date = dateOf(c)
  const reference = field('reference')
  const typed = typedAtStop(field)
  const { step } = typed
  if (step === 'price') return postPrice(c, session, field)
  const taken = takenAt.get(step)
  const photos = taken ? await keepCrewPhotos(services, { date, reference, taken, files }) : noPhotos
  const refuse = (status: number, text: string, wrong?: string) =>
    respondDay(c, session, { status, trouble: { text, reference, wrong, ...(typedSteps.includes(step) && { typed }) } })
  if (!photos) return refuse(409, outdated(typed))
  if (step !== 'before') {
    const said = saidAtStop(typed, field)
    if (!said) return refuse(409, say.day.outdated)
    if ('message' in said) return refuse(422, `${said.message} ${photosSaved(photos)}`, said.wrong)
    const outcome = await recordStep(services, session.person, { date, reference, said })
    const other = step === 'crew' ? say.day.givenAway : ''
    if (outcome === 'not-agreed') return refuse(422, `${say.day.notAgreed} ${photosSaved(photos)}`, 'paid')
    if (outcome !== 'saved') return refuse(409, outcome === 'other' ? other : outdated(typed))
  }
  if (photos.problems.length > 0)
    return respondDay(c, session, { status: 422, trouble: { text: `${notKept(photos)} ${say.day.restSaved}` } })
  const isBack = field('back') === 'request' && session.person.role === 'owner'
  return seeOther(isBack ? deskPaths.request(reference) : `${deskPaths.day(date)}#${reference}`)
}

const postDay = deskPost(
  'crew',
  async (c, session, field, files) => {
    if (!mayAsk(c, session)) return respondOwners(c, session)
    const { services } = c.var
    const date = dateOf(c)
    if (!field('minutes')) return postStop(c, session, field, files)
    const minutes = wholeNumber(field('minutes'))
    const asOf = Number(field('as-of')) || 0
    const isTicked = (one: string) => field(`tell-${one}`) !== ''
    const isTold = await tellDelay(services, session.person, { date, minutes, asOf, isTicked })
    if (isTold) return seeOther(deskPaths.day(date, { late: minutes, of: field('of') || undefined }))
    return respondDay(c, session, { status: 409, trouble: { text: say.day.overNow } })
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
    const file = await attachedPhoto(c.env, reference, c.req.query('id') ?? '', 'desk')
    return file ? fileResponse(file) : respondGone(c)
  }),
}

/** The service worker of the days, at an address from which it may look after them. */
export const worker = {
  get: async (c: AppContext) => {
    const file = await c.env.ASSETS.fetch(new Request(new URL(islandUrls('DeskWorker')[0] ?? '', c.req.url)))
    return new Response(file.body, { status: file.status, headers: headersOf('worker') })
  },
}

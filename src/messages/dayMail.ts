// What the owner reads before a day's first pickup: where to go, and who still waits for an answer.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { arrivalRules, workDay } from '../business/calendar.ts'
import { crewName } from '../business/crews.ts'
import { hoursOn } from '../domain/calendar/hours.ts'
import { addDays, minutesOf, wallTime } from '../domain/calendar/localTime.ts'
import { reminderTimes } from '../domain/calendar/pickupDays.ts'
import { dateLabel, slotDate, slotTimes, timeLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { dollars } from '../domain/prices/price.ts'
import { agreedWords } from '../domain/prices/quoted.ts'
import { capital, cut } from '../domain/text.ts'
import { whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Services } from '../shared/http/services.ts'
import { type Pickup, pickupsOn } from '../store/bookings.ts'
import { unfinishedStops } from '../store/desk.ts'
import type { StoredLead } from '../store/lead.ts'
import { dayReference, enqueueOnce, firstPickup } from '../store/outbox.ts'
import { findLeads, pricesBetween, toCallAgain, unansweredReferences } from '../store/storedLeads.ts'
import { healthOf, problemWords } from './announcements.ts'
import { callLink, deskUrl, placeWords, type TownOf, townFinder, whatOf } from './leadWords.ts'
import { type MailPart, mailPlain } from './media/mail.ts'
import { ownerMail } from './say.ts'
import { leadItem } from './toOwner.ts'

const hour = 3_600_000
/** A day that begins before this local hour is told of the evening before. */
const earlyHour = 8
/** How long after its time the mail still goes out, in hours, when the cron was away: after that the day is half over. */
const lateHours = 6
/** Local hour of the evening before, where the business sets none for reminders. */
const usualEvening = 17
/** What came in the last minutes has just been mailed by itself. */
const freshMinutes = 15
const mostListed = 12

/**
 * When a date's mail is due, UTC ms: an hour before its first window, by the hours or by what is booked. Undefined on a day
 * on which nobody goes anywhere. `slot`: the date's first pickup.
 */
function dueTime(date: string, slot: string | undefined): number | undefined {
  const hours = hoursOn(date, arrivalRules())
  const at = (minutes: number) => wallTime(date, minutes, site.timeZone)
  const starts = [
    ...(hours ? [at(minutesOf(hours.opens))] : []),
    ...(slot ? [slotTimes(slot, { timeZone: site.timeZone, windowHours }).start] : []),
  ]
  if (starts.length === 0) return undefined
  const first = Math.min(...starts)
  if (first >= at(earlyHour * 60)) return first - hour
  return reminderTimes(date, site.hours.reminderHour ?? usualEvening, site.timeZone).from
}

const numberOf = (date: string) => Number(date.replaceAll('-', ''))
const dateOf = (number: number) => String(number).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')

/** Puts the mails of today and tomorrow into the outbox when they're due, each once. Throws when D1 does. */
export async function planDayMail({ env, now }: Services): Promise<void> {
  const at = now()
  const today = workDay(at)
  for (const date of [today, addDays(today, 1)]) {
    const due = dueTime(date, await firstPickup(env.DB, date))
    const isDue = due !== undefined && at >= due && at < due + lateHours * hour
    const mail = { reference: dayReference, number: numberOf(date), channels: [ownerMail.name] }
    if (isDue) await enqueueOnce(env.DB, mail, at)
  }
}

/** A pickup in the list: when, who, with which truck, where, what. */
function pickupItem(pickup: Pickup, siteUrl: string, townOf: TownOf, hasCrews: boolean): MailPart {
  const { reference, slot, answers, price: named } = pickup
  const { phone = '', estimate } = answers
  const price = named ? agreedWords(named) : estimate
  return {
    kind: 'item',
    title: { label: `${capital(timeLabel(slot, windowHours))}, ${whoOf(pickup)}`, url: deskUrl(siteUrl, reference) },
    line: [hasCrews && crewName(pickup.crew), placeWords(answers, townOf), capital(cut(whatOf(pickup), 120)), price]
      .filter(Boolean)
      .join('\n'),
    call: callLink(answers, say.desk.callTo(formatUsPhone(phone))),
  }
}

function pickupParts(
  pickups: readonly Pickup[],
  date: string,
  isToday: boolean,
  siteUrl: string,
  townOf: TownOf,
): MailPart[] {
  if (pickups.length === 0) return []
  const hasCrews = pickups.some(({ crew }) => crew > 1)
  return [
    { kind: 'button', label: say.owner.day.open(isToday), url: siteUrl + deskPaths.day(date) },
    ...pickups.map((pickup) => pickupItem(pickup, siteUrl, townOf, hasCrews)),
  ]
}

/** Requests that wait for somebody, under a title, and what's said of each. */
type Todo = {
  readonly title: string
  readonly count: (count: string) => string
  readonly leads: readonly StoredLead[]
  readonly last: (lead: StoredLead) => string
}

/** One more than are listed tells that there are more. */
const countOf = ({ leads, count }: Todo): string | false =>
  leads.length > 0 && count(leads.length > mostListed ? say.owner.day.moreThan(mostListed) : `${leads.length}`)

function todoParts(todos: readonly Todo[], siteUrl: string, townOf: TownOf): MailPart[] {
  const some = todos.filter(({ leads }) => leads.length > 0)
  if (some.length === 0) return []
  return [
    ...some.flatMap(({ title, leads, last }) => [
      { kind: 'title', text: title } as const,
      // What changed isn't the news here.
      ...leads.slice(0, mostListed).map((lead) => leadItem({ ...lead, revision: 1 }, siteUrl, townOf, last(lead))),
    ]),
    { kind: 'outline', label: say.owner.day.openRequests, url: siteUrl + deskPaths.requests() },
  ]
}

const problemParts = (problems: readonly string[]): MailPart[] => [
  ...(problems.length > 0 ? [{ kind: 'title', text: say.owner.day.needsLook } as const] : []),
  ...problems.map((problem) => ({ kind: 'note', text: problem }) as const),
]

/** A price is asked about from one day on, and for a month. */
const priceDays = { from: 1, until: 30 }

/** What's left to do on a date: stops to finish, and whom to call: put off to it, without an answer, or who said nothing to a price. */
async function todosOn({ DB }: Services['env'], date: string, at: number): Promise<Todo[]> {
  const day = 24 * hour
  const most = mostListed + 1
  const found = await Promise.all([
    toCallAgain(DB, date, most),
    // Without those that look unusual.
    unansweredReferences(DB, { until: at - freshMinutes * 60_000, atMost: most }),
    pricesBetween(DB, at - priceDays.until * day, at - priceDays.from * day, most),
    unfinishedStops(DB, workDay(at)).then((stops) => stops.map(({ reference }) => reference)),
  ])
  const leads = await findLeads(DB, found.flat())
  const [again = [], waiting = [], priced = [], unfinished = []] = found.map((references) =>
    references.flatMap((reference) => leads.get(reference) ?? []),
  )
  const age = (since: number) => say.desk.age(Math.floor((at - since) / 60_000))
  const words = say.owner.day
  return [
    {
      ...words.unfinished,
      leads: unfinished,
      last: ({ seat }) => words.unfinished.last(dateLabel(slotDate(seat?.slot ?? ''))),
    },
    {
      ...words.again,
      leads: again,
      last: ({ callAgain }) => words.again.last(dateLabel(callAgain)),
    },
    {
      ...words.waiting,
      leads: waiting,
      last: ({ receivedAt }) => words.waiting.last(age(receivedAt)),
    },
    {
      ...words.priced,
      leads: priced,
      last: ({ price, pricedAt = at }) => words.priced.last(dollars(price?.cents ?? 0), age(pricedAt)),
    },
  ]
}

/** Sends the mail of a date, by its number; nothing where there's nothing to say. Throws when that fails. */
export async function sendDayMail(services: Services, number: number): Promise<undefined> {
  const { env, now } = services
  const at = now()
  const { DB, SITE_URL } = env
  const date = dateOf(number)
  // It didn't get through in time: there's nothing to prepare for anymore.
  if (date < workDay(at)) return
  const [pickups, todos, health, townOf] = await Promise.all([
    pickupsOn(DB, date),
    todosOn(env, date, at),
    healthOf(services),
    townFinder(),
  ])
  const problems = problemWords(health, at)
  const isToday = date === workDay(at)
  const trips = pickups.length > 0 && say.owner.day.pickups(pickups.length, isToday)
  const said = [trips, ...todos.map(countOf)]
  const heading = said.filter(Boolean).join(', ') || (problems.length > 0 ? say.owner.day.siteNeedsLook : undefined)
  if (!heading) return
  const label = dateLabel(date)
  await mailPlain(services, env.NOTIFY_TO, {
    subject: `${label}: ${heading}`,
    preview: pickups.map(({ slot }) => timeLabel(slot, windowHours)).join(', '),
    strip: label,
    heading: capital(heading),
    opening: `${label}: ${heading}`,
    parts: [
      ...pickupParts(pickups, date, isToday, SITE_URL, townOf),
      ...todoParts(todos, SITE_URL, townOf),
      ...problemParts(problems),
    ],
    foot: { end: say.owner.day.foot },
  })
}

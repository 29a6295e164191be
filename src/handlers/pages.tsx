// Handlers that answer with pages: cached, rendered per request, or in Markdown.

import type { ReactNode } from 'react'
import { language } from '#language'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { dayPrices } from '../business/adjustments.ts'
import { arrivalRules } from '../business/calendar.ts'
import { writtenJobs } from '../business/jobs.ts'
import { offeredLanguages } from '../business/navigation.ts'
import { addDays, localDate, spokenWeekday } from '../domain/calendar/localTime.ts'
import { sameDay } from '../domain/calendar/pickupDays.ts'
import { dateLabel, type Slot, slotsFrom, timeLabel } from '../domain/calendar/slots.ts'
import { logFailure } from '../log.ts'
import { updatesOn } from '../messages/say.ts'
import { alternatesAt, crumbAt, isListed, nearestAt, type Route } from '../pages.ts'
import { type BookingPrefill, markdownPath, normalPath, paths, withQuery } from '../routes.ts'
import type { Page, PageRequest, SiteLinks, StaticPage } from '../shared/document/page.ts'
import {
  type FragmentContext,
  type FragmentSources,
  fragmentRenderer,
  joinFragments,
  type RenderFragment,
} from '../shared/document/pageCache.ts'
import { renderForRequest, renderStatic } from '../shared/document/render.tsx'
import {
  cachedResponse,
  fileResponse,
  isAtSite,
  markdownResponse,
  movedPermanently,
  prefersMarkdown,
  uncachedResponse,
} from '../shared/http/respond.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { JobsAt } from '../shared/parts/JobCards.tsx'
import { NewCount } from '../shared/parts/NewCount.tsx'
import { HaulDay, type NextTruck, SameDay, type SameDayProps, Soonest } from '../shared/parts/SameDay.tsx'
import { cachedAvailability, openSlots } from '../store/availability.ts'
import { countNew } from '../store/desk.ts'
import { attachedPhoto } from '../store/photos.ts'
import { keptShownJobs, readShownJobs, type ShownJob } from '../store/shownJobs.ts'
import { findFriend } from '../store/storedLeads.ts'
import type { AppContext } from './context.ts'

/** A page waits so long for the name of a friend, in ms. */
const friendMs = 1500

function fragmentsOf(c: AppContext): RenderFragment {
  const { services, fragments } = c.var
  return fragmentRenderer(fragments, { ...services, now: services.now(), path: c.req.path })
}

/** What a page says of the others: of its translations, those that are there at this origin. */
function linksOf(c: AppContext): SiteLinks {
  const offered = offeredLanguages(new URL(c.req.url).origin, c.env.SITE_URL)
  const offeredOf = (find: typeof alternatesAt) => (path: string) =>
    find(path).filter((one) => offered.includes(one.language))
  return { crumbAt, alternatesAt: offeredOf(alternatesAt), nearestAt: offeredOf(nearestAt) }
}

type Once = {
  readonly status?: number
  /** What the page reads instead of this request itself. */
  readonly request?: PageRequest
}

export async function respondOnce(
  c: AppContext,
  page: Page,
  { status = 200, request = pageRequest(c) }: Once = {},
): Promise<Response> {
  const rendered = await renderForRequest(page, request, linksOf(c))
  const render = fragmentsOf(c)
  const filled = await Promise.all(rendered.fragments.map(({ name }) => render(name)))
  const kind = page.hasSignedUrl ? 'signedPage' : page.forStaff ? 'staffPage' : 'oncePage'
  return uncachedResponse(joinFragments(rendered, filled), rendered.styleHash, status, kind)
}

export const pageRequest = (c: AppContext): PageRequest => {
  const { now } = c.var.services
  const { pathname, searchParams } = new URL(c.req.url)
  const { SITE_URL: siteUrl } = c.env
  return {
    path: normalPath(pathname),
    query: searchParams,
    params: c.req.param(),
    siteUrl,
    now: now(),
    updates: updatesOn(c.env),
    openSlots: () => openSlots(c.env, now()),
    friend: (code) => friendOf(c.var.services, code),
  }
}

/** Who gave out a referral code, where the database says it in time. */
async function friendOf({ env }: Services, code: string): Promise<string | undefined> {
  try {
    return await withTimeout(friendMs, findFriend(env.DB, code))
  } catch (error) {
    logFailure('friend-not-read', error)
    return undefined
  }
}

/** A page that's the same for everybody, rendered once per isolate. */
export function cachedPageAt(c: AppContext, page: StaticPage, path: string) {
  const now = c.var.services.now()
  const { SITE_URL: siteUrl } = c.env
  const render = () => renderStatic(page, { path, siteUrl, now }, linksOf(c))
  // Another origin may have other translations, and a page of errors is one in each language.
  const key = `${language()} ${isAtSite(c.req.url, siteUrl)} ${path}`
  return c.var.cachedPage(key, render, fragmentsOf(c), now)
}

/** A kept page, or its Markdown twin for whoever prefers that. */
export async function respondKept(c: AppContext, route: Route & { readonly page: StaticPage }): Promise<Response> {
  const varies = isListed(route)
  if (varies && prefersMarkdown(c)) return respondMarkdown(c, route.path)
  return cachedResponse(c.req.raw, await cachedPageAt(c, route.page, route.path), c.env.SITE_URL, varies)
}

async function respondPage(c: AppContext, route: Route): Promise<Response> {
  const { path, page } = route
  const { searchParams } = new URL(c.req.url)
  // A confirmation of an earlier version had the link to its request in its address.
  const older = c.req.param('reference') && ['t', 'code', 'add'].map((name) => searchParams.get(name)).find(Boolean)
  if (older) return movedPermanently(paths.ownRequest({ token: older }))
  if (page.perRequest || page.variant?.reads?.(searchParams)) return respondOnce(c, page)
  return respondKept(c, { path, page })
}

/** A page's Markdown twin, at its own address or, by content negotiation, at the page's. */
export async function respondMarkdown(c: AppContext, path: string): Promise<Response> {
  const { SITE_URL: siteUrl } = c.env
  const file = await c.env.ASSETS.fetch(
    new Request(new URL(markdownPath(path), c.req.url), { headers: c.req.raw.headers }),
  )
  if (file.status === 404) return c.notFound()
  return markdownResponse(c.req.raw, file, { path, siteUrl, isAlternate: c.req.path.endsWith('.md') })
}

/** HTML or Markdown, whichever the client prefers. */
export async function respondPreferred(c: AppContext, route: Route): Promise<Response> {
  if (!isListed(route)) return respondPage(c, route)
  // What a query asks for is in the page alone.
  const reads = route.page.perRequest ? undefined : route.page.variant?.reads
  if (prefersMarkdown(c) && !reads?.(new URL(c.req.url).searchParams)) return respondMarkdown(c, route.path)
  const response = await respondPage(c, route)
  if (response.headers.get('vary') === null) response.headers.set('vary', 'accept')
  return response
}

/** A short label of a window: "today, 2 to 4 PM", or with its date. */
function truckOf({ id, date, label }: Slot, today: string): NextTruck {
  const time = timeLabel(id, windowHours)
  if (date <= today) return { id, day: undefined, when: sentences.sameDay.today(time) }
  if (date === addDays(today, 1)) return { id, day: say.time.tomorrow, when: sentences.sameDay.tomorrow(time) }
  return { id, day: date < addDays(today, 7) ? spokenWeekday(date) : dateLabel(date), when: label }
}

/** What the clock and the calendar say at this moment: the one source of every line about the next pickup. */
async function readNextPickup({ env, now, waitUntil }: FragmentContext): Promise<SameDayProps> {
  const cached = await cachedAvailability(env, now, waitUntil)
  const rules = cached?.rules ?? arrivalRules()
  const [next] = cached ? slotsFrom(now, cached.rules, cached.taken) : []
  return { state: sameDay(now, rules), truck: next && truckOf(next, localDate(now, rules.timeZone)) }
}

const pickups = new WeakMap<FragmentContext, Promise<SameDayProps>>()

/** Read once for all fragments of a page, so that no two lines on it disagree. */
function nextPickup(context: FragmentContext): Promise<SameDayProps> {
  const reading = pickups.get(context) ?? readNextPickup(context)
  pickups.set(context, reading)
  return reading
}

/** What the page at a path knows already of a pickup: its town or its service. */
function prefillAt(path: string): BookingPrefill {
  const town = towns.find(({ slug }) => paths.town(slug) === path)
  if (town) return { town: town.slug }
  return { service: services.find(({ slug }) => paths.service(slug) === path)?.slug }
}

/** The jobs of the page at a path, the desk's before the folder's. */
function nearJobs(path: string, shown: readonly ShownJob[] = []): ReactNode {
  const own = shown.map(({ id, photos, cents, ...job }) => ({
    ...job,
    key: id,
    cents,
    photos: photos.map((photo) => withQuery(paths.jobPhoto, { of: id, id: photo })),
  }))
  return <JobsAt path={path} jobs={[...own, ...writtenJobs()]} />
}

export const fragments: FragmentSources = {
  jobs: async ({ env, now, path, waitUntil }) => {
    const shown = await keptShownJobs(env, now, waitUntil)
    return shown && nearJobs(path, shown)
  },
  'same-day': async (context) => <SameDay {...(await nextPickup(context))} known={prefillAt(context.path)} />,
  'new-requests': async ({ env }) => <NewCount count={await countNew(env.DB)} />,
  'haul-day': async (context) => <HaulDay {...(await nextPickup(context))} />,
  'day-prices': async ({ now }) => <p className="mt-2 mb-4">{dayPrices(localDate(now, arrivalRules().timeZone))}</p>,
  soonest: async (context) => <Soonest {...(await nextPickup(context))} />,
}

/** A photo of a job that's on the website: gone with it. */
export async function respondJobPhoto(c: AppContext): Promise<Response> {
  const { env } = c.var.services
  const [of, id = ''] = [c.req.query('of'), c.req.query('id')]
  const job = (await readShownJobs(env.DB)).find((one) => one.id === of && one.photos.includes(id))
  const file = job && (await attachedPhoto(env, job.reference, id))
  return file ? fileResponse(file, 'shownFile') : c.notFound()
}

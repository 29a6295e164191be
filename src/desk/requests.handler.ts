import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { localDate } from '../domain/calendar/localTime.ts'
import { own, wholeNumber } from '../domain/text.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { picturesOf } from '../handlers/signedLink.ts'
import { logSecurity } from '../log.ts'
import { healthOf, problemWords } from '../messages/announcements.ts'
import { priceToken } from '../messages/links.ts'
import { isAction, isOutdated, may, openPrice } from '../request/actions.ts'
import { statuses } from '../request/evolve.ts'
import { forgetRequest, hasPickupComing } from '../request/forget.ts'
import { referencePattern } from '../request/reference.ts'
import type { DeskFilter, DeskRequest } from '../request/request.ts'
import { deskPaths, paths } from '../routes.ts'
import { ticked } from '../shared/forms/fields.ts'
import type { FormState } from '../shared/forms/form.ts'
import { seeOther } from '../shared/http/respond.ts'
import { deskList, deskListSize, findDeskRequest } from '../store/desk.ts'
import { brokenPrefix } from '../store/health.ts'
import { deleteUnreadable } from '../store/retention.ts'
import { deskGet, deskPost, outdated, respondGone, withTyped } from './access.handler.ts'
import { addRequest, changeDetails, detailFields } from './details.ts'
import { forgetPage } from './Forget.page.tsx'
import { typedPriceOf } from './PriceFields.tsx'
import { zipsNamed } from './place.ts'
import { requestPage } from './Request.page.tsx'
import type { TypedChange } from './RequestActions.tsx'
import { requestsPage } from './Requests.page.tsx'
import { changeRequest, resend, unreadableRequests } from './requests.ts'
import type { DeskSession } from './session.ts'

const filterOf = (text: string): DeskFilter =>
  ['all', 'undelivered'].includes(text) || (statuses as readonly string[]).includes(text)
    ? (text as DeskFilter)
    : 'open'

type ListShown = { readonly status?: number; readonly state?: FormState; readonly key?: string }

async function respondList(c: AppContext, session: DeskSession, { status = 200, state, key }: ListShown = {}) {
  const search = (c.req.query('q') ?? '').slice(0, 100)
  // A search looks everywhere, unless a status is picked.
  const filter = filterOf(c.req.query('status') ?? (search ? 'all' : ''))
  const now = c.var.services.now()
  const from = Math.max(0, wholeNumber(c.req.query('from') ?? ''))
  const [found, health] = await Promise.all([
    deskList(c.env.DB, { filter, search, zips: zipsNamed(search), from, today: localDate(now, site.timeZone) }),
    healthOf(c.var.services),
  ])
  const rows = found.slice(0, deskListSize)
  const done = c.req.query('done') ?? ''
  return respondOnce(
    c,
    requestsPage({
      ...{ session, rows, filter, search, now, done },
      next: found.length > rows.length ? from + rows.length : undefined,
      adding: { page: key ?? crypto.randomUUID(), state },
      problems: problemWords(health, now),
      canResend: health.problems.includes('dead-letters'),
      unreadable: health.problems.includes('spool-broken') ? await unreadableRequests(c.var.services) : [],
    }),
    { status },
  )
}

const detailsIn = (field: (name: string) => string) =>
  Object.fromEntries(detailFields.map(([name]) => [name, field(name)]))

/** All requests: those that wait for somebody first. */
export const requests = {
  get: deskGet('owner', (c, session) => respondList(c, session)),
  post: deskPost('owner', async (c, session, field) => {
    if (field('act') === 'add') {
      const typed = { values: detailsIn(field), key: field('page'), person: session.person.address }
      const added = await addRequest(c.var.services, typed)
      if ('reference' in added) return seeOther(deskPaths.request(added.reference, { done: 'added' }))
      return respondList(c, session, { status: 422, state: added.state, key: typed.key })
    }
    const key = field('key')
    if (!key.startsWith(brokenPrefix)) await resend(c.var.services)
    else await deleteUnreadable(c.env, [key])
    return seeOther(deskPaths.requests({ done: key ? 'forgotten' : 'resent' }))
  }),
}

const referenceOf = (c: AppContext): string => {
  const reference = (c.req.param('reference') ?? '').toUpperCase()
  return referencePattern.test(reference) ? reference : ''
}

type Shown = {
  readonly viewer: string
  readonly status?: number
  readonly trouble?: string
  readonly typed?: TypedChange
  readonly done?: string
  readonly details?: FormState
}

async function respondRequest(c: AppContext, request: DeskRequest, { status = 200, ...shown }: Shown) {
  const { services } = c.var
  const hasPrice = openPrice(request) !== undefined
  const [pictures, token] = await Promise.all([
    picturesOf(services, request.reference, 'desk'),
    hasPrice ? priceToken(services, request.reference) : undefined,
  ])
  const priceUrl = token && c.env.SITE_URL + inLanguage(request.language, () => paths.ownRequest({ token }))
  const undelivered = request.undelivered.map(({ channel, isOver }) => ({
    what: own<string>(say.owner.called, channel) ?? channel,
    isOver,
  }))
  const page = requestPage({
    request,
    pictures,
    undelivered,
    now: services.now(),
    priceUrl,
    ...shown,
  })
  return respondOnce(c, page, { status })
}

const respondForget = (c: AppContext, request: DeskRequest, status = 200, trouble = '') =>
  respondOnce(c, forgetPage(request, c.var.services.now(), trouble), { status })

/** Deletes what's ticked of all that a number has sent; the one that it's asked of comes last, so that it can be asked again. */
async function forget(
  c: AppContext,
  viewer: string,
  found: DeskRequest,
  field: (name: string) => string,
): Promise<Response> {
  const { services } = c.var
  const chosen = [...found.others, found].filter(({ reference }) => field(`forget-${reference}`) === ticked)
  if (field('seen') && isOutdated(found.events, wholeNumber(field('seen'))))
    return respondForget(c, found, 409, outdated(c, viewer, found))
  if (chosen.length === 0) return respondForget(c, found, 422, say.request.tick)
  // A pickup that is still to come is canceled first, so that its customer hears of it.
  if (chosen.some((row) => hasPickupComing(row, services.now())))
    return respondForget(c, found, 409, say.request.hasPickup)
  for (const { reference } of chosen) {
    await forgetRequest(services, reference)
    logSecurity('request-deleted', { reference })
  }
  return seeOther(deskPaths.requests({ done: 'forgotten' }))
}

async function correct(c: AppContext, reference: string, field: (name: string) => string, viewer: string) {
  const typed = { values: detailsIn(field), seen: wholeNumber(field('seen')), person: viewer }
  const corrected = await changeDetails(c.var.services, reference, typed)
  if (corrected === 'done') return seeOther(deskPaths.request(reference, { done: 'details' }))
  const found = await findDeskRequest(c.env.DB, reference)
  if (corrected === 'gone' || !found) return respondGone(c)
  const why = corrected.isOutdated ? { status: 409, trouble: outdated(c, viewer, found) } : { status: 422 }
  return respondRequest(c, found, { viewer, details: corrected.state, ...why })
}

export const request = {
  get: deskGet('owner', async (c, { person }) => {
    const found = await findDeskRequest(c.env.DB, referenceOf(c))
    if (!found) return respondGone(c)
    if (c.req.query('do') === 'forget') return respondForget(c, found)
    return respondRequest(c, found, { viewer: person.address, done: c.req.query('done') ?? '' })
  }),
  post: deskPost('owner', async (c, { person }, field) => {
    const reference = referenceOf(c)
    if (field('act') === 'forget') {
      const found = await findDeskRequest(c.env.DB, reference)
      return found ? forget(c, person.address, found, field) : respondGone(c)
    }
    if (field('act') === 'details') return correct(c, reference, field, person.address)
    if (field('act') === 'resend') {
      // Without a reference it would be everybody's.
      if (!reference) return respondGone(c)
      await resend(c.var.services, reference)
      return seeOther(deskPaths.request(reference, { done: 'resent' }))
    }
    const detail = field('act') === 'priced' ? typedPriceOf(field) : field('detail')
    const asked = { action: field('act'), seen: wholeNumber(field('seen')), detail }
    const viewer = person.address
    const refuse = (found: DeskRequest, status: number, why: string) =>
      respondRequest(c, found, {
        viewer,
        status,
        trouble: why,
        typed: { ...asked, why, field: status === 422 ? 'detail' : undefined },
      })
    const outcome = await changeRequest(c.var.services, reference, person, asked)
    switch (outcome.kind) {
      case 'gone':
        return respondGone(c)
      case 'done':
        return seeOther(deskPaths.request(reference, { done: outcome.action }))
      case 'invalid':
        return refuse(outcome.request, 422, outcome.message)
      case 'outdated': {
        const hasForm = isAction(asked.action) && may('owner', asked.action, outcome.request)
        return refuse(outcome.request, 409, withTyped(outdated(c, viewer, outcome.request), hasForm ? '' : detail))
      }
    }
  }),
}

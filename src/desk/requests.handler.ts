import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { wholeNumber } from '../domain/text.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { picturesOf } from '../handlers/signedLink.ts'
import { logSecurity } from '../log.ts'
import { healthOf, problemWords } from '../messages/announcements.ts'
import { priceToken } from '../messages/links.ts'
import { messageNamed } from '../messages/say.ts'
import { openPrice } from '../request/actions.ts'
import { statuses } from '../request/evolve.ts'
import { forgetRequest, hasPickupComing } from '../request/forget.ts'
import { referencePattern } from '../request/reference.ts'
import type { DeskFilter, DeskRequest } from '../request/request.ts'
import { paths } from '../routes.ts'
import { seeOther } from '../shared/http/respond.ts'
import { deskList, findDeskRequest } from '../store/desk.ts'
import { brokenPrefix } from '../store/health.ts'
import { deleteUnreadable } from '../store/retention.ts'
import { deskGet, deskPost, outdated, respondGone } from './access.handler.ts'
import { forgetPage, requestPage } from './Request.page.tsx'
import type { TypedChange } from './RequestActions.tsx'
import { requestsPage } from './Requests.page.tsx'
import { changeRequest, resend, unreadableRequests } from './requests.ts'

const filterOf = (text: string): DeskFilter =>
  ['all', 'undelivered'].includes(text) || (statuses as readonly string[]).includes(text)
    ? (text as DeskFilter)
    : 'open'

/** All requests: those that wait for somebody first. */
export const requests = {
  get: deskGet('owner', async (c, session) => {
    const search = (c.req.query('q') ?? '').slice(0, 100)
    // A search looks everywhere, unless a status is picked.
    const filter = filterOf(c.req.query('status') ?? (search ? 'all' : ''))
    const now = c.var.services.now()
    const [rows, health] = await Promise.all([
      deskList(c.env.DB, { filter, search, today: localDate(now, site.timeZone) }),
      healthOf(c.var.services),
    ])
    const done = c.req.query('done') ?? ''
    return respondOnce(
      c,
      requestsPage({
        ...{ session, rows, filter, search, now, done },
        problems: problemWords(health, now),
        canResend: health.problems.includes('dead-letters'),
        unreadable: health.problems.includes('spool-broken') ? await unreadableRequests(c.var.services) : [],
      }),
    )
  }),
  post: deskPost('owner', async (c, _, field) => {
    const key = field('key')
    if (!key.startsWith(brokenPrefix)) await resend(c.var.services)
    else await deleteUnreadable(c.env, [key])
    return seeOther(paths.deskRequests({ done: key ? 'forgotten' : 'resent' }))
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
    what: messageNamed(channel)?.called ?? channel,
    isOver,
  }))
  const page = requestPage({
    request,
    pictures: Object.values(pictures).flat(),
    undelivered,
    now: services.now(),
    priceUrl,
    ...shown,
  })
  return respondOnce(c, page, { status })
}

const respondForget = (c: AppContext, request: DeskRequest, status = 200) =>
  respondOnce(c, forgetPage(request, hasPickupComing(request, c.var.services.now())), { status })

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
      if (!found) return respondGone(c)
      // A pickup that is still to come is canceled first, so that its customer hears of it.
      if (hasPickupComing(found, c.var.services.now())) return respondForget(c, found, 409)
      await forgetRequest(c.var.services, reference)
      logSecurity('request-deleted', { reference })
      return seeOther(paths.deskRequests({ done: 'forgotten' }))
    }
    if (field('act') === 'resend') {
      // Without a reference it would be everybody's.
      if (!reference) return respondGone(c)
      await resend(c.var.services, reference)
      return seeOther(paths.deskRequest(reference, { done: 'resent' }))
    }
    const asked = { action: field('act'), seen: wholeNumber(field('seen')), detail: field('detail') }
    const viewer = person.address
    const outcome = await changeRequest(c.var.services, reference, person, asked)
    switch (outcome.kind) {
      case 'gone':
        return respondGone(c)
      case 'done':
        return seeOther(paths.deskRequest(reference, { done: outcome.action }))
      case 'invalid':
        return respondRequest(c, outcome.request, { viewer, status: 422, trouble: outcome.message, typed: asked })
      case 'outdated':
        return respondRequest(c, outcome.request, { viewer, status: 409, trouble: outdated, typed: asked })
    }
  }),
}

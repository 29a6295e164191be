// The customer's one page: seen with GET; each act is a POST to the same address. The signed link is what allows it.

import { say } from '#words'
import type { AppContext } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { brokenLinkPage } from '../handlers/Problem.page.tsx'
import { respondOnce } from '../handlers/pages.tsx'
import { guarded, isGone, respondCalendar, respondDone, respondSpent, tokenOf } from '../handlers/signedLink.ts'
import { isBug, logFailure } from '../log.ts'
import { bookingFile } from '../messages/bookingCalendar.ts'
import { type CustomerLink, readCustomerLink } from '../messages/links.ts'
import { addPhotos } from '../request/latePhotos.ts'
import { readFields } from '../request/submission.ts'
import { type CustomerAct, customerActs, type olderLinks, paths, withQuery } from '../routes.ts'
import type { Values } from '../shared/forms/form.ts'
import { referralForm } from '../shared/forms/forms.ts'
import { addressOf } from '../shared/http/access.ts'
import { bodyLimits } from '../shared/http/requestBody.ts'
import { movedPermanently } from '../shared/http/respond.ts'
import { withTimeout } from '../shared/http/services.ts'
import { actOn } from './acts.ts'
import { readBookingLink } from './bookingLink.ts'
import { minePage } from './Mine.page.tsx'
import { type Outcome, type Trouble, tooMany } from './outcome.ts'
import { type Mine, readMine } from './readMine.ts'

type LinkHandler = (c: AppContext, link: CustomerLink) => Promise<Response>

/** Handles whoever's link is good, and about something that's still there. */
const forCustomer =
  (handle: LinkHandler) =>
  async (c: AppContext): Promise<Response> => {
    const link = await readCustomerLink(c.var.services, tokenOf(c))
    if (!link.ok) {
      const { reason } = link
      if (reason === 'expired' || reason === 'unknown-key') return respondSpent(c)
      return respondOnce(c, brokenLinkPage(reason), { status: reason === 'malformed' ? 404 : 403 })
    }
    return (await isGone(c.var.services, link.reference)) ? respondSpent(c) : handle(c, link)
  }

/** Whoever has the link of a referral sees its code, and nothing that could be changed. */
const forActing = (handle: LinkHandler) =>
  forCustomer((c, link) => (link.form === referralForm.name ? respondMine(c, link, { status: 403 }) : handle(c, link)))

type Shown = { readonly status?: number; readonly trouble?: Trouble; readonly pickup?: Mine['pickup'] }

/** The page as it is now; `pickup` says more of one than the database does. */
async function respondMine(c: AppContext, link: CustomerLink, { status = 200, trouble, pickup }: Shown = {}) {
  const mine = await readMine(c.var.services, tokenOf(c), link)
  if (!mine) return respondSpent(c)
  return respondOnce(c, minePage({ mine: { ...mine, pickup: pickup ?? mine.pickup }, trouble }), { status })
}

async function respondOutcome(c: AppContext, link: CustomerLink, act: CustomerAct, outcome: Outcome) {
  if (outcome.kind === 'done')
    return respondDone(c, paths.ownRequest({ token: outcome.token ?? tokenOf(c), done: act }))
  const response = await respondMine(c, link, outcome)
  if (outcome.retryAfter) response.headers.set('retry-after', String(outcome.retryAfter))
  return response
}

/** Adds photos, whose body is read as it comes in. */
const photos = forActing(async (c, link) => {
  const added = await addPhotos(c.var.services, link.reference, c.req.raw, c.var.body)
  if (!added.ok && added.status === 429)
    return respondOutcome(c, link, 'photos', tooMany('photos', {}, added.retryAfter))
  if (!added.ok) return respondProblem(c, added.status)
  const { stored, problems } = added
  if (stored > 0 && problems.length === 0) return respondOutcome(c, link, 'photos', { kind: 'done' })
  const trouble = { act: 'photos', photos: { added: stored, problems } } as const
  return respondMine(c, link, { status: 422, trouble })
})

/** How long an act may take, in ms: an answer comes within 8 s. */
const timeoutMs = 6000

const isAct = (act: string): act is CustomerAct => (customerActs as readonly string[]).includes(act)

/** Everything that's only text. Without the database nothing changed, and what was typed is there to be sent again. */
const texts = forActing(async (c, link) => {
  const { services, body } = c.var
  const read = await readFields(c.req.raw, body, bodyLimits.text)
  if (!read.ok) return respondProblem(c, read.status)
  const values: Values = Object.fromEntries(read.fields)
  // The forms of pages that were open during a deploy say it in their body.
  const act = c.req.query('act') ?? values.act ?? ''
  if (!isAct(act) || act === 'photos') return respondProblem(c, 400)
  const asked = { services, token: tokenOf(c), link, act, values, address: addressOf(c.req.raw) }
  try {
    return await respondOutcome(c, link, act, await withTimeout(timeoutMs, actOn(asked)))
  } catch (error) {
    if (isBug(error)) throw error
    logFailure('request-not-changed', error, { reference: link.reference })
    const trouble = { act, state: { values, errors: {}, failure: 'not-stored' } } as const
    return respondMine(c, link, { status: 503, trouble })
  }
})

export const mine = {
  get: guarded(forCustomer((c, link) => respondMine(c, link))),
  post: guarded(async (c) => {
    if (c.req.query('act') !== 'photos') return texts(c)
    const answer = await photos(c)
    // Somebody with an old link still sees why their photos are refused, however long the upload takes.
    await c.var.body.drain(bodyLimits.photos)
    return answer
  }),
}

/** A pickup as a calendar file. */
export const mineCalendar = {
  get: guarded(
    forCustomer(async (c, { may }) => {
      const link = may === 'own' ? await readBookingLink(c.var.services, tokenOf(c)) : undefined
      if (!link?.ok) return respondSpent(c)
      const name = say.message.fileName(link.shown.booking.reference)
      return respondCalendar(bookingFile(link.shown, c.env.SITE_URL), name)
    }),
  ),
}

/** Leads an address of an earlier version to the one page, a form's body along with it. */
export const olderLink = ([, link, act]: (typeof olderLinks)[number]) => {
  const move = async (c: AppContext): Promise<Response> => {
    const { t = '', do: wants } = c.req.query()
    const isPost = c.req.method === 'POST'
    const target =
      link === 'ownCalendar' ? paths.ownCalendar({ token: t }) : paths.ownRequest({ token: t, ...(isPost && { act }) })
    return movedPermanently(wants && !isPost ? withQuery(target.split('?')[0] ?? '', { t, do: wants }) : target)
  }
  return { get: move, ...(link === 'ownRequest' && { post: move }) }
}

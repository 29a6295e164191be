import { wholeNumber } from '../../domain/text.ts'
import type { FormState } from '../../forms/form.ts'
import { bookingToken } from '../../messages/links.ts'
import { ownRequestPage } from '../../pages/OwnRequest.tsx'
import { paths } from '../../routes.ts'
import { acceptPrice, openPrice, withdraw } from '../../server/desk/ownRequest.ts'
import { addressOf } from '../../server/http/clientAddress.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { readFields } from '../../server/intake/submission.ts'
import { findBooking } from '../../server/store/bookings.ts'
import { findDeskRequest } from '../../server/store/desk.ts'
import type { AppContext } from '../context.ts'
import { respondProblem, respondTooMany } from '../errors.ts'
import { respondOnce } from '../pages.ts'
import { picturesOf } from './sentRequest.ts'
import { forBearer, guarded, respondDone, respondSpent, tokenOf } from './signedLink.ts'

/** An hour, in seconds: the window of the budget of changes. */
const hour = 3600

type Shown = { readonly status?: number; readonly state?: FormState; readonly isOutdated?: boolean }

/**
 * A request as it is now; one that has a pickup is shown on the pickup's own page. A seat that's held is no pickup yet, and
 * this link must not prove that it's theirs.
 */
async function respondOwn(c: AppContext, reference: string, { status = 200, ...shown }: Shown = {}) {
  const { services } = c.var
  const request = await findDeskRequest(c.env.DB, reference)
  if (!request || request.status === 'spam') return respondSpent(c)
  const isPickup = request.booking === 'live' || (request.booking === 'canceled' && request.status !== 'priced')
  const booking = isPickup ? await findBooking(c.env.DB, reference) : undefined
  if (booking) return respondDone(c, paths.booking({ token: await bookingToken(c.env, booking) }))
  const { own: pictures } = await picturesOf(services, reference)
  const page = ownRequestPage({ request, cents: openPrice(request), token: tokenOf(c), pictures, ...shown })
  return respondOnce(c, page, { status })
}

/** A request's own page, by its sender's link: seen with GET, its price taken or itself withdrawn with POST. */
export const ownRequest = {
  get: guarded(forBearer('add-photos', (c, reference) => respondOwn(c, reference))),
  post: guarded(
    forBearer('add-photos', async (c, reference) => {
      const { services, body } = c.var
      const read = await readFields(c.req.raw, body, bodyLimits.text)
      if (!read.ok) return respondProblem(c, read.status)
      const field = (name: string) => read.fields.get(name) ?? ''
      const address = addressOf(c.req.raw)
      if (field('act') === 'withdraw') {
        const outcome = await withdraw(services, { reference, seen: wholeNumber(field('seen')), address })
        if (outcome === 'too-many') return respondTooMany(c, hour)
        return outcome === 'done'
          ? respondDone(c, paths.ownRequest({ token: tokenOf(c), done: 'withdrawn' }))
          : respondOwn(c, reference, { status: 409 })
      }
      const outcome = await acceptPrice(services, { reference, field, address })
      switch (outcome.kind) {
        case 'booked':
          return respondDone(c, paths.booking({ token: await bookingToken(c.env, outcome.booking), done: 'confirmed' }))
        case 'too-many':
          return respondTooMany(c, hour)
        case 'outdated':
          return respondOwn(c, reference, { status: 409, isOutdated: true })
        case 'refused':
          return respondOwn(c, reference, { status: outcome.status, state: outcome.state })
      }
    }),
  ),
}

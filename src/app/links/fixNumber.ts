import { bookingForm } from '../../forms/booking.ts'
import { fixNumberPage } from '../../pages/AddToRequest.tsx'
import { paths } from '../../routes.ts'
import { addressOf } from '../../server/http/clientAddress.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { addAnswers, newNumber } from '../../server/intake/addDetails.ts'
import { readFields } from '../../server/intake/submission.ts'
import type { AppContext } from '../context.ts'
import { respondProblem } from '../errors.ts'
import { respondOnce } from '../pages.ts'
import { sentRequest } from './sentRequest.ts'
import { forBearer, respondDone, respondSpent, tokenOf } from './signedLink.ts'

/** The token of the booking that they came from; the page only leads back with it. */
const backOf = (c: AppContext) => c.req.query('back') ?? ''

const pageOf = async (c: AppContext, reference: string) => {
  const sent = await sentRequest(c.var.services, tokenOf(c))
  return sent && { reference, token: tokenOf(c), back: backOf(c), answers: sent.answers }
}

/** Where the sender of a request says that its phone number is wrong. */
export const fixNumber = {
  get: forBearer('add-photos', async (c, reference) => {
    const props = await pageOf(c, reference)
    return props ? respondOnce(c, fixNumberPage(props)) : respondSpent(c, 503)
  }),
  post: forBearer('add-photos', async (c, reference) => {
    const token = tokenOf(c)
    const read = await readFields(c.req.raw, c.var.body, bodyLimits.text)
    if (!read.ok) return respondProblem(c, read.status)
    const props = await pageOf(c, reference)
    if (!props) return respondSpent(c, 503)
    const values = { phone: read.fields.get('phone') ?? '' }
    const fixed = await addAnswers(c.var.services, newNumber, { reference, values, address: addressOf(c.req.raw) })
    if (!fixed.ok) {
      const response = await respondOnce(c, fixNumberPage({ ...props, state: fixed.state }), { status: fixed.status })
      if ('retryAfter' in fixed) response.headers.set('retry-after', String(fixed.retryAfter))
      return response
    }
    if (props.back) return respondDone(c, paths.booking({ token: props.back, done: 'fixed' }))
    const { slot } = props.answers
    const asked = slot ? { form: bookingForm.name, slot, unconfirmed: 'yes' } : {}
    return respondDone(c, paths.requestReceived(reference, { ...asked, saved: 'yes', add: token }))
  }),
}

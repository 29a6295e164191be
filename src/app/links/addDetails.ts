import { quoteForm } from '../../forms/quote.ts'
import { addDetailsPage } from '../../pages/AddToRequest.tsx'
import { paths } from '../../routes.ts'
import { addressOf } from '../../server/http/clientAddress.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { addAnswers, details } from '../../server/intake/addDetails.ts'
import { readFields } from '../../server/intake/submission.ts'
import { respondProblem } from '../errors.ts'
import { respondOnce } from '../pages.ts'
import { forBearer, respondDone, tokenOf } from './signedLink.ts'

/** Where the sender of a request says how to reach them. */
export const addDetails = {
  get: forBearer('add-photos', (c, reference) => respondOnce(c, addDetailsPage({ reference, token: tokenOf(c) }))),
  post: forBearer('add-photos', async (c, reference) => {
    const token = tokenOf(c)
    const read = await readFields(c.req.raw, c.var.body, bodyLimits.text)
    if (!read.ok) return respondProblem(c, read.status)
    const values = Object.fromEntries(
      Object.keys(quoteForm.followUp).map((name) => [name, read.fields.get(name) ?? '']),
    )
    const added = await addAnswers(c.var.services, details, { reference, values, address: addressOf(c.req.raw) })
    if (added.ok) return respondDone(c, paths.requestReceived(reference, { saved: 'yes', add: token }))
    const page = addDetailsPage({ reference, token, state: added.state })
    const response = await respondOnce(c, page, { status: added.status })
    if ('retryAfter' in added) response.headers.set('retry-after', String(added.retryAfter))
    return response
  }),
}

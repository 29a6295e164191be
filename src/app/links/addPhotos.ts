import { addPhotosPage } from '../../pages/AddToRequest.tsx'
import { paths } from '../../routes.ts'
import { bodyLimits } from '../../server/http/limits.ts'
import { addPhotos as storeAddedPhotos } from '../../server/intake/latePhotos.ts'
import { respondProblem, respondTooMany } from '../errors.ts'
import { respondOnce } from '../pages.ts'
import { forBearer, respondDone, tokenOf } from './signedLink.ts'

const post = forBearer('add-photos', async (c, reference) => {
  const added = await storeAddedPhotos(c.var.services, reference, c.req.raw, c.var.body)
  if (!added.ok && added.status === 429) return respondTooMany(c, added.retryAfter)
  if (!added.ok) return respondProblem(c, added.status)
  const { stored, problems } = added
  if (stored > 0 && problems.length === 0)
    return respondDone(c, paths.requestReceived(reference, { added: stored, add: tokenOf(c) }))
  const none = stored + problems.length === 0
  return respondOnce(c, addPhotosPage({ reference, token: tokenOf(c), added: stored, problems, none }), { status: 422 })
})

/** Where the sender of a request adds photos to it. */
export const addPhotos = {
  get: forBearer('add-photos', (c, reference) => respondOnce(c, addPhotosPage({ reference, token: tokenOf(c) }))),
  post: async (c: Parameters<typeof post>[0]) => {
    const answer = await post(c)
    // Somebody with an old link still sees why their photos are refused, however long the upload takes.
    await c.var.body.drain(bodyLimits.photos)
    return answer
  },
}

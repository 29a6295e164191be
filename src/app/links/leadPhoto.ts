import { fileResponse } from '../../server/http/respond.ts'
import { attachedPhoto } from '../../server/store/photoRows.ts'
import { forBearer, respondSpent } from './signedLink.ts'

/** One of a request's photos, for anyone with the link. */
export const leadPhoto = {
  get: forBearer('photos', async (c, reference) => {
    const file = await attachedPhoto(c.env, reference, c.req.query('id') ?? '')
    return file ? fileResponse(file) : respondSpent(c, 404)
  }),
}

import { leadPhotosPage } from '../../pages/LeadPhotos.tsx'
import { paths } from '../../routes.ts'
import { attachedPhotos } from '../../server/store/photoRows.ts'
import { respondOnce } from '../pages.ts'
import { forBearer, tokenOf } from './signedLink.ts'

/** Where the owner sees a request's photos. */
export const leadPhotos = {
  get: forBearer('photos', async (c, reference) => {
    const ids = Object.values(await attachedPhotos(c.env, reference)).flat()
    const pictures = ids.map((id) => paths.leadPhoto({ id, token: tokenOf(c) }))
    return respondOnce(c, leadPhotosPage(reference, pictures))
  }),
}

// What the owner opens by an address that needs no session.

import { respondOnce } from '../handlers/pages.tsx'
import { forBearer, guarded, respondCalendar, respondSpent, tokenOf } from '../handlers/signedLink.ts'
import { logSecurity } from '../log.ts'
import { ownerCalendar as bookingsFile } from '../messages/bookingCalendar.ts'
import { paths } from '../routes.ts'
import { fileResponse } from '../shared/http/respond.ts'
import { attachedPhoto, attachedPhotos } from '../store/photos.ts'
import { isOwnersCalendar } from './calendarAddress.ts'
import { leadPhotosPage } from './LeadPhotos.page.tsx'

export const leadPhotos = {
  get: forBearer('photos', async (c, reference) => {
    const ids = Object.values(await attachedPhotos(c.env, reference)).flat()
    const pictures = ids.map((id) => paths.leadPhoto({ id, token: tokenOf(c) }))
    return respondOnce(c, leadPhotosPage(reference, pictures))
  }),
}

export const leadPhoto = {
  get: forBearer('photos', async (c, reference) => {
    const file = await attachedPhoto(c.env, reference, c.req.query('id') ?? '')
    return file ? fileResponse(file) : respondSpent(c, 404)
  }),
}

export const ownerCalendar = {
  get: guarded(async (c) => {
    const { services } = c.var
    if (await isOwnersCalendar(services, tokenOf(c)))
      return respondCalendar(await bookingsFile(c.env, services.now()), 'pickups')
    logSecurity('calendar-refused')
    return respondSpent(c)
  }),
}

import { logSecurity } from '../../log.ts'
import { ownerCalendar as bookingsFile } from '../../messages/bookingCalendar.ts'
import { leadPhotosPage } from '../../pages/LeadPhotos.tsx'
import { mailsStoppedPage, stopMailsPage } from '../../pages/StopMails.tsx'
import { paths } from '../../routes.ts'
import { isOwnersCalendar } from '../../server/desk/calendarAddress.ts'
import { emailKey } from '../../server/http/clientAddress.ts'
import { fileResponse } from '../../server/http/respond.ts'
import { attachedPhoto, attachedPhotos } from '../../server/store/photoRows.ts'
import { stopMails as storeStop } from '../../server/store/stoppedMails.ts'
import { findLeads } from '../../server/store/storedLeads.ts'
import { respondOnce } from '../pages.tsx'
import { forBearer, guarded, respondCalendar, respondSpent, tokenOf } from './signedLink.ts'

export const leadPhotos = {
  get: forBearer('photos', async (c, reference) => {
    const ids = Object.values(await attachedPhotos(c.env, reference)).flat()
    const pictures = ids.map((id) => paths.leadPhoto({ id, token: tokenOf(c) }))
    return respondOnce(c, leadPhotosPage(reference, pictures))
  }),
}

/** One of a request's photos, for anyone with the link. */
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

/** Where people who got a mail from us say that they want no more. Mail scanners open links, so only POST acts. */
export const stopMails = {
  get: guarded(forBearer('stop-mails', (c) => respondOnce(c, stopMailsPage(tokenOf(c))))),
  post: guarded(
    forBearer('stop-mails', async (c, reference) => {
      const { env, now } = c.var.services
      const address = (await findLeads(env.DB, [reference])).get(reference)?.copyTo
      // A request that was deleted since gets no mails either.
      if (address) await storeStop(env.DB, await emailKey(env.LEAD_SECRET, address), now())
      return respondOnce(c, mailsStoppedPage())
    }),
  ),
}

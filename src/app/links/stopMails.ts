import { mailsStoppedPage, stopMailsPage } from '../../pages/StopMails.tsx'
import { emailKey } from '../../server/http/clientAddress.ts'
import { stopMails as storeStop } from '../../server/store/stoppedMails.ts'
import { findLeads } from '../../server/store/storedLeads.ts'
import { respondOnce } from '../pages.ts'
import { forBearer, guarded, tokenOf } from './signedLink.ts'

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

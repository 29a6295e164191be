import { respondOnce } from '../handlers/pages.tsx'
import { forBearer, guarded, tokenOf } from '../handlers/signedLink.ts'
import { emailKey } from '../shared/http/access.ts'
import { stopMails as storeStop } from '../store/budgets.ts'
import { findLeads } from '../store/storedLeads.ts'
import { mailsStoppedPage, stopMailsPage } from './StopMails.page.tsx'

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

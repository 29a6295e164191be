// What `walk.ts` walks: it loads this anew for each request, so that nothing is remembered.
import type { D1Database } from '@cloudflare/workers-types'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { deskAt } from '../support/desk.ts'
import { typedBooking, typedQuote } from '../support/requests.ts'

/** What is there before a request: a window that's open, a request without a price, and an owner who has opened the desk. */
type Before = { readonly DB: D1Database; readonly slot: string; readonly reference: string; readonly cookie: string }

export async function prepare(): Promise<Before> {
  const site = appSite()
  const { DB, NOTIFY_TO } = site.env
  const slot = slots(site.clock.now, arrivalRules(), new Map())[4]?.id ?? ''
  await site.post(paths.home, new URLSearchParams(typedQuote()))
  const [sent] = await site.rows<{ reference: string }>('SELECT reference FROM leads')
  return { DB, slot, reference: sent?.reference ?? '', cookie: await deskAt(site).cookie(NOTIFY_TO) }
}

/** Makes each request. */
export function walks({ DB, slot, reference, cookie }: Before) {
  const site = appSite({ DB })
  return {
    home: () => site.get(paths.home),
    booking: () => site.post(paths.schedule(), new URLSearchParams(typedBooking(slot))),
    price: () => deskAt(site).post(cookie, deskPaths.request(reference), { act: 'priced', seen: '1', detail: '245' }),
  }
}

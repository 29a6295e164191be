import { deskPaths, paths } from '../../src/routes.ts'
import { signToken } from '../../src/shared/http/access.ts'
import type { appSite } from './appSite.ts'
import { deskAt, openingLink } from './desk.ts'
import { jpeg, leadsTo, multipart, typedQuote } from './requests.ts'

/** The desk's pages as an owner with a cookie sees them, by name, and what the customer of a price sees. */
export async function deskStates(
  site: ReturnType<typeof appSite>,
  kept = '',
): Promise<readonly (readonly [string, string])[]> {
  const desk = deskAt(site, kept)
  const cookie = await desk.cookie(site.env.NOTIFY_TO)
  const quote = typedQuote({ phone: '2025557009', key: crypto.randomUUID() })
  const { reference, token } = leadsTo(await site.post('/', multipart(quote, [jpeg('a.jpg', 72)])))
  const request = deskPaths.request(reference)
  const act = (action: string, seen: number, detail = '') =>
    desk.post(cookie, request, { act: action, seen: String(seen), detail })
  const read = async (name: string, path: string) => [name, await (await desk.get(cookie, path)).text()] as const
  const own = paths.ownRequest({ token })
  const refused = async (name: string, path: string, fields: Record<string, string>) =>
    [name, await (await desk.post(cookie, path, { ...fields, phone: '12', name: 'Ann' })).text()] as const
  const fresh = [await read('desk-request', request), await read('own-request', own)]
  fresh.push(await refused('desk-add-refused', deskPaths.requests(), { act: 'add' }))
  fresh.push(await refused('desk-details-refused', request, { act: 'details' }))
  await act('note', 0, 'Gate code 12')
  await act('priced', 1, '245')
  const [row] = await site.rows<{ slot: string; reference: string }>(
    `SELECT slot, reference FROM bookings WHERE status = 'live' LIMIT 1`,
  )
  const { slot = '', reference: booked = '' } = row ?? {}
  const date = slot.slice(0, 10)
  const [open] = await site.rows<{ id: string }>('SELECT id FROM sessions')
  const expires = site.clock.now + 1e9
  const ending = await signToken(site.env, { purpose: 'end-session', id: open?.id ?? '', expires })
  const more: readonly (readonly [string, string])[] = [
    ['desk-quoted', `${request}?done=quoted`],
    ['desk-forget', deskPaths.request(reference, { do: 'forget' })],
    ['own-price', own],
    ['desk-booked', deskPaths.request(booked)],
    ['desk-day', deskPaths.day(date)],
    ['desk-day-empty', deskPaths.day('2099-01-01')],
    ['desk-requests', deskPaths.requests({ status: 'all' })],
    ['desk-search', deskPaths.requests({ q: 'nobody' })],
    ['desk-calendar', deskPaths.calendar()],
    ['desk-calendar-book', deskPaths.calendar({ for: reference })],
    ['desk-calendar-add', deskPaths.calendar({ add: slot })],
    ['desk-calendar-day', deskPaths.calendar({ day: date })],
    ['desk-calendar-move', deskPaths.calendar({ for: booked })],
    ['desk-calendar-move-to', deskPaths.calendar({ for: booked, add: slot })],
    ['desk-calendar-cancel', deskPaths.calendar({ for: booked, do: 'cancel' })],
    ['desk-numbers', deskPaths.numbers()],
    ['desk-jobs', deskPaths.jobs()],
    ['desk-sessions', deskPaths.sessions()],
    ['desk-sign-in', deskPaths.signIn()],
    ['desk-end-session', deskPaths.sessions({ t: ending })],
    ['desk-open', await openingLink(site.env, site.clock.now, site.env.NOTIFY_TO)],
    ['desk-link-spent', deskPaths.signIn({ t: 'x' })],
    ['desk-no-request', deskPaths.request('0000000000')],
  ]
  const rest = []
  for (const [name, path] of more) rest.push(await read(name, path))
  await desk.post(cookie, deskPaths.calendar(), { act: 'close', from: date, to: date })
  rest.push(await read('desk-calendar-closed', deskPaths.calendar({ day: date })))
  const stale = await desk.post('__Host-desk=x', deskPaths.day(date), { reference: booked, step: 'done', paid: '245' })
  rest.push(['desk-signed-out', await stale.text()] as const)
  await act('spam', 2)
  rest.push(await read('desk-spam', request))
  return [...fresh, ...rest]
}

// The address at which a person's calendar program reads all pickups. It ends with the person, and with all others of its time.
import type { Env } from '../env.ts'
import { paths } from '../routes.ts'
import { noEnd, readToken, signToken } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { calendarRevocations } from '../store/bookings.ts'
import { personKey, personNamed } from './people.ts'

/** An owner's address, always the same one. `number`: how often all of them were replaced before. */
export async function calendarUrl(
  env: Pick<Env, 'LEAD_SECRET' | 'SITE_URL'>,
  address: string,
  number: number,
): Promise<string> {
  const id = `${await personKey(env, address)}-${number}`
  return (
    env.SITE_URL + paths.ownerCalendar({ token: await signToken(env, { purpose: 'calendar', id, expires: noEnd }) })
  )
}

/** Whether an address is that of somebody who's an owner now, and wasn't replaced. Throws when D1 does. */
export async function isOwnersCalendar({ env, now }: Pick<Services, 'env' | 'now'>, token: string): Promise<boolean> {
  const read = await readToken(env, { purpose: 'calendar', token, now: now() })
  const [, number] = (read.ok && /^[0-9a-f]{16}-(\d{1,9})$/.exec(read.claims.id)) || []
  if (!read.ok || number === undefined) return false
  const person = await personNamed(env, read.claims.id)
  return person?.role === 'owner' && Number(number) >= (await calendarRevocations(env.DB))
}

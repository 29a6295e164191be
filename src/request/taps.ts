import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { logFailure } from '../log.ts'
import { addressKeys, addressOf, isForeign } from '../shared/http/access.ts'
import { bodyLimits, type RequestBody, readText } from '../shared/http/requestBody.ts'
import { headersOf } from '../shared/http/respond.ts'
import type { Services } from '../shared/http/services.ts'
import { countTap } from '../store/numbers.ts'

/**
 * Counts a tap on our number, which a page reports as `tel:/its-path` or `sms:/its-path`. Whatever came, the answer says
 * nothing. `listedPath`: the normal path of a listed page.
 */
export async function recordTap(
  request: Request,
  body: RequestBody,
  { env, now, waitUntil }: Services,
  listedPath: (path: string) => string | undefined,
): Promise<Response> {
  const read = isForeign(request) ? 'foreign' : await readText(body, bodyLimits.tap)
  const [, link, path = ''] = typeof read === 'string' ? [] : (/^(tel|sms):(\/\S{0,200})$/.exec(read.text) ?? [])
  const page = listedPath(path)
  const count = async () => {
    if (!link || page === undefined) return
    const sender = (await addressKeys(env.LEAD_SECRET, addressOf(request), now()))?.address ?? ''
    const tap = { day: localDate(now(), site.timeZone), page, kind: link === 'tel' ? 'call' : 'text' } as const
    await countTap(env.DB, tap, sender, now())
  }
  waitUntil(count().catch((error: unknown) => logFailure('tap-not-counted', error)))
  return new Response(null, { status: 204, headers: headersOf('empty') })
}

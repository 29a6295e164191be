import { logFailure } from '../../log.ts'
import { addressKeys } from '../http/clientAddress.ts'
import { headersOf } from '../http/headers.ts'
import { bodyLimits } from '../http/limits.ts'
import { type RequestBody, readText } from '../http/requestBody.ts'
import type { Services } from '../lib/services.ts'
import { countReport } from '../store/cspReports.ts'
import { refusedBody } from './submission.ts'

const directives = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src
  connect-src manifest-src media-src object-src frame-src worker-src form-action base-uri frame-ancestors
  require-trusted-types-for trusted-types`.split(/\s+/),
)

type Report = Readonly<Record<string, unknown>>
const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null

/** Which directives a body reports, each once: by the Reporting API, or in the older way of `report-uri`. */
export function reportedDirectives(text: string): readonly string[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  const reports = (Array.isArray(body) ? body : [body]).filter(isReport)
  const named = reports.flatMap((report) => {
    const { 'csp-report': old, type, body: modern } = report
    if (isReport(old)) return [old['effective-directive'] ?? old['violated-directive']]
    return type === 'csp-violation' && isReport(modern) ? [modern.effectiveDirective] : []
  })
  // Older browsers name the whole directive with its values.
  const names = named.map((name) => String(name).split(' ', 1)[0] ?? '')
  return [...new Set(names.map((name) => (directives.has(name) ? name : 'other')))]
}

/** Counts what browsers report of the content policy, by directive, and keeps nothing else. */
export async function recordReports(
  body: RequestBody,
  { env, now, waitUntil }: Services,
  address: string,
): Promise<Response> {
  const read = await readText(body, bodyLimits.text)
  if (typeof read === 'string')
    return new Response(null, { status: refusedBody(read).status, headers: headersOf('empty') })
  const count = async () => {
    const sender = (await addressKeys(env.LEAD_SECRET, address, now()))?.address ?? ''
    for (const directive of reportedDirectives(read.text))
      if (!(await countReport(env.DB, directive, sender, now()))) return
  }
  waitUntil(count().catch((error: unknown) => logFailure('report-not-counted', error)))
  return new Response(null, { status: 204, headers: headersOf('empty') })
}

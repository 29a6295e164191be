import { headersOf } from '../http/headers.ts'
import { logFailure } from '../log.ts'
import type { Services } from '../services.ts'
import { countReport } from '../store/cspReports.ts'

/** Browsers send a few reports at once, each below 4 KiB. */
const maxBytes = 64 * 1024

const directives = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src
  connect-src manifest-src media-src object-src frame-src worker-src form-action base-uri frame-ancestors
  require-trusted-types-for trusted-types`.split(/\s+/),
)

/** A body as text; undefined when it is longer than we read. */
async function textOf(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new Blob(chunks).text()
}

type Said = Readonly<Record<string, unknown>>
const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null

/** Which directives a body reports, each once: by the Reporting API, or as `report-uri` had it before. */
export function reportedDirectives(text: string): readonly string[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return []
  }
  const reports = (Array.isArray(body) ? body : [body]).filter(isSaid)
  const named = reports.flatMap((report) => {
    const { 'csp-report': old, type, body: fresh } = report
    if (isSaid(old)) return [old['effective-directive'] ?? old['violated-directive']]
    return type === 'csp-violation' && isSaid(fresh) ? [fresh.effectiveDirective] : []
  })
  // Older browsers name the whole directive with its values.
  const names = named.map((name) => String(name).split(' ', 1)[0] ?? '')
  return [...new Set(names.map((name) => (directives.has(name) ? name : 'other')))]
}

/** Takes what browsers report of the content policy. Only how often which directive was named is kept. */
export async function takeReports(request: Request, { env, now, waitUntil }: Services): Promise<Response> {
  const text = await textOf(request)
  if (text === undefined) return new Response(null, { status: 413, headers: headersOf('empty') })
  const count = async () => {
    for (const directive of reportedDirectives(text)) if (!(await countReport(env.DB, directive, now()))) return
  }
  waitUntil(count().catch((error: unknown) => logFailure('report-not-counted', error)))
  return new Response(null, { status: 204, headers: headersOf('empty') })
}

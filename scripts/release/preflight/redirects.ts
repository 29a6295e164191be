import { about, type Line } from './line.ts'

/** How long an answer may take, in ms. */
const timeoutMs = 10_000

/**
 * Whether plain http, and the domain without its www, lead to the site. Its own page is asked for first: then the cache, which
 * answers before the Worker, has it for every host.
 */
export async function redirectLines(siteUrl: string, ask = fetch): Promise<Line[]> {
  const answerOf = (url: string) =>
    ask(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  if (!(await answerOf(siteUrl))?.ok) return [about('http').skipped(`no page answers at ${siteUrl} yet`)]
  const { host } = new URL(siteUrl)
  const others = [
    [`http://${host}/`, 'Always Use HTTPS in the dashboard: your domain, SSL/TLS, Edge Certificates'],
    [
      `https://${host.replace(/^www\./, '')}/`,
      'the domain in `routes` in wrangler.toml, and a redirect rule: docs/deploy.md',
    ],
  ] as const
  const lines = others
    .filter(([url]) => url !== `${siteUrl}/`)
    .map(async ([url, fix]) => {
      const answer = await answerOf(url)
      const isMoved = answer?.status === 301 || answer?.status === 308
      return isMoved && answer.headers.get('location')?.startsWith(`${siteUrl}/`)
        ? about('http').ok(`${url} leads to ${siteUrl}`)
        : about('http').advice(`${url} doesn't lead to ${siteUrl}`, fix)
    })
  return Promise.all(lines)
}

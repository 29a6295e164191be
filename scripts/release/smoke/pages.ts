import { setTimeout as pause } from 'node:timers/promises'
import { files, paths } from '../../../src/routes.ts'

/** How long an answer may take, in ms. */
const timeoutMs = 20_000
/** Requests at once: a few visitors, no flood. */
const concurrency = 6

export const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })

/** A new preview address may take a minute to work everywhere, in ms. */
const patience = { timeoutMs: 90_000, pauseMs: 3000 }

/**
 * Waits until the Worker itself answers at an address: only it has a content policy on every answer. Until then the
 * platform answers in its place, with an error page. Gives whether anything answered at all; the test of the pages says
 * what was wrong with it.
 */
export async function untilReady(origin: string, { timeoutMs, pauseMs } = patience): Promise<boolean> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const response = await request(origin + files.robots).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.headers.has('content-security-policy')) return true
    if (performance.now() >= until) return response !== undefined
    await pause(pauseMs)
  }
}

/** Paths of all pages, from the sitemap that was built. */
export const pathsIn = (sitemap: string): string[] =>
  Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)

async function checkPage(origin: string, path: string, siteUrl: string): Promise<string[]> {
  const response = await request(origin + path)
  const html = await response.text()
  const missing = [
    response.status !== 200 && `answers ${response.status}`,
    !response.headers.get('content-security-policy') && 'has no content policy',
    !html.includes('<h1') && 'has no heading',
    !html.includes(`rel="canonical" href="${siteUrl}${path}"`) && 'has another canonical URL',
  ]
  return missing.flatMap((what) => (what ? `${path} ${what}` : []))
}

type Other = { readonly path: string; readonly status: number; readonly type: string; readonly method?: string }

/** Addresses that aren't pages, and how each has to answer. */
const others: readonly Other[] = [
  { path: files.robots, status: 200, type: 'text/plain' },
  { path: files.manifest, status: 200, type: 'application/manifest+json' },
  { path: '/no-such-page', status: 404, type: 'text/html' },
  { path: paths.home, status: 405, type: 'text/html', method: 'PUT' },
]

async function checkOther(origin: string, { path, status, type, method = 'GET' }: Other): Promise<string[]> {
  const response = await request(origin + path, { method })
  await response.body?.cancel()
  const isRight = response.status === status && response.headers.get('content-type')?.startsWith(type)
  return isRight ? [] : [`${method} ${path} answers ${response.status} ${response.headers.get('content-type')}`]
}

async function checkSitemap(origin: string, sitemap: string): Promise<string[]> {
  const served = await (await request(origin + files.sitemap)).text()
  return served === sitemap ? [] : [`${files.sitemap} isn't the one that was built`]
}

/** Looks only at what this version can be blamed for: messages that wait or are dead were so before it. */
async function checkHealth(origin: string): Promise<string[]> {
  const { problems } = (await (await request(origin + paths.health)).json()) as { problems: readonly string[] }
  return problems.includes('database-down') ? [`${paths.health} says that the database doesn't answer`] : []
}

/** Requests every page and file once. `sitemap`: as it was built. Gives what is wrong, a line each. */
export async function checkPages(origin: string, siteUrl: string, sitemap: string): Promise<string[]> {
  const checks = [
    ...pathsIn(sitemap).map((path) => [path, () => checkPage(origin, path, siteUrl)] as const),
    ...others.map((other) => [other.path, () => checkOther(origin, other)] as const),
    [files.sitemap, () => checkSitemap(origin, sitemap)] as const,
    [paths.health, () => checkHealth(origin)] as const,
  ]
  const problems: string[] = []
  const work = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) {
      const [path, check] = next
      problems.push(...(await check().catch((error: Error) => [`${path}: ${error.message}`])))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return problems
}

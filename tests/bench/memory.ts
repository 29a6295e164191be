// Memory of workerd after 10,000 and after 100,000 page views, beside a workerd that sends as many constant bytes: the
// runtime takes what it likes before it collects, so only the difference says something about the site.

import { ask } from './ask.ts'
import type { Found } from './part.ts'
import { rounded } from './part.ts'
import { memoryBytes, serve } from './workerd.ts'

const early = 10_000
const late = 100_000
const constantBytes = 60_000

const mb = (bytes: number) => rounded(bytes / 1024 / 1024, 1)

async function grow(side: 'site' | 'constant'): Promise<{ first: number; last: number }> {
  const constant = { name: 'constant', bytes: Buffer.alloc(constantBytes, 'a') }
  const running = await serve([side === 'site' ? { name: 'site', site: true } : constant])
  const port = running.port(side)
  const sitemap = side === 'site' ? await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text() : ''
  const listed = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g), ([, path = '']) => path)
  // Pages that read their request are rendered each time; a bench of kept pages leaves them out.
  const paths = listed.length > 0 ? listed.filter((path) => path !== '/service-areas') : ['/']
  const view = async () => {
    for (const path of paths) await ask(port, path, { count: Math.ceil(early / paths.length) }, 8)
    return memoryBytes(running.pid)
  }
  const first = await view()
  // In slices, so that every page is asked for again and again.
  let last = first
  for (let seen = early; seen < late; seen += early) last = await view()
  await running.stop()
  return { first, last }
}

export async function run(): Promise<Found> {
  const site = await grow('site')
  const constant = await grow('constant')
  const row = ({ first, last }: { first: number; last: number }) => ({
    [`after ${early} views (MB)`]: mb(first),
    [`after ${late} views (MB)`]: mb(last),
    growth: rounded(last / first),
  })
  return {
    rows: { 'the site': row(site), 'constant bytes': row(constant) },
    figures: {
      growth: rounded(site.last / site.first),
      growthAgainstConstant: rounded(site.last / site.first / (constant.last / constant.first)),
      memoryAgainstConstant: rounded(site.last / constant.last),
    },
  }
}

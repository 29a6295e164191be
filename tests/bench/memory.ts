// Memory of workerd after 10,000 and after 100,000 page views, each after a full collection, beside a workerd that sends as
// many constant bytes: what the isolate still uses, and what the process holds.

import { ask } from './ask.ts'
import { collected } from './inspector.ts'
import { live } from './kinds.ts'
import type { Found } from './part.ts'
import { rounded } from './part.ts'
import { memoryBytes } from './processUse.ts'
import { serve } from './workerd.ts'

const early = 10_000
const late = 100_000
const constantBytes = 60_000

const mb = (bytes: number) => rounded(bytes / 1024 / 1024, 1)

type Held = { readonly live: number; readonly resident: number }
type Grown = { readonly first: Held; readonly last: Held }

async function grow(side: 'site' | 'constant'): Promise<Grown> {
  const constant = { name: 'constant', bytes: Buffer.alloc(constantBytes, 'a') }
  const running = await serve([side === 'site' ? { name: 'site', site: true } : constant])
  const port = running.port(side)
  const sitemap = side === 'site' ? await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text() : ''
  const listed = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g), ([, path = '']) => path)
  // Pages that read their request are rendered each time; a bench of kept pages leaves them out.
  const paths = listed.length > 0 ? listed.filter((path) => !live.includes(path)) : ['/']
  // Every page is asked for again and again, and what is garbage is collected each time.
  const view = async (): Promise<Held> => {
    for (const path of paths) await ask(port, path, { count: Math.ceil(early / paths.length) }, 8)
    const isolates = await collected(running.inspector)
    return { live: isolates.get(side) ?? Number.NaN, resident: memoryBytes(running.pid) }
  }
  const first = await view()
  let last = first
  for (let seen = early; seen < late; seen += early) last = await view()
  await running.stop()
  return { first, last }
}

export async function run(): Promise<Found> {
  const site = await grow('site')
  const constant = await grow('constant')
  const growth = ({ first, last }: Grown, key: keyof Held) => rounded(last[key] / first[key])
  const row = (grown: Grown) => ({
    [`in use after ${early} views (MB)`]: mb(grown.first.live),
    [`after ${late} (MB)`]: mb(grown.last.live),
    growth: growth(grown, 'live'),
    'resident then (MB)': mb(grown.first.resident),
    'and then (MB)': mb(grown.last.resident),
    'growth of it': growth(grown, 'resident'),
  })
  return {
    rows: { 'the site': row(site), 'constant bytes': row(constant) },
    figures: {
      growth: growth(site, 'live'),
      residentGrowth: growth(site, 'resident'),
      residentGrowthOfConstant: growth(constant, 'resident'),
    },
  }
}

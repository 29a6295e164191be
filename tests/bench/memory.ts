// Memory of workerd after 10,000 and after 100,000 page views.
import { ask } from './load.ts'
import type { Found } from './part.ts'
import { rounded } from './part.ts'
import { memoryBytes, serve } from './workerd.ts'

const early = 10_000
const late = 100_000

export async function run(): Promise<Found> {
  const running = await serve([{ name: 'site', site: true }])
  const sitemap = await (await fetch(`http://127.0.0.1:${running.port('site')}/sitemap.xml`)).text()
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g), ([, path = '']) => path)
  const view = async (count: number) => {
    for (const path of paths) await ask(running.port('site'), path, { count: Math.ceil(count / paths.length) }, 8)
    return memoryBytes(running.pid)
  }
  const first = await view(early)
  // In slices, so that every page is asked for again and again.
  let last = first
  for (let slice = early; slice < late; slice += early) last = await view(early)
  await running.stop()
  const mb = (bytes: number) => rounded(bytes / 1024 / 1024, 1)
  return {
    rows: { [`after ${early} views`]: { MB: mb(first) }, [`after ${late} views`]: { MB: mb(last) } },
    figures: { memoryGrowth: rounded(last / first, 3) },
  }
}

// CPU time of a page's first render in a fresh isolate that has rendered another page before, and of the very first.
import { ask } from './ask.ts'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { preciseCpuMs, serve } from './workerd.ts'

const rounds = 5
const pages = ['/faq', '/', '/service-areas/lemont', '/services/shed-removal']

export async function run(): Promise<Found> {
  const rows: Record<string, Row> = {}
  for (const path of pages) {
    const first: number[] = []
    const second: number[] = []
    for (let round = 0; round < rounds; round++) {
      const running = await serve([{ name: 'site', site: true }], '/robots.txt')
      const cost = async (asked: string) => {
        const before = preciseCpuMs(running.pid)
        await ask(running.port('site'), asked, { count: 1 }, 1)
        return preciseCpuMs(running.pid) - before
      }
      // The bench's database is a Worker of its own, and starts at the first question.
      await fetch(`http://127.0.0.1:${running.port('site')}/healthz`)
      first.push(await cost('/about'))
      second.push(await cost(path))
      await running.stop()
    }
    rows[path] = {
      'after another page (ms)': rounded(median(second), 1),
      'very first page of an isolate, /about (ms)': rounded(median(first), 1),
    }
  }
  const worst = Math.max(...Object.values(rows).map((row) => Number(row['after another page (ms)'])))
  return { rows, figures: { largestRenderMs: rounded(worst, 1) } }
}

// CPU time of a page's first request in a fresh isolate, as the very first page and after another one. What a plan allows
// counts the thread that runs the code; collecting and compiling on the side shows in the process.
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Found, Row } from './part.ts'
import { median, rounded } from './part.ts'
import { preciseCpuMs } from './processUse.ts'
import { serve } from './workerd.ts'

const rounds = 9
const pages = ['/faq', '/', '/service-areas/lemont', '/services/shed-removal']

type Cost = { readonly code: number; readonly process: number }

async function costs(asked: readonly string[]): Promise<Cost[]> {
  const running = await serve([{ name: 'site', site: true }], '/robots.txt')
  const found: Cost[] = []
  for (const path of asked) {
    const before = preciseCpuMs(running.pid)
    await ask(running.port('site'), path, { count: 1 }, 1)
    await wait(20)
    const after = preciseCpuMs(running.pid)
    found.push({ code: after.code - before.code, process: after.process - before.process })
  }
  await running.stop()
  return found
}

export async function run(): Promise<Found> {
  const rows: Record<string, Row> = {}
  let worst = 0
  for (const path of pages) {
    const seen: Cost[][] = []
    for (let round = 0; round < rounds; round++) seen.push(await costs(['/about', path, path]))
    const middle = (which: number, what: keyof Cost) => median(seen.map((one) => one[which]?.[what] ?? Number.NaN))
    // What sending the bytes takes is no part of rendering them.
    const rendering = middle(1, 'code') - middle(2, 'code')
    worst = Math.max(worst, rendering)
    rows[path] = {
      'first (ms)': rounded(middle(1, 'code'), 1),
      'once more (ms)': rounded(middle(2, 'code'), 1),
      'rendering (ms)': rounded(rendering, 1),
      'first, whole process (ms)': rounded(middle(1, 'process'), 1),
      'very first of the isolate, /about (ms)': rounded(middle(0, 'code'), 1),
    }
  }
  return { rows, figures: { largestRenderMs: rounded(worst, 1) } }
}

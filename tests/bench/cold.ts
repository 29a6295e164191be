// A fresh isolate against an empty Worker: time to the first answer, CPU time to start and for the largest page's first
// request, and the Worker's size.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { median, type PartResult, rounded } from './part.ts'
import { get, serve } from './workerd.ts'

const rounds = 9
const largest = '/'
const sides = { site: { name: 'worker', site: true }, empty: { name: 'worker', bytes: Buffer.from('ok') } } as const
type Side = keyof typeof sides

async function cold(side: Side) {
  const from = performance.now()
  const running = await serve([sides[side]])
  // Not a page: it only makes the runtime start the Worker.
  await get(`${running.origin('worker')}/robots.txt`)
  const answerMs = performance.now() - from
  // Work right after an answer counts too.
  await wait(20)
  const startMs = running.cpuMs()
  await get(running.origin('worker') + largest)
  await wait(20)
  const firstPageMs = running.cpuMs() - startMs
  await running.stop()
  return { answerMs, startMs, firstPageMs }
}

export async function run(): Promise<PartResult> {
  const seen: Record<Side, Awaited<ReturnType<typeof cold>>[]> = { site: [], empty: [] }
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 ? (['site', 'empty'] as const) : (['empty', 'site'] as const))
      seen[side].push(await cold(side))
  const of = (side: Side, key: 'answerMs' | 'startMs' | 'firstPageMs') => median(seen[side].map((one) => one[key]))
  const row = (side: Side) => ({
    'first answer after (ms)': rounded(of(side, 'answerMs'), 0),
    'start, CPU (ms)': rounded(of(side, 'startMs'), 1),
    'first page, CPU (ms)': rounded(of(side, 'firstPageMs'), 1),
  })
  return {
    rows: { 'the site': row('site'), 'an empty Worker': row('empty') },
    figures: {
      bootRatio: rounded(of('site', 'answerMs') / of('empty', 'answerMs')),
      firstPageCpuMs: rounded(of('site', 'firstPageMs'), 1),
      workerKiB: rounded(gzipSync(readFileSync('dist/worker/worker.js')).length / 1024, 1),
    },
  }
}

// From the start of workerd to the first answer, against an empty Worker, and the Worker's size.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Found } from './part.ts'
import { median, rounded } from './part.ts'
import { serve } from './workerd.ts'

const rounds = 9

async function boot(side: 'site' | 'empty'): Promise<number> {
  const from = performance.now()
  const worker = side === 'site' ? { name: 'site', site: true as const } : { name: 'empty', bytes: Buffer.from('ok') }
  const running = await serve([worker], '/about')
  const ms = performance.now() - from
  await running.stop()
  return ms
}

export async function run(): Promise<Found> {
  const times = { site: [] as number[], empty: [] as number[] }
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 ? (['site', 'empty'] as const) : (['empty', 'site'] as const))
      times[side].push(await boot(side))
  const ratio = median(times.site) / median(times.empty)
  const worker = gzipSync(readFileSync('dist/worker/worker.js')).length
  return {
    rows: {
      'the site': {
        'first answer after (ms)': rounded(median(times.site), 0),
        'Worker (KB)': rounded(worker / 1024, 1),
      },
      'an empty Worker': { 'first answer after (ms)': rounded(median(times.empty), 0), 'Worker (KB)': 0 },
    },
    figures: { bootRatio: rounded(ratio), workerKB: rounded(worker / 1024, 1) },
  }
}

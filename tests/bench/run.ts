// `npm run bench`: a fresh isolate against an empty Worker, in turns: time to the first answer, CPU time to start and for
// the largest page's first request, and the Worker's size.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { build } from '../../scripts/build/build.ts'
import { quietEnv } from '../../scripts/lib/run.ts'
import { answerHelp } from '../../scripts/lib/terminal.ts'
import { type Side, serve } from './workerd.ts'

answerHelp('npm run bench    measures how long a fresh isolate takes')

const rounds = 9
const largest = '/'

/** Asks for a page. Throws on any status but 200. */
async function get(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}

async function cold(side: Side) {
  const from = performance.now()
  const running = await serve(side)
  // Not a page: it only makes the runtime start the Worker.
  await get(`${running.origin}/robots.txt`)
  const answerMs = performance.now() - from
  // Work right after an answer counts too.
  await wait(20)
  const startMs = running.cpuMs()
  await get(running.origin + largest)
  await wait(20)
  const firstPageMs = running.cpuMs() - startMs
  await running.stop()
  return { answerMs, startMs, firstPageMs }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

Object.assign(process.env, quietEnv)
console.log(await build())
console.log(`\nBegun with ${loadavg()[0]?.toFixed(2)} processes running, which make times longer`)
const seen: Record<Side, Awaited<ReturnType<typeof cold>>[]> = { site: [], empty: [] }
for (let round = 0; round < rounds; round++)
  for (const side of round % 2 ? (['site', 'empty'] as const) : (['empty', 'site'] as const))
    seen[side].push(await cold(side))
const of = (side: Side, key: 'answerMs' | 'startMs' | 'firstPageMs') =>
  Number(median(seen[side].map((one) => one[key])).toFixed(1))
const row = (side: Side) => ({
  'first answer after (ms)': of(side, 'answerMs'),
  'start, CPU (ms)': of(side, 'startMs'),
  'first page, CPU (ms)': of(side, 'firstPageMs'),
})
console.table({ 'the site': row('site'), 'an empty Worker': row('empty') })
const kib = gzipSync(readFileSync('dist/worker/worker.js')).length / 1024
console.log(`The Worker has ${kib.toFixed(1)} KiB compressed.`)

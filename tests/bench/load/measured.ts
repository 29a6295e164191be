import { cpus, loadavg } from 'node:os'
import type { Found, Row } from '../part.ts'
import { median, rounded } from '../part.ts'
import type { Used } from '../runtime.ts'
import type { Kind, Timed } from './paced.ts'
import { share } from './paced.ts'

/** What one run of the load has seen. */
export type Measured = {
  /** Requests a second. */
  readonly rate: number
  readonly results: readonly Timed[]
  /** References that the owner was told of, and photos stored with their requests. */
  readonly told: ReadonlySet<string>
  readonly photos: number
  readonly photosWanted: number
  /** Before, after a quarter and at the end. */
  readonly used: readonly [before: Used, early: Used, late: Used]
  /** Processor time of this process meanwhile, in ms. */
  readonly clientMs: number
  readonly slow: number
  readonly sweeps: number
  readonly sweepMs: number
}

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const ms = (value: number) => `${value.toFixed(0)} ms`

const row = (what: string, value: string, wanted = '', ok = true): readonly [string, Row] => [
  what,
  { value, wanted, '': ok ? '' : 'MISSED' },
]

function memoryRows([, early, late]: Measured['used']): (readonly [string, Row])[] {
  const both = (key: 'liveBytes' | 'residentBytes') => `${mb(early[key])}, ${mb(late[key])}`
  const live = late.liveBytes <= 1.05 * early.liveBytes
  const held = late.residentBytes <= 1.25 * early.residentBytes
  return [
    row('in use after 25 % and 100 %, collected', both('liveBytes'), 'at most 1.05 times', live),
    row('held by the process then', both('residentBytes'), 'at most 1.25 times', held),
  ]
}

/** What was measured, next to what is wanted. */
export function found(measured: Measured): Found {
  const { rate, results, told, photos, photosWanted, used, clientMs, slow, sweeps, sweepMs } = measured
  const times = (...kinds: Kind[]) => results.filter(({ kind }) => kinds.includes(kind)).map((one) => one.ms)
  const sent = results.filter(({ kind }) => kind !== 'read')
  const accepted = sent.filter(({ status, reference }) => status === 303 && reference !== '')
  const lost = accepted.filter(({ reference }) => !told.has(reference)).length
  const sending = times('text', 'photos')
  const p99 = share(sending, 0.99)
  const spread = (all: readonly number[]) => `${ms(share(all, 0.5))}, ${ms(share(all, 0.99))}`
  const ratio = (part: number) => (share(sending, part) / share(times('read'), part)).toFixed(1)
  const rows = [
    row('requests sent', `${sent.length} at ${rate} a second`),
    row('accepted', `${accepted.length}`, `${sent.length}`, accepted.length === sent.length),
    row('accepted, and not stored or not told', `${lost}`, '0', lost === 0),
    row('photos with their requests', `${photos}`, `${photosWanted}`, photos === photosWanted),
    row('sending: p50, p99', spread(sending), 'p99 under 2000 ms', p99 < 2000),
    row('sending with photos: p50, p99', spread(times('photos'))),
    row('reading a page beside it: p50, p99', spread(times('read'))),
    row('sending / reading: p50, p99', `${ratio(0.5)}, ${ratio(0.99)}`),
    ...memoryRows(used),
    row('processor time for one sent and one read', ms((used[2].cpuMs - used[0].cpuMs) / sent.length)),
    row('processor time of the clients and local bindings for it', ms(clientMs / sent.length)),
    row('attempts for which the database was too slow', `${slow}`),
    row('machine: load, processors', `${loadavg()[0]?.toFixed(1)}, ${cpus().length}`),
    row('sweeps until all were told', `${sweeps} in ${ms(sweepMs)}`),
  ]
  const figures = {
    accepted: rounded(accepted.length / sent.length, 4),
    lost,
    p99Ms: rounded(p99, 0),
    sendingToReading: rounded(median(sending) / median(times('read'))),
  }
  return { rows: Object.fromEntries(rows), figures }
}

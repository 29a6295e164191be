import type { D1Database, R2Bucket } from '@cloudflare/workers-types'

/** How a dependency fails. `commits`: the request is carried out and fails nevertheless. */
export const faults = ['throws', 'hangs', '5xx', 'commits'] as const
export type Fault = (typeof faults)[number]

export async function over<Result>(fault: Fault | undefined, act: () => Promise<Result>): Promise<Result> {
  if (!fault) return act()
  // Never resolves.
  if (fault === 'hangs') return new Promise(() => undefined)
  if (fault === 'commits') await act()
  throw new Error(fault === '5xx' ? 'internal error: status 503' : 'the connection is cut')
}

/** Gives the fault of a call, for faults that change with time. */
type Weather = (call: 'statement' | 'batch') => Fault | undefined

/** A database that may fail: its statements fail when they are run. */
export function faultyDatabase(db: D1Database, fault: Fault | undefined | Weather): D1Database {
  const now: Weather = typeof fault === 'function' ? fault : () => fault
  const sound = new WeakMap<object, object>()
  const wrapped = (statement: object): object => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        const member = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        if (name === 'bind') return (...values: unknown[]) => wrapped(member.apply(target, values))
        return (...values: unknown[]) => over(now('statement'), async () => member.apply(target, values))
      },
    })
    sound.set(proxy, statement)
    return proxy
  }
  const prepare = (sql: string) => wrapped(db.prepare(sql))
  const batch = (list: object[]) =>
    over(now('batch'), () => db.batch(list.map((one) => sound.get(one) ?? one) as never))
  return { prepare, batch } as unknown as D1Database
}

export const faultyBucket = (bucket: R2Bucket, fault: Fault | undefined): R2Bucket =>
  new Proxy(bucket, {
    get(target, name) {
      const member = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...values: unknown[]) => over(fault, async () => member.apply(target, values))
    },
  })

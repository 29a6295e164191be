import { performance } from 'node:perf_hooks'

export type Kind = 'text' | 'photos' | 'read'

/** An answer: how long it took in ms, and the reference of the request that it acknowledged. */
export type Timed = { readonly kind: Kind; readonly ms: number; readonly status: number; readonly reference: string }

/** The value below which so large a part of them lies. */
export const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

export async function timed(kind: Kind, work: Promise<Response>): Promise<Timed> {
  const start = performance.now()
  const answer = await work
  await answer.arrayBuffer()
  const location = answer.headers.get('location') ?? ''
  const reference = /^\/request-received\/(\w{10})/.exec(location)?.[1] ?? ''
  return { kind, ms: performance.now() - start, status: answer.status, reference }
}

/** Calls `start` at even distances in ms, without waiting for what it began before. */
export function paced<Result>(
  count: number,
  each: number,
  start: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return new Promise((resolve) => {
    const begun: Promise<Result>[] = []
    const from = performance.now()
    const timer = setInterval(() => {
      // A late timer makes up for what it missed: the rate is that of the clients, not of this machine.
      while (begun.length < count && performance.now() - from >= begun.length * each) begun.push(start(begun.length))
      if (begun.length < count) return
      clearInterval(timer)
      resolve(Promise.all(begun))
    }, each / 4)
  })
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inPieces, sentBody, sentRequest } from '../../../tests/support/sentBody.ts'
import type { BodyLimit } from './limits.ts'
import { bodyLimits, drainBytes, idleMs } from './limits.ts'
import { openBody } from './requestBody.ts'

const limit: BodyLimit = { ...bodyLimits.text, bytes: 10 }
const bytes = (length: number) => new Uint8Array(length).fill(7)

describe('reading a body', () => {
  it('gives its pieces, and says once for all that it has ended', async () => {
    const body = sentBody([bytes(4), bytes(6)])
    expect(await body.read(limit)).toEqual(bytes(4))
    expect(await body.read(limit)).toEqual(bytes(6))
    expect([await body.read(limit), await body.read(limit)]).toEqual(['end', 'end'])
  })

  it('gives what fits of the piece in which the limit is', async () => {
    const body = sentBody([bytes(4), Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)])
    await body.read(limit)
    expect([...(await body.read(limit))]).toEqual([1, 2, 3, 4, 5, 6])
    expect([await body.read(limit), await body.read(limit)]).toEqual(['too-large', 'too-large'])
  })

  it('stops at the first piece past the limit', async () => {
    const body = sentBody([bytes(10), bytes(1), bytes(1)])
    expect(await body.read(limit)).toHaveLength(10)
    expect([await body.read(limit), await body.read(limit)]).toEqual(['too-large', 'too-large'])
  })

  it('says that the connection broke', async () => {
    const body = sentBody([bytes(4)], {}, 'breaks')
    await body.read(limit)
    expect([await body.read(limit), await body.read(limit)]).toEqual(['cut-off', 'cut-off'])
  })

  it('of a request without one ends at once', async () => {
    const body = openBody(new Request('http://a.example/', { method: 'POST' }), () => 0)
    expect(body.isThere).toBe(false)
    expect(body.declared).toBeUndefined()
    expect(await body.read(limit)).toBe('end')
    await body.drain()
  })

  it('knows the length that is declared, if it is one', () => {
    expect(sentBody([], { 'content-length': '12' })).toMatchObject({ declared: 12, isThere: true })
    expect(sentBody([], { 'content-length': '1e3' }).declared).toBeUndefined()
    expect(sentBody([]).declared).toBeUndefined()
  })
})

describe('a slow body', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is waited for while it moves', async () => {
    const body = sentBody([bytes(1)], {}, 'stays')
    await body.read(limit)
    const waiting = body.read(limit)
    await vi.advanceTimersByTimeAsync(idleMs - 1)
    expect(await Promise.race([waiting, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('too-slow')
    expect(await body.read(limit)).toBe('too-slow')
  })

  it('is not waited for past its time, however steadily it trickles', async () => {
    let now = 0
    const body = sentBody([bytes(1), bytes(1)], {}, 'stays', () => now)
    await body.read(limit)
    now = limit.totalMs - 5
    expect(await body.read(limit)).toHaveLength(1)
    const last = body.read(limit)
    await vi.advanceTimersByTimeAsync(5)
    expect(await last).toBe('too-slow')
  })
})

describe('draining', () => {
  const left = async (request: Request) => (await request.body?.getReader().read())?.done === false

  it('reads to the end, past the limit too', async () => {
    const request = sentRequest(inPieces(bytes(100), 10))
    const body = openBody(request, () => 0)
    await body.read(limit)
    await body.drain()
    expect(await body.read(limit)).toBe('end')
    expect(request.bodyUsed).toBe(true)
  })

  it('gives up on what is too much, and cancels it', async () => {
    let sent = 0
    let isCanceled = false
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 2 ** 20
        controller.enqueue(new Uint8Array(2 ** 20))
      },
      cancel: () => {
        isCanceled = true
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
    await openBody(new Request('http://a.example/', init), () => 0).drain()
    expect(isCanceled).toBe(true)
    expect(sent).toBeGreaterThan(drainBytes)
    expect(sent).toBeLessThan(drainBytes + 2 ** 23)
  })

  it('does not begin where too much is declared', async () => {
    const request = sentRequest([bytes(5)], { 'content-length': String(drainBytes + 1) })
    await openBody(request, () => 0).drain()
    expect(await left(request)).toBe(true)
  })

  it('begins where as much is declared as it may be', async () => {
    const request = sentRequest([bytes(5)], { 'content-length': String(drainBytes) })
    await openBody(request, () => 0).drain()
    expect(request.bodyUsed).toBe(true)
  })

  it('leaves a body alone that something else reads', async () => {
    const request = sentRequest([bytes(5)])
    const reader = request.body?.getReader()
    await openBody(request, () => 0).drain()
    expect((await reader?.read())?.value).toHaveLength(5)
  })

  it('gives up on a body that does not move, after the time of the endpoint that reads it', async () => {
    vi.useFakeTimers()
    let now = 0
    const body = sentBody([bytes(1), bytes(1)], {}, 'stays', () => now)
    await body.read(bodyLimits.photos)
    now = bodyLimits.text.totalMs + 1
    const drained = body.drain().then(() => 'drained')
    await vi.advanceTimersByTimeAsync(idleMs - 1)
    expect(await Promise.race([drained, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await drained).toBe('drained')
    vi.useRealTimers()
  })
})

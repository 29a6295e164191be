import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inPieces, sentBody, sentRequest } from '../../../tests/support/sentBody.ts'
import { constraints, honeypotName, photosField, textFields } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import {
  type BodyLimit,
  bodyLimits,
  drainBytes,
  headLimits,
  headProblem,
  idleMs,
  openBody,
  partLimits,
  textBytes,
} from './requestBody.ts'

const limit: BodyLimit = { ...bodyLimits.text, bytes: 10 }
const bytes = (length: number) => new Uint8Array(length).fill(7)

describe('reading a body', () => {
  it('gives its pieces, and says once for all that it has ended', async () => {
    const body = sentBody([bytes(4), bytes(6)])
    expect(await body.read(limit)).toEqual(bytes(4))
    expect(await body.read(limit)).toEqual(bytes(6))
    expect([await body.read(limit), await body.read(limit)]).toEqual(['end', 'end'])
  })

  it.each([
    ['in the middle of a piece', [4, 8], [4, 6]],
    ['between two pieces', [10, 1, 1], [10]],
  ])('gives what fits within the limit, which is %s', async (_, sizes, given) => {
    const body = sentBody(sizes.map(bytes))
    for (const length of given) expect(await body.read(limit)).toHaveLength(length)
    expect([await body.read(limit), await body.read(limit)]).toEqual(['too-large', 'too-large'])
  })

  it('says that the connection broke', async () => {
    const body = sentBody([bytes(4)], {}, 'breaks')
    await body.read(limit)
    expect([await body.read(limit), await body.read(limit)]).toEqual(['cut-off', 'cut-off'])
  })

  it('knows whether there is one, and its length if that is declared', async () => {
    expect(sentBody([], { 'content-length': '12' })).toMatchObject({ declared: 12, isThere: true })
    expect(sentBody([], { 'content-length': '1e3' }).declared).toBeUndefined()
    const none = openBody(new Request('http://a.example/', { method: 'POST' }), () => 0)
    expect(none).toMatchObject({ isThere: false, declared: undefined })
    expect(await none.read(limit)).toBe('end')
    await none.drain()
  })
})

describe('a slow body', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Expects some work to end after just so many ms. */
  async function endsAfter(ms: number, work: Promise<unknown>, result: unknown): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(await Promise.race([work, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await work).toBe(result)
  }

  it('is waited for while it moves', async () => {
    const body = sentBody([bytes(1)], {}, 'stays')
    await body.read(limit)
    await endsAfter(idleMs, body.read(limit), 'too-slow')
    expect(await body.read(limit)).toBe('too-slow')
  })

  it('is not waited for past its time, however steadily it trickles', async () => {
    let now = 0
    const body = sentBody([bytes(1), bytes(1)], {}, 'stays', () => now)
    await body.read(limit)
    now = limit.totalMs - 5
    expect(await body.read(limit)).toHaveLength(1)
    await endsAfter(5, body.read(limit), 'too-slow')
  })

  it('is drained within the time of the endpoint that reads it', async () => {
    let now = 0
    const body = sentBody([bytes(1), bytes(1)], {}, 'stays', () => now)
    await body.read(bodyLimits.photos)
    now = bodyLimits.text.totalMs + 1
    await endsAfter(idleMs, body.drain(), undefined)
  })
})

describe('draining', () => {
  it('reads to the end, past the limit too', async () => {
    const body = openBody(sentRequest(inPieces(bytes(100), 10)), () => 0)
    await body.read(limit)
    await body.drain()
    expect(await body.read(limit)).toBe('end')
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

  it.each([
    [drainBytes, true],
    [drainBytes + 1, false],
  ])('begins where %d bytes are declared: %j', async (declared, begins) => {
    const request = sentRequest([bytes(5)], { 'content-length': String(declared) })
    await openBody(request, () => 0).drain()
    expect(request.bodyUsed).toBe(begins)
  })

  it('leaves a body alone that something else reads', async () => {
    const request = sentRequest([bytes(5)])
    const reader = request.body?.getReader()
    await openBody(request, () => 0).drain()
    expect((await reader?.read())?.value).toHaveLength(5)
  })
})

const longest = (field: Parameters<typeof constraints>[0]) => 4 * (constraints(field).maxLength ?? 0)

describe('the limits have room for our own forms', () => {
  it.each(forms.map((form) => [form.name, form] as const))('%s', (_, form) => {
    const sizes = textFields(form).map(([, field]) => longest(field))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(partLimits.fieldBytes)
    // Each part has a head and a boundary, and there are fields that no form names.
    expect(sizes.reduce((sum, size) => sum + size + 300, 5000)).toBeLessThanOrEqual(textBytes)
    expect(sizes.length + [honeypotName, 'key', 'elapsed', 'challenge'].length + 12).toBeLessThan(partLimits.count)
  })

  it('and for their photos', () => {
    for (const [, field] of forms.flatMap((form) => [photosField(form) ?? []])) {
      if (!field) continue
      expect(bodyLimits.photos.bytes).toBeGreaterThan(field.maxCount * field.maxBytes)
      expect(bodyLimits.photo.bytes).toBeGreaterThan(field.maxBytes)
    }
    expect(drainBytes).toBeGreaterThan(bodyLimits.photos.bytes)
  })

  it('photos are the last field of each form, so that its text is read before them', () => {
    for (const { name, fields } of forms) {
      const controls = Object.values(fields).map(({ control }) => control)
      expect(controls.slice(0, -1), name).not.toContain('photos')
    }
  })
})

describe('a request before its body', () => {
  const asked = (path: string, headers: Record<string, string> = {}) =>
    headProblem(new Request(`http://a.example/${path}`, { headers }))
  const start = 'http://a.example/'.length

  it('is fine up to the limits, and refused past them', () => {
    expect(asked('about?x=1', { cookie: 'a=b' })).toBeUndefined()
    expect(asked('a'.repeat(headLimits.addressLength - start))).toBeUndefined()
    expect(asked('a'.repeat(headLimits.addressLength - start + 1))).toBe(414)
    expect(asked('', { cookie: 'a'.repeat(headLimits.headerBytes - 6) })).toBeUndefined()
    expect(asked('', { cookie: 'a'.repeat(headLimits.headerBytes - 5) })).toBe(431)
    expect(asked('', { cookie: 'a'.repeat(9000), 'x-other': 'b'.repeat(8000) })).toBe(431)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Upload } from '../../src/shared/form/uploadState.ts'
import type { Sent } from './sendPhoto.ts'
import type { Shrunk } from './shrink.ts'
import { createUploadQueue } from './uploadQueue.ts'

/** A call that waits until the test answers it. */
type Asked<Given, Answer> = { readonly given: Given; readonly answer: (answer: Answer) => void }
type Try = { readonly blob: Blob; readonly onShare: (share: number) => void; readonly signal: AbortSignal }

/** A queue with fake dependencies. */
function bench() {
  const asked = {
    shrink: [] as Asked<File, Shrunk>[],
    send: [] as Asked<Try, Sent>[],
    wait: [] as Asked<number, void>[],
  }
  const ask = <Given, Answer>(list: Asked<Given, Answer>[], given: Given) =>
    new Promise<Answer>((answer) => list.push({ given, answer }))
  let shown: readonly Upload[] = []
  const queue = createUploadQueue({
    shrink: (file) => ask(asked.shrink, file),
    send: (blob, onShare, signal) => ask(asked.send, { blob, onShare, signal }),
    wait: (ms) => ask(asked.wait, ms),
    preview: () => 'blob:small',
    maxCount: 4,
    changed: (uploads) => {
      shown = uploads
    },
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  /** Answers the oldest call of a kind. */
  const answer = async <Given, Answer>(list: Asked<Given, Answer>[], value: Answer): Promise<Given> => {
    const next = list.shift()
    if (!next) throw new Error('Nothing was asked')
    next.answer(value)
    await settled()
    return next.given
  }
  return {
    queue,
    asked,
    answer,
    kinds: () => shown.map(({ state }) => state.kind),
    shown: () => shown,
    add: async (...names: string[]) => {
      queue.add(names.map((name) => new File([name], name)))
      await settled()
    },
    /** Adds photos and shrinks all of them. */
    ready: async (...names: string[]) => {
      queue.add(names.map((name) => new File([name], name)))
      for (const _ of names) await answer(asked.shrink, { ok: true, blob: new Blob(['small']) })
    },
    settled,
  }
}

let world: ReturnType<typeof bench>
beforeEach(() => {
  world = bench()
})
const failed: Sent = { kind: 'failed' }
const sent = (id: string): Sent => ({ kind: 'sent', id })

describe('uploading photos', () => {
  it('shrinks one at a time and sends two at a time', async () => {
    const { asked, answer, kinds, ready, add } = world
    await add('a', 'b')
    expect(asked.shrink).toHaveLength(1)
    await answer(asked.shrink, { ok: true, blob: new Blob() })
    await answer(asked.shrink, { ok: true, blob: new Blob() })
    await ready('c', 'd')
    expect(kinds()).toEqual(['sending', 'sending', 'waiting', 'waiting'])
    await answer(asked.send, sent('1'))
    expect(kinds()).toEqual(['sent', 'sending', 'sending', 'waiting'])
    expect(world.shown()[0]?.state).toEqual({ kind: 'sent', id: '1' })
  })

  it('reports progress', async () => {
    await world.ready('a')
    world.asked.send[0]?.given.onShare(0.4)
    expect(world.shown()[0]).toMatchObject({ preview: 'blob:small', state: { kind: 'sending', share: 0.4 } })
  })

  it('tries three times with growing pauses, then leaves the photo for later', async () => {
    const { asked, answer, kinds, ready } = world
    await ready('a')
    await answer(asked.send, failed)
    expect(kinds()).toEqual(['waiting'])
    expect(await answer(asked.wait, undefined)).toBe(1000)
    await answer(asked.send, Promise.reject(new Error('a bug')) as never)
    expect(await answer(asked.wait, undefined)).toBe(4000)
    await answer(asked.send, failed)
    expect(kinds()).toEqual(['later'])
    expect(asked.send).toEqual([])
  })

  it('sends others while one is pausing', async () => {
    const { asked, answer, kinds, ready } = world
    await ready('a', 'b', 'c')
    await answer(asked.send, failed)
    expect(kinds()).toEqual(['waiting', 'sending', 'sending'])
    await answer(asked.send, sent('b'))
    expect(kinds()).toEqual(['waiting', 'sent', 'sending'])
  })
})

describe('of the files that are chosen', () => {
  const ok: Shrunk = { ok: true, blob: new Blob() }
  const heic: Shrunk = { ok: false, reason: 'heic' }
  // Four have a place; `x` stands for a refused file.
  it.each([
    ['the fifth is refused', [ok, ok, ok, ok], 'a b c d xe'],
    ['a refused one leaves its place to the fifth', [heic, ok, ok, ok, ok], 'xa b c d e'],
  ] as const)('%s', async (_, looked, expected) => {
    const { asked, answer, add, shown } = world
    await add(...expected.replaceAll('x', '').split(' '))
    for (const shrunk of looked) await answer(asked.shrink, shrunk)
    expect(asked.shrink).toEqual([])
    expect(
      shown()
        .map(({ name, state }) => (state.kind === 'refused' ? `x${name}` : name))
        .join(' '),
    ).toBe(expected)
  })

  it('one that is there is left out, and a refused one that is chosen again is tried again, alone', async () => {
    const { asked, answer, kinds, queue, settled } = world
    const [a, b, c] = ['a', 'b', 'c'].map((name) => new File([name], name)) as [File, File, File]
    queue.add([a, b, c])
    for (const shrunk of [ok, heic, heic]) await answer(asked.shrink, shrunk)
    queue.add([a, b])
    await settled()
    expect([kinds(), asked.shrink.map(({ given }) => given.name)]).toEqual([['sending', 'preparing'], ['b']])
  })

  it('a removed one whose place was taken cannot be put back', async () => {
    const { kinds, ready, queue } = world
    await ready('a', 'b', 'c', 'd')
    const undo = queue.remove('photo 1')
    await ready('e')
    undo()
    expect(kinds()[0]).toBe('refused')
  })
})

describe('a removed photo', () => {
  it('is aborted, and undo puts it back in its place to be sent again', async () => {
    const { asked, answer, kinds, ready, queue, settled } = world
    await ready('a', 'b')
    const undo = queue.remove('photo 1')
    expect(kinds()).toEqual(['sending'])
    expect(asked.send[0]?.given.signal.aborted).toBe(true)
    await answer(asked.send, failed)
    expect(asked.wait).toEqual([])
    undo()
    undo()
    await settled()
    expect(world.shown().map(({ name }) => name)).toEqual(['a', 'b'])
    expect(kinds()).toEqual(['sending', 'sending'])
  })

  it('that was already sent is not sent again after undo', async () => {
    const { asked, answer, kinds, ready, queue } = world
    await ready('a')
    await answer(asked.send, sent('1'))
    queue.remove('photo 1')()
    expect(kinds()).toEqual(['sent'])
    expect(asked.send).toEqual([])
  })

  it('that is still being shrunk is not sent', async () => {
    const { asked, answer, add, queue } = world
    await add('a')
    queue.remove('photo 1')
    await answer(asked.shrink, { ok: true, blob: new Blob() })
    expect(asked.send).toEqual([])
  })
})

describe('when the form is sent', () => {
  it('pauses uploads until the answer is there', async () => {
    const { asked, answer, kinds, ready, queue } = world
    await ready('a', 'b', 'c')
    await answer(asked.send, sent('1'))
    queue.hold()
    expect(kinds()).toEqual(['sent', 'waiting', 'waiting'])
    expect(asked.send.map(({ given }) => given.signal.aborted)).toEqual([true, true])
    // Answers to aborted uploads are ignored.
    await answer(asked.send, sent('2'))
    await answer(asked.send, failed)
    expect(kinds()).toEqual(['sent', 'waiting', 'waiting'])
    queue.resume(false)
    expect(kinds()).toEqual(['sent', 'sending', 'sending'])
  })

  it('leaves to it what was left for it, and retries that only where the form went without it', async () => {
    const { asked, answer, kinds, ready, queue, shown } = world
    await ready('a')
    await answer(asked.send, { kind: 'later' })
    expect(shown()[0]?.state).toEqual({ kind: 'later', blob: expect.any(Blob) })
    queue.hold()
    queue.resume(false)
    expect(kinds()).toEqual(['later'])
    queue.hold()
    queue.resume(true)
    expect(kinds()).toEqual(['sending'])
    await answer(asked.send, failed)
    expect(asked.wait[0]?.given).toBe(1000)
  })
})

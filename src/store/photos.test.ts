import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lead, memoryServices } from '../../tests/support/memoryServices.ts'
import { jpegBytes } from '../../tests/support/requests.ts'
import { keep } from '../../tests/support/seats.ts'
import type { Services } from '../shared/http/services.ts'
import { type CleanPhoto, cleanPhoto, storePhoto, storePhotos } from './photos.ts'

const clock = { now: Date.UTC(2026, 10, 21, 18) }
const reference = 'AAAAAAAAAA'
const MB = 1024 * 1024
let memory: ReturnType<typeof memoryServices>
beforeEach(() => {
  memory = memoryServices(clock)
})

async function clean(seed: number): Promise<CleanPhoto> {
  const photo = await cleanPhoto(memory.services, reference, jpegBytes(seed), MB)
  if (typeof photo === 'string') throw new Error(photo)
  return photo
}
const recorded = async () =>
  (await memory.rows<{ object_key: string }>('SELECT object_key FROM photos')).map((row) => row.object_key)
const attached = () => memory.rows('SELECT id FROM photos WHERE attached_at IS NOT NULL')
const store = async (seed: number, attach = false) =>
  storePhoto(memory.services.env, { reference, clean: await clean(seed), attach }, clock.now)
const storeLead = () => keep(memory.DB, lead(reference), clock.now)
const cut = () => Promise.reject(new Error('the wire is cut'))

describe('a photo', () => {
  it('is recorded before it is put into the bucket, so that no picture is without a row', async () => {
    const put = vi.spyOn(memory.FILES, 'put').mockImplementationOnce(async (key) => {
      expect(await recorded()).toEqual([key])
      expect(await attached()).toEqual([])
      return cut()
    })
    await expect(store(1)).rejects.toThrow('the wire is cut')
    expect(put).toHaveBeenCalledTimes(1)
    // The same picture again is the same row, and this time the picture comes.
    expect(await store(1)).toMatchObject({ id: expect.any(String) })
    expect(await recorded()).toEqual(memory.keys('photos/'))
  })

  it('that is with its request already is not put again', async () => {
    const _first = await store(1, true)
    const put = vi.spyOn(memory.FILES, 'put')
    expect(await store(1, true)).toMatchObject({ isNew: false })
    expect(put).not.toHaveBeenCalled()
    expect(await attached()).toMatchObject([{ id: expect.any(String) }])
  })

  it('before its request waits for it, and after it is part of it', async () => {
    await store(1)
    expect(await attached()).toEqual([])
    await storeLead()
    await store(2)
    expect(await attached()).toHaveLength(1)
  })

  it('whose request comes while it is being put waits to be named by it, since it may have been taken out', async () => {
    vi.spyOn(memory.FILES, 'put').mockImplementationOnce(async () => {
      await storeLead()
      return null as never
    })
    const first = await store(1)
    expect(await attached()).toEqual([])
    // Sent again by a form that still has it, it's late and part of the request.
    expect(await store(1)).toEqual(first)
    expect(await attached()).toMatchObject([{ id: expect.any(String) }])
  })

  it('past twelve is refused before anything is put', async () => {
    for (let seed = 0; seed < 12; seed++) await store(seed)
    const put = vi.spyOn(memory.FILES, 'put')
    expect(await store(12)).toBe('too-many')
    expect(put).not.toHaveBeenCalled()
    expect(await store(11)).toMatchObject({ id: expect.any(String) })
  })

  it('of somebody who is forgotten while it is on its way is gone', async () => {
    const { put } = memory.FILES
    vi.spyOn(memory.FILES, 'put').mockImplementationOnce(async (...values) => {
      await memory.DB.prepare('DELETE FROM photos').run()
      return put(...(values as Parameters<typeof put>))
    })
    expect(await store(1)).toBe('not-stored')
    expect(memory.keys('photos/')).toEqual([])
    await memory.DB.prepare(`INSERT INTO erasures (reference, asked_at) VALUES ('${reference}', ${clock.now})`).run()
    expect(await store(2)).toBe('too-many')
    expect([await recorded(), memory.keys('photos/')]).toEqual([[], []])
    // What they send after that is new.
    clock.now += 1
    expect(await store(2)).toMatchObject({ id: expect.any(String) })
  })
})

describe('photos that come with a form', () => {
  const field = { control: 'photos', label: () => 'Photos', maxCount: 6, maxBytes: 8 * MB } as const
  type Bytes = Uint8Array | string
  async function* sent(files: readonly Bytes[]) {
    yield* files
  }
  const storeAll = (files: readonly Bytes[], place = 'database', isAllowed = async (_bytes: number) => true) => {
    const store = async (photo: CleanPhoto) =>
      place === 'spool'
        ? 'no-database'
        : storePhoto(memory.services.env, { reference, clean: photo, attach: true }, clock.now)
    return storePhotos(memory.services, { reference, field, files: sent(files), store, isAllowed })
  }

  it('are with it, up to as many as the form takes', async () => {
    const files = Array.from({ length: 7 }, (_, seed) => jpegBytes(seed))
    expect(await storeAll(files)).toEqual({ stored: 6, problems: ['too-many'] })
    expect(await attached()).toHaveLength(6)
  })

  it('do not stop the others where one cannot be taken, and may be as large as the form allows', async () => {
    const text = new TextEncoder().encode('no picture')
    const files = [jpegBytes(1, 8 * MB), text, jpegBytes(2, 8 * MB + 1), 'too-large', jpegBytes(3)]
    expect(await storeAll(files)).toEqual({ stored: 2, problems: ['not-a-photo', 'too-large', 'cut-off'] })
    expect(await attached()).toHaveLength(2)
  })

  it('past what their sender may store are left out', async () => {
    const sizes: number[] = []
    const isAllowed = async (bytes: number) => sizes.push(bytes) < 2
    const outcome = await storeAll([jpegBytes(1), jpegBytes(2, 3000)], 'database', isAllowed)
    expect([outcome, sizes]).toEqual([{ stored: 1, problems: ['too-many'] }, [2000, 3000]])
  })

  it('go on after a put that failed', async () => {
    vi.spyOn(memory.FILES, 'put').mockImplementationOnce(cut)
    expect(await storeAll([jpegBytes(1), jpegBytes(2)])).toEqual({ stored: 1, problems: ['not-stored'] })
  })

  it('do not each wait for a bucket that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const put = vi.spyOn(memory.FILES, 'put').mockImplementation(() => new Promise(() => undefined))
    const found = storeAll([jpegBytes(1), jpegBytes(2), jpegBytes(3)])
    // Hashes and rows are made outside of the fake timers.
    while (put.mock.calls.length === 0) await new Promise((done) => setImmediate(done))
    await vi.runAllTimersAsync()
    expect(await found).toEqual({ stored: 0, problems: ['not-stored', 'not-stored', 'not-stored'] })
    expect(put).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('go into the spool with a request that is there, first their names and then the pictures', async () => {
    const put = vi.spyOn(memory.FILES, 'put')
    expect(await storeAll([jpegBytes(1)], 'spool')).toEqual({ stored: 1, problems: [] })
    expect(put.mock.calls.map(([key]) => key.split('/')[0])).toEqual(['spool', 'photos'])
    expect(await recorded()).toEqual([])
  })

  it('go into the spool when the database stops answering halfway, and are not lost', async () => {
    const { batch } = memory.DB
    const calls = vi.spyOn(memory.DB, 'batch')
    calls.mockImplementationOnce((statements) => batch(statements)).mockImplementationOnce(cut)
    expect(await storeAll([jpegBytes(1)])).toEqual({ stored: 1, problems: [] })
    expect(memory.keys('spool/')).toHaveLength(1)
    expect(await recorded()).toEqual(memory.keys('photos/'))
  })
})

describe('an iPhone’s photo', () => {
  const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  /** Stands in for the platform's converter, which reads no HEIC on this machine. */
  const converter = (output: () => Promise<Uint8Array<ArrayBuffer>>) => ({
    input: (photo: ReadableStream<Uint8Array>) => ({
      transform: () => ({
        output: async () => {
          expect(new Uint8Array(await new Response(photo).arrayBuffer())).toEqual(heic)
          const bytes = await output()
          return { response: () => new Response(bytes) }
        },
      }),
    }),
  })
  const cleaned = (output?: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const env = { ...memory.services.env, ...(output && { IMAGES: converter(output) }) } as Services['env']
    return cleanPhoto({ ...memory.services, env }, reference, heic, MB)
  }

  it('becomes a JPEG where the converter is set up, as often as a day allows', async () => {
    expect(await cleaned(async () => jpegBytes(1))).toMatchObject({ photo: { type: 'image/jpeg' } })
    await memory.DB.exec("UPDATE budgets SET used = 1000 WHERE name LIKE 'conversions%'")
    expect(await cleaned(async () => jpegBytes(1))).toBe('heic')
  })

  it('is refused as before without it, and where it fails', async () => {
    expect(await cleaned()).toBe('heic')
    expect(await cleaned(cut)).toBe('heic')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Env } from '../../src/env.ts'
import { act } from '../../src/request/act.ts'
import { crockford } from '../../src/request/reference.ts'
import { hmac } from '../../src/shared/http/access.ts'
import type { Services } from '../../src/shared/http/services.ts'
import { cleanPhoto, storePhoto } from '../../src/store/photos.ts'
import { localState } from '../lib/environment.ts'
import { during } from '../lib/terminal.ts'
import { openSite } from '../owner/ownerSite.ts'
import { sampleWeek } from './sampleWeek.ts'

/** Nobody else books at the time, and days that are over are booked too. */
const terms = { phoneKey: '', mostHeld: 99, today: '' }

/** The same each time, so that it's filled once. */
const referenceOf = async ({ LEAD_SECRET }: Env, index: number) => crockford(await hmac(LEAD_SECRET, `sample:${index}`))

const pictures = 'dist/public/assets'
const scenes = ['garage-before', 'furniture-removal', 'hot-tub-removal', 'shed-removal'] as const

/** A scene as the photo that a customer sends. What makes it knows no variables, so the first value of each is put in its place. */
async function photoOf(index: number): Promise<Buffer> {
  const scene = scenes[index % scenes.length] ?? scenes[0]
  const file = readdirSync(pictures).find((name) => name.startsWith(`${scene}-`) && name.endsWith('.svg')) ?? ''
  const svg = readFileSync(`${pictures}/${file}`, 'utf8')
  const colors = new Map(
    Array.from(svg.matchAll(/(--\w+):(#\w+)/g), ([, name = '', color = '']) => [name, color] as const).reverse(),
  )
  const plain = svg
    .replaceAll(/<style>.*?<\/style>/g, '')
    .replaceAll(/var\((--\w+)\)/g, (found, name) => colors.get(name) ?? found)
  return sharp(Buffer.from(plain), { density: 144 }).jpeg().toBuffer()
}

/** Fills a database and a bucket, as they'd be at that moment (UTC ms). `far`: how far it is, in words. */
export async function fill(env: Env, now: number, far: (how: string) => void): Promise<number> {
  const requests = sampleWeek(now, env.NOTIFY_TO)
  for (const [index, { moments, hasPhotos }] of requests.entries()) {
    far(`${index + 1} of ${requests.length} requests`)
    const reference = await referenceOf(env, index)
    for (const { at, person, events } of moments) {
      const services: Services = { env, now: () => at, fetch, waitUntil: () => undefined }
      const done = await act(services, reference, { person, at, isOver: true, terms, decide: () => events })
      if (!done.ok) throw new Error(`The sample's request ${index} isn't possible`)
      if (!hasPhotos || at !== moments[0]?.at) continue
      const clean = await cleanPhoto(services, reference, await photoOf(index), 10_000_000)
      if (typeof clean === 'string') throw new Error(`The sample's photo is ${clean}`)
      await storePhoto(env, { reference, clean, attach: true }, at)
    }
  }
  return requests.length
}

/**
 * Fills the database of this machine with a sample week, once: never a deployed one, since it opens no other. Returns what's to be
 * said of it. Nobody is mailed.
 */
export async function fillSample(): Promise<string> {
  const { env, now, close } = await openSite({ remote: false })
  const empty = `To empty it: stop this, and delete ${localState()}.`
  try {
    const known = env.DB.prepare('SELECT 1 FROM leads WHERE reference = ?').bind(await referenceOf(env, 0))
    if (await known.first()) return `The desk has the sample week. ${empty}`
    const count = await during('The sample week', (far) => fill(env, now(), far))
    return `The desk has ${count} sample requests. ${empty}`
  } finally {
    await close()
  }
}

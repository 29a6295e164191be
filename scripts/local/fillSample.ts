import { readdirSync } from 'node:fs'
import sharp from 'sharp'
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

const pictures = 'dist/public/assets'

/** A scene as the photo that a customer sends. */
async function photoOf(index: number): Promise<Buffer> {
  const scenes = readdirSync(pictures).filter((name) =>
    /^(?:residential|property|furniture|appliance|cleanouts).*\.svg$/.test(name),
  )
  const drawings = scenes.length > 0 ? scenes : readdirSync(pictures).filter((name) => name.endsWith('.svg'))
  return sharp(`${pictures}/${drawings[index % drawings.length]}`, { density: 144 })
    .flatten({ background: 'white' })
    .jpeg()
    .toBuffer()
}

/**
 * Fills the database of this machine with a sample week, once: never a deployed one, since it opens no other. Returns what's to be
 * said of it. Its messages count as sent.
 */
export async function fillSample(): Promise<string> {
  const site = await openSite({ remote: false })
  const empty = `To empty it: stop this, and delete ${localState()}.`
  try {
    const { env } = site
    const owner = env.NOTIFY_TO
    const requests = sampleWeek(site.now(), owner)
    const referenceOf = async (index: number) => crockford(await hmac(env.LEAD_SECRET, `sample:${index}`))
    const first = await referenceOf(0)
    if (await env.DB.prepare('SELECT 1 FROM leads WHERE reference = ?').bind(first).first())
      return `It has the sample week. ${empty}`
    await during('The sample week', async (far) => {
      for (const [index, { moments, hasPhotos }] of requests.entries()) {
        far(`${index + 1} of ${requests.length} requests`)
        const reference = await referenceOf(index)
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
    })
    return `It has ${requests.length} sample requests. ${empty}`
  } finally {
    await site.close()
  }
}

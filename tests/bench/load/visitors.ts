import { randomUUID } from 'node:crypto'
import { phonePhoto } from '../../support/photos.ts'
import { multipart, typedQuote } from '../../support/requests.ts'
import type { Timed } from './paced.ts'
import { timed } from './paced.ts'

/** One request in so many carries so many photos. */
const photosEach = 20
export const photosThen = 2

/** Who asks for a quote, each from an address and with a number of their own, and who reads a page. */
export async function visitors(url: URL) {
  const files = await Promise.all(
    Array.from({ length: 10 }, async (_, seed) => {
      const bytes = await phonePhoto({ width: 640, height: 480, seed }).jpeg().toBuffer()
      return new File([new Uint8Array(bytes)], `${seed}.jpg`, { type: 'image/jpeg' })
    }),
  )
  const ask = (index: number): Promise<Timed> => {
    const withPhotos = index % photosEach === 0
    const chosen = withPhotos ? Array.from({ length: photosThen }, (_, at) => files[(index + at) % files.length]) : []
    const phone = `63055${String(10_000 + index).padStart(5, '0')}`
    const body = multipart(
      typedQuote({ phone, key: randomUUID() }),
      chosen.filter((file) => file !== undefined),
    )
    const headers = { 'cf-connecting-ip': `10.1.${index >> 8}.${index & 255}` }
    const sent = fetch(new URL('/', url), { method: 'POST', body, redirect: 'manual', headers })
    return timed(withPhotos ? 'photos' : 'text', sent)
  }
  const read = (): Promise<Timed> => timed('read', fetch(new URL('/about', url)))
  return { ask, read }
}

import { randomUUID } from 'node:crypto'
import { phonePhoto } from '../../support/photos.ts'
import { multipart, typedQuote } from '../../support/requests.ts'

/** Every nth request has photos, and how many. */
const photosEvery = 20
const photosThen = 2

/** Quote requests as browsers send them, each from its own address and with its own phone number. */
export async function visits(count: number) {
  const files = await Promise.all(
    Array.from({ length: 10 }, async (_, seed) => {
      const bytes = await phonePhoto({ width: 640, height: 480, seed }).jpeg().toBuffer()
      return new File([new Uint8Array(bytes)], `${seed}.jpg`, { type: 'image/jpeg' })
    }),
  )
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const phone = `20255${String(10_000 + index).padStart(5, '0')}`
      const from = index % (files.length - photosThen)
      const photos = index % photosEvery === 0 ? files.slice(from, from + photosThen) : []
      const sent = new Response(multipart(typedQuote({ phone, key: randomUUID() }), photos))
      const headers = {
        'content-type': sent.headers.get('content-type') ?? '',
        'cf-connecting-ip': `10.1.${index >> 8}.${index & 255}`,
      }
      return { headers, body: Buffer.from(await sent.arrayBuffer()), photos: photos.length }
    }),
  )
}

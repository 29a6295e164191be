import { jpegBytes, multipart, typedBooking, typedQuote } from '../support/requests.ts'

/** A robot's request and its time in the drill, from 0 to 1. */
export type RobotRequest = {
  readonly at: number
  readonly path: string
  readonly body: BodyInit
  readonly headers: Record<string, string>
}

const phoneOf = (index: number) => `630${String(2_000_000 + index).slice(-7)}`
const keyOf = (index: number) => `robot-key-number-${index}`
/** A robot's request with a key; nothing but its number gives it away. */
const quote = (key: number, what: string) =>
  multipart(typedQuote({ phone: phoneOf(key), 'junk-type': what, key: keyOf(key) }))

function photo(index: number): FormData {
  const data = new FormData()
  data.set('form', 'quote')
  data.set('key', keyOf(index))
  const bytes = jpegBytes(index % 251, 20_000 + index)
  data.set('photo', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
  return data
}

const garbage: readonly (readonly [body: string, type: string])[] = [
  ['%%%%', 'application/x-www-form-urlencoded'],
  ['{"phone":"2025550123"}', 'application/json'],
  ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
  ['<xml/>', 'text/xml'],
]

/**
 * Of twenty requests: eight new ones, three corrections, two repeats, two with a missing field, two photos, a booking,
 * two invalid ones.
 */
const mix = 'nnnnnnnncccssiippbgg'

/** The requests of a flood, always the same for the same figures. `slot`: a window that can be booked. */
export function robotRequests(requests: number, addresses: number, slot: string): RobotRequest[] {
  return Array.from({ length: requests }, (_, index): RobotRequest => {
    const kind = mix[(index * 7) % mix.length]
    // An address corrects what it sent itself.
    const earlier = Math.max(0, index - addresses * (1 + (index % 5)))
    const [body, type] = garbage[index % garbage.length] ?? ['', '']
    const made: Record<string, { path: string; body: BodyInit; type?: string }> = {
      n: { path: '/', body: quote(index, `Couch ${index}`) },
      c: { path: '/', body: quote(earlier, `Changed in request ${index}`) },
      s: { path: '/', body: quote(earlier, `Couch ${earlier}`) },
      i: { path: '/', body: multipart(typedQuote({ phone: '12' })) },
      p: { path: '/photos', body: photo(earlier) },
      b: { path: '/schedule', body: multipart(typedBooking(slot, { phone: phoneOf(index), key: keyOf(index) })) },
      g: { path: '/', body, type },
    }
    const { path, body: sent, type: contentType } = made[kind ?? 'g'] ?? { path: '/', body: '' }
    const from = index % addresses
    const headers = {
      'cf-connecting-ip': `203.0.${113 + (from >> 8)}.${from & 255}`,
      ...(contentType && { 'content-type': contentType }),
    }
    return { at: index / requests, path, body: sent, headers }
  })
}

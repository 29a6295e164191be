import { jpegBytes, multipart, typedBooking, typedQuote } from '../support/requests.ts'

/** A request and its time in the drill, from 0 to 1. */
export type TimedRequest = {
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
export function robotRequests(requests: number, addresses: number, slot: string): TimedRequest[] {
  return Array.from({ length: requests }, (_, index) => {
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

/** A number from 0 to 1, always the same for an index and as good as random over many. */
const someNumber = (index: number) => (((index + 1) * 2_654_435_761) % 2 ** 32) / 2 ** 32

/** That many customers, each once, from its own IP address and at its own time. */
export function customerRequests(customers: number): TimedRequest[] {
  return Array.from({ length: customers }, (_, index) => {
    const phone = `20255501${String(index).padStart(2, '0')}`
    const key = `key-of-customer-${index}-xx`
    const message = { message: 'Do you take pianos?', phone, email: '', name: 'Ann', key }
    const headers = { 'cf-connecting-ip': `198.51.100.${index}`, accept: 'application/json' }
    return {
      at: someNumber(index),
      ...(index % 4 === 0
        ? { path: '/contact', body: multipart(message) }
        : { path: '/', body: multipart(typedQuote({ phone, key })) }),
      headers,
    }
  })
}

import { jpegBytes, multipart, typedBooking, typedQuote } from '../support/requests.ts'

/** A request and its time in the drill, from 0 to 1. */
export type TimedRequest = {
  readonly at: number
  readonly path: string
  readonly body: BodyInit
  readonly headers: Record<string, string>
  /** It's a customer's, from an address that the flood comes from too. */
  readonly isShared?: boolean
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

/** Where a flood comes from: its addresses, of which the one with an index repeats after `addresses`. */
export type Source = {
  readonly name: string
  readonly addresses: number
  readonly address: (index: number) => string
  /** Whether customers send from its addresses too: each of them stays below what is refused unread. */
  readonly isShared: boolean
}

const hex = (value: number) => value.toString(16).padStart(2, '0')
const ipv4 = (index: number) => `203.0.${113 + (index >> 8)}.${index & 255}`

export const sources: readonly Source[] = [
  { name: 'one IPv4 address', addresses: 1, address: ipv4, isShared: false },
  { name: 'a /64', addresses: 250, address: (index) => `2001:db8:1:2::${hex(index)}`, isShared: false },
  { name: 'a /56', addresses: 250, address: (index) => `2001:db8:1:2${hex(index)}::1`, isShared: true },
  { name: '100 addresses', addresses: 100, address: ipv4, isShared: true },
]

/** The requests of a flood, always the same for the same figures. `slots`: windows that can be booked. */
export function robotRequests(
  requests: number,
  { addresses, address }: Source,
  slots: readonly string[],
): TimedRequest[] {
  return Array.from({ length: requests }, (_, index) => {
    const slot = slots[index % slots.length] ?? ''
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
    const headers = {
      'cf-connecting-ip': address(index % addresses),
      ...(contentType && { 'content-type': contentType }),
    }
    return { at: index / requests, path, body: sent, headers }
  })
}

/** A number from 0 to 1, always the same for an index and as good as random over many. */
const someNumber = (index: number) => (((index + 1) * 2_654_435_761) % 2 ** 32) / 2 ** 32

/**
 * That many customers, each once and at its own time: messages, quotes and pickups. Every fifth one sends from an address of
 * the flood's, where they share some.
 */
export function customerRequests(customers: number, source: Source, slots: readonly string[]): TimedRequest[] {
  return Array.from({ length: customers }, (_, index) => {
    const phone = `20255501${String(index).padStart(2, '0')}`
    const key = `key-of-customer-${index}-xx`
    const message = { message: 'Do you take pianos?', phone, email: '', name: 'Ann', key }
    const own = `198.51.100.${index}`
    const isShared = source.isShared && index % 5 === 2
    const address = isShared ? source.address((index * 7) % source.addresses) : own
    // Late in a day there are few windows, and no more customers want one than there are crews.
    const slot = slots.at(-1 - (Math.floor(index / 4) % slots.length)) ?? ''
    const booking = typedBooking(slot, { phone, key, email: '' })
    const sent = [
      { path: '/contact', body: multipart(message) },
      { path: '/schedule', body: multipart(booking) },
    ][index % 4] ?? { path: '/', body: multipart(typedQuote({ phone, key })) }
    return {
      at: someNumber(index),
      isShared,
      ...sent,
      headers: { 'cf-connecting-ip': address, accept: 'application/json' },
    }
  })
}

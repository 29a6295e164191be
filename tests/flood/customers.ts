import { multipart, typedQuote } from '../support/requests.ts'

export type CustomerRequest = {
  readonly at: number
  readonly path: string
  readonly body: FormData
  readonly headers: Record<string, string>
}

/** A number from 0 to 1, always the same for an index and as good as random over many. */
const someNumber = (index: number) => (((index + 1) * 2_654_435_761) % 2 ** 32) / 2 ** 32

/** That many customers, each once, from its own IP address and at its own time. */
export function customerRequests(customers: number): CustomerRequest[] {
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

import { type CheerioAPI, load } from 'cheerio'
import { paths } from '../../src/routes.ts'
import { ownPlace } from './business.ts'

/** A quote request as a visitor types it, with what a test changes. */
export const typedQuote = (changes: Record<string, string> = {}): Record<string, string> => ({
  phone: '(202) 555-0123',
  location: ownPlace,
  'junk-type': 'One couch',
  ...changes,
})

/** A booking as a visitor types it, for a window that the test gives. */
export const typedBooking = (slot: string, changes: Record<string, string> = {}): Record<string, string> => ({
  slot,
  phone: '(202) 555-0123',
  address: '12 Oak Street',
  location: ownPlace,
  'junk-type': 'One couch',
  name: 'Ann',
  email: '',
  items: 'couch.1',
  ...changes,
})

let addresses = 0
/** A header with an IP address of its own. */
export const ownAddress = (): { readonly 'cf-connecting-ip': string } => {
  addresses += 1
  return { 'cf-connecting-ip': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

/** Fields and files as a browser sends them. */
export function multipart(
  fields: Record<string, string>,
  files: readonly File[] = [],
  field = 'junk-photos',
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  for (const file of files) data.append(field, file)
  return data
}

const jpegHead = [
  [0xff, 0xd8],
  // One component, 8 by 8 px, then the start of its scan.
  [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0],
  [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
].flat()

/** The least that is built like a JPEG, of a size in bytes; `seed` makes its content differ. */
export function jpegBytes(seed = 0, size = 2000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(seed)
  bytes.set(jpegHead)
  bytes.set([0xff, 0xd9], size - 2)
  return bytes
}

export const jpeg = (name = 'couch.jpg', seed = 0, size = 2000): File =>
  new File([jpegBytes(seed, size)], name, { type: 'image/jpeg' })

export const referenceAt = (location: string): string =>
  /(?:\/|[?&]t=\w+\.)([0-9A-Z]{10})(?![0-9A-Z])/.exec(location)?.[1] ?? ''

/** Where the answer to a form leads: its address, the token in it, and the request's reference. */
export function leadsTo({ headers }: Response) {
  const path = headers.get('location') ?? ''
  return { path, reference: referenceAt(path), token: /[?&]t=([^&#]+)/.exec(path)?.[1] ?? '' }
}

export const referenceIn = (answer: Response): string => leadsTo(answer).reference

/** The windows that a page offers, in their order. */
export const windowsOn = ($: CheerioAPI): string[] =>
  [...$('input[name=slot]')].map(({ attribs }) => attribs.value ?? '')

/** Those of the first days that can be booked. */
export const openWindows = async (site: { readonly get: (path: string) => Promise<Response> }): Promise<string[]> =>
  windowsOn(load(await (await site.get(paths.schedule())).text()))

/** What a form on a page sends. */
export const fieldsOf = (form: ReturnType<CheerioAPI>): Record<string, string> =>
  Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]))

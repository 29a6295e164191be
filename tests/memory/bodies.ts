import { partLimits, textBytes } from '../../src/server/http/limits.ts'
import type { Links, Sent } from '../support/hostile/case.ts'
import { fieldsOf, post } from '../support/hostile/case.ts'
import { endpoints } from '../support/hostile/limits.ts'
import type { Part } from '../support/hostile/multipart.ts'
import { filePart, joinParts, multipartType, textPart, textParts } from '../support/hostile/multipart.ts'
import { jpegBytes } from '../support/requests.ts'

const megabyte = 1024 * 1024
/** The largest body that is drained before its answer. */
const largest = 63 * megabyte

/** A body as large as an endpoint takes or refuses. */
export type Body = {
  readonly name: string
  /** Whether it is six photos of 8 MB, which have a limit of their own. */
  readonly isSixPhotos: boolean
  readonly request: (links: Links) => Promise<Sent>
}

/** Text up to the limit, most of it in fields that no form has. */
const padding = (): Part[] =>
  Array.from({ length: 3 }, (_, at) => textPart(`more-${at}`, 'x'.repeat(partLimits.fieldBytes)))

const photos = (name: string, count: number): Part[] =>
  Array.from({ length: count }, (_, seed) => filePart(name, `${seed}.jpg`, jpegBytes(seed + 1, 8 * megabyte)))

/** The largest accepted body of an endpoint. */
const taken: Readonly<Record<string, () => Part[]>> = {
  '/': () => [...textParts(fieldsOf('/')), ...padding(), ...photos('junk-photos', 6)],
  '/contact': () => [...textParts(fieldsOf('/contact')), ...padding()],
  '/referral-program': () => [...textParts(fieldsOf('/referral-program')), ...padding()],
  '/schedule': () => [...textParts(fieldsOf('/schedule')), ...padding(), ...photos('junk-photos', 6)],
  '/book-online': () => [...textParts(fieldsOf('/schedule')), ...padding(), ...photos('junk-photos', 6)],
  '/photos': () => [
    textPart('form', 'quote'),
    textPart('key', crypto.randomUUID()),
    ...padding(),
    ...photos('photo', 1),
  ],
  '/add-photos': () => photos('photos', 6),
  '/booking': () => [textPart('act', 'cancel'), ...padding()],
}

/** Bodies that are refused entirely or in part. */
const refused: Readonly<Record<string, () => Buffer>> = {
  'one field': () => joinParts([textPart('message', Buffer.alloc(largest - textBytes, '<'))]),
  'one photo': () =>
    joinParts([...textParts(fieldsOf('/')), filePart('junk-photos', 'a.jpg', jpegBytes(1, largest - textBytes))]),
  'empty fields': () => joinParts(Array(Math.floor(largest / 70)).fill(textPart('a', ''))),
  'no boundary': () => Buffer.alloc(largest, '\r'),
}

export const bodies: readonly Body[] = endpoints.flatMap(({ name, path }) => {
  const most = taken[name] ?? (() => [])
  return [
    {
      name: `${name}: the largest that is taken`,
      isSixPhotos: most().length > 0 && most().filter(({ head }) => head.includes('filename')).length === 6,
      request: async (links: Links) => post(await path(links), multipartType, joinParts(most())),
    },
    ...Object.entries(refused).map(([what, body]) => ({
      name: `${name}: 63 MB, ${what}`,
      isSixPhotos: false,
      request: async (links: Links) => post(await path(links), multipartType, body()),
    })),
  ]
})

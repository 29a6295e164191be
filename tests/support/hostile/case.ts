import { randomUUID } from 'node:crypto'
import { arrivalRules } from '../../../src/business/calendar.ts'
import { slots } from '../../../src/domain/calendar/slots.ts'
import { ownTown } from '../business.ts'
import { isOn } from '../ownPages.ts'
import { typedQuote } from '../requests.ts'

/** The exact bytes of a request. */
export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** The connection ends after so many bytes of the body, whatever length was declared. */
  readonly hangUpAfter?: number
  /** The body goes in pieces of so many bytes, and declares no length. */
  readonly pieces?: number
}

/** What only the running site can give: valid and forged links. */
export type Links = {
  readonly sign: (
    purpose: 'add-photos' | 'see-photos' | 'booking' | 'today',
    more?: Partial<Signing>,
  ) => Promise<string>
}

export type Signing = { readonly secret: string; readonly id: string; readonly expiresIn: number }

/** An attack, and the expected answer. */
export type HostileCase = {
  readonly name: string
  readonly status: readonly number[]
  /** Built when it's sent: some are large, some are signed. */
  readonly request: (links: Links) => Sent | Promise<Sent>
  /** How many photos the confirmation says are missing. */
  readonly missing?: number
}

/** In every value that a person sends; a log that contains it leaks personal data. */
export const personal = 'Zebulon'

/** A window a week ahead, for which the tests set enough crews. */
export const hostileSlot = slots(Date.now() + 7 * 24 * 60 * 60_000, arrivalRules(), new Map())[0]?.id ?? ''

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': typedQuote({ location: `${ownTown}, ${personal} Street`, 'junk-type': `${personal}’s couch` }),
  '/contact': {
    message: `${personal} asks about pianos`,
    phone: '202-555-0177',
    email: 'zebulon@example.com',
    name: personal,
  },
  '/referral-program': {
    name: personal,
    phone: '202-555-0178',
  },
  '/schedule': {
    slot: hostileSlot,
    phone: '202-555-0176',
    address: `12 ${personal} Street`,
    location: 'Riverton',
    'junk-type': 'A shed',
    name: personal,
    email: 'zebulon@example.com',
    texts: 'yes',
    items: 'sofa',
  },
}

/** Complete answers for each of the business's forms, by its path. */
export const typed = Object.fromEntries(Object.entries(answers).filter(([path]) => isOn(path)))

export const formPaths: readonly string[] = Object.keys(typed)

let bookers = 0
/** A phone number for each booking, since one number has only so many pickups. */
const ownPhone = (path: string): Record<string, string> => {
  if (path !== '/schedule') return {}
  bookers += 1
  return { phone: `202-555-${1000 + bookers}` }
}

/** A form's complete answers under a key of their own, so that each case is a lead of its own. */
export const fieldsOf = (path: string, changes: Record<string, string> = {}): Record<string, string> => ({
  ...typed[path],
  ...ownPhone(path),
  key: randomUUID(),
  ...changes,
})

export const get = (path: string, headers: Record<string, string> = {}): Sent => ({ method: 'GET', path, headers })

export const post = (path: string, type: string, body: string | Buffer, more: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { ...(type && { 'content-type': type }), ...more },
  body: Buffer.from(body as string),
})

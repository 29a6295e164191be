import type { Budget } from '../store/budgets.ts'

const hour = 60 * 60_000
const MB = 1024 * 1024

/**
 * How much one spender may do in a window. Only what changes something counts: the same request sent again, or one that
 * can't be read, costs nothing.
 */
export const budgets = {
  /** By address, new requests and corrections: more than a whole office behind one connection sends in an hour. */
  requests: { name: 'requests', limit: 20, windowMs: hour },
  /** The same count while a flood is on: a household's request, another one and a correction, and a day of a hundred such addresses fits into the free plan's row writes. */
  requestsInFlood: { name: 'requests', limit: 3, windowMs: hour },
  /** By reference: who corrects a request a sixth time within the hour is better off on the phone. */
  corrections: { name: 'corrections', limit: 5, windowMs: hour },
  /** By reference, details added to a request: three fields, and a change of mind about each. */
  details: { name: 'details', limit: 10, windowMs: hour },
  /** By reference, moves of a booking with its link: people move once, maybe twice. */
  moves: { name: 'moves', limit: 5, windowMs: hour },
  /** The same over a day, since each move is a mail to the owner. */
  movesADay: { name: 'moves-a-day', limit: 10, windowMs: 24 * hour },
  /** By address, bytes: six photos as they come from a camera, and some that were taken out again. */
  photosOfAddress: { name: 'photos-of', limit: 64 * MB, windowMs: hour },
  /**
   * From everybody together, bytes of photos that come before their forms: what is never sent stays for a day, and its rows
   * and bytes have to fit into the free plan many times.
   */
  photosEarly: { name: 'photos-early', limit: 1024 * MB, windowMs: 24 * hour },
} as const satisfies Readonly<Record<string, Budget>>

/** Whole seconds until a budget's window is over. */
export const secondsLeft = ({ windowMs }: Budget, now: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000)

/** The least that a photo counts for, in bytes: so its budgets limit the number of photos, and of their rows, too. */
export const leastPhoto = 512 * 1024

/** An address's requests in an hour, past which they're marked and the owner gets them in batches. */
export const softLimits = {
  /** A person with several jobs, or a family that tries things out, stays below it. */
  usual: 8,
  /** While a flood is on, an address's first request comes first. */
  inFlood: 1,
} as const

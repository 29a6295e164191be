/** What makes a request look as if no person had sent it. */
export type SpamSignal = 'trap-filled' | 'too-fast' | 'links' | 'many-from-one-place' | 'challenge-failed'

/** Signs as they're stored: codes with spaces between. */
export const readSigns = (stored: string): SpamSignal[] => stored.split(' ').filter(Boolean) as SpamSignal[]

/** What is known of how a request was sent. */
export type Sending = {
  /** What the hidden honeypot field holds. */
  readonly honeypot: string
  /** Whole ms from the first touch of the form to its sending; undefined without JavaScript. */
  readonly elapsedMs: number | undefined
  readonly texts: readonly string[]
  /** Past the usual number of requests from one address. */
  readonly frequent: boolean
  /** The challenge, where one is configured: undefined without. */
  readonly challengePassed: boolean | undefined
}

// One signal alone refuses nothing: password managers fill honeypots, whole offices share an address.
const weights: Readonly<Record<SpamSignal, number>> = {
  'trap-filled': 3,
  'too-fast': 2,
  links: 2,
  'many-from-one-place': 2,
  'challenge-failed': 3,
}
const suspiciousFrom = 4

/** A person needs longer than this to type a phone number, even with autofill. */
const hastyMs = 1500

/** The signs that a request shows. */
export function spamSignals({ honeypot, elapsedMs, texts, frequent, challengePassed }: Sending): SpamSignal[] {
  const signs: [SpamSignal, boolean][] = [
    ['trap-filled', honeypot !== ''],
    ['too-fast', elapsedMs !== undefined && elapsedMs < hastyMs],
    ['links', texts.some((text) => /https?:\/\/|www\.|\[url|<a\s/i.test(text))],
    ['many-from-one-place', frequent],
    ['challenge-failed', challengePassed === false],
  ]
  return signs.flatMap(([sign, shown]) => (shown ? [sign] : []))
}

/** Whether the signs together are enough to mark a request as unusual. */
export const isSuspicious = (signs: readonly SpamSignal[]): boolean =>
  signs.reduce((sum, sign) => sum + weights[sign], 0) >= suspiciousFrom

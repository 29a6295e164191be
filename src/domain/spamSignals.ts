export type SpamSignal = 'honeypot-filled' | 'too-fast' | 'links' | 'many-from-one-place' | 'challenge-failed'

export const signalNote: Readonly<Record<SpamSignal, string>> = {
  'honeypot-filled': 'a field that people can’t see was filled in',
  'too-fast': 'it was sent faster than anybody types',
  links: 'it contains links',
  'many-from-one-place': 'many requests came from the same connection',
  'challenge-failed': 'it didn’t pass the robot check',
}

/** Signals as they're stored: codes with spaces between. Older requests say `trap-filled`. */
export const readSpamSignals = (stored: string): SpamSignal[] =>
  stored.replace('trap-filled', 'honeypot-filled').split(' ').filter(Boolean) as SpamSignal[]

export type Sending = {
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
  'honeypot-filled': 3,
  'too-fast': 2,
  links: 2,
  'many-from-one-place': 2,
  'challenge-failed': 3,
}
const suspiciousFrom = 4

/** A person needs longer than this to type a phone number, even with autofill. */
const hastyMs = 1500

export function spamSignals({ honeypot, elapsedMs, texts, frequent, challengePassed }: Sending): SpamSignal[] {
  const signals: [SpamSignal, boolean][] = [
    ['honeypot-filled', honeypot !== ''],
    ['too-fast', elapsedMs !== undefined && elapsedMs < hastyMs],
    ['links', texts.some((text) => /https?:\/\/|www\.|\[url|<a\s/i.test(text))],
    ['many-from-one-place', frequent],
    ['challenge-failed', challengePassed === false],
  ]
  return signals.flatMap(([signal, isShown]) => (isShown ? [signal] : []))
}

/** Whether the signals together are enough to mark a request as unusual. */
export const isSuspicious = (signals: readonly SpamSignal[]): boolean =>
  signals.reduce((sum, signal) => sum + weights[signal], 0) >= suspiciousFrom

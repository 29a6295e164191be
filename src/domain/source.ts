// Where a request came from: what's kept of it, how the owner reads it, and what makes it look unusual.
import { say } from '#words'
import { capital, cleanLine, own } from './text.ts'

type Values = Readonly<Record<string, string>>

/** What `visit.ts` in the browser sends: the first page, the host that linked to it and its campaign, with spaces between. */
type Visit = { readonly page: string; readonly host: string; readonly campaign: string }

/** Of our own site: its hosts, and the normal path of a listed page; undefined for any other path. */
type OurSite = { readonly hosts: readonly string[]; readonly pageAt: (path: string) => string | undefined }

const longest = 60

/** One value of a campaign: what people call campaigns, and no address or markup. */
function campaignValue(raw: string): string {
  try {
    const text = decodeURIComponent(raw.replaceAll('+', ' '))
    return cleanLine(text.replace(/[^\p{L}\p{N} ._-]/gu, ' '))
      .slice(0, longest)
      .trim()
  } catch {
    return ''
  }
}

const campaignKeys = { utm_source: 'source', utm_medium: 'medium', utm_campaign: 'campaign' } as const

/** Parameters of a campaign. Of a click's id only whose it is is kept. */
function campaignOf(text: string): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(
    /\b(utm_source|utm_medium|utm_campaign)=([^&#]*?)(?=[&#]|,utm_|,gclid|,fbclid|$)/g,
  ))
    kept[campaignKeys[name as keyof typeof campaignKeys]] = campaignValue(value)
  for (const name of ['source', 'medium']) if (kept[name]) kept[name] = kept[name].toLowerCase()
  const click = /(?:^|[?&,])(gcl|fbcl)id(?=[=&,#]|$)/.exec(text)
  return click ? { ...kept, click: click[1] === 'gcl' ? 'google' : 'facebook' } : kept
}

/** A host as it's read, without `www.` and port; empty for ours and for what is none. */
function foreignHost(raw: string, hosts: readonly string[]): string {
  const host = raw.toLowerCase()
  if (hosts.includes(host) || !/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,5}(:\d{1,5})?$/.test(host)) return ''
  return host.replace(/^www\.|:\d+$/g, '')
}

function visitOf(sent: string): Visit | undefined {
  const [page = '', host = '', campaign = ''] = sent.slice(0, 2000).split(' ')
  return page.startsWith('/') ? { page, host, campaign } : undefined
}

/**
 * What is kept of where a request came from: `page` (the visit's first), `host`, `source`, `medium`, `campaign`, and `click` for
 * an ad's. Without the browser's script it's `last`, the page that the form was on, with that page's campaign. `referer` is
 * the request's header. Whatever else was sent is dropped.
 */
export function cleanSource(sent: string, referer: string, { hosts, pageAt }: OurSite): Values {
  const visit = visitOf(sent)
  const from = visit || !URL.canParse(referer) ? undefined : new URL(referer)
  const isOurs = from !== undefined && hosts.includes(from.host)
  const kept = {
    page: visit && pageAt(visit.page),
    host: visit && foreignHost(visit.host, hosts),
    last: isOurs ? pageAt(from.pathname) : undefined,
    ...campaignOf(visit?.campaign ?? (isOurs ? from.search : '')),
  }
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Who sent it, where a program did for somebody. */
export const assistantSource = 'assistant'

/** Who sent it, where a job came back by itself. */
export const againSource = 'again'

/** Whether it's a job that came back by itself; `paid` is what it came to the last time then, in cents. */
export const isAgain = ({ by }: Values = {}): boolean => by === againSource

/** What known sites are called, by the part of their host before the last dot, which is also what campaigns call them. */
const known: Readonly<Record<string, string>> = {
  google: 'Google',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  yahoo: 'Yahoo',
  facebook: 'Facebook',
  fb: 'Facebook',
  instagram: 'Instagram',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
}
const searchEngines = new Set(['google', 'bing', 'duckduckgo', 'yahoo'])
const paid = /^(?:cpc|ppc|cpm|paid.*|.*ads?)$/

const siteNamed = (host: string): string | undefined =>
  host.split('.').find((part) => part !== 'com' && Object.hasOwn(known, part))

/** Whether a program sent a request, for somebody who may not have seen this site. */
export const isByAssistant = ({ by }: Values = {}): boolean => by === assistantSource

/** Where a request came from, in words: "Google ad", "Bing search", "Nextdoor: spring". Empty where nobody knows. */
export function sourceWords({ by, page, host, source, medium, campaign, click }: Values): string {
  if (by === assistantSource) return say.source.assistant
  if (by === againSource) return say.source.again
  if (click === 'google') return say.source.ad('Google')
  if (source) {
    const name = own(known, source) ?? capital(source)
    if (medium && paid.test(medium)) return say.source.ad(name)
    return campaign ? `${name}: ${campaign}` : name
  }
  // Facebook marks the links of posts as it does those of ads.
  if (click) return say.source.facebook
  if (host) {
    const site = siteNamed(host)
    if (!site) return host
    return searchEngines.has(site) ? say.source.search(known[site] ?? '') : (known[site] ?? host)
  }
  return page ? say.source.direct : ''
}

export type SpamSignal = 'honeypot-filled' | 'too-fast' | 'links' | 'many-from-one-place' | 'challenge-failed'

export const signalWords = (signals: readonly SpamSignal[]): string =>
  signals.map((signal) => own(say.source.signals, signal) ?? signal).join('; ')

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

// The contract: every English path of the site once, and the builders of our own addresses. It imports nothing but the
// languages, so pages, the browser's code, messages and scripts can all use it. An absolute address is `siteUrl` and one of these.

import { language } from '#language'
import { languages as siteLanguages } from '#site/languages.ts'
import { aboutLanguage, type Language, languages } from './language/language.ts'

/** The path of each page, by the page's name in `pages/pages.ts`. */
export const pagePaths = {
  home: '/',
  howItWorks: '/how-it-works',
  services: '/services',
  service: '/services/:slug',
  serviceAreas: '/service-areas',
  town: '/service-areas/:slug',
  about: '/about',
  reviews: '/reviews',
  contact: '/contact',
  schedule: '/schedule',
  faq: '/faq',
  items: '/items',
  itemPage: '/items/:slug',
  guides: '/guides',
  guide: '/guides/:slug',
  calculator: '/pricing-calculator',
  bookOnline: '/book-online',
  referralProgram: '/referral-program',
  sitemap: '/sitemap',
  blog: '/blog',
  post: '/blog/:slug',
  findPickup: '/find-my-pickup',
  jobsDone: '/jobs-done',
  privacy: '/privacy',
  terms: '/terms',
  requestReceived: '/request-received/:reference',
} as const

export type PageName = keyof typeof pagePaths

/** The languages that the business has its pages in, the first one first. */
export const spokenLanguages = Object.keys(siteLanguages) as Language[]

/** The one whose addresses have no language in front; those of all others begin with theirs. */
export const firstLanguage: Language = spokenLanguages[0] ?? 'en'

/** A path of a language, as addresses have it. */
export const pathBelow = (chosen: Language, path: string): string =>
  chosen === firstLanguage ? path : `/${chosen}${path === '/' ? '' : path}`

/** A text that a language lacks: the pages that say it, of one record where there's a slug. */
export type Gap = { readonly pages: readonly PageName[]; readonly slug?: string | undefined }
export type Gaps = Readonly<Partial<Record<Language, readonly Gap[]>>>

let lacked: Gaps = {}

/** Leaves out the pages of texts that a language lacks: the build finds them, so neither Worker nor browser reads all texts. */
export const leaveOut = (found: Gaps): void => {
  lacked = found
}

const isLacked = (page: PageName, chosen: Language, slug?: string): boolean =>
  lacked[chosen]?.some((gap) => gap.pages.includes(page) && (gap.slug === undefined || gap.slug === slug)) ?? false

/** Where a language has a page, if it has its texts. */
function wholePath(page: PageName, chosen: Language): string | undefined {
  const known = siteLanguages[chosen]
  const path = known && !known.without?.includes(page) && addressesOf(chosen).pages[page]
  return path ? pathBelow(chosen, path) : undefined
}

/** Where a language has a page, if the business has it in that one. */
const ownPath = (page: PageName, chosen: Language): string | undefined =>
  isLacked(page, chosen) ? undefined : wholePath(page, chosen)

/** What a language has, or the nearest one that has it: the first one before the others. */
const firstThat = <Found>(chosen: Language, find: (language: Language) => Found | undefined): Found | undefined => {
  for (const one of [chosen, ...spokenLanguages]) {
    const found = find(one)
    if (found !== undefined) return found
  }
}

/** Whether the business has a page in a language. */
export const hasPage = (page: PageName, chosen: Language): boolean => ownPath(page, chosen) !== undefined

/** The path of a page in a language: in another one where the business doesn't have it in that one. */
export const pathIn = (page: PageName, chosen: Language = language()): string =>
  firstThat(chosen, (one) => ownPath(page, one)) ?? pathBelow('en', pagePaths[page])

/** The language of the page at a path: it begins with it, if it isn't the first one. */
export function languageAt(path: string): Language {
  const [, start] = path.split(/[/?#]/)
  return languages.find((one) => one === start && one !== firstLanguage) ?? firstLanguage
}

/** What else the Worker answers. Those with a signed link have its token in the query. */
export const endpoints = {
  leadPhotos: '/lead-photos',
  leadPhoto: '/lead-photo',
  /** A photo of a job that the website shows. */
  jobPhoto: '/job-photo',
  stopMails: '/stop-mails',
  /** The customer's one page: what their request is now, and all that they can do with it. */
  ownRequest: '/your-request',
  ownCalendar: '/your-request.ics',
  ownerCalendar: '/calendar.ics',
  referral: '/r/:code',
  photos: '/photos',
  health: '/healthz',
  /** Where taps on our number are counted. */
  taps: '/taps',
  feed: '/blog/feed.xml',
  securityTxt: '/.well-known/security.txt',
  // For assistants and other programs.
  estimate: '/estimate.json',
  windows: '/windows.json',
  area: '/area.json',
  itemSearch: '/item.json',
  booking: '/booking.json',
  mcp: '/mcp',
} as const

const deskHome = '/desk'

/** The desk's, apart from the others so that no script of a visitor's has them. */
export const deskEndpoints = {
  home: deskHome,
  signIn: '/desk/sign-in',
  sessions: '/desk/sessions',
  requests: '/desk/requests',
  request: '/desk/requests/:reference',
  calendar: '/desk/calendar',
  numbers: '/desk/numbers',
  jobs: '/desk/numbers/jobs',
  jobsFile: '/desk/numbers/jobs.csv',
  photo: '/desk/photo',
  worker: '/desk-worker.js',
} as const

type LinkName = 'ownRequest' | 'ownCalendar' | 'stopMails'

/** A language's own paths. */
export type Addresses = {
  readonly pages: Readonly<Partial<Record<PageName, string>>>
  /** Those of signed links: what's behind one is in the language of its request. */
  readonly links: Readonly<Record<LinkName, string>>
}

const addressesOf = (chosen: Language): Addresses =>
  aboutLanguage[chosen].addresses ?? { pages: pagePaths, links: endpoints }

const linkPath = (name: LinkName, chosen: Language = language()): string => {
  const spoken = siteLanguages[chosen] ? chosen : firstLanguage
  return pathBelow(spoken, addressesOf(spoken).links[name])
}

export const everyLinkPath = (name: LinkName): readonly string[] => [
  ...new Set(languages.map((chosen) => linkPath(name, chosen))),
]

/** Addresses that pages had, by what they are now. */
export const olderPages = { '/es/buscar-mi-retiro': 'findPickup' } as const satisfies Readonly<Record<string, PageName>>

/**
 * Paths of the one page's predecessors, whose links are still good, in the languages that there were then: the link that each is
 * now, and what its form did.
 */
export const olderLinks: readonly (readonly [path: string, link: LinkName, act?: CustomerAct])[] = [
  ['/booking', 'ownRequest'],
  ['/es/mi-retiro', 'ownRequest'],
  ['/booking.ics', 'ownCalendar'],
  ['/es/mi-retiro.ics', 'ownCalendar'],
  ['/add-photos', 'ownRequest', 'photos'],
  ['/es/agregar-fotos', 'ownRequest', 'photos'],
  ['/add-details', 'ownRequest', 'details'],
  ['/es/agregar-datos', 'ownRequest', 'details'],
  ['/fix-number', 'ownRequest', 'number'],
  ['/es/corregir-numero', 'ownRequest', 'number'],
]

/** Files that the build writes at addresses that others look for. */
export const files = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  items: '/items.json',
  curb: '/curb-pickup.json',
  openapi: '/openapi.json',
  manifest: '/site.webmanifest',
  favicon: '/favicon.ico',
  icon: '/icon.svg',
  touchIcon: '/apple-touch-icon.png',
} as const

/** Whether only programs ask for a path: what is wrong is JSON there, too. */
export const isForPrograms = (path: string): boolean =>
  normalPath(path) === endpoints.mcp || /^\/\.well-known\/|\.json$/.test(path)

type Query = Readonly<Record<string, string | number | undefined>>

/** A path with its query; empty parameters are left out. */
export function withQuery(path: string, parameters: Query): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

const fill = (path: string, value: string): string => path.replace(/:\w+/, () => encodeURIComponent(value))

/** What a page knows of a pickup before it's booked. None of it says who the visitor is. */
export type BookingPrefill = {
  readonly town?: string
  readonly zip?: string
  readonly service?: string
  readonly slot?: string
  /** A load, as the calculator's addresses have it. */
  readonly items?: string
  readonly flights?: string
  readonly carry?: string
}

/** What a customer does with their request by its link. */
export const customerActs = [
  'move',
  'cancel',
  'confirm',
  'accept',
  'agree',
  'withdraw',
  'photos',
  'details',
  'number',
  'email',
  'text',
] as const
export type CustomerAct = (typeof customerActs)[number]

type Signed = { readonly token: string }

const signed = (path: string, { token, ...more }: Signed & Query): string => withQuery(path, { t: token, ...more })

/** Pages of which there's one for each record, by the record's slug. */
export type Collection = 'service' | 'town' | 'itemPage' | 'guide'

const wholeSlug = (page: Collection, slug: string, chosen: Language): string | undefined =>
  chosen === 'en' ? slug : siteLanguages[chosen]?.slugs?.[page]?.[slug]

/** The slug of a record's page in a language; undefined where the business doesn't have it in that one. */
export const slugIn = (page: Collection, slug: string, chosen: Language = language()): string | undefined =>
  isLacked(page, chosen, slug) ? undefined : wholeSlug(page, slug, chosen)

/** The path of a record's page: in another language where there's none in the language of the moment. */
const recordPath = (page: Collection, slug: string, chosen: Language = language()): string =>
  firstThat(chosen, (one) => {
    const [path, own] = [ownPath(page, one), slugIn(page, slug, one)]
    return path && own && fill(path, own)
  }) ?? fill(pathBelow('en', pagePaths[page]), slug)

/** The addresses of pages that languages lack texts of, each with where it leads until they have them, if anywhere. */
export const leftOut = (): readonly (readonly [path: string, instead: string])[] =>
  spokenLanguages
    .flatMap((chosen) =>
      (Object.keys(pagePaths) as PageName[]).flatMap((page) => {
        const path = wholePath(page, chosen) ?? ''
        const slugs = Object.keys(siteLanguages[chosen]?.slugs?.[page as Collection] ?? {})
        if (!path.includes(':'))
          return path && isLacked(page, chosen) ? [[path, pathIn(page, firstLanguage)] as const] : []
        return slugs
          .filter((slug) => isLacked(page, chosen, slug))
          .map((slug) => {
            const own = wholeSlug(page as Collection, slug, chosen) ?? ''
            return [fill(path, own), recordPath(page as Collection, slug, firstLanguage)] as const
          })
      }),
    )
    .filter(([, instead]) => spokenLanguages.includes(languageAt(instead)))

/** Adds the path of each page that has no builder, in the language of the moment. */
function withPages<Own extends object>(own: Own): Omit<Readonly<Record<PageName, string>>, keyof Own> & Own {
  const plain = Object.fromEntries(
    (Object.keys(pagePaths) as PageName[])
      .filter((page) => !(page in own))
      .map((page) => [page, { get: () => pathIn(page), enumerable: true }]),
  )
  return Object.defineProperties(own, plain) as Omit<Readonly<Record<PageName, string>>, keyof Own> & Own
}

/** Our own addresses: plain ones, and builders of those that say more. */
export const paths = withPages({
  ...endpoints,
  get quote() {
    return `${pathIn('home')}#quote`
  },
  get whereItGoes() {
    return `${pathIn('faq')}#where-does-it-go`
  },
  service: (slug: string) => recordPath('service', slug),
  town: (slug: string) => recordPath('town', slug),
  guide: (slug: string) => recordPath('guide', slug),
  post: (slug: string) => fill(pathIn('post'), slug),
  /** The booking form, with what is known already: a page's own links take its town or service along. */
  schedule: (known: BookingPrefill = {}) => withQuery(pathIn('schedule'), known),
  /** The reviews of one kind of job, or all of them. */
  reviewsOf: (kind?: string) => withQuery(pathIn('reviews'), { kind }),
  itemPage: (slug: string) => recordPath('itemPage', slug),
  item: (id: string) => `${pathIn('items')}#item-${id}`,
  /** What whoever has no link to a request reads after sending it. */
  requestReceived: (reference: string, missing: number) =>
    withQuery(fill(pathIn('requestReceived'), reference), { missing }),
  greeting: (code: string) => withQuery(pathIn('home'), { friend: code }),
  referral: (code: string) => fill(endpoints.referral, code),
  leadPhotos: (link: Signed) => signed(endpoints.leadPhotos, link),
  leadPhoto: (link: Signed & { readonly id: string }) => signed(endpoints.leadPhoto, link),
  ownerCalendar: (link: Signed) => signed(endpoints.ownerCalendar, link),
  /**
   * `act` is what a form does there, `do` what the bearer wants to do, `done` what they just did. `missing`: how many of the
   * photos that they sent didn't arrive.
   */
  ownRequest: (
    link: Signed & {
      readonly act?: CustomerAct
      readonly do?: 'move' | 'cancel' | 'again'
      readonly done?: CustomerAct
      readonly missing?: number
    },
  ) => signed(linkPath('ownRequest'), link),
  ownCalendar: (link: Signed) => signed(linkPath('ownCalendar'), link),
  stopMails: (link: Signed) => signed(linkPath('stopMails'), link),
})

/** Addresses of the desk. A call is left out where nothing needs its result, and a spread isn't. */
export const deskPaths = /* @__PURE__ */ (() => ({
  ...deskEndpoints,
  /** The pickups of a local date; without one, today's. */
  day: (date?: string, query: Query = {}) => withQuery(deskEndpoints.home, { day: date, ...query }),
  signIn: (query: Query = {}) => withQuery(deskEndpoints.signIn, query),
  /** With a token it's where its bearer ends one session. */
  sessions: (query: Query = {}) => withQuery(deskEndpoints.sessions, query),
  requests: (query: Query = {}) => withQuery(deskEndpoints.requests, query),
  request: (reference: string, query: Query = {}) => withQuery(fill(deskEndpoints.request, reference), query),
  calendar: (query: Query = {}) => withQuery(deskEndpoints.calendar, query),
  /** The numbers of a span of local dates, `from` and `to`; the jobs behind them, and those as a spreadsheet. */
  numbers: (span: Query = {}) => withQuery(deskEndpoints.numbers, span),
  jobs: (span: Query = {}) => withQuery(deskEndpoints.jobs, span),
  jobsFile: (span: Query = {}) => withQuery(deskEndpoints.jobsFile, span),
  /** A photo of a request for whoever is signed in: it has no token that others could use. */
  photo: (reference: string, id: string) => withQuery(deskEndpoints.photo, { of: reference, id }),
}))()

/** How many photos of a request didn't arrive, as its address says. */
export const missingIn = (query: URLSearchParams): number =>
  Number(/^\d{1,2}$/.exec(query.get('missing') ?? '')?.[0] ?? 0)

/** A path without trailing slash, except for the root. */
export const normalPath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, '') || '/')

/** Canonical URL: `siteUrl`, never the request's Host header, and the normal path. */
export const canonical = (siteUrl: string, path: string): string => siteUrl + normalPath(path)

/** Path of a page's Markdown twin: the page's own with `.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`)

export const everyPathOf = (page: PageName): readonly string[] => [
  ...new Set(languages.map((chosen) => pathIn(page, chosen))),
]

/** Whether a page asks the database each time. */
export const asksDatabase = (path: string): boolean =>
  [endpoints.health, endpoints.windows, ...everyPathOf('schedule'), ...everyPathOf('bookOnline')].includes(path)

/** Whether a path is the desk's. */
export const isOfDesk = (path: string): boolean => path === deskHome || path.startsWith(`${deskHome}/`)

/** Whether the owner and the crew read what's at a path. */
export const isForOwner = (path: string): boolean =>
  [deskEndpoints.home, deskEndpoints.worker, endpoints.leadPhotos, endpoints.leadPhoto, endpoints.ownerCalendar].some(
    (own) => path === own || path.startsWith(`${own}/`),
  )

/** Paths below which pages answer one visitor only, which are never prefetched. */
export const neverPrefetched = (): readonly string[] => [
  ...everyPathOf('requestReceived').map((path) => fill(path, '')),
  deskHome,
]

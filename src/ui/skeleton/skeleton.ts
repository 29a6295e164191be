/** Skeletons of pages: a few empty elements, styled in skeleton.css. */
const bars = (count: number): string => '<i class="skeleton-bar"></i>'.repeat(count)
const rows = `<div class="skeleton-rows">${'<i></i>'.repeat(6)}</div>`
const lines = (count: number): string => `<div class="skeleton-lines">${bars(count)}</div>`
const ticket = (fields: number): string =>
  `<div class="skeleton-ticket"><i></i><div class="skeleton-fields">${'<i></i>'.repeat(fields)}</div></div>`
const picture = '<i class="skeleton-picture"></i>'
const ladder = `<div class="skeleton-ladder">${'<i></i>'.repeat(4)}</div>`
const tiles = `<div class="skeleton-tiles">${'<i></i>'.repeat(6)}</div>`

const page = (aside: string, body: string): string =>
  `<div class="skeleton"><div class="skeleton-head"><div><div class="skeleton-words">${bars(5)}</div>${aside}</div></div><div class="skeleton-body">${body}</div></div>`

/** The skeleton of each kind of page, by path. */
const kinds: readonly (readonly [path: RegExp, html: string])[] = [
  [/^\/$/, page(ticket(4), tiles)],
  [/^\/services\/./, page(picture, ticket(3))],
  [/^\/service-areas\/./, page(ticket(2), rows)],
  [/^\/blog\/./, page(picture, lines(9))],
  [/^\/pricing-calculator/, page('', ladder)],
  [
    /^\/(schedule|contact|book-online|referral-program)/,
    page('', `<div class="skeleton-halves">${lines(5)}${ticket(4)}</div>`),
  ],
  [/^\/(faq|sitemap|blog|reviews)/, page('', rows)],
  [/^\/(services|service-areas)/, page('', tiles)],
]

/** HTML of the skeleton shown while a page is loading; screen readers find nothing in it. */
export const skeleton = (path: string): string =>
  kinds.find(([pattern]) => pattern.test(path))?.[1] ?? page('', lines(9))

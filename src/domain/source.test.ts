import { expect, it } from 'vitest'
import { cleanSource, isSuspicious, type Sending, type SpamSignal, sourceWords, spamSignals } from './source.ts'

const ours = {
  hosts: ['site.test'],
  pageAt: (path: string) => (['/', '/faq'].includes(path) ? path : undefined),
}
const clean = (sent: string, referer = '') => cleanSource(sent, referer, ours)

it('keeps the first page, the host and the campaign', () => {
  expect(
    clean('/faq www.Google.com utm_source=Nextdoor,utm_medium=social,utm_campaign=fall%20clean-up,utm_term=x'),
  ).toEqual({
    page: '/faq',
    host: 'google.com',
    source: 'nextdoor',
    medium: 'social',
    campaign: 'fall clean-up',
  })
})

it('keeps whose ad it was, and no id of a click', () => {
  expect(clean('/  gclid')).toEqual({ page: '/', click: 'google' })
  expect(clean('/  utm_source=fb,fbclid=IwAR0abc123')).toEqual({ page: '/', source: 'fb', click: 'facebook' })
})

it('drops what isn’t a page or a host of others, and what no campaign is called', () => {
  expect(clean('/booking site.test')).toEqual({})
  expect(clean('/faq <script> name=Ann,utm_source=%E0%A4%A,utm_medium=%3Cb%3E')).toEqual({ page: '/faq', medium: 'b' })
  expect(clean(`/  utm_source=${'x'.repeat(500)}`).source).toHaveLength(60)
  for (const sent of ['', 'undefined', 'https://site.test/', '\u202e/faq']) expect(clean(sent), sent).toEqual({})
})

it('goes by the form’s own page where the browser ran no script', () => {
  expect(clean('', 'https://site.test/faq?utm_source=yelp&gclid=Cj0&t=secret')).toEqual({
    last: '/faq',
    source: 'yelp',
    click: 'google',
  })
  expect(clean('', 'https://elsewhere.test/faq?utm_source=yelp')).toEqual({})
})

it.each([
  [{ page: '/', click: 'google', host: 'google.com' }, 'Google ad'],
  [{ source: 'yelp', medium: 'cpc' }, 'Yelp ad'],
  [{ source: 'google', campaign: 'profile' }, 'Google: profile'],
  [{ source: 'flyer' }, 'Flyer'],
  [{ click: 'facebook' }, 'Facebook, a post or an ad'],
  [{ page: '/', host: 'google.co.uk' }, 'Google search'],
  [{ page: '/', host: 'm.facebook.com' }, 'Facebook'],
  [{ page: '/', host: 'springfield-news.example' }, 'springfield-news.example'],
  [{ page: '/' }, 'Straight to the site'],
  [{ by: 'assistant' }, 'An AI assistant'],
  [{ last: '/' }, ''],
])('says %j as %j', (source, words) => {
  expect(sourceWords(source as Record<string, string>)).toBe(words)
})

const plain: Sending = {
  honeypot: '',
  elapsedMs: 20_000,
  texts: ['One couch', 'Springfield'],
  frequent: false,
  challengePassed: undefined,
}

it.each([
  ['what people send', {}, []],
  ['what they send without a script', { elapsedMs: undefined }, []],
  ['a filled honeypot', { honeypot: ' ' }, ['honeypot-filled']],
  ['haste', { elapsedMs: 1499 }, ['too-fast']],
  ['no haste', { elapsedMs: 1500 }, []],
  ['a crowd', { frequent: true }, ['many-from-one-place']],
  ['a challenge not passed', { challengePassed: false }, ['challenge-failed']],
  ['an address', { texts: ['', 'See http://a.example'] }, ['links']],
  ['a host', { texts: ['www.a.example'] }, ['links']],
  ['a link of a forum', { texts: ['[URL=x]'] }, ['links']],
  ['a link of a page', { texts: ['<a\thref=x>'] }, ['links']],
  ['words that are like links', { texts: ['http', 'wwwx', '[ur]', '<abbr>', 'https//'] }, []],
] as const)('finds the signals of %s', (_, change, signals) => {
  expect(spamSignals({ ...plain, ...change })).toEqual(signals)
})

const all: readonly SpamSignal[] = ['honeypot-filled', 'too-fast', 'links', 'many-from-one-place', 'challenge-failed']

it.each(all)('holds nobody back for %s alone, but for that and another one', (signal) => {
  expect(isSuspicious([signal])).toBe(false)
  for (const other of all) expect(isSuspicious([signal, other]), other).toBe(true)
})

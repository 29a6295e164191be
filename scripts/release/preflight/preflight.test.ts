import { describe, expect, it } from 'vitest'
import type { Env } from '../../../src/env.ts'
import type { Site } from '../../../src/sites/schema/site.ts'
import { everyChannel } from '../../../tests/support/outside.ts'
import type { RunResult } from '../../lib/run.ts'
import { bucketLine, hstsLine, loginLine, recipientLine } from './account.ts'
import { businessLines, factLines, languageLines, sampleLines } from './business.ts'
import type { Line } from './line.ts'
import { checkoutLines } from './preflight.ts'
import { redirectLines } from './redirects.ts'
import { settingsLines } from './settings.ts'

const business = {
  phone: { e164: '+12028675309', label: '(202) 867-5309' },
  email: 'hello@ready-hauler.com',
  unconfirmed: [] as string[],
}
const vars = {
  SITE_URL: 'https://www.ready-hauler.com',
  NOTIFY_TO: 'me@ready-hauler.com',
  NOTIFY_FROM: 'site@ready-hauler.com',
  VISITOR_COPY: 'off',
}
const routes = [{ pattern: 'www.ready-hauler.com' }]
const folder = 'src/sites/by-hand'

const states = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ subject, state }) => [subject, state]))
const settings = (changed: Partial<Env> = {}, served: Parameters<typeof settingsLines>[1] = routes) =>
  settingsLines({ ...vars, ...changed } as Env, served, { ...vars, ...changed })
const settingsStates = (...of: Parameters<typeof settings>) => states(settings(...of))

describe('the business', () => {
  it('is ready without samples and with every claim confirmed; photos are advice', () => {
    expect(states(businessLines(business, folder, 0, 17))).toEqual({ phone: 'ok', email: 'ok', photos: 'advice' })
    expect(states(businessLines(business, folder, 3, 17)).photos).toBe('ok')
    expect(states(businessLines({ ...business, unconfirmed: ['testimonials'] }, folder, 0, 1)).claim).toBe('blocking')
    const review = { quote: 'Fast.', author: 'Ann', place: 'Home', rating: 5 } as const
    const job = { town: 'springfield', month: '2026-10', items: 'sofa', paid: 140 }
    expect(sampleLines([review], [job], folder)).toEqual([])
    expect(states(sampleLines([{ ...review, sample: true }], [], folder))).toEqual({ reviews: 'blocking' })
    expect(states(sampleLines([], [job, { ...job, sample: true }], folder))).toEqual({ jobs: 'blocking' })
  })

  it.each([
    ['+12025550100', 'blocking'],
    ['+12025551234', 'ok'],
  ])('the phone %s is %s', (e164, state) => {
    expect(states(businessLines({ ...business, phone: { e164, label: '' } }, folder, 0, 1)).phone).toBe(state)
  })

  it('says which file to edit: the answers of `npm run new-site`, where it asked for that', () => {
    const fixes = (of: string) =>
      businessLines({ ...business, email: 'a@b.example', unconfirmed: ['x'] }, of, 1, 1).flatMap(({ fix }) => fix ?? [])
    expect(fixes('src/sites/starter').join()).toMatch(/`email` in src\/sites\/starter\/answers\/site\.json/)
    expect(fixes('src/sites/starter').join()).toMatch(/`unconfirmed` in src\/sites\/starter\/site\.ts/)
    expect(fixes(folder).join()).toMatch(/`email` in src\/sites\/by-hand\/site\.ts/)
  })
})

it('a language waits for who has read it and who answers calls in it', () => {
  const line = (reviewedBy: string, phones: string) =>
    languageLines({ en: {}, es: { reviewedBy, phones, slugs: {} } }, folder).map(({ state, fix = '' }) => [state, fix])
  expect(line('', '')).toEqual([
    ['advice', expect.stringMatching(/`reviewedBy`.* and `phones`.*by-hand\/es\/language\.ts/)],
  ])
  expect(line('Luz Ortega', '')).toEqual([['advice', expect.stringMatching(/^`phones`/)]])
  expect(line('Luz Ortega', 'Luz, every day')).toEqual([['ok', '']])
})

it('a town’s rule and a source are old after two years, or with their contract or plan, a guide and a post after a year', () => {
  const known = (asOf: string, until?: string, answer = '') => ({
    known: 'dated' as const,
    answer,
    lines: [],
    asOf,
    ...(until && { until }),
  })
  const towns = [
    { name: 'Derby', curb: known('April 2024') },
    { name: 'Newton', curb: known('December 2024') },
    { name: 'Haysville', curb: known('July 2023', 'June 2028') },
    { name: 'Maize', curb: known('July 2023', 'September 2026') },
    { name: 'Kechi' },
    { name: 'Goddard', curb: known('December 2025', undefined, 'A clean-up is planned for 2025.') },
    { name: 'Clearwater', curb: known('2023') },
  ]
  const guides = ['2025-11-01', '2026-02-01'].map((checked, at) => ({ name: `Guide ${at}`, checked }))
  const posts = guides.map(({ checked }, at) => ({ title: `Post ${at}`, updated: checked }))
  const sources = [
    { label: 'Kansas law', asOf: 'state law since 1990' },
    { label: 'Sedgwick County', asOf: 'December 2024' },
    { label: 'Oil shop' },
    ...['October 2024', 'October 2024', '2025, for 2025'].map((asOf) => ({ label: 'Tire shop', asOf })),
  ]
  const [line, ...others] = factLines(towns, guides, posts, sources, '2026-11-28', folder)
  expect([line?.state, line?.says, others]).toEqual([
    'advice',
    expect.stringMatching(
      /: Derby \(April 2024\), Maize \(September 2026\), Goddard \(December 2025\), Clearwater \(2023\), Oil shop \(no date\), Tire shop \(October 2024\), Tire shop \(2025, for 2025\), Guide 0, Post 0$/,
    ),
    [],
  ])
  expect(
    factLines(towns.slice(1, 3), guides.slice(1), posts.slice(1), sources.slice(0, 2), '2026-11-28', folder),
  ).toEqual([])
})

describe('the settings', () => {
  it('are ready with a domain of one’s own, or at workers.dev', () => {
    const ready = { origin: 'ok', domain: 'ok', channels: 'ok', sender: 'ok', desk: 'ok', customers: 'advice' }
    expect(settingsStates()).toEqual(ready)
    expect(settingsStates({ SITE_URL: 'https://hauler.someone.workers.dev' }, [])).toEqual(ready)
  })

  it.each([
    ['https://hauler.example', 'blocking'],
    ['https://www.example.com', 'blocking'],
    ['http://www.ready-hauler.com', 'blocking'],
    ['nonsense', 'blocking'],
    ['https://exampleville.com', 'ok'],
  ])('the origin %s is %s', (SITE_URL, state) => {
    expect(settingsStates({ SITE_URL }, ['exampleville.com/*']).origin).toBe(state)
  })

  it.each([
    [['www.ready-hauler.com/*'], 'ok'],
    [['*.ready-hauler.com/*'], 'ok'],
    [['ready-hauler.com'], 'blocking'],
    [[], 'blocking'],
  ])('routes %j: the domain is %s', (served, state) => {
    expect(settingsStates({}, served).domain).toBe(state)
  })

  it('no request reaches a sample address, even if other channels are on', () => {
    const [, , channels] = settings({ ...(everyChannel as object), ...vars, NOTIFY_TO: 'owner@hauler.example' })
    expect(channels).toMatchObject({ state: 'blocking', says: expect.stringContaining('only webhook and sms would') })
    expect(settingsStates({ NOTIFY_FROM: 'site@hauler.example' }).sender).toBe('blocking')
    const others = settingsLines(vars as Env, routes, vars, undefined, ['another@ready-hauler.com'])
    expect(states(others).sender).toBe('blocking')
  })

  it.each([
    ['', 'ok'],
    ['ann@ready-hauler.com, bob@ready-hauler.com crew,', 'ok'],
    ['Ann@Ready-Hauler.com OWNER', 'ok'],
    ['ann@ready-hauler.com bob@ready-hauler.com', 'blocking'],
    ['ann@ready-hauler.com, bob', 'blocking'],
    ['bob@ready-hauler.com crew', 'blocking'],
    ['ann@hauler.example', 'blocking'],
  ])('DESK_PEOPLE %j is %s', (DESK_PEOPLE, state) => {
    expect(settingsStates({ DESK_PEOPLE }).desk).toBe(state)
  })

  it('says how customers hear of their pickup, and blocks until somebody has said whether by mail', () => {
    for (const VISITOR_COPY of ['', 'yes']) expect(settingsStates({ VISITOR_COPY }).customers).toBe('blocking')
    expect(settingsStates({ VISITOR_COPY: 'on' }).customers).toBe('ok')
    const service = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'set', SMS_FROM: '+12025550100' }
    expect(settingsStates({ VISITOR_TEXTS: 'on', ...service }).customers).toBe('ok')
    const half = settings({ VISITOR_TEXTS: 'on' }).find(({ subject }) => subject === 'customers')
    expect(half).toMatchObject({ state: 'advice', says: expect.stringContaining('no text service is set up') })
  })

  it('tells a business that texts customers that carriers want a privacy page and terms, and what is missing on them', () => {
    const texts = { VISITOR_TEXTS: 'on', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'set', SMS_FROM: '+12025550100' }
    const privacy = (changed: Partial<Env>, page?: Site['privacy']) =>
      settingsLines({ ...vars, ...changed } as Env, routes, vars, { privacy: page }).find(
        ({ subject }) => subject === 'privacy',
      )
    const since = '2026-11-24'
    expect(privacy({})).toBeUndefined()
    expect(privacy({}, { since })?.state).toBe('ok')
    expect(privacy(texts)).toMatchObject({ state: 'blocking', says: expect.stringContaining('no privacy page') })
    expect(privacy(texts, { since })).toMatchObject({
      state: 'blocking',
      says: expect.stringContaining('nothing of it'),
    })
    expect(privacy(texts, { since, texts: 'Twilio' })?.state).toBe('ok')
    const terms = (page?: Site['terms']) =>
      settingsLines({ ...vars, ...texts } as Env, routes, vars, { terms: page }).find(
        ({ subject }) => subject === 'terms',
      )
    expect(terms()?.state).toBe('blocking')
    expect(terms({ since, chapters: [] })).toBeUndefined()
    for (const sent of [{ WEBHOOK_URL: 'https://a.com' }, { ...texts, VISITOR_TEXTS: 'off', SMS_TO: '+12025550100' }])
      expect(privacy(sent, { since })?.says).toContain('doesn’t say that requests go to')
  })

  it('a secret in wrangler.toml stops even an upload', () =>
    expect(settings({ LEAD_SECRET: 'x' }).at(-1)).toMatchObject({ subject: 'secret', stopsUpload: true }))
})

it('the checkout has to be a commit, on which the tests passed or are going to run', () => {
  const commit = 'f'.repeat(40)
  expect(states(checkoutLines({ commit, changed: [] }, 'missing'))).toEqual({ commit: 'ok', tests: 'blocking' })
  for (const tests of ['run next', 'passed elsewhere'] as const)
    expect(states(checkoutLines({ commit, changed: [] }, tests)).tests).toBe('ok')
  expect(states(checkoutLines({ commit, changed: ['src/app.ts'] }, 'missing')).commit).toBe('blocking')
  expect(states(checkoutLines(undefined, 'missing'))).toEqual({ commit: 'advice' })
})

describe('the account', () => {
  const ran = (stdout: string, code = 0): RunResult => ({ code, stdout, output: stdout })
  const accounts = (count: number) =>
    JSON.stringify({ email: 'me', accounts: Array(count).fill({ id: 'a', name: 'A' }) })

  it('has to be known, and one', () => {
    const stops = { state: 'blocking', stopsUpload: true }
    expect(loginLine(ran('', 1), false)).toMatchObject(stops)
    expect(loginLine(ran(accounts(2)), false)).toMatchObject(stops)
    expect(loginLine(ran(accounts(2)), true).state).toBe('ok')
    expect(loginLine(ran(accounts(1)), false).state).toBe('ok')
  })

  it('needs R2', () => {
    expect(bucketLine({ state: 'on', names: [] }).state).toBe('ok')
    expect(bucketLine({ state: 'off' })).toMatchObject({ stopsUpload: true, fix: expect.stringContaining('R2') })
    expect(bucketLine({ state: 'unknown', reason: 'no network' }).says).toContain('no network')
  })

  it('has the owner’s address verified, or says how that is done', () => {
    const table = '│ a │ me@ready-hauler.com │ 2026-01-01 │\n│ b │ new@ready-hauler.com │ pending │'
    expect(recipientLine(ran(table), 'me@ready-hauler.com').state).toBe('ok')
    for (const address of ['new@ready-hauler.com', 'e@ready-hauler.com']) {
      const fix = expect.stringContaining(`create ${address}`)
      expect(recipientLine(ran(table), address)).toMatchObject({ state: 'advice', fix })
    }
    expect(recipientLine(ran('✘ [ERROR] No permission.', 1), 'me@ready-hauler.com').says).toContain('No permission.')
  })

  const day = { days: 1, includeSubDomains: false, preload: false }
  const years = { days: 730, includeSubDomains: true, preload: true }
  it.each([
    [years, false, 'blocking'],
    [{ ...day, includeSubDomains: true }, false, 'blocking'],
    [day, false, 'advice'],
    [years, true, 'ok'],
    [years, undefined, 'blocking'],
  ])('HSTS %j, on a site that was live before: %s, is %s', (hsts, live, state) => {
    expect(hstsLine(hsts, live).state).toBe(state)
  })
})

it('asks a site that answers whether http and the domain without www lead to it', async () => {
  const site = 'https://www.ready-hauler.com'
  const moved = (location: string) => new Response(null, { status: 301, headers: { location } })
  const served: Record<string, Response> = { 'http://www.ready-hauler.com/': moved(`${site}/`) }
  const ask = (async (address: string) => served[address] ?? new Response()) as typeof fetch
  const at = async (url: string) => (await redirectLines(url, ask)).map(({ state }) => state)
  expect(await at(site)).toEqual(['ok', 'advice'])
  served['https://ready-hauler.com/'] = moved(`${site}.evil.example/`)
  expect(await at(site)).toEqual(['ok', 'advice'])
  expect(await at('https://ready.acme.workers.dev')).toEqual(['advice'])
  served[site] = new Response(null, { status: 503 })
  expect(await at(site)).toEqual(['skipped'])
})

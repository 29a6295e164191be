import { describe, expect, it, vi } from 'vitest'
import type { Env } from '../../../src/env.ts'
import { everyChannel } from '../../../tests/support/outside.ts'
import type { Ran } from '../../lib/run.ts'
import { bucketLine, hstsLine, loginLine, recipientLine } from './account.ts'
import { businessLines } from './business.ts'
import { checkoutLines } from './checkout.ts'
import { printLines } from './line.ts'
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
}
const routes = [{ pattern: 'www.ready-hauler.com' }]

const folder = 'src/sites/by-hand'

type Lines = ReturnType<typeof businessLines>
const states = (lines: Lines) => Object.fromEntries(lines.map(({ subject, state }) => [subject, state]))
const settings = (changed: Partial<Env> = {}, served: Parameters<typeof settingsLines>[1] = routes) =>
  states(settingsLines({ ...vars, ...changed } as Env, served, { ...vars, ...changed }))

describe('the business', () => {
  it('is ready without samples, and photos are advice', () => {
    expect(states(businessLines(business, folder, 0, 17))).toEqual({ phone: 'ok', email: 'ok', photos: 'advice' })
    expect(states(businessLines(business, folder, 3, 17)).photos).toBe('ok')
  })

  it.each([
    ['+12025550100', 'blocking'],
    ['+13125550199', 'blocking'],
    ['+12025550200', 'ok'],
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

  it('has one line for each claim that is not confirmed', () => {
    const lines = businessLines({ ...business, unconfirmed: ['street address', 'testimonials'] }, folder, 0, 1)
    const claims = lines.filter(({ subject }) => subject === 'claim')
    expect(claims.map(({ state, says }) => [state, says])).toEqual([
      ['blocking', "the owner hasn't confirmed: street address"],
      ['blocking', "the owner hasn't confirmed: testimonials"],
    ])
  })
})

describe('the settings', () => {
  it('are ready with a domain of one’s own, or at workers.dev', () => {
    expect(settings()).toEqual({
      origin: 'ok',
      domain: 'ok',
      channels: 'ok',
      sender: 'ok',
      customers: 'advice',
    })
    expect(settings({ SITE_URL: 'https://hauler.someone.workers.dev' }, []).domain).toBe('ok')
  })

  it.each([
    ['https://hauler.example', 'blocking'],
    ['https://www.example.com', 'blocking'],
    ['http://www.ready-hauler.com', 'blocking'],
    ['nonsense', 'blocking'],
    ['https://exampleville.com', 'ok'],
  ])('the origin %s is %s', (SITE_URL, state) => {
    expect(settings({ SITE_URL }, ['exampleville.com/*']).origin).toBe(state)
  })

  it.each([
    [['www.ready-hauler.com/*'], 'ok'],
    [['*.ready-hauler.com/*'], 'ok'],
    [['*ready-hauler.com/*'], 'ok'],
    [['ready-hauler.com'], 'blocking'],
    [[], 'blocking'],
  ])('routes %j: the domain is %s', (served, state) => {
    expect(settings({}, served).domain).toBe(state)
  })

  it('no request reaches a sample address, even if other channels are on', () => {
    expect(settings({ NOTIFY_TO: 'owner@hauler.example' }).channels).toBe('blocking')
    const [, , channels] = settingsLines(
      { ...everyChannel, ...vars, NOTIFY_TO: 'owner@hauler.example' } as unknown as Env,
      routes,
      vars,
    )
    expect(channels?.says).toContain('only webhook and sms would')
    expect(settings({ NOTIFY_FROM: 'site@hauler.example' }).sender).toBe('blocking')
  })

  it('says how customers hear of their pickup, and blocks nothing without it', () => {
    expect(settings().customers).toBe('advice')
    expect(settings({ VISITOR_COPY: 'on' }).customers).toBe('ok')
    const service = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'set', SMS_FROM: '+12025550100' }
    expect(settings({ VISITOR_TEXTS: 'on', ...service }).customers).toBe('ok')
    const half = settingsLines({ ...vars, VISITOR_TEXTS: 'on' } as Env, routes, vars)
    expect(half.find(({ subject }) => subject === 'customers')?.says).toContain('no text service is set up')
  })

  it('a secret in wrangler.toml stops even an upload', () => {
    expect(settingsLines({ ...vars } as Env, routes, { ...vars, LEAD_SECRET: 'x' }).at(-1)).toMatchObject({
      subject: 'secret',
      stopsUpload: true,
    })
  })
})

describe('the checkout', () => {
  const commit = 'f'.repeat(40)

  it('has to be a commit, on which the tests passed or are going to run', () => {
    expect(states(checkoutLines({ commit, changed: [] }, 'missing'))).toEqual({ commit: 'ok', tests: 'blocking' })
    for (const tests of ['run next', 'passed elsewhere'] as const)
      expect(states(checkoutLines({ commit, changed: [] }, tests)).tests).toBe('ok')
    expect(states(checkoutLines({ commit, changed: ['src/app/app.ts'] }, 'missing')).commit).toBe('blocking')
    expect(states(checkoutLines(undefined, 'missing'))).toEqual({ commit: 'advice' })
  })
})

describe('the account', () => {
  const ran = (stdout: string, code = 0): Ran => ({ code, stdout, output: stdout })
  const accounts = (count: number) =>
    JSON.stringify({ email: 'me', accounts: Array(count).fill({ id: 'a', name: 'A' }) })

  it('has to be known, and one', () => {
    expect(loginLine(ran('', 1), false)).toMatchObject({ state: 'blocking', stopsUpload: true })
    expect(loginLine(ran(accounts(2)), false)).toMatchObject({ state: 'blocking', stopsUpload: true })
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
    for (const address of ['new@ready-hauler.com', 'e@ready-hauler.com'])
      expect(recipientLine(ran(table), address)).toMatchObject({
        state: 'advice',
        fix: expect.stringContaining(`create ${address}`),
      })
    expect(recipientLine(ran('✘ [ERROR] No permission.', 1), 'me@ready-hauler.com').says).toContain('No permission.')
  })

  it.each([
    ['long', false, 'blocking'],
    ['subdomains', false, 'blocking'],
    ['short', false, 'advice'],
    ['long', true, 'ok'],
    ['short', true, 'advice'],
    ['long', undefined, 'blocking'],
    ['short', undefined, 'advice'],
  ] as const)('HSTS that is %s, on a site that was live before: %s, is %s', (name, live, state) => {
    const short = { days: 1, includeSubDomains: false, preload: false }
    const hsts = {
      short,
      subdomains: { ...short, includeSubDomains: true },
      long: { days: 730, includeSubDomains: true, preload: true },
    }[name]
    expect(hstsLine(hsts, live).state).toBe(state)
  })
})

it('prints one line for each, with its fix, and counts them', () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  printLines([...businessLines({ ...business, email: 'a@b.example' }, folder, 0, 17)])
  expect(said.join('\n').split('\n')).toEqual([
    'ok        phone      (202) 867-5309',
    `blocking  email      a@b.example is a sample address. Fix: \`email\` in ${folder}/site.ts`,
    'advice    photos     17 drawings, no photo of your own. Fix: docs/run.md, "Your own photos"',
    '',
    '1 blocking, 1 advice, 0 skipped',
    '',
  ])
})

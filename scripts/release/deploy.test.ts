import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stubbedDeploy } from '../../tests/support/stubbedDeploy.ts'

let machine: Awaited<ReturnType<typeof stubbedDeploy>>
beforeAll(async () => {
  machine = await stubbedDeploy()
}, 120_000)
beforeEach(() => machine.reset())
afterAll(() => machine.remove())

const deploy = (...args: string[]) => machine.run('deploy', args, 'yes\n')
const uploads = () => machine.calls().filter((call) => call.startsWith('versions upload')).length
const next = (said: string) => /^Next: (.+)$/m.exec(said)?.[1] ?? ''

/** What has to be true after anything that went wrong: the old version is live, and no test request is left. */
function expectUntouched(): void {
  expect(machine.live()).toBe('old')
  expect(machine.calls().filter((call) => /^(versions deploy|triggers deploy|rollback)/.test(call))).toEqual([])
  expect(machine.sentSecrets()).toBeNull()
  expect(machine.read('.prod.vars')).toBe('LEAD_SECRET="kept"\n')
}

describe('a deploy', () => {
  it('brings the database up to date, uploads, tests, and sends traffic last', async () => {
    expect((await deploy()).code).toBe(0)
    expect(machine.changes()).toEqual([
      'd1 migrations apply DB --remote',
      expect.stringMatching(/^versions upload --tag [0-9a-f]{12}$/),
      ...Array(5).fill('d1 execute'),
      'versions deploy version-1@100% --yes --message npm run deploy',
      'triggers deploy',
    ])
    expect([machine.live(), machine.leads()]).toEqual(['version-1', []])
    expect(machine.sentSecrets()).toBeNull()
    expect(machine.read('.deployed/tallgrass/new.js')).toBeDefined()
  })

  it('on a bare account creates Worker, database, bucket and secret, and the Worker only says that the site opens soon', async () => {
    machine.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live')
    machine.write('.prod.vars', '')
    const { code, said } = await deploy()
    expect(code).toBe(0)
    expect(machine.changes()).toEqual([
      'd1 create tallgrass',
      'd1 migrations apply DB --remote',
      'r2 bucket create tallgrass-files',
      'deploy --config --tag placeholder',
      expect.stringMatching(/^versions upload --tag [0-9a-f]{12} --secrets-file$/),
      ...Array(5).fill('d1 execute'),
      'versions deploy version-1@100% --yes --message npm run deploy',
      'triggers deploy',
    ])
    const [, made] = /^LEAD_SECRET="([0-9a-f]{64})"\n$/.exec(machine.read('.prod.vars') ?? '') ?? []
    expect(machine.sentSecrets()).toEqual({ LEAD_SECRET: made })
    expect(said).not.toContain(made)
  })

  it('that is run again does nothing twice', async () => {
    await deploy()
    machine.without('calls')
    expect((await deploy()).code).toBe(0)
    expect(machine.changes()).toEqual(['d1 migrations apply DB --remote', 'triggers deploy'])
  })

  it('of a preview sends no traffic, and the deploy after it uploads nothing again', async () => {
    expect((await deploy('--preview')).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['old', 1])
    expect((await deploy()).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['version-1', 1])
  })

  it('after a secret was changed uploads again, since an older version has the older secret', async () => {
    await deploy('--preview')
    machine.set('versions', '{"id":"version-1"}\n{"id":"changed","annotations":{"workers/triggered_by":"secret"}}\n')
    await deploy()
    expect([machine.live(), uploads()]).toEqual(['version-2', 2])
  })

  it('runs the tests if they have not passed on this commit, and stops when one fails', async () => {
    machine.write('.cache/tested', 'another commit')
    expect((await deploy('--preview')).code).toBe(0)
    expect(machine.calls()).toContain('npm test')
    machine.reset()
    machine.write('.cache/tested', 'another commit')
    machine.set('tests-exit', '1')
    const { code, said } = await deploy()
    expect([code, machine.changes()]).toEqual([1, ['npm test']])
    expect(said).toContain('Stopped: a test failed')
  })
})

describe('the arguments', () => {
  it.each([['--dry-run that npm kept for itself', [], { npm_config_dry_run: 'true' }]])(
    '%s changes nothing and asks the account nothing, even with something open',
    async (_name, args, env) => {
      machine.write('new.txt', 'not committed')
      const { code, said } = await machine.run('deploy', ['--tested', ...args], 'yes\n', env)
      expect([code, machine.calls()]).toEqual([0, ['deploy --dry-run --outdir dist/worker']])
      expect(said).toContain('Dry run: nothing was uploaded.')
      expect(said).toMatch(/^blocking {2}commit .*new\.txt/m)
      expectUntouched()
    },
  )

  it.each([['--dry'], ['--help']])('%s prints the usage and does nothing else', async (argument) => {
    const { code, said } = await deploy(argument)
    expect(code).toBe(argument === '--help' ? 0 : 1)
    expect(said).toContain('npm run deploy -- --dry-run')
    expect(machine.calls()).toEqual([])
  })
})

it.each([['no\n']])('any other answer than yes changes nothing: %j', async (typed) => {
  const { code, said } = await machine.run('deploy', [], typed)
  expect([code, machine.changes()]).toEqual([1, []])
  expect(said).toContain('Stopped: nothing was changed')
  expectUntouched()
})

it('an npm that says yes to everything is not asked for a yes', async () => {
  const { code } = await machine.run('deploy', [], '', { npm_config_yes: 'true' })
  expect([code, machine.changes()]).toEqual([1, []])
})

describe('HSTS', () => {
  beforeEach(() => {
    machine.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live')
    machine.editSite((text) => text.replace('days: 1, includeSubDomains: false', 'days: 730, includeSubDomains: true'))
  })
  afterEach(() => machine.restoreSite())

  it('has to start with a day, also when previews were uploaded before', async () => {
    for (const round of [1, 2]) {
      expect((await deploy('--preview', '--tested')).code, `preview ${round}`).toBe(0)
      const { code, said } = await deploy('--tested')
      expect([code, machine.live()]).toEqual([1, 'placeholder'])
      expect(said).toMatch(/^blocking {2}HSTS .*730 days on a site that was never live/m)
    }
  })
})

describe('what is open', () => {
  it('refuses traffic, and says what a preview would do', async () => {
    machine.write('new.txt', 'not committed')
    const { code, said } = await deploy()
    expect([code, machine.changes()]).toEqual([1, []])
    expect(said).toContain('Stopped: still blocking: commit')
    expect(next(said)).toContain('--preview')
    machine.without('calls')
    expect((await deploy('--preview', '--tested')).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['old', 1])
    // What isn't committed isn't known again.
    await deploy('--preview', '--tested')
    expect([machine.live(), uploads()]).toEqual(['old', 2])
  })
})

describe('a step that fails', () => {
  const why = { code: 1, stderr: '✘ [ERROR] wrangler says why\n\n  and more' }

  it.each([
    ['a migration', 'd1 migrations', ['d1 migrations apply DB --remote']],
    ['the upload', 'versions upload', ['d1 migrations apply DB --remote', expect.stringContaining('versions upload')]],
  ])('%s ends it there, with the reason', async (_name, call, changes) => {
    machine.play(call, why)
    const { code, said } = await deploy()
    expect([code, machine.changes()]).toEqual([1, changes])
    expect(said).toContain('wrangler says why')
    expectUntouched()
  })

  it('a version without a preview address can not be tested, so it gets no traffic', async () => {
    machine.set('preview', '')
    const { code, said } = await deploy()
    expect(code).toBe(1)
    expect(next(said)).toContain('npx wrangler triggers deploy')
    expectUntouched()
  })

  it('traffic that can not be sent leaves the old version live, and the next run goes on from there', async () => {
    machine.play('versions deploy', why)
    const { code, said } = await deploy()
    expect([code, machine.live()]).toEqual([1, 'old'])
    expect(said).toContain('Stopped: the version before is still live: wrangler says why')
  })
})

describe('a version that does not work gets no traffic', () => {
  it.each([
    ['a page fails', { 'GET /about': { status: 500 } }, '/about answers 500'],
    ['the confirmation fails', { 'GET /request-received/ABCDEFGH23': { status: 500 } }, 'the confirmation answers 500'],
  ])('when %s', async (_name, answers, problem) => {
    machine.site.answer(answers)
    const { code, said } = await deploy()
    expect(code).toBe(1)
    expect(said).toContain(problem)
    expect(machine.leads()).toEqual([])
    expectUntouched()
  })

  it.each([['a wrong answer', { status: 503, stored: true }, 'the test request was answered with 503']] as const)(
    'when a request is stored but gets %s, and that request is deleted at once',
    async (_name, answer, problem) => {
      machine.site.answer({ 'POST /contact': answer })
      const { code, said } = await deploy()
      expect(code).toBe(1)
      expect(said).toContain(problem)
      expect(machine.leads()).toEqual([])
      expectUntouched()
    },
  )

  it.each([
    ['was not stored', '[{"results":[]},{"results":[]}]', "the test request isn't in the database"],
    [
      'reached nobody',
      '[{"results":[{}]},{"results":[{"channel":"email","state":"pending","last_error":"not verified"}]}]',
      "email wasn't sent: not verified",
    ],
    [
      'still waits',
      '[{"results":[{}]},{"results":[{"channel":"email","state":"pending","last_error":""}]}]',
      "the owner wasn't notified in time: email",
    ],
  ])('when the test request %s', async (_name, outbox, problem) => {
    machine.set('outbox', outbox)
    const { code, said } = await deploy()
    expect(code).toBe(1)
    expect(said).toContain(problem)
    expect(machine.leads()).toEqual([])
    expectUntouched()
  })
})

describe('a deploy that is killed', () => {
  it.each([
    ['d1 migrations', 'before'],
    ['versions upload', 'before'],
    ['versions upload', 'after'],
    ['versions deploy', 'after'],
    ['triggers deploy', 'before'],
  ] as const)('at %s, %s it is carried out, is finished by the next run', async (call, when) => {
    machine.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live')
    machine.write('.prod.vars', '')
    machine.kill(call, when)
    expect((await deploy()).code).toBe(1)
    const secret = machine.read('.prod.vars')
    const wasLive = machine.live()
    expect(wasLive === 'version-1').toBe(call === 'triggers deploy' || (call === 'versions deploy' && when === 'after'))
    expect((await deploy()).code).toBe(0)
    expect([machine.live(), machine.leads()]).toEqual(['version-1', []])
    // Only what was interrupted is done a second time, and the secret that was made stays.
    const twice = machine.changes().filter((command, index, all) => all.indexOf(command) < index)
    expect(twice.filter((command) => /^(d1 create|r2|deploy)/.test(command))).toEqual([])
    expect(uploads()).toBe(call === 'versions upload' && when === 'before' ? 2 : 1)
    if (call !== 'd1 migrations') expect(machine.read('.prod.vars')).toBe(secret)
  })
})

// Deploys on a machine on which wrangler is a stub. What a step says and decides is asked in the tests next to it.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { stubbedDeploy } from '../../tests/support/stubbedDeploy.ts'

const machine = await stubbedDeploy()
beforeEach(() => machine.reset())
afterAll(() => machine.remove())

const deploy = (...args: string[]) => machine.run('deploy', args, 'yes\n')
const uploads = () => machine.calls().filter((call) => call.startsWith('versions upload')).length
const next = (said: string) => /^Next: (.+)$/m.exec(said)?.[1] ?? ''

/** What has to be true after anything that went wrong: the old version is live, and no test request is left. */
function expectUntouched(): void {
  expect([machine.live(), machine.leads()]).toEqual(['old', []])
  expect(machine.calls().filter((call) => /^(versions deploy|triggers deploy|rollback)/.test(call))).toEqual([])
  expect(machine.sentSecrets()).toBeNull()
  expect(machine.read('.prod.vars')).toBe('LEAD_SECRET="kept"\n')
}

describe('a deploy', () => {
  it('brings the database up to date, uploads, tests, sends traffic last, and does nothing twice', async () => {
    expect((await deploy()).code).toBe(0)
    expect(machine.changes()).toEqual([
      'd1 migrations apply DB --remote',
      expect.stringMatching(/^versions upload --tag [0-9a-f]{12}$/),
      ...Array(3).fill('d1 execute'),
      // The test request is forgotten as a customer's would be.
      expect.stringMatching(/^r2 object put \S+\/erasures\/\w+ --file --remote$/),
      ...Array(2).fill('d1 execute'),
      'd1 execute',
      'versions deploy version-1@100% --yes --message npm run deploy',
      'triggers deploy',
    ])
    expect([machine.live(), machine.leads(), machine.sentSecrets()]).toEqual(['version-1', [], null])
    machine.without('calls')
    expect((await deploy()).code).toBe(0)
    expect(machine.changes()).toEqual(['d1 migrations apply DB --remote', 'triggers deploy'])
  })

  it('after a preview uploads nothing again, unless a secret was changed, which an older version has not', async () => {
    expect((await deploy('--preview')).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['old', 1])
    const uploaded = '{"id":"version-1"}'
    machine.set('versions', `${uploaded}\n{"id":"changed","annotations":{"workers/triggered_by":"secret"}}\n`)
    expect((await deploy('--preview')).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['old', 2])
    expect((await deploy()).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['version-2', 2])
  })

  it('runs the tests if they have not passed on this commit, and stops when one fails', async () => {
    machine.write('.cache/tested', 'another commit')
    machine.set('tests-exit', '1')
    const { code, said } = await deploy()
    expect([code, machine.changes()]).toEqual([1, ['npm test']])
    expect(said).toContain('Stopped: a test failed')
  })

  it('that is killed is finished by the next run, with the same secret', async () => {
    machine.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live')
    machine.write('.prod.vars', '')
    machine.kill('versions upload')
    expect((await deploy()).code).toBe(1)
    const secret = machine.read('.prod.vars')
    expect(machine.live()).toBe('placeholder')
    expect((await deploy()).code).toBe(0)
    expect([machine.live(), machine.leads(), uploads()]).toEqual(['version-1', [], 1])
    expect(machine.read('.prod.vars')).toBe(secret)
  })
})

describe('nothing is changed', () => {
  it('by any other answer than yes, a mistyped option, or a dry run that npm kept for itself', async () => {
    const refused = await machine.run('deploy', [], 'no\n', { npm_config_yes: 'true' })
    expect([refused.code, machine.changes()]).toEqual([1, []])
    expect(refused.said).toContain('Stopped: nothing was changed')
    machine.without('calls')
    expect(await deploy('--dry')).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run deploy -- --dry-run'),
    })
    expect(machine.calls()).toEqual([])
    const { code, said } = await machine.run('deploy', ['--tested'], 'yes\n', { npm_config_dry_run: 'true' })
    expect([code, machine.calls()]).toEqual([0, ['deploy --dry-run --outdir dist/worker']])
    expect(said).toContain('Dry run: nothing was uploaded.')
    expectUntouched()
  })

  it('by a dry run, which fails where something is open and ends with that', async () => {
    machine.write('new.txt', 'not committed')
    const { code, said } = await deploy('--dry-run', '--tested')
    expect([code, machine.calls()]).toEqual([1, ['deploy --dry-run --outdir dist/worker']])
    expect(said).toMatch(/1 thing is left:\nblocking +commit .* Fix: commit or stash them\n$/)
    expectUntouched()
  })

  it('in CI without the secret, which would be lost there; one that the job has goes up', async () => {
    machine.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live')
    machine.write('.prod.vars', '')
    const { code, said } = await machine.run('deploy', ['--yes'], '', { CI: 'true' })
    expect([code, machine.changes(), machine.read('.prod.vars')]).toEqual([1, [], ''])
    expect(next(said)).toContain('LEAD_SECRET')
    expect((await machine.run('deploy', ['--yes'], '', { CI: 'true', LEAD_SECRET: 'given' })).code).toBe(0)
    expect([machine.sentSecrets(), machine.read('.prod.vars')]).toEqual([{ LEAD_SECRET: 'given' }, ''])
  })

  it('while something is open; a preview is uploaded', async () => {
    machine.write('new.txt', 'not committed')
    const { code, said } = await deploy()
    expect([code, machine.changes()]).toEqual([1, []])
    expect(said).toContain('Stopped: still blocking: commit')
    expect(next(said)).toContain('--preview')
    expect((await deploy('--preview', '--tested')).code).toBe(0)
    expect([machine.live(), uploads()]).toEqual(['old', 1])
  })
})

describe('the old version stays live', () => {
  it.each([
    ['d1 migrations', ['d1 migrations apply DB --remote']],
    ['versions deploy', expect.arrayContaining([expect.stringMatching(/^versions deploy/)])],
  ])('where %s fails', async (call, changes) => {
    machine.fail(call, '✘ [ERROR] wrangler says why\n\n  and more')
    const { code, said } = await deploy()
    expect([code, machine.changes(), machine.live()]).toEqual([1, changes, 'old'])
    expect(said).toContain('wrangler says why')
  })

  it('where the test request is answered wrongly or notifies nobody, and that request is deleted', async () => {
    machine.site.answer({ 'POST /contact': { status: 503, stored: true } })
    expect((await deploy()).said).toContain('the test request was answered with 503')
    expectUntouched()
    machine.site.answer({})
    machine.set('outbox', '[{"results":[{}]},{"results":[{"channel":"email","state":"pending","last_error":"No."}]}]')
    expect((await deploy()).said).toContain("the owner wasn't notified: email wasn't sent: No.")
    expectUntouched()
  })
})

/** Any business that isn't the one at the top level of wrangler.toml. */
const other = 'highplains'

it('of another business, on a bare account, touches only what is its own', async () => {
  const bare = await stubbedDeploy(other)
  bare.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live', 'environments')
  bare.write(`.prod.vars.${other}`, '')
  bare.site.answer({ 'GET /about': { status: 500 } })
  const { said } = await bare.run('deploy', [], 'yes\n')
  expect(said).toContain('/about answers 500')
  expect(said).toMatch(/^Next: SITE=highplains npm run -s wrangler -- tail --version-id \S+ shows/m)
  expect(bare.live()).toBe('placeholder')
  bare.site.answer({})
  expect((await bare.run('deploy', [], 'yes\n')).code).toBe(0)
  const changes = bare.changes().filter((call) => !/^d1 (execute|migrations)/.test(call))
  expect(changes).toEqual([
    expect.stringMatching(`^d1 create ${other} --location [ew]nam$`),
    expect.stringMatching(`^r2 bucket create ${other}-files --location [ew]nam$`),
    'deploy --config --tag placeholder',
    expect.stringMatching(/^versions upload --tag [0-9a-f]{12} --secrets-file$/),
    expect.stringMatching(/^r2 object put \S+\/erasures\/\w+ --file --remote$/),
    'versions deploy version-1@100% --yes --message npm run deploy',
    'triggers deploy',
  ])
  const [, made = ''] = /^LEAD_SECRET="([0-9a-f]{64})"\n$/.exec(bare.read(`.prod.vars.${other}`) ?? '') ?? []
  expect(bare.sentSecrets()).toEqual({ LEAD_SECRET: made })
  expect(said).not.toContain(made)
  expect(bare.read(`.deployed/${other}/new.js`)).toBeDefined()
  // wrangler's own commands are as safe, on this machine's data too.
  expect((await bare.run('wrangler', ['d1', 'list', '--local'])).code).toBe(0)
  expect(bare.calls().at(-1)).toBe(`d1 list --local --persist-to .wrangler/state-${other}`)
  // Only the placeholder's own file has no environment.
  expect(bare.environments().filter((line) => !line.startsWith(`${other}: `))).toEqual([': deploy'])
  bare.remove()
}, 120_000)

it('a rollback shows both versions, asks, and sends all traffic to the one before', async () => {
  const ids = ['first', 'second', 'third']
  const deployments = ids.map((id) => `{"created_on":"2026","versions":[{"version_id":"${id}","percentage":100}]}\n`)
  machine.set('live', 'third')
  machine.set('deployments', deployments.join(''))
  machine.set('versions', ids.map((id) => `{"id":"${id}","annotations":{"workers/tag":"of ${id}"}}\n`).join(''))
  const refused = await machine.run('rollback', [], 'no\n')
  expect([refused.code, machine.changes()]).toEqual([1, []])
  const { code, said } = await machine.run('rollback', [], 'yes\n')
  expect([code, machine.live()]).toEqual([0, 'second'])
  expect(said).toMatch(/Live: {2}third\nBack: {2}second, commit of second/)
})

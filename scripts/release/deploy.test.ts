import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stubbedDeploy } from '../../tests/support/stubbedDeploy.ts'

let machine: ReturnType<typeof stubbedDeploy>
beforeEach(() => {
  machine = stubbedDeploy()
  machine.play('secret list --format json', { stdout: '[{"name":"LEAD_SECRET","type":"secret_text"}]' })
  machine.play('d1 list --json', { stdout: '[{"uuid":"u","name":"tallgrass"}]' })
})
afterEach(() => machine.remove())

const local = 'deploy --dry-run --outdir dist/worker'
const list = 'secret list --format json'
const databases = 'd1 list --json'
const migrations = 'd1 migrations apply DB --remote'

it('brings the database up to date before the new code goes up', async () => {
  machine.write('.prod.vars', 'LEAD_SECRET="kept"\n')
  expect((await machine.run()).code).toBe(0)
  expect(machine.calls()).toEqual([local, list, databases, migrations, 'deploy'])
  expect(machine.remembered()).toEqual(['new.js'])
  expect(machine.text('.prod.vars')).toBe('LEAD_SECRET="kept"\n')
})

describe('the arguments', () => {
  it.each([
    ['--dry-run given to the script', ['--dry-run'], {}],
    ['--dry-run that npm kept for itself', [], { npm_config_dry_run: 'true' }],
  ])('%s uploads nothing and asks the account nothing', async (_name, args, env) => {
    const { code, said } = await machine.run(args, env)
    expect([code, machine.calls()]).toEqual([0, [local]])
    expect(said).toContain('nothing was uploaded')
    expect(machine.remembered()).toEqual([])
  })

  it.each([['--dry'], ['--dry-run=yes'], ['preview'], ['--help']])(
    '%s prints the usage and does nothing else',
    async (argument) => {
      const { code, said } = await machine.run([argument])
      expect(code).toBe(argument === '--help' ? 0 : 1)
      expect(said).toContain('npm run deploy -- --dry-run')
      expect(machine.calls()).toEqual([])
    },
  )
})

describe('the signing secret', () => {
  const notFound = {
    code: 1,
    stderr: '✘ [ERROR] Worker "tallgrass" not found.\n\n  If this is a new Worker, run `wrangler deploy` first.\n',
  }

  it('is made at the first deploy and uploaded with the code', async () => {
    machine.play(list, notFound)
    machine.play(databases, { stdout: '[]' })
    const { code, said } = await machine.run()
    expect(code).toBe(0)
    expect(machine.calls()).toEqual([
      local,
      list,
      databases,
      'd1 create tallgrass',
      migrations,
      'deploy --secrets-file',
    ])
    const [, made] = /^LEAD_SECRET="([0-9a-f]{64})"\n$/.exec(machine.text('.prod.vars') ?? '') ?? []
    expect(JSON.parse(machine.text('uploaded.json') ?? '')).toEqual({ LEAD_SECRET: made })
    expect(said).not.toContain(made)
  })

  it('is read from .prod.vars when the Worker lost it or an earlier first deploy failed', async () => {
    machine.write('.prod.vars', 'LEAD_SECRET="known"\n')
    for (const answer of [notFound, { stdout: '[]' }]) {
      machine.play(list, answer)
      expect((await machine.run()).code).toBe(0)
      expect(JSON.parse(machine.text('uploaded.json') ?? '')).toEqual({ LEAD_SECRET: 'known' })
    }
    expect(machine.text('.prod.vars')).toBe('LEAD_SECRET="known"\n')
  })

  it.each([
    ['wrangler is not logged in', { code: 1, stderr: 'In a non-interactive environment, set CLOUDFLARE_API_TOKEN' }],
    ['the list fails', { code: 1, stderr: 'A request to the Cloudflare API failed.' }],
    ['the list fails after a part of it', { code: 1, stdout: '[]' }],
    ['the list is no JSON', { stdout: 'All is well.' }],
    ['the list is another JSON', { stdout: '{"LEAD_SECRET":"x"}' }],
    ['the list is of something else', { stdout: '["LEAD_SECRET"]' }],
    ['the list is empty output', {}],
  ])('is never made or replaced when %s: nothing is changed', async (_name, answer) => {
    machine.play(list, answer)
    const { code, said } = await machine.run()
    expect([code, machine.calls()]).toEqual([1, [local, list]])
    expect(said).toContain('nothing was deployed')
    expect(machine.text('.prod.vars')).toBeUndefined()
    expect(machine.remembered()).toEqual([])
  })
})

describe('a failing step', () => {
  it.each([
    ['the build', local, [local]],
    ['the list of databases', databases, [local, list, databases]],
    ['a migration', migrations, [local, list, databases, migrations]],
    ['the upload', 'deploy', [local, list, databases, migrations, 'deploy']],
  ])('%s ends it there, with an exit status that says so', async (_name, call, expected) => {
    machine.play(call, { code: 1, stderr: 'wrangler says why' })
    const { code, said } = await machine.run()
    expect([code, machine.calls()]).toEqual([1, expected])
    expect(said).toContain('wrangler says why')
  })

  it('stops before the migrations when the database cannot be created', async () => {
    machine.play(databases, { stdout: '[{"name":"another"}]' })
    machine.play('d1 create tallgrass', { code: 1 })
    expect((await machine.run()).code).toBe(1)
    expect(machine.calls()).toEqual([local, list, databases, 'd1 create tallgrass'])
  })

  it('creates no database when the list of databases is not JSON', async () => {
    machine.play(databases, { stdout: 'sorry' })
    expect((await machine.run()).code).toBe(1)
    expect(machine.calls()).toEqual([local, list, databases])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stubbedDeploy } from '../../tests/support/stubbedDeploy.ts'

let machine: Awaited<ReturnType<typeof stubbedDeploy>>
beforeAll(async () => {
  machine = await stubbedDeploy()
}, 120_000)
afterAll(() => machine.remove())

const deployments = (...ids: string[]) =>
  ids.map((id) => JSON.stringify({ created_on: '2026', versions: [{ version_id: id, percentage: 100 }] })).join('\n')
const versions = (...ids: string[]) =>
  ids
    .map((id) => JSON.stringify({ id, metadata: { created_on: '2026' }, annotations: { 'workers/tag': `of ${id}` } }))
    .join('\n')

beforeEach(() => {
  machine.reset()
  machine.set('live', 'third')
  machine.set('deployments', `${deployments('first', 'second', 'third')}\n`)
  machine.set('versions', `${versions('first', 'second', 'third')}\n`)
})

const rollback = (typed: string, ...args: string[]) => machine.run('rollback', args, typed)

it('shows both versions, asks, and sends all traffic to the one before', async () => {
  const { code, said } = await rollback('yes\n')
  expect([code, machine.live()]).toEqual([0, 'second'])
  expect(said).toMatch(/Live: {2}third\nBack: {2}second, commit of second/)
  expect(machine.changes()).toEqual(['rollback second --yes --message npm run rollback'])
})

it('goes past a version that is live again, and past one that shared the traffic', async () => {
  const shared =
    '{"created_on":"2026","versions":[{"version_id":"a","percentage":50},{"version_id":"b","percentage":50}]}'
  machine.set('deployments', `${deployments('first')}\n${shared}\n${deployments('third', 'third')}\n`)
  await rollback('', '--yes')
  expect(machine.live()).toBe('first')
})

describe('changes nothing', () => {
  it.each([['no\n'], ['']])('when the answer is %j', async (typed) => {
    const { code, said } = await rollback(typed)
    expect([code, machine.changes()]).toEqual([1, []])
    expect(said).toContain('Stopped: nothing was changed')
  })

  it('when only the placeholder was live before', async () => {
    machine.set('deployments', `${deployments('first', 'third')}\n`)
    machine.set('versions', `${versions('first', 'third').replace('of first', 'placeholder')}\n`)
    const { code, said } = await rollback('yes\n')
    expect([code, machine.changes()]).toEqual([1, []])
    expect(said).toContain("there's no version before")
  })

  it('when a secret was changed since, which would come back', async () => {
    const secret = '{"id":"x","metadata":{"created_on":"2026"},"annotations":{"workers/triggered_by":"secret"}}'
    machine.set('versions', `${versions('first', 'second')}\n${secret}\n${versions('third')}\n`)
    const { code, said } = await rollback('yes\n')
    expect([code, machine.changes()]).toEqual([1, []])
    expect(said).toContain('Next: npx wrangler rollback second')
  })

  it('when the account can not be read', async () => {
    machine.play('deployments list', { code: 1, stderr: '✘ [ERROR] Not logged in.' })
    const { code, said } = await rollback('yes\n')
    expect([code, machine.changes()]).toEqual([1, []])
    expect(said).toContain("Stopped: the list of deployments can't be read: Not logged in.")
  })

  it('when an option is mistyped', async () => {
    const { code, said } = await rollback('yes\n', '--force')
    expect([code, machine.calls()]).toEqual([1, []])
    expect(said).toContain('npm run rollback')
  })
})

it('says why wrangler did not go back', async () => {
  machine.play('rollback', { code: 1, stderr: '✘ [ERROR] The version is gone.' })
  const { code, said } = await rollback('yes\n')
  expect([code, machine.live()]).toEqual([1, 'third'])
  expect(said).toContain("Stopped: the version wasn't changed: The version is gone.")
})

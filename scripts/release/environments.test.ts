import { afterAll, beforeAll, expect, it } from 'vitest'
import { stubbedDeploy } from '../../tests/support/stubbedDeploy.ts'

// Any business that isn't the one at the top level of wrangler.toml.
const business = 'highplains'
let machine: Awaited<ReturnType<typeof stubbedDeploy>>
beforeAll(async () => {
  machine = await stubbedDeploy(business)
}, 120_000)
afterAll(() => machine.remove())

it('a deploy touches only what is the business’s own', async () => {
  machine.without('secrets', 'databases', 'buckets', 'versions', 'deployments', 'live')
  machine.without('environments')
  machine.write(`.prod.vars.${business}`, '')
  machine.write('.prod.vars', 'LEAD_SECRET="of another business"\n')
  const { code, said } = await machine.run('deploy', [], 'yes\n')
  expect(code, said).toBe(0)
  expect(machine.changes()).toEqual(
    expect.arrayContaining([`d1 create ${business}`, `r2 bucket create ${business}-files`]),
  )
  const [, made] = /^LEAD_SECRET="([0-9a-f]{64})"\n$/.exec(machine.read(`.prod.vars.${business}`) ?? '') ?? []
  expect(machine.sentSecrets()).toEqual({ LEAD_SECRET: made })
  expect(machine.read('.prod.vars')).toContain('of another business')
  expect(machine.read(`.deployed/${business}/new.js`)).toBeDefined()
})

it('every command of wrangler is for its environment; only the placeholder’s own file has none', async () => {
  expect(machine.environments().filter((line) => !line.startsWith(`${business}: `))).toEqual([': deploy'])
})

it('what to type next names the environment', async () => {
  machine.reset()
  machine.site.answer({ 'GET /about': { status: 500 } })
  const { said } = await machine.run('deploy', [], 'yes\n')
  expect(said).toMatch(/^Next: npx wrangler tail --version-id \S+ --env highplains shows/m)
})

it('without SITE, or with another one, it is not deployed by mistake', async () => {
  machine.reset()
  const { code, said } = await machine.run('deploy', [], 'yes\n', { SITE: 'tallgrass' })
  expect([code, machine.calls()]).toEqual([1, []])
  expect(said).toBe(
    `SITE is tallgrass, but this checkout is set up for ${business}. Fix: SITE=tallgrass node scripts/install.mjs\n`,
  )
})

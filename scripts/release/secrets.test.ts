import { expect, it } from 'vitest'
import { listen } from '../../tests/support/listen.ts'
import { quietEnv, run } from '../lib/run.ts'
import { readSecretList } from './secrets.ts'

it('recognizes a Worker that was never deployed by what wrangler itself says of it', async () => {
  const body = { success: false, result: null, messages: [], errors: [{ code: 10007, message: 'No.' }] }
  const { origin, close } = await listen((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const env = {
    ...quietEnv,
    CLOUDFLARE_API_BASE_URL: origin,
    CLOUDFLARE_API_TOKEN: 'no-token',
    CLOUDFLARE_ACCOUNT_ID: 'no-account',
  }
  const listed = await run('wrangler', ['secret', 'list', '--format', 'json'], { env })
  close()
  expect(readSecretList(listed)).toEqual({ state: 'first' })
})

it('reads names in a list, and nothing else for a list', () => {
  const list = (stdout: string, code = 0) => readSecretList({ code, stdout, output: stdout })
  expect(list('[{"name":"LEAD_SECRET"},{"name":"SMS_TOKEN"}]')).toEqual({
    state: 'deployed',
    names: ['LEAD_SECRET', 'SMS_TOKEN'],
  })
  expect(list('[]', 1).state).toBe('unknown')
  expect(list('✘ [ERROR] No access. [code: 10000]', 1)).toEqual({ state: 'unknown', reason: expect.any(String) })
  for (const other of ['All is well.', '{"LEAD_SECRET":"x"}', '["LEAD_SECRET"]', ''])
    expect(list(other).state).toBe('unknown')
})

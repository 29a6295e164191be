import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quietEnv, run } from '../lib/run.ts'
import { readSecretList } from './secrets.ts'

let answer: { readonly status: number; readonly body: object }
const api = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
beforeAll(() => new Promise<void>((done) => api.listen(0, '127.0.0.1', done)))
afterAll(() => {
  api.close()
})

/** What wrangler itself makes of an answer of the platform's API. */
async function listed(status: number, body: object) {
  answer = { status, body: { messages: [], ...body } }
  const { port } = api.address() as AddressInfo
  const env = {
    ...quietEnv,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
    CLOUDFLARE_API_TOKEN: 'no-token',
    CLOUDFLARE_ACCOUNT_ID: 'no-account',
  }
  return readSecretList(await run('wrangler', ['secret', 'list', '--format', 'json'], { env }))
}

const failed = (code: number) => ({ success: false, result: null, errors: [{ code, message: 'No.' }] })

it('reads the secrets of a deployed Worker', async () => {
  const secrets = ['LEAD_SECRET', 'SMS_TOKEN'].map((name) => ({ name, type: 'secret_text' }))
  expect(await listed(200, { success: true, result: secrets, errors: [] })).toEqual({
    state: 'deployed',
    names: ['LEAD_SECRET', 'SMS_TOKEN'],
  })
})

it('recognizes a Worker that was never deployed, and no other failure as one', async () => {
  expect(await listed(404, failed(10007))).toEqual({ state: 'first' })
  expect(await listed(403, failed(10000))).toEqual({ state: 'unknown', reason: expect.stringContaining('10000') })
  expect(await listed(404, failed(7003))).toEqual({ state: 'unknown', reason: 'No. [code: 7003]' })
})

it.each([
  ['a failure after a part of it', { code: 1, stdout: '[]', output: '[]' }],
  ['no JSON', { code: 0, stdout: 'All is well.', output: 'All is well.' }],
  ['another JSON', { code: 0, stdout: '{"LEAD_SECRET":"x"}', output: '' }],
  ['a list of something else', { code: 0, stdout: '["LEAD_SECRET"]', output: '' }],
  ['nothing', { code: 0, stdout: '', output: '' }],
])('takes %s for no list', (_name, ran) => {
  expect(readSecretList(ran).state).toBe('unknown')
})

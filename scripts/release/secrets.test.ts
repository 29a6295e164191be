import { expect, it } from 'vitest'
import { readSecretList } from './secrets.ts'

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

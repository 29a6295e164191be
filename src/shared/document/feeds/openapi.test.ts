import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { openApi } from './openapi.ts'

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(openApi('https://example.com'))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

it('says of itself and of each operation what the linters’ recommended rules ask for', () => {
  type Operation = Readonly<Record<'operationId' | 'description', string>> & { tags: string[]; responses: object }
  const { info, security, tags, paths } = openApi('https://example.com')
  expect([info.contact.email, info.license.name, security]).toEqual([site.email, 'MIT', []])
  for (const { operationId, tags: own, description, responses } of Object.values(paths).flatMap((methods) =>
    Object.values<Operation>(methods),
  )) {
    expect(
      tags.filter(({ name }) => own?.includes(name)),
      operationId,
    ).toHaveLength(1)
    expect(description, operationId).toBeTruthy()
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['414', '429', '431']))
  }
})

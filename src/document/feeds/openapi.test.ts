import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(openApi('https://example.com'))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

import { toJsonSchema } from '@valibot/to-json-schema'
import { businessSchema } from '../../../src/sites/schema/business.ts'

export const schemaFile = 'docs/business.schema.json'

/** What an editor checks a business's JSON file with. A check that JSON Schema has no word for is left to the command. */
export const jsonSchema = () => ({
  ...toJsonSchema(businessSchema, { typeMode: 'input', errorMode: 'ignore' }),
  title: 'A business, for npm run new-site -- --from',
})

import * as v from 'valibot'

/** How types are called in front of an owner. */
const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a list of fields in braces',
}

/** What is wrong with a field, in words that follow its name; the schemas' own sentences are kept. */
export function plainMessage({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind === 'validation') return message
  if (expected === 'never') return 'is no field of this'
  const choices = (expected ?? '')
    .replaceAll(/[()]/g, '')
    .split(' | ')
    .filter((choice) => choice !== 'undefined')
  if (received === 'undefined') return choices.length > 1 ? `is missing: one of ${choices.join(', ')}` : 'is missing'
  if (!message.startsWith('Invalid')) return message
  const due = choices.length > 1 ? `one of ${choices.join(', ')}` : (kinds[expected ?? ''] ?? expected)
  return `must be ${due}, not ${received.slice(0, 60)}`
}

/** What is wrong with a value, each with its field: `hero.lead: is missing`. `whole` names the value itself. */
export const schemaProblems = (schema: v.GenericSchema, value: unknown, whole: string): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? whole}: ${plainMessage(issue)}`)

import { cancel, confirm, isCancel, multiselect, note, select, text } from '@clack/prompts'
import * as v from 'valibot'
import { slugOf } from '../../../src/domain/text.ts'
import { businessSchema } from '../../../src/sites/schema/business.ts'
import { askedIn, type Draft, type Field, inner, isOfRecords, readTyped, setAt, shown, valueAt } from './answers.ts'
import { problemsIn } from './readBusiness.ts'

/** Stops with nothing written. */
export function stop(): never {
  cancel('Nothing was written.')
  process.exit(1)
}

/** An answer; Ctrl+C stops. */
const given = <Answer>(answer: Answer) => (isCancel(answer) ? stop() : (answer as Exclude<Answer, symbol>))

export const agreed = async (message: string, initialValue = true): Promise<boolean> =>
  given(await confirm({ message, initialValue }))

type Asked = { readonly field: Field; readonly path: readonly string[]; readonly draft: Draft }

/** What's wrong with an answer at its place, as all answers would be checked; undefined where nothing is. */
function problemAt(path: readonly string[], draft: Draft, value: unknown): string | undefined {
  const tried = structuredClone(draft)
  setAt(tried, path, value)
  const place = path.join('.')
  const found = problemsIn(tried).find((problem) => problem.startsWith(`${place}:`) || problem.startsWith(`${place}.`))
  return found?.slice(found.indexOf(': ') + 2)
}

async function askText({ field, path, draft }: Asked, isOptional: boolean): Promise<void> {
  const earlier = valueAt(draft, path)
  const read = (typed = '') => readTyped(field, typed, earlier)
  const typed = await text({
    message: `${v.getTitle(field)}${isOptional ? ' (empty for none)' : ''}`,
    placeholder: shown(field, (v.getExamples(field) as readonly unknown[])[0]),
    initialValue: shown(field, earlier),
    validate: (answer) => problemAt(path, draft, read(answer)),
  })
  setAt(draft, path, read(given(typed)))
}

async function askChoice({ field, path, draft }: Asked): Promise<void> {
  const { enumDescriptions = [] } = v.getMetadata(field) as { enumDescriptions?: readonly string[] }
  const chosen = await select({
    message: v.getTitle(field) ?? '',
    options: (field.options ?? []).map((value, at) => ({ value, hint: enumDescriptions[at] ?? '' })),
    initialValue: valueAt(draft, path) as string,
  })
  setAt(draft, path, given(chosen))
}

/** Several of a list of names. */
const askSeveral = async (message: string, options: { value: string; label: string }[], initialValues: string[]) =>
  given(await multiselect({ message, options, initialValues, required: false }))

/** Records of before, if any, then more or fewer of them. */
async function askRecords({ field, path, draft }: Asked): Promise<void> {
  const records = (valueAt(draft, path) ?? []) as Draft[]
  setAt(draft, path, records)
  const labels = () => records.map((record) => String(Object.values(record)[0]))
  const askOne = async () => {
    const at = [...path, String(records.length)]
    records.push({})
    await askFields(field.item as Field, at, draft)
  }
  if (records.length === 0) await askOne()
  for (;;) {
    const next = given(
      await select({
        message: `${v.getTitle(field)}: ${labels().join('; ')}`,
        options: [
          { value: 'done', label: 'That’s all' },
          { value: 'add', label: 'Add one' },
          ...(records.length > 1 ? [{ value: 'remove', label: 'Take one out' }] : []),
        ],
      }),
    )
    if (next === 'done') return
    if (next === 'add') await askOne()
    else {
      const options = labels().map((label, value) => ({ value, label }))
      records.splice(given(await select({ message: 'Which one?', options })), 1)
    }
  }
}

async function askFields(record: Field, path: readonly string[], draft: Draft): Promise<void> {
  for (const [name, field] of askedIn(record)) await askField(field, [...path, name], draft)
}

/** Asks for a field as its schema has it, beginning with the answer of before. */
async function askField(outer: Field, path: readonly string[], draft: Draft): Promise<void> {
  const field = inner(outer)
  const asked = { field, path, draft }
  const title = v.getTitle(field) ?? ''
  const earlier = valueAt(draft, path)
  const entries = askedIn(field).map(([name, entry]) => ({ value: name, label: v.getTitle(inner(entry)) ?? name }))
  if (field.type === 'picklist') return askChoice(asked)
  if (field.item?.type === 'picklist') {
    const { enumDescriptions = [] } = v.getMetadata(field) as { enumDescriptions?: readonly string[] }
    const options = field.item.options?.map((value, at) => ({ value, label: enumDescriptions[at] ?? value })) ?? []
    return setAt(draft, path, await askSeveral(title, options, (earlier ?? v.getDefault(outer) ?? []) as string[]))
  }
  if (isOfRecords(field)) return askRecords(asked)
  if (!field.entries) return askText(asked, outer !== field)
  if (Object.values(field.entries).every((entry) => inner(entry).type === 'boolean')) {
    const isOn = Object.entries((earlier ?? {}) as Draft).flatMap(([name, on]) => (on ? [name] : []))
    const chosen = await askSeveral(title, entries, isOn)
    return setAt(draft, path, Object.fromEntries(entries.map(({ value }) => [value, chosen.includes(value)])))
  }
  if (outer !== field && !(await agreed(title, earlier !== undefined))) return setAt(draft, path, undefined)
  return askFields(field, path, draft)
}

/** Fills in the answers, beginning with those of before, until nothing is wrong with them. */
export async function askBusiness(draft: Draft): Promise<Draft> {
  const isNew = draft.folder === undefined
  const { folder, ...others } = businessSchema.entries
  note('Enter keeps what’s in the field. Ctrl+C stops, and nothing is written.', 'About the business')
  for (;;) {
    await askFields(v.strictObject(others), [], draft)
    draft.folder ??= slugOf(String(valueAt(draft, ['site', 'name'])).split(' ')[0] ?? '')
    if (isNew) await askField(folder, ['folder'], draft)
    const problems = problemsIn(draft)
    if (problems.length === 0) return draft
    note(problems.join('\n'), 'Not right yet: Enter keeps the other answers')
  }
}

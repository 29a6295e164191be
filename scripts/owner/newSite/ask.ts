import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts'
import * as v from 'valibot'
import { slugOf } from '../../../src/domain/text.ts'
import { businessSchema } from '../../../src/sites/schema/business.ts'
import { schemaProblems } from '../../../src/sites/schema/fields.ts'
import { center } from '../../../src/sites/schema/site.ts'
import {
  askedIn,
  type Draft,
  type Field,
  inner,
  isOfRecords,
  isTyped,
  readTyped,
  setAt,
  shown,
  valueAt,
} from './answers.ts'
import type { Talk } from './converse.ts'
import { problemsIn } from './readBusiness.ts'

/** Stops with nothing written. */
export function stop(): never {
  cancel('Nothing was written. The answers are kept: npm run new-site goes on from here.')
  process.exit(1)
}

export async function agreed(message: string): Promise<boolean> {
  const answer = await confirm({ message })
  return isCancel(answer) ? stop() : answer
}

/** What's wrong with an answer that only a folder shows. */
type Refuse = (answer: string) => string | undefined

type Asked = {
  readonly field: Field
  readonly path: readonly string[]
  readonly draft: Draft
  readonly refuse?: Refuse | undefined
}

/** What's wrong with an answer at its place, as all answers would be checked; undefined where nothing is. */
function problemAt(path: readonly string[], draft: Draft, value: unknown): string | undefined {
  const tried = structuredClone(draft)
  setAt(tried, path, value)
  const place = path.join('.')
  const found = problemsIn(tried).find((problem) => problem.startsWith(`${place}:`) || problem.startsWith(`${place}.`))
  return found?.slice(found.indexOf(': ') + 2)
}

/** What's wrong with what was typed for a field; undefined where nothing is. */
export const refusal = (field: Field, path: readonly string[], draft: Draft, typed: string): string | undefined =>
  problemAt(path, draft, readTyped(field, typed, valueAt(draft, path)))

function* askText({ field, path, draft, refuse }: Asked, isOptional: boolean): Talk<void> {
  const known = valueAt(draft, path)
  const message = `${v.getTitle(field)}${isOptional ? ' (may be empty)' : ''}`
  const typed = yield {
    message,
    prompt: (earlier) =>
      text({
        message,
        placeholder: shown(field, (v.getExamples(field) as readonly unknown[])[0]),
        initialValue: typeof earlier === 'string' ? earlier : shown(field, known),
        validate: (answer = '') => refusal(field, path, draft, answer) ?? refuse?.(answer),
      }),
  }
  setAt(draft, path, readTyped(field, String(typed ?? ''), known))
}

function* askChoice({ field, path, draft }: Asked): Talk<void> {
  const { enumDescriptions = [] } = v.getMetadata(field) as { enumDescriptions?: readonly string[] }
  const message = v.getTitle(field) ?? ''
  const options = (field.options ?? []).map((value, at) => ({ value, hint: enumDescriptions[at] ?? '' }))
  const chosen = yield {
    message,
    prompt: (earlier) => select({ message, options, initialValue: (earlier ?? valueAt(draft, path)) as string }),
  }
  setAt(draft, path, chosen)
}

function* askSeveral(
  message: string,
  options: { value: string; label: string }[],
  known: readonly string[],
): Talk<readonly string[]> {
  const prompt = (earlier: unknown) =>
    multiselect({ message, options, initialValues: [...((earlier ?? known) as string[])], required: false })
  return (yield { message, prompt }) as readonly string[]
}

function* askOneOf(message: string, options: readonly (readonly [value: string, label: string])[]): Talk<string> {
  const prompt = () => select({ message, options: options.map(([value, label]) => ({ value, label })) })
  return String(yield { message, prompt })
}

/** Records of before, if any, then more or fewer of them. */
function* askRecords({ field, path, draft }: Asked): Talk<void> {
  const records = (valueAt(draft, path) ?? []) as Draft[]
  setAt(draft, path, records)
  const labels = () => records.map((record) => String(Object.values(record)[0]))
  function* askOne(): Talk<void> {
    const at = [...path, String(records.length)]
    records.push({})
    yield* askFields(field.item as Field, at, draft)
  }
  const isNew = records.length === 0
  if (isNew) yield* askOne()
  for (;;) {
    const ways = [['done', 'That’s all'] as const, ['add', 'Add one'] as const]
    const next = yield* askOneOf(`${v.getTitle(field)}: ${labels().join('; ')}`, [
      ...(isNew ? ways.reverse() : ways),
      ...(records.length > 1 ? [['remove', 'Take one out'] as const] : []),
    ])
    if (next === 'done') return
    if (next === 'add') yield* askOne()
    else {
      const out = yield* askOneOf(
        `Which one of ${records.length}?`,
        labels().map((label, at) => [String(at), label] as const),
      )
      records.splice(Number(out), 1)
    }
  }
}

function* askFields(record: Field, path: readonly string[], draft: Draft): Talk<void> {
  for (const [name, field] of askedIn(record))
    if (name === 'lat') yield* askPlace(path, draft)
    else if (name !== 'lng') yield* askField(field, [...path, name], draft)
}

/** A record's latitude and longitude are one answer, as maps show them. */
function* askPlace(path: readonly string[], draft: Draft): Talk<void> {
  const field = center as Field
  const message = v.getTitle(center) ?? ''
  const names = ['lng', 'lat']
  const known = names.map((name) => valueAt(draft, [...path, name]))
  const typed = yield {
    message,
    prompt: (earlier) =>
      text({
        message,
        placeholder: shown(field, v.getExamples(center)[0]),
        initialValue: typeof earlier === 'string' ? earlier : known.includes(undefined) ? '' : shown(field, known),
        validate: (answer = '') => schemaProblems(field, readTyped(field, answer), '')[0]?.replace(/^.*?: /, ''),
      }),
  }
  const point = readTyped(field, String(typed ?? '')) as readonly unknown[]
  for (const [at, name] of names.entries()) setAt(draft, [...path, name], point[at])
}

/** Asks for a field as its schema has it, beginning with the answer of before. */
function* askField(outer: Field, path: readonly string[], draft: Draft, refuse?: Refuse): Talk<void> {
  const field = inner(outer)
  const asked = { field, path, draft, refuse }
  const title = v.getTitle(field) ?? ''
  const earlier = valueAt(draft, path)
  if (field.type === 'picklist') return yield* askChoice(asked)
  if (field.item?.type === 'picklist') {
    const { enumDescriptions = [] } = v.getMetadata(field) as { enumDescriptions?: readonly string[] }
    const options = field.item.options?.map((value, at) => ({ value, label: enumDescriptions[at] ?? value })) ?? []
    const known = (earlier ?? v.getDefault(outer) ?? []) as string[]
    return setAt(draft, path, [...(yield* askSeveral(title, options, known))])
  }
  if (isOfRecords(field)) return yield* askRecords(asked)
  if (isTyped(field)) return yield* askText(asked, outer !== field)
  const entries = askedIn(field).map(([name, entry]) => ({ value: name, label: v.getTitle(inner(entry)) ?? name }))
  if (Object.values(field.entries ?? {}).every((entry) => inner(entry).type === 'boolean')) {
    const isOn = Object.entries((earlier ?? {}) as Draft).flatMap(([name, on]) => (on ? [name] : []))
    const chosen = yield* askSeveral(title, entries, isOn)
    return setAt(draft, path, Object.fromEntries(entries.map(({ value }) => [value, chosen.includes(value)])))
  }
  return yield* askFields(field, path, draft)
}

/**
 * Asks for answers, beginning with those of before, until nothing is wrong with them. `refuse` says why no business can have a folder.
 * Undefined where they aren't to be written.
 */
export function* businessTalk(earlier: Draft, refuse: Refuse): Talk<Draft | undefined> {
  const draft = structuredClone(earlier)
  const isNew = draft.folder === undefined
  const { folder, ...others } = businessSchema.entries
  for (;;) {
    yield* askFields(v.strictObject(others), [], draft)
    draft.folder ??= slugOf(String(valueAt(draft, ['site', 'name'])).split(' ')[0] ?? '')
    if (isNew) yield* askField(folder, ['folder'], draft, refuse)
    const problems = problemsIn(draft)
    const message = `Write src/sites/${draft.folder}?`
    if (problems.length === 0) return (yield { message, prompt: () => confirm({ message }) }) ? draft : undefined
    yield* askOneOf(`Not right yet. Enter keeps the other answers.\n${problems.join('\n')}`, [['on', 'Go on']])
  }
}

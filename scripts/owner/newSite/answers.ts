// Answers as they're typed and shown, by the schema of their field.
import * as v from 'valibot'

/** Answers so far, as the JSON file has them. */
export type Draft = { [field: string]: unknown }

/** What the wizard reads of a schema; which of it there is depends on its type. */
export type Field = v.GenericSchema & {
  readonly wrapped?: Field
  readonly entries?: Readonly<Record<string, Field>>
  readonly item?: Field
  readonly options?: readonly string[]
}

/** A field without what lets it be left out. */
export const inner = (field: Field): Field => (field.wrapped ? inner(field.wrapped) : field)

/** The fields of an object that are asked for: those that have a title, and what's needed around them. */
export const askedIn = (field: Field): [name: string, field: Field][] =>
  Object.entries(inner(field).entries ?? {}).filter(([, entry]) => !entry.wrapped || v.getTitle(inner(entry)))

/** The one text that each record of a list is asked for, like a county's name; undefined where it's more. */
const onlyName = (field: Field): string | undefined => {
  const [[name] = [], ...others] = field.item ? askedIn(field.item) : []
  return others.length === 0 ? name : undefined
}

/** Whether a list's records have several fields, which are asked for one by one. */
export const isOfRecords = (field: Field): boolean => field.item?.entries !== undefined && !onlyName(field)

/** Latitude and longitude as maps show them: "32.2226, -110.9747". GeoJSON has them the other way around. */
const isPoint = (field: Field) => field.type === 'strict_tuple'

/** Parts of a list: commas are between them, and between numbers spaces are enough. */
const parts = (typed: string): string[] =>
  typed.split(/^[-\d.\s,]+$/.test(typed) ? /[\s,]+/ : ',').flatMap((part) => part.trim() || [])

const readNumber = (typed: string) => (typed.trim() ? Number(typed.replace('$', '')) : undefined)

/** What an answer means. The schema says what's wrong with it. Records of a list keep what's known of them. */
export function readTyped(field: Field, typed: string, earlier?: unknown): unknown {
  if (field.type === 'number') return readNumber(typed)
  if (isPoint(field)) return parts(typed).map(Number).reverse()
  if (field.type !== 'array') return typed.trim() || undefined
  const name = onlyName(field)
  if (!name) return parts(typed)
  const known = (earlier ?? []) as readonly Draft[]
  return parts(typed).map((text) => known.find((record) => record[name] === text) ?? { [name]: text })
}

/** An answer as it's typed. */
export function shown(field: Field, value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '')
  const name = onlyName(field)
  return (isPoint(field) ? value.toReversed() : name ? value.map((record) => record[name]) : value).join(', ')
}

export const valueAt = (draft: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Draft | undefined)?.[key], draft)

/** Sets an answer; undefined takes it out. */
export function setAt(draft: Draft, path: readonly string[], value: unknown): void {
  const last = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce((record, key) => {
    record[key] ??= {}
    return record[key] as Draft
  }, draft)
  if (value === undefined) delete parent[last]
  else parent[last] = value
}

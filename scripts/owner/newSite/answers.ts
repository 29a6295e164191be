// Answers as they're typed and shown, by the schema of their field.
import * as v from 'valibot'
import type { Hours } from '../../../src/domain/calendar/hours.ts'
import { stateName } from '../../../src/domain/places/states.ts'
import { clockTimes, hoursIn, hoursText, spanIn } from './hoursText.ts'

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

/** Hours of every day, like the phones'. */
const isSpan = ({ entries }: Field): boolean => entries?.opens !== undefined && !entries.days
const isHours = ({ item }: Field): boolean => item?.entries?.opens !== undefined
export const saysHours = (field: Field): boolean => isSpan(field) || isHours(field)

/** Whether a field is asked for as one text. */
export const isTyped = (field: Field): boolean => !field.entries || isSpan(field)

/** The one text that each record of a list is asked for, like a county's name; undefined where it's more. */
const onlyName = (field: Field): string | undefined => {
  const [[name] = [], ...others] = field.item ? askedIn(field.item) : []
  return others.length === 0 ? name : undefined
}

/** Whether a list's records have several fields, which are asked for one by one. */
export const isOfRecords = (field: Field): boolean =>
  field.item?.entries !== undefined && !onlyName(field) && !isHours(field)

/** Latitude and longitude as maps show them: "32.2226, -110.9747" or "32.2226° N, 110.9747° W". GeoJSON has them the other way around. */
const isPoint = (field: Field) => field.type === 'strict_tuple'

/** Parts of a list, each once: commas are between them, and between numbers spaces or "and" are enough. */
const parts = (typed: string): string[] => {
  const between = /^(?:[-\d.\s,]|and|&)+$/.test(typed) ? /(?:[\s,&]|and)+/ : /[,;]/
  return [...new Set(typed.split(between).flatMap((part) => part.trim() || []))]
}

/** A text that's no number stays one, so that what's wrong with it can be said. */
function readNumber(typed: string): number | string | undefined {
  const plain = typed.replace('$', '').replaceAll(',', '').trim()
  return typed.trim() ? (/^-?\d*\.?\d+$/.test(plain) ? Number(plain) : typed) : undefined
}

/** A county by its name, with its state after it where another one has the same name: "Johnson (KS)". */
function readNamed(name: string, text: string): Draft {
  const [, plain = '', state = ''] = /^(.+?),? \(?([A-Z]{2})\)?$/.exec(text) ?? []
  return stateName(state) ? { [name]: plain, state } : { [name]: text }
}

const shownName = (name: string, { [name]: text, state }: Draft) => (state ? `${text} (${state})` : `${text}`)

/** What an answer means. The schema says what's wrong with it. Records of a list keep what's known of them. */
export function readTyped(field: Field, typed: string, earlier?: unknown): unknown {
  if (field.type === 'number') return readNumber(typed)
  if (isPoint(field)) {
    const [one, other, ...more] = parts(typed.replace(/([\d.]+)° *W/i, '-$1').replace(/° *N?/gi, '')).map(Number)
    if (one === undefined || other === undefined || more.length > 0 || Number.isNaN(one + other)) return typed
    // Some maps have them the other way around, and here only longitudes are below zero.
    return one < 0 ? [one, other] : [other, one]
  }
  if (typed.trim() && isHours(field)) return hoursIn(typed) ?? typed
  if (typed.trim() && isSpan(field)) return spanIn(typed) ?? typed
  if (field.type !== 'array') return typed.trim() || undefined
  const name = onlyName(field)
  if (!name) return parts(typed)
  const known = (earlier ?? []) as readonly Draft[]
  return parts(typed).map((text) => known.find((record) => shownName(name, record) === text) ?? readNamed(name, text))
}

const isRecord = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a file as its schema has it: a text in it means what it would mean if it were typed. */
export function readAs(outer: Field, value: unknown): unknown {
  const field = inner(outer)
  if (typeof value === 'string' && isTyped(field)) return readTyped(field, value)
  const { item, entries } = field
  if (Array.isArray(value) && item) return value.map((one) => readAs(item, one))
  if (!isRecord(value) || !entries) return value
  const read = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, entries[name] ? readAs(entries[name], one) : one]),
  )
  const { opens, closes } = read
  return typeof opens === 'string' && typeof closes === 'string' ? { ...read, ...clockTimes(opens, closes) } : read
}

export function shown(field: Field, value: unknown): string {
  if (isRecord(value) && isSpan(field)) return hoursText([value as Hours])
  if (!Array.isArray(value)) return String(value ?? '')
  if (isHours(field)) return hoursText(value)
  const name = onlyName(field)
  return (isPoint(field) ? value.toReversed() : name ? value.map((record) => shownName(name, record)) : value).join(
    ', ',
  )
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

// What the crew's forms say of a stop, as they're typed.

import { say } from '#words'
import { destinations, type Receipt, receiptOf } from '../domain/calendar/booking.ts'
import { isDate } from '../domain/calendar/slots.ts'
import { type Costs, costKinds } from '../domain/costs.ts'
import { cleanLine, own, wholeNumber } from '../domain/text.ts'
import { typedCents } from '../request/actions.ts'
import type { SaidAtStop } from '../request/decide.ts'
import { drives } from '../request/request.ts'

/** What was typed in a form of a stop, by its step and its fields. */
export type TypedAtStop = { readonly step: string; readonly values: Readonly<Record<string, string>> }

/** Every field that somebody fills in at a stop. */
const names = ['paid', 'method', ...destinations, 'reason', 'po', 'due', ...costKinds, 'tons', 'ticket', 'what']

export const typedAtStop = (field: (name: string) => string): TypedAtStop => ({
  step: field('step'),
  values: Object.fromEntries(names.map((name) => [name, field(name)])),
})

/** That in words: "310, Cash, Donated". */
export const typedWords = ({ values }: TypedAtStop): string[] =>
  Object.entries(values).map(
    ([name, text]) => (text && own<string>(say.desk.destinations, name)) || own<string>(say.desk.methods, text) || text,
  )

const longestLine = 80

/** Cents as somebody types them: "310", "310.50". */
const typedAs = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)

type Values = TypedAtStop['values']

export const receiptValues = ({ cents, method, went, reason = '', po = '', due = '' }: Receipt): Values => ({
  paid: cents === undefined ? '' : typedAs(cents),
  method: method ?? '',
  ...Object.fromEntries(went.map((one) => [one, 'yes'])),
  reason,
  po,
  due,
})

export const costValues = ({ tons, ticket = '', ...costs }: Costs): Values => ({
  ...Object.fromEntries(costKinds.map((kind) => [kind, costs[kind] === undefined ? '' : typedAs(costs[kind])])),
  tons: tons === undefined ? '' : String(tons),
  ticket,
})

/** What's wrong with it, and in which field. */
type Refused = { readonly message: string; readonly wrong: string }

function receiptIn(values: Values): Receipt | Refused {
  const { paid = '', method = '', due = '' } = values
  const cents = paid.trim() ? typedCents(paid) : undefined
  if (paid.trim() && cents === undefined) return { message: say.stop.wrong.paid, wrong: 'paid' }
  const reason = cleanLine(values.reason ?? '').slice(0, longestLine)
  if (cents === 0 && !reason) return { message: say.stop.wrong.whyNothing, wrong: 'reason' }
  if (due && !isDate(due)) return { message: say.stop.wrong.due, wrong: 'due' }
  const po = cleanLine(values.po ?? '').slice(0, longestLine)
  const went = destinations.filter((one) => values[one])
  return { ...receiptOf(cents, method, went, reason), ...(po && { po }), ...(due && { due }) }
}

function costsIn(values: Values): Costs | Refused {
  const typed = (kind: string) => (values[kind] ?? '').trim()
  const wrong = costKinds.find((kind) => typed(kind) && typedCents(typed(kind)) === undefined)
  if (wrong) return { message: say.stop.wrong.costs, wrong }
  if (typed('tons') && !/^(\d{1,3}|(?=\.))(\.\d{1,3})?$/.test(typed('tons')))
    return { message: say.stop.wrong.tons, wrong: 'tons' }
  const cents = (kind: (typeof costKinds)[number]) => (typed(kind) ? { [kind]: typedCents(typed(kind)) } : {})
  const ticket = cleanLine(typed('ticket')).slice(0, longestLine)
  return {
    ...cents('dump'),
    ...(typed('tons') && { tons: Number(typed('tons')) }),
    ...(ticket && { ticket }),
    ...cents('fuel'),
    ...cents('other'),
  }
}

/** What a form says, or what's wrong with it; undefined for a step that there isn't. */
export function saidAtStop(
  { step, values }: TypedAtStop,
  field: (name: string) => string,
): Required<SaidAtStop> | Refused | undefined {
  const seen = wholeNumber(field('seen'))
  switch (step) {
    case 'on-the-way': {
      const minutes = drives.find((one) => one === wholeNumber(field('drive')))
      return { event: { kind: step, data: minutes ? { minutes } : {} }, seen }
    }
    case 'arrived':
    case 'nobody-there':
      return { event: { kind: step, data: {} }, seen }
    case 'done':
    case 'receipt': {
      const receipt = receiptIn(values)
      return 'message' in receipt ? receipt : { event: { kind: step, data: receipt } as SaidAtStop['event'], seen }
    }
    case 'fee': {
      const { paid = '', method = '' } = values
      const cents = paid.trim() ? typedCents(paid) : 0
      return cents === undefined
        ? { message: say.stop.wrong.paid, wrong: 'paid' }
        : { event: { kind: 'receipt', data: receiptOf(cents || undefined, cents ? method : '', []) }, seen }
    }
    case 'costs': {
      const costs = costsIn(values)
      return 'message' in costs ? costs : { event: { kind: step, data: costs }, seen }
    }
    case 'show': {
      const what = cleanLine(values.what ?? '').slice(0, longestLine)
      if (!what) return { message: say.stop.wrong.what, wrong: 'what' }
      if (!field('yes')) return { message: say.stop.wrong.yes, wrong: 'yes' }
      const photos = [field('before'), field('after')].filter(Boolean)
      return { event: { kind: 'shown', data: { id: crypto.randomUUID(), what, photos } }, seen }
    }
    case 'hide':
      return { event: { kind: 'hidden', data: {} }, seen }
    case 'crew':
      return { event: { kind: step, data: { crew: wholeNumber(field('crew')) } }, seen }
    case 'placed': {
      const place = Number(field('place') || Number.NaN)
      return Number.isFinite(place) ? { event: { kind: step, data: { place } }, seen } : undefined
    }
    case 'undo':
      return { event: { kind: 'undone', data: { number: wholeNumber(field('number')) } }, seen }
    default:
      return undefined
  }
}

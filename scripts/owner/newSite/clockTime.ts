import * as v from 'valibot'

const words: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' }

/** A time as people write it, as `18:00`: "6pm", "6:30 PM", "noon", "7". Anything else stays as it is. */
export function clockTime(typed: string): string {
  const plain = typed.trim().toLowerCase().replaceAll('.', '')
  const [, digits, minute = '00', half] = /^(\d{1,2})(?::(\d\d))?(?:\s*([ap])m?)?$/.exec(plain) ?? []
  if (digits === undefined) return words[plain] ?? typed
  const hour = half ? (Number(digits) % 12) + (half === 'p' ? 12 : 0) : digits
  return `${String(hour).padStart(2, '0')}:${minute}`
}

const time = v.optional(v.pipe(v.string(), v.transform(clockTime)))
const hours = v.optional(v.looseObject({ opens: time, closes: time }))
const business = v.looseObject({
  site: v.looseObject({ hours: v.looseObject({ phones: hours, pickup: v.optional(v.array(hours)) }) }),
})

/** Answers with their hours as records have them; as they are where those aren't there yet. */
export function withClockTimes(input: unknown): unknown {
  const read = v.safeParse(business, input)
  return read.success ? read.output : input
}

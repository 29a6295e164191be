/** Calendar date at a place, as `2026-11-21`. `now` in UTC ms. */
export const localDate = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

/** Weekday and minute since midnight that a clock on the wall shows at a place. `now` in UTC ms. */
export function timeOfDay(now: number, timeZone: string): { readonly weekday: string; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((piece) => piece.type === type)?.value ?? ''
  return { weekday: part('weekday'), minute: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** `08:00`, or minutes since midnight, as people say it: `8 AM`, `5:30 PM`. */
export function spokenTime(time: string | number): string {
  const minutes = typeof time === 'number' ? time : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}

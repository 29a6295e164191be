/** Calendar date at a place, as `2026-11-21`. `now` in UTC ms. */
export const localDate = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

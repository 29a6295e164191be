const months = 'January February March April May June July August September October November December'.split(' ')

const words = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`

/** A local calendar date such as 2026-10-05, formatted from its digits, so that no time zone moves it. */
export const CalendarDate = ({ day }: { readonly day: string }) => <time dateTime={day}>{words(day)}</time>

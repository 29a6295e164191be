/** What a page knows of a pickup before it's booked. None of it says who the visitor is. */
export type BookingPrefill = {
  /** A town's slug. */
  readonly town?: string
  readonly zip?: string
  /** A service's slug. */
  readonly service?: string
  /** A window's id. */
  readonly slot?: string
}

/** Address of the booking form, with what is known already: a page's own links take its town or service along. */
export function bookHref(known: BookingPrefill = {}): string {
  const query = new URLSearchParams(Object.entries(known).filter(([, value]) => value))
  return query.size > 0 ? `/schedule?${query}` : '/schedule'
}

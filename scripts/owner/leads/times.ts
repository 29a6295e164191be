import { site } from '#site/site.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const local = new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, ...options })
  return (at: number) => local.format(at)
}

/** UTC ms as `Nov 21, 10:05 AM`, Central time. */
export const shortTime = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** UTC ms as `Nov 21, 2026`, Central time. */
export const longDate = format({ dateStyle: 'medium' })

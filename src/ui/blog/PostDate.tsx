const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A local calendar date such as 2026-10-05; read as UTC on both ends, so that no time zone moves it. */
export const PostDate = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>{format.format(new Date(day))}</time>
)

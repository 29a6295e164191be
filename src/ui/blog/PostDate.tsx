let format: Intl.DateTimeFormat | undefined

function words(day: string): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}

/** A local calendar date such as 2026-10-05; read as UTC on both ends, so that no time zone moves it. */
export const PostDate = ({ day }: { readonly day: string }) => <time dateTime={day}>{words(day)}</time>

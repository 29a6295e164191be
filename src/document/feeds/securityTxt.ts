import { mailHref } from '../../business/contactLinks.ts'
import { offeredLanguages } from '../../business/languages.ts'
import { paths } from '../../routes.ts'

/** How long what the file says is good, in ms: it's made whenever it's asked for, so it never gets that old. */
const life = 180 * 24 * 60 * 60_000

/** security.txt (RFC 9116): whom to tell of a hole in the site. `now` in UTC ms. */
export const securityTxt = (siteUrl: string, now: number): string =>
  [
    `Contact: ${mailHref}`,
    `Expires: ${new Date(now + life).toISOString()}`,
    `Preferred-Languages: ${offeredLanguages(siteUrl, siteUrl).join(', ')}`,
    `Canonical: ${siteUrl}${paths.securityTxt}`,
    '',
  ].join('\n')

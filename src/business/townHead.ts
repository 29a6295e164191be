import { site } from '#site/site.ts'
import type { TownFacts } from '../sites/schema/town.ts'
import { cutoff, withState } from './area.ts'

/** More of them than a search result shows. */
const many = 6

/**
 * "ZIP 12345", "ZIPs 12345 and 12346", "all 24 ZIP codes": every one, since a list of some would read as if the rest
 * weren't served.
 */
const zipList = (zips: readonly string[]) =>
  zips.length > many
    ? `all ${zips.length} ZIP codes`
    : `${zips.length === 1 ? 'ZIP' : 'ZIPs'} ${new Intl.ListFormat('en-US').format(zips)}`

/** Title and description of a town's page. */
export const townHead = ({ name, zips }: TownFacts) => ({
  title: `Junk removal in ${withState(name)} from $${site.price.from}`,
  description: `Junk removal in ${withState(name)}, ${zipList(zips)}. From $${site.price.from}. Call before ${cutoff} and we can usually come the same day.`,
})

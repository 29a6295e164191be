import { site } from '#site/site.ts'
import type { TownFacts } from '../sites/town.ts'
import { withState } from './area.ts'

/** Title and description of a town's page. */
export const townHead = ({ name, counties: [county], zips }: TownFacts) => ({
  title: `Junk removal in ${withState(name)} from $${site.price.from}`,
  description: `Junk removal and hauling in ${name}, ${county} County, ZIP ${zips.slice(0, 2).join(' and ')}. From $${site.price.from}, same or next day, price agreed before we lift.`,
})

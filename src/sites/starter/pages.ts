import type { PageWords } from '../schema/texts.ts'
// Not towns.ts, whose texts are long: these words are part of every page.
import towns from './answers/towns.json' with { type: 'json' }
import { site } from './site.ts'

/** The first text that search results show whole; the first one if none is. Names and places are of any length. */
const title = (...texts: readonly [string, ...string[]]): string => texts.find(({ length }) => length <= 60) ?? texts[0]

const { area, name } = site
const [firstTown] = towns
const served = towns.length === 1 ? `${firstTown?.name} and nearby` : `${towns.length} towns ${area.direction}`

/** What's behind the truck in its picture. */
const behind = {
  prairie: 'the city',
  desert: 'red mesas',
  coast: 'the water',
  mountains: 'snowy peaks',
  woods: 'wooded hills',
  city: 'downtown',
} as const

export const pageWords: PageWords = {
  homeTitle: title(`Junk removal in ${area.region} | ${name}`, `Junk removal | ${name}`),
  aboutDescription: `Who picks up your junk in ${area.region}: how we work, how a load is priced, and where your things go when we’re done.`,
  aboutHeading: 'Who we are',
  aboutLead: `We pick up junk and clear out homes in ${area.region}. You’ll know the price before we lift anything.`,
  blogDescription: `Tips on getting rid of junk and clearing out a house in ${area.region}, from the crew that hauls it.`,
  servicesTitle: title(`Junk removal services in ${area.region}`, 'Our junk removal services'),
  servicesDescription: `What we pick up in ${area.region}, from one armchair to a whole house, and what a load costs from the smallest to the largest.`,
  areasTitle: title(`Junk removal service area in ${area.region}`, 'Our junk removal service area'),
  areasDescription: `We pick up junk in ${served}. Find your town or check your ZIP code to see if we come to you.`,
  areasLead: `We serve ${served}. One piece or a whole house, we’ll come get it.`,
  areasTeaser: `We serve ${served}. Not sure about your street? Call us and we’ll tell you.`,
  permitRule: 'If something has to come down, check with your building department first. Each town decides for itself.',
  curbRule: 'What your trash hauler takes at the curb is different in every town. Each town’s page says what to ask.',
  footer: `Junk pickup and cleanouts in ${area.region}.`,
  exampleRequest: `One couch, ${area.example.town}, second floor, narrow stairs`,
  truckPicture: `Our truck on the road, with ${behind[site.landscape]} far behind`,
}

import type { PageWords } from '../schema/texts.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

export const pageWords: PageWords = {
  homeTitle: `Junk removal in Chicago’s west and south suburbs | ${site.shortName}`,
  aboutDescription:
    'A junk removal crew for the western and southern suburbs of Chicago: who we are, how our prices work, and where your things end up.',
  aboutHeading: 'A good neighbor with a truck',
  aboutLead: `We haul what the garbage truck won’t take, for people in ${towns.length} suburbs west and south of Chicago. We’re licensed, bonded and insured, and you get the price first.`,
  blogDescription:
    'Tips on clearing out a house, an office or a backyard in the western and southern suburbs of Chicago, from the crew that hauls it away.',
  servicesTitle: 'Junk removal services in the Chicago suburbs',
  servicesDescription: `Eight junk removal services for homes and businesses in ${towns.length} Chicago suburbs: one couch, a whole house, a shed, a hot tub or an office.`,
  areasTitle: `Junk removal service areas: ${towns.length} Chicago suburbs`,
  areasDescription: `We haul junk in ${towns.length} suburbs west and south of Chicago, from Elmhurst to Joliet and from Batavia to Tinley Park. Find your town.`,
  areasLead: `We serve ${towns.length} towns west and south of Chicago. One couch or a whole house, we’ll come get it.`,
  areasTeaser:
    'From Elmhurst to Joliet and from Batavia to Tinley Park. Not sure about your street? Give us a call and we’ll tell you.',
  curbRule:
    'Some towns pick up one big item a week. Others use stickers or want you to call first. TVs can’t go in the trash anywhere in Illinois. Your town’s page tells you who to ask.',
  permitRule:
    'If you’re taking out a shed, a deck or a hot tub, check with your building department first. In the Cook County parts of Lemont, Tinley Park and Hinsdale, check with the county too.',
  footer: `A good neighbor with a truck. We haul junk, clear out houses and take down sheds in ${towns.length} western and southern suburbs of Chicago.`,
  exampleRequest: 'One couch, Naperville, second floor, narrow stairs',
  truckPicture: 'Our truck on a prairie road, with Chicago in the distance',
}

import type { PageWords } from '../pages.ts'
import { site } from './site.ts'

export const pageWords: PageWords = {
  homeTitle: `Junk removal in Chicago’s west suburbs | ${site.name}`,
  aboutDescription:
    'A hauling crew for the western and southern suburbs of Chicago: who we are, how we price, and what we do with what you give us.',
  aboutHeading: 'A good neighbor with a truck',
  aboutLead:
    'We haul what the curb will not take, for people in 19 suburbs west and south of Chicago. Licensed, bonded and insured, with the price named first.',
  blogDescription:
    'Guides for clearing out a house, an office or a backyard in the western and southern suburbs of Chicago, from a crew that does it every day.',
  servicesDescription:
    'Eight services for homes and businesses in 19 Chicago suburbs: from one couch to a whole house, a shed, a hot tub or an office floor.',
  areasTitle: 'Service areas: 19 Chicago suburbs',
  areasDescription:
    'We haul junk in 19 suburbs west and south of Chicago, from Elmhurst to Joliet and from Batavia to Tinley Park. Find your town.',
  areasLead: '19 towns west and south of Chicago, from one couch to a whole house in any of them.',
  areasTeaser:
    'From Elmhurst to Joliet and from Batavia to Tinley Park. Not sure about your street? Call us, we will know.',
  permitRule:
    'For a shed, a deck or a hot tub, your own building department decides. In the Cook County parts of Lemont, Tinley Park and Hinsdale the county wants a say too.',
  footer:
    'A good neighbor with a truck. We haul junk, clear out houses and take down sheds in 19 western and southern suburbs of Chicago.',
  exampleRequest: 'One couch, Naperville, second floor, narrow stairs',
  truckPicture: 'Our truck on a prairie road, Chicago far behind',
}

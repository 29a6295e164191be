import type { PageWords } from '../schema/texts.ts'
import { site } from './site.ts'

export const pageWords: PageWords = {
  homeTitle: `Cleanouts around Milwaukee | ${site.name}`,
  aboutDescription:
    'A small cleanout crew for the suburbs of Milwaukee: who we are, how we price a load, and what we do with it afterward.',
  aboutHeading: 'A small crew that finishes',
  aboutLead: `We clear out basements, garages and whole houses in five suburbs of Milwaukee. We’re insured, and you know the price before we start.`,
  servicesDescription: `Two services in five Milwaukee suburbs: cleanouts of basements, garages and houses, and pickups of furniture and appliances.`,
  areasTitle: 'Service area: five Milwaukee suburbs',
  areasDescription: `We clear out homes in five suburbs of Milwaukee, from Brookfield to Whitefish Bay. Find your town, or check your ZIP code.`,
  areasLead: `Five towns around Milwaukee, from one armchair to a whole house in any of them.`,
  areasTeaser: 'From Brookfield to Whitefish Bay. Not sure about your street? Call us and we’ll tell you.',
  footer: `Cleanouts for basements, garages and whole houses in five suburbs of Milwaukee.`,
  exampleRequest: 'One armchair, Wauwatosa, basement, a tight turn on the stairs',
  truckPicture: 'Our truck on a suburban road, downtown far behind',
}

import type { PageWords } from '../../../../src/sites/schema/texts.ts'

export const pageWords: PageWords = {
  homeTitle: 'Junk pickup west of Denver | High Plains Haul',
  aboutDescription:
    'Who picks up your junk in two towns west of Denver, how a load is priced, and where your things go.',
  aboutHeading: 'Who we are',
  aboutLead: 'We pick up junk in two towns west of Denver.',
  servicesDescription:
    'What we pick up in two towns west of Denver, and what a load costs from the smallest to the largest.',
  areasTitle: 'Service area: two towns west of Denver',
  areasDescription: 'We pick up junk in Lakewood and Arvada, west of Denver. Find your town, or check your ZIP code.',
  areasLead: 'Two towns west of Denver.',
  areasTeaser: 'Lakewood and Arvada.',
  footer: 'Junk pickup in two towns west of Denver.',
  exampleRequest: 'One desk, Arvada, ground floor',
  truckPicture: 'Our truck on a road, downtown far behind',
}

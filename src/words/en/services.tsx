import type { LinkWords } from '../link.ts'

export const service = {
  weTake: 'We take',
  weDont: 'We don’t take',
  workOrder: 'Work order',
  job: 'Job',
  crew: 'Crew',
  crewIs: 'Two people and a truck',
  soonest: 'Soonest',
  estimate: 'Estimate',
  free: 'Free',
  onThisPage: 'On this page',
  asked: 'Questions people ask',
  notYours: 'Don’t see yours?',
  textQuestion: 'Text your question',
  agree: (bold: LinkWords) => (
    <>{bold('You agree to the price before we lift.')} If it’s not for you, there’s no charge.</>
  ),
  /** Below the line to sign on */
  you: 'You',
  /** A stamp on jobs that may need a permit */
  askFirst: 'Ask first',
  /** `label`: "1/4" or "Full" */
  tag: (label: string) => label,
  truck: (label: string) => `${label} truck`,
  callToBook: 'Call to book',
  space: 'What the space costs',
  pickItems: 'Pick your items and see a range',
  spaceOnly: (pay: string) => `That’s for the space in the truck, and extras come on top. ${pay}`,
  extras: 'What can cost extra, and why',
  related: 'While we’re there',
  towns: 'Good to know in your town',
}

export const services = {
  crumb: 'Services',
  heading: 'What we haul',
  lead: (from: string) =>
    `From one chair to a whole house, from ${from}. If two people can carry it, we’ll take it. If they can’t, we’ll take it apart first.`,
  picture: 'Two of the crew swing a couch up into the truck',
  priceAndWhere: 'Price and where it goes',
  costs: 'What it costs',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  /** `discount`: a sentence, or nothing */
  costsText: (discount: string) =>
    `That’s for the space it takes up in the truck, from a small load to a full one. Some items have an extra charge. You agree to the price before we lift. ${discount}`,
  seePrice: 'See your price',
  myTown: 'Do you serve my town?',
  onMap: (towns: string) => `${towns} on a map`,
  refused: 'What we can’t take',
  whereItGoes: (link: LinkWords) => (
    <>There’s a place for each of these, and you can {link('look up where it goes')}.</>
  ),
  closing: 'Don’t see yours?',
  closingText: 'Text us a photo, and we’ll tell you if two people can carry it and what it costs.',
}

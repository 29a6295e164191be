import type { LinkWords } from '../link.ts'

export const words = {
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

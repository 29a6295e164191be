import type { LinkWords } from '../link.ts'

export const words = {
  /** What the first actions are called here; everywhere else they have the names of the actions. */
  book: 'Book Now',
  price: 'Price Estimator',
  ticket: 'Free quote · no obligation',
  quote: 'Get a free quote',
  quoted: (price: string, list: string, bold: LinkWords) => (
    <>
      {bold(price)} for {list}.
    </>
  ),
  change: 'Change',
  /** Read after it */
  yourList: ' your list',
  what: 'What needs to go?',
  lookUp: 'See the price, or who takes it',
  reviews: (count: string) => `from ${count} reviews online`,
  /** `friend`: the first name of who sent the visitor, if there's one */
  sentBy: (friend: string) => `${friend || 'A friend'} sent you. Glad you’re here.`,
  callToBook: (offer: string, bold: LinkWords) => <>Call to book: {bold(offer)}</>,
  promises: 'What we promise',
  steps: 'How it works',
  wholeJob: 'See a whole job from start to finish',
  services: 'What we haul, from one couch to a whole house',
  also: 'Also: ',
  and: ', and ',
  everything: 'everything else we take',
  afterwards: 'We lift, sort and sweep up',
  testimonials: 'What customers say',
  /** Below the reviews, where they're in another language than the one they were written in */
  translated: '',
  allReviews: 'Read all our reviews',
  before: 'Before',
  after: 'After',
  moveLine: 'Move the line between before and after',
  reasons: 'Why people choose us',
  questions: 'Questions people ask us',
  allQuestions: 'See all the questions',
  areas: 'See all service areas',
  numbers: 'Our numbers',
  /** All services, to search engines */
  catalog: 'Junk removal and hauling services',
}

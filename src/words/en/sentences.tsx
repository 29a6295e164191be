import type { ReactNode } from 'react'
import type { LinkWords } from '../link.ts'
import { time } from './basics.ts'
import { CallAt, message, Write, ways, write } from './reach.ts'

export const home = {
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
  sentBy: (friend: string, off: string) =>
    `${friend || 'A friend'} sent you. ${off ? `You get ${off} off your first pickup.` : 'Glad you’re here.'}`,
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
  paid: (price: string) => `Paid ${price}`,
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

/** The contact page. `answered` is when a call is answered: "day or night". */
export const contact = {
  title: `Contact us: ${ways}`,
  crumb: 'Contact',
  description: (phone: string, answered: string) =>
    `${CallAt(phone)} ${answered}, or send us a message. See our phone hours and our pickup hours.`,
  heading: ways.replace('c', 'C'),
  lead: 'A real person answers. Tell us what you’ve got and where, and we’ll tell you what it costs.',
  ways: 'Ways to reach us',
  fastest: (answered: string) => `The fastest way, ${answered}.`,
  discount: (offer: string) => `You get ${offer}.`,
  text: 'Send a photo of the pile, your town and how many stairs there are.',
  mail: 'Best for bigger jobs: an estate, an office, a whole building.',
  weRead: 'We read every message',
  message: 'Send us a message',
  button: 'Send my message',
  hoursHeading: 'Phone hours and pickup hours',
  hours: (answered: string) => `You can call or ${write} us ${answered}. We do pickups during these hours:`,
  columns: 'Phone and pickups',
  calls: write === 'text' ? 'Calls and texts, every day' : 'Calls, every day',
  pickups: (days: string) => `Pickups, ${days}`,
  closed: (days: string) => `We don’t do pickups on ${days}.`,
  sameDay: (cutoff: string | undefined, link: LinkWords) => (
    <>
      {cutoff
        ? `For a same-day pickup, call before ${cutoff}. After that, we’ll come the next day we’re open. Or `
        : 'Call us, or '}
      {link('book a pickup online')}.
    </>
  ),
  tell: 'What to tell us',
  three: (example: string) =>
    `Three things: what needs to go, your ZIP or town, and how we get to it. “${example}” is enough for us to give you a range.`,
  also: (area: LinkWords) => <>You can also check whether {area('we serve your town')}.</>,
  alsoPrice: (price: LinkWords, area: LinkWords) => (
    <>
      You can also {price('see a price')} first, or check whether {area('we serve your town')}.
    </>
  ),
  aboutJob: (faq: LinkWords) => (
    <>
      If it’s about a job we did for you, include the date or your reference. We read every message, good or bad. We’ll
      only use your number to answer you. You might also find your answer in our {faq('frequently asked questions')}.
    </>
  ),
}

export const faq = {
  title: 'Junk removal questions and answers',
  crumb: 'FAQ',
  description:
    'How much junk removal costs, how soon we can come, what we take and where it goes. Straight answers to the questions people ask before they book.',
  heading: 'Frequently asked questions',
  lead: (from: string, to: string, cutoff: string | undefined) =>
    `From ${from} to ${to} by the space you fill. ${cutoff ? `Usually the same day, if you call before ${cutoff}, and you` : 'You'} don’t lift a thing. Here’s the rest.`,
  contents: 'On this page',
  /** Read after a number */
  questions: ' questions',
  notYours: (call: LinkWords, text: LinkWords, answered: string) => (
    <>
      Don’t see yours? {call('Call')} or {text(`${write} us`)}
      {`. We answer ${answered}.`}
    </>
  ),
  closingHeading: 'Didn’t find your question?',
  closing: `Call or ${write} us, and a person who does this work will answer.`,
}

export const howItWorks = {
  title: 'How our junk removal works, step by step',
  crumb: 'How it works',
  description:
    'Call or book, get one price at your door, and we’ll load up and sweep. Here’s what happens at each step of a junk pickup, and what you need to do.',
  heading: 'How a pickup works',
  lead: (cutoff: string | undefined) =>
    `You call, and we ${cutoff ? 'come the same day or the next day we’re open' : 'find a time that works for you'}. You get the price, then we load up and sweep. You don’t lift a thing.`,
  job: 'One job from start to finish',
  mostOfIt: 'We do most of the work.',
  calculator: (link: LinkWords) => (
    <>
      Not sure what it’ll cost? Our {link('price calculator')} gives you a range before you talk to anybody: pick your
      items and watch the truck fill up.
    </>
  ),
  photos: 'Three photos that get you a closer price',
  photosLead:
    'You don’t have to send any, but with photos we can tell how much of the truck you’ll fill, so there are no surprises at the door.',
  before: 'What to do the night before',
  onEveryJob: 'On every job',
  promises: 'What we promise',
  us: 'What we do',
  you: 'What you do',
  yourPart: 'You: ',
}

/** How soon we can come. A day is "tomorrow" or a weekday; times are as they're said. */
export const sameDay = {
  today: (hours: string) => `today, ${hours}`,
  tomorrow: (hours: string) => `tomorrow, ${hours}`,
  /** When we'll haul it; without a day, today */
  haul: (day?: string) => (day === undefined ? 'today' : `${day === time.tomorrow ? '' : 'by '}${day}`),
  nextPickup: 'Next pickup: ',
  callBefore: (clock: string, left: string, bold: LinkWords) => (
    <>
      Call before {clock} for today: {bold(`${left} left`)}
    </>
  ),
  nextPickups: (day: string, opens: string, bold: LinkWords) => <>Next pickups {bold(`${day} at ${opens}`)}</>,
  seeWindows: 'See open pickup windows',
  soonestToday: (clock: string) => `Today, if you call before ${clock}`,
  soonest: (day: string, opens: string) => `${day} at ${opens}`,
  byAppointment: 'Pickups by appointment: call us',
}

const counted = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)

/** What our forms ask, what's wrong with an answer, and what they say while they're filled in and sent. */
export const form = {
  optional: '(optional)',
  errorBefore: 'Error: ',
  leaveEmpty: 'Leave this line empty',
  sending: 'Sending…',
  // What's wrong with a form that was sent
  problem: 'There’s a problem',
  windowGone: 'That window isn’t open anymore',
  book: 'Book',
  /** The place that was probably meant */
  yesIn: (town: string) => `Yes, ${town}`,
  textIt: `${Write} it to us`,
  failures: {
    'not-stored': {
      title: 'We couldn’t save your request',
      text: `You won’t lose anything you typed. Try again in a minute, or reach us right now: the ${message} is already filled in.`,
    },
    'too-many': {
      title: 'That’s a lot of requests from your connection',
      text: `You won’t lose anything you typed. Try again in an hour, or reach us right now: the ${message} is already filled in.`,
    },
    'too-many-changes': {
      title: 'You’ve changed this request several times',
      text: `We have the last version you sent. Try again in an hour, or reach us right now: the ${message} has this change.`,
    },
    offline: {
      title: 'No connection',
      text: `We didn’t get an answer, so your request might not have reached us. You won’t lose anything you typed. Send it again, or we’ll try once more when you’re back online.${write === 'text' ? ' A text often gets through, and it’s already filled in.' : ''}`,
    },
  },
  sentAgain: 'You’re back online. We’re sending your request again.',
  sentBefore: (slot: string | undefined, see: LinkWords, another: LinkWords): ReactNode => (
    <>
      {slot ? `You’ve booked ${slot}` : 'You’ve sent this already'}: {see('see it')}, or{' '}
      {another(slot ? 'book another' : 'send another')}.
    </>
  ),
  // Photos, while they're sent
  addPhotos: 'Add photos',
  chosen: 'Chosen photos',
  removePhoto: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  undo: 'Undo',
  preparing: 'Making it smaller…',
  waiting: 'Waiting to be sent',
  sendingShare: (percent: number) => `Sending, ${percent}%`,
  sent: 'Sent',
  later: 'Will be sent with the form',
  onTheWay: (count: number) => `${counted(count)} on the way. You can send the form at any time.`,
  offline: (count: number) => `You’re offline. We’ll send ${counted(count)} when you’re back online.`,
  withForm: (count: number) => `${counted(count)} will be sent with the form.`,
  added: (count: number) => `${counted(count)} added.`,
  stillSending: (number: number, of: number) => `We have your request. Sending photo ${number} of ${of}.`,
  waitingForLine: (number: number, of: number) =>
    `We have your request. You’re offline: we’ll send photo ${number} of ${of} when you’re back online.`,
  goOn: (count: number) => `Go on without ${count === 1 ? 'it' : 'them'}`,
  refusals: {
    'not-a-photo': 'This isn’t a photo that we can open. JPEG, PNG and WebP work, and so does a screenshot.',
    unreadable: 'We couldn’t read this file. If it’s in the cloud, open it first, and then add it again.',
    heic: 'This browser can’t open this kind of iPhone photo. Take a screenshot of it and add that. For new photos: Settings > Camera > Formats > Most Compatible.',
    suspicious: 'There’s more than a photo in this file. Take a screenshot of it and add that.',
    'too-many-pixels': 'This picture is too big. Take a screenshot of it and add that.',
    broken: 'This file is damaged. Try another photo, or a screenshot of it.',
    'too-large': 'This file is too big. Take a screenshot of it and add that.',
    'too-many': `That’s more photos than we can take here. ${Write} us the rest.`,
    'not-stored': 'We couldn’t save this photo. Try it again in a minute.',
    'cut-off': 'This photo didn’t all get here. Try again with fewer at once.',
    malformed: `We couldn’t get this photo. You can ${write} it to us.`,
  },
  // What an address has that says nothing to us
  notUnderstood: (what: string) => `We didn’t understand ${what} in this link.`,
  leftOut: `It isn’t on our list, so we left it out. Add it below, or call or ${write} us.`,
}

export { bookOnline, mail, pickup, schedule } from './booking.tsx'
export { itemGuide, itemPage, priceList, service, services } from './catalog.tsx'
export { mine, problem } from './mine.tsx'
export { about, blog, guides, legal, referral, reviews, sitemap } from './pages.tsx'

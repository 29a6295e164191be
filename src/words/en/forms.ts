import { spelled } from './basics.ts'
import { write } from './reach.ts'

/** What forms ask, what's wrong with an answer, and what's said once they're received. */
export const fields = {
  tooLong: (over: number) => (over === 1 ? '1 character too many' : `${over} characters too many`),
  tick: 'Tick the box, or leave it empty',
  phone: {
    label: 'Phone',
    missing: 'Tell us your phone number',
    wrong: (like: string) => `Enter a phone number, like ${like}`,
    ours: 'That’s our number. Enter yours, so we can reach you',
  },
  location: { label: 'ZIP or town', hint: (like: string) => `Like ${like}`, missing: 'Tell us your ZIP code or town' },
  name: 'Your name',
  email: {
    label: 'Email',
    wrong: 'Enter an email address, like name@example.com',
    meant: (wrong: string, meant: string) => `${wrong}. Did you mean ${meant}?`,
  },
  /** What comes along from the calculator */
  calculator: { items: 'Items', flights: 'Flights', carry: 'Carry', list: 'List', estimate: 'Price shown' },
  code: { label: 'Discount code', hint: 'If you have one. It comes off your price.' },
  quote: {
    received: {
      heading: 'We have your request',
      next: 'We’ll read it and call or text you with a price. You don’t owe anything until you say yes.',
    },
    phone: 'Only for this quote. No marketing.',
    what: { label: 'What needs to go?', hint: 'Like one couch and an old fridge' },
    photos: { label: 'Photos', hint: (count: number) => `Up to ${count} pictures of the pile` },
    by: { label: 'Call or text?', wrong: 'Pick a call or a text', ways: { call: 'Call me', text: 'Text me' } },
    when: { label: 'When’s a good time?', hint: 'Like after 5 PM, or on weekends' },
  },
  booking: {
    heading: 'Your pickup is booked',
    next: (hours: number) =>
      `We’ll get there within your ${spelled(hours)}-hour window. You agree to the price at your door, before we lift anything.`,
    agreed: (hours: number, price: string) =>
      `We’ll get there within your ${spelled(hours)}-hour window. Your price is ${price}, as agreed.`,
    slot: 'When should we come?',
    timeMissing: (date: string) => `Pick a time on ${date}`,
    slotMissing: 'Pick a pickup window',
    address: {
      label: 'Street address',
      hint: 'With the apartment or unit, like 12 Oak Street, Unit 3',
      missing: 'Tell us the street address',
    },
    phone: 'So we can reach you about this pickup. No marketing.',
    what: 'And where it is, like one couch, second floor',
    notes: { label: 'Anything we should know?', hint: 'Like narrow stairs, or when you need to leave' },
    email: 'In case we can’t reach you by phone',
    emailConfirms: 'For your written confirmation. No marketing.',
    texts: {
      label: 'Text me updates about my pickup',
      hint: 'Reply STOP any time. Message and data rates may apply.',
    },
    ahead: 'Call or text me when you’re on the way',
    spot: 'Where it is',
    away: 'Nobody’s home',
    firm: 'Firm price',
  },
  contact: {
    received: {
      heading: 'We have your message',
      next: 'We’ll read it and call or email you back.',
    },
    message: {
      label: 'Your message',
      hint: 'What’s it about? A job, a bill, a compliment, a complaint',
      missing: 'Write a few words so we know how to help',
    },
    reach: 'Give us your phone number or your email, so we can answer',
    phone: 'Or your email: one is enough. No marketing.',
    email: 'If you’d rather get an answer by email',
  },
  referral: {
    received: {
      heading: 'Here’s your link',
      next: 'Send it to anybody with junk to haul. When they write to us or book with it, we know you sent them.',
    },
    phone: {
      label: 'Your phone',
      hint: 'So we know whose link it is. No marketing.',
      wrong: (like: string) => `Enter your phone number, like ${like}`,
    },
  },
  findPickup: {
    reference: {
      label: 'Reference',
      hint: 'Ten letters and digits, on your confirmation',
      missing: 'Type your reference',
    },
    phone: 'The one you booked with',
  },
}

/** The page that finds a pickup whose link was lost. */
export const findPickup = {
  title: (name: string) => `Find my pickup | ${name}`,
  description: 'Lost the link to your pickup? Type the phone number or email you booked with, and we’ll send it again.',
  lost: 'Lost the link?',
  heading: 'Find my pickup',
  button: 'Send me the link',
  contact: {
    label: 'Phone or email',
    hint: 'The one you booked with',
    missing: 'Type your phone number or your email',
  },
  sent: {
    heading: 'Check your texts and your email',
    text: 'If there’s a pickup, we’ve sent its link to the number or address you booked with.',
    none: `Nothing there in a few minutes? Call or ${write} us, and we’ll look it up.`,
  },
  message: 'I can’t find my pickup. My phone number is ',
  /** Why nothing was sent. */
  reasons: {
    'too-many': {
      title: 'That’s a lot of tries',
      text: `Wait an hour and try again, or call or ${write} us and we’ll look it up.`,
    },
    'not-stored': {
      title: 'We can’t look it up right now',
      text: `Try again in a minute, or call or ${write} us and we’ll look it up.`,
    },
  },
}

/** What the booking forms say as one fills them in, in the browser too. */
export const booking = {
  title: 'Book a pickup',
  yours: 'Your pickup',
  steps: { where: 'Where', when: 'When', who: 'Details' },
  what: 'What',
  notYet: 'Not yet',
  change: 'Change',
  /** A day's windows. */
  windows: 'open windows',
  now: 'Now: ',
  earlier: '← Earlier days',
  later: 'Later days',
  closed: 'Closed',
  noneOpen: 'None open',
  /** On a day on which pickups are by appointment */
  byPhone: 'Call us',
  within: (zone: string, span: string) => `${zone}. We’ll get there within ${span}.`,
  noWindows: `There aren’t any open pickup windows. Call or ${write} us, and we’ll find you one.`,
  nothingOpen: (first: string, last: string) =>
    `There’s nothing open from ${first} to ${last}. Try later days, or give us a call.`,
  /** Whether we come to a typed place. */
  place: {
    yes: (town: string) => `Yes, we serve ${town}.`,
    probably: (town: string) => `Probably: that’s right at the edge of ${town}. Go ahead, and we’ll call to make sure.`,
    far: (region: string) =>
      `That’s outside ${region}. You can still send this, and we’ll call to say whether we can come.`,
    unlisted: (isZip: boolean) =>
      `That ${isZip ? 'ZIP' : 'town'} isn’t on our list. Go ahead: if you’re nearby, we may still be able to come, and we’ll call you.`,
  },
}

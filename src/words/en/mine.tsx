import type { LinkWords } from '../link.ts'

/** The customer's one page, and where they stop our emails. */
export const mine = {
  // The request, with its price
  title: (name: string) => `Your request | ${name}`,
  description: 'See your request and our price, and pick a time. Only people with the link can open this page.',
  // What it's about
  heading: 'We have your request',
  lost: {
    heading: 'This request is closed',
    text: 'Need us after all? Call or text us with your reference, or send a new request.',
  },
  over: { heading: 'That’s taken care of', text: 'Call or text us if there’s anything else.' },
  booked: (link: LinkWords) => (
    <>
      To move or cancel it, open the link in our message. Don’t have it? {link('Find your pickup')} with your phone
      number.
    </>
  ),
  unconfirmed: 'We’ll call you. If you picked a time, it isn’t confirmed yet.',
  asBooked:
    'We can’t check our calendar right now, so this is how you booked it. Open this page again in a minute to change it.',
  notRead: 'We can’t show you the rest right now. Open this page again in a minute.',
  stamps: { received: 'Received', closed: 'Closed' },
  area: {
    probably: 'Your ZIP code crosses a town line, so we probably serve you. We’ll call to make sure.',
    far: (region: string) => `That’s outside ${region}. We’ll call to say whether we can come.`,
    call: 'We couldn’t match your location to one of our towns. We’ll call to let you know whether we can come.',
  },
  missingPhotos: (count: number) => `${count === 1 ? 'One photo didn’t' : `${count} photos didn’t`} go through.`,
  addHere: 'Add them here.',
  textThem: 'Text them to us.',
  notTextable: 'We can’t text that number. We’ll call you if anything changes.',
  linkDays: (days: number) => `This link works for ${days} days.`,
  giveReference: (reference: string, bold: LinkWords) => (
    <>Give us reference {bold(reference)} when you call, and we’ll look up your request.</>
  ),
  /** What was done just now */
  done: {
    move: 'Your pickup was moved.',
    confirm: 'It’s yours. See you then.',
    accept: 'You’re booked. See you then.',
    withdraw: 'You won’t hear from us about it.',
    photos: 'Your photos are with your request now.',
    details: 'Saved with your request.',
    number: 'Saved. We’ll use this number.',
    text: 'We texted you the link.',
  },
  notDone: 'This page was out of date, so nothing happened just now. Here’s how it is now.',
  tryAgain: 'Try again',
  receivedTitle: (name: string) => `We have your request | ${name}`,
  receivedDescription:
    'We have your request. Here’s your reference, what happens next, and how to reach us in the meantime.',
  book: (price: string) => `Book it for ${price}`,
  noThanks: 'No, thanks',
  notNeeded: 'I don’t need it anymore',
  priced: {
    title: (price: string) => `Your price: ${price}`,
    text: 'That’s for everything below, loading and hauling included. Pick a time, and it’s booked.',
  },
  outdated: 'We changed the price after you opened that page, so nothing was booked. Here’s the new one.',
  about: (reference: string) => `About my request ${reference}: `,
  reference: (reference: string) => `Reference ${reference}`,
  wrongNumber: 'Wrong number? Fix it',
  picture: (number: number, of: number) => `${number} of ${of}`,
  hearFromUs: (reply: string) => `You’ll hear from us ${reply}.`,
  pickTime: 'Want to pick a time now?',
  // How to reach them
  reach: 'How can we reach you?',
  firstOnly: 'We only text the first number you gave us. We’ll call you at a new one.',
  saveNumber: 'Save this number',
  // Photos
  refusedPhotos: (count: number) =>
    count === 0 ? 'Choose a photo first' : `${count === 1 ? 'One photo' : `${count} photos`} didn’t go through`,
  addPhotos: 'Add photos',
  added: (count: number) => `${count === 1 ? 'The other one is' : 'The others are'} with your request now.`,
  photos: 'Photos of what needs to go',
  photosHint: (count: number, megabytes: number) => `Up to ${count} at once, ${megabytes} MB each`,
  addThem: 'Add them to my request',
  orText: (link: LinkWords) => <>Or {link('text them to us')}.</>,
  photosFor: (reference: string) => `Photos for my request ${reference}: `,
  // No more emails
  mailsTitle: (name: string) => `Emails from us | ${name}`,
  mailsDescription: 'Say whether you want emails from us.',
  stopHeading: 'No more emails?',
  stopText: 'We won’t send this address anything about requests or pickups anymore, not even reminders.',
  stop: 'Stop these emails',
  stopped: 'You won’t get any more emails',
  stoppedText: 'If you’ve booked a pickup, it’s still booked. Call or text us to change it.',
}

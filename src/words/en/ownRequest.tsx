import type { LinkWords } from '../link.ts'

/** What's behind the links of a request that was sent: the request itself, and what its sender adds or corrects. */
export const words = {
  // The request, with its price
  title: (name: string) => `Your request | ${name}`,
  description: 'See your request and our price, and pick a time. Only people with the link can open this page.',
  book: (price: string) => `Book it for ${price}`,
  noThanks: 'No, thanks',
  notNeeded: 'I don’t need it anymore',
  lost: {
    title: 'This request is closed',
    text: 'Need us after all? Call or text us with your reference, or send a new request.',
  },
  done: { title: 'That’s taken care of', text: 'Call or text us if there’s anything else.' },
  priced: {
    title: (price: string) => `Your price: ${price}`,
    text: 'That’s for everything below, loading and hauling included. Pick a time, and it’s booked.',
  },
  open: {
    title: 'We have your request',
    text: 'We’ll call or text you with a price. You don’t owe anything until you say yes.',
  },
  closed: 'Closed',
  outdated: 'We changed the price after you opened that page, so nothing was booked. Here’s the new one.',
  addPhotos: 'Add photos',
  about: (reference: string) => `About my request ${reference}: `,
  reference: (reference: string) => `Reference ${reference}`,
  saved: 'Saved.',
  wrongNumber: (link: LinkWords) => <>Wrong number? {link('Fix it')}</>,
  picture: (number: number, of: number) => `${number} of ${of}`,
  hearFromUs: (reply: string) => `You’ll hear from us ${reply}.`,
  pickTime: 'Want to pick a time now?',
  // How to reach them
  reachTitle: (name: string) => `How we can reach you | ${name}`,
  reachDescription: 'Tell us how to reach you about a request you’ve already sent us.',
  reach: 'How can we reach you?',
  fixTitle: (name: string) => `Fix your phone number | ${name}`,
  fixDescription: 'Correct the phone number of a request you’ve already sent us.',
  fix: 'Fix your phone number',
  firstOnly: 'We only text the first number you gave us. We’ll call you at a new one.',
  saveNumber: 'Save this number',
  // Photos
  photosTitle: (name: string) => `Add photos to your request | ${name}`,
  photosDescription: 'Add photos to a request you’ve already sent us.',
  refused: (count: number) => `${count === 1 ? 'One photo' : `${count} photos`} didn’t go through`,
  chooseFirst: 'Choose a photo first',
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

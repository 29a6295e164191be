import type { LinkWords } from '../link.ts'
import { Write, write } from './reach.ts'

/** The customer's one page, and where they stop our emails. */
export const mine = {
  // The request, with its price
  title: (name: string) => `Your request | ${name}`,
  description: 'See your request and our price, and pick a time. Only people with the link can open this page.',
  // What it's about
  heading: 'We have your request',
  lost: {
    heading: 'This request is closed',
    text: `Need us after all? Call or ${write} us with your reference, or send a new request.`,
    same: {
      heading: 'We put your requests together',
      text: `You sent two for the same job, so we’re going by the other one, and you don’t need to do anything. If they’re two jobs, call or ${write} us.`,
    },
  },
  over: { heading: 'That’s taken care of', text: `Call or ${write} us if there’s anything else.` },
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
  textThem: `${Write} them to us.`,
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
    agree: 'Thanks. That’s the price.',
    withdraw: 'You won’t hear from us about it.',
    photos: 'Your photos are with your request now.',
    details: 'Saved with your request.',
    number: 'Saved. We’ll use this number.',
    email: 'Saved. We’re emailing this to the new address now.',
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
    text: 'That’s for everything below, loading and hauling included.',
    pick: 'Pick a time, and it’s booked.',
  },
  outdated: 'We changed the price after you opened that page, so nothing was booked. Here’s the new one.',
  about: (reference: string) => `About my request ${reference}: `,
  reference: (reference: string) => `Reference ${reference}`,
  agree: {
    label: 'Accept the price',
    text: (price: string) => `Your price is ${price}. Type your name to accept it.`,
    button: 'Accept it',
    missing: 'Type your name first',
  },
  fix: {
    number: { wrong: 'Wrong number? Fix it', save: 'Save this number' },
    email: {
      to: (address: string) => `We’ve emailed this to ${address}.`,
      notTo: (address: string) => `We couldn’t email this to ${address} yet.`,
      wrong: 'Wrong address? Fix it',
      save: 'Save this address',
    },
  },
  picture: (number: number, of: number) => `${number} of ${of}`,
  pickTime: 'Want to pick a time now?',
  // How to reach them
  reach: 'How can we reach you?',
  firstOnly: 'We only text the first number you gave us. We’ll call you at a new one.',
  // Photos
  refusedPhotos: (count: number) =>
    count === 0 ? 'Choose a photo first' : `${count === 1 ? 'One photo' : `${count} photos`} didn’t go through`,
  addPhotos: 'Add photos',
  added: (count: number) => `${count === 1 ? 'The other one is' : 'The others are'} with your request now.`,
  photos: 'Photos of what needs to go',
  photosHint: (count: number, megabytes: number) => `Up to ${count} at once, ${megabytes} MB each`,
  addThem: 'Add them to my request',
  orText: (link: LinkWords) => <>Or {link(`${write} them to us`)}.</>,
  photosFor: (reference: string) => `Photos for my request ${reference}: `,
  // No more emails
  mailsTitle: (name: string) => `Emails from us | ${name}`,
  mailsDescription: 'Say whether you want emails from us.',
  stopHeading: 'No more emails?',
  stopText: 'We won’t send this address anything about requests or pickups anymore, not even reminders.',
  stop: 'Stop these emails',
  stopped: 'You won’t get any more emails',
  stoppedText: `If you’ve booked a pickup, it’s still booked. Call or ${write} us to change it.`,
}

const unreadable = 'We couldn’t read what you sent'

/** What's said where there's no page, a request is refused, a link doesn't work, or something breaks. */
export const problem = {
  notFound: {
    title: (name: string) => `Page not found | ${name}`,
    description:
      'There’s no page at this address. Here’s the way back, and our phone number in case you’d rather talk to somebody.',
    heading: 'Wrong turn. There’s no page here.',
    wayBack: (home: LinkWords, services: LinkWords, sitemap: LinkWords | false) => (
      <>
        The address might be old or have a typo. Go back to the {home('home page')}, see {services('what we haul')}
        {sitemap && <>, or find it in the {sitemap('list of all pages')}</>}.
      </>
    ),
    picture: 'Our truck at the dead end of a gravel road, next to a signpost that points four ways',
  },
  unexpected: {
    title: (name: string) => `Unexpected Application Error! | ${name}`,
    description: 'Something broke on our end. The phone still works, and so does the rest of the site.',
    heading: 'Unexpected Application Error!',
    text: `Something broke on our end, and we’ve logged it. The phone still works: call or ${write} us and we’ll take it from there.`,
    home: 'Home page',
    reference: (reference: string) => `Reference: ${reference}`,
  },
  /** By status */
  refused: {
    400: {
      heading: unreadable,
      text: `Part of it was missing, which happens when the signal is weak. Go back and send it again, or call or ${write} us.`,
    },
    403: {
      heading: 'That form came from another site',
      text: `We only take requests from our own pages. Open the form here and send it again, or call or ${write} us.`,
    },
    405: {
      heading: 'This page can’t do that',
      text: `You can only read it. If you were trying to send us something, call or ${write} us.`,
    },
    408: {
      heading: 'That took too long to get here',
      text: `The connection was too slow, so we stopped waiting. Go back and send it again with fewer photos, or call or ${write} us.`,
    },
    411: {
      heading: unreadable,
      text: `It didn’t say how long it was, so we didn’t read it. Open the form here and send it again, or call or ${write} us.`,
    },
    413: {
      heading: 'That was too much at once',
      text: `It’s bigger than we can take. Go back and send a shorter message or fewer photos, or ${write} them to us.`,
    },
    414: {
      heading: 'That address is too long',
      text: `No page here has an address that long. Start from the home page, or call or ${write} us.`,
    },
    415: {
      heading: unreadable,
      text: `It didn’t come from one of our forms. Open the form here, or call or ${write} us.`,
    },
    431: {
      heading: 'Your browser sent too much along',
      text: `The cookies or settings it sends with each page are too long. Clear the cookies for this site and try again, or call or ${write} us.`,
    },
    429: {
      heading: 'That’s a lot in one minute',
      text: `Too much came from your connection, so we didn’t take this one. Wait a minute, go back and send it again, or call or ${write} us.`,
    },
  },
  spent: {
    description: `The link’s expired, or part of it is missing. Call or ${write} us, and we’ll help you right away.`,
    heading: 'This link no longer works',
    text: `It’s expired, or part of it got lost along the way. Nothing has changed. Call or ${write} us with your reference, and we’ll do it for you.`,
  },
  /** Why a customer's link shows nothing */
  brokenLink: {
    incomplete: 'Part of this link is missing',
    otherPurpose: 'This link is for something else',
    noAnswer: {
      heading: 'We can’t check our calendar right now',
      text: `Nothing about your pickup has changed. Try again in a minute, or call or ${write} us.`,
    },
    reopen: `Open it again from the message or page you got it from, or call or ${write} us with your reference.`,
  },
}

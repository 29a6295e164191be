import type { ReactNode } from 'react'
import type { LinkWords } from '../link.ts'
import { spelled } from './basics.ts'
import { callAt, write } from './reach.ts'

/** The booking in steps. */
export const bookOnline = {
  title: 'Book junk removal online',
  crumb: 'Book online',
  description: (windowHours: number) =>
    `Book a junk pickup in three short steps: where it is and what needs to go, which ${spelled(windowHours)}-hour window works for you, and how to reach you.`,
  steps: 'Steps',
  nextWhen: 'Next: when',
  nextWho: 'Next: your details',
  where: 'Where is it?',
  whereAndWhat: 'Where is it, and what needs to go?',
  who: 'How do we reach you?',
  priceFirst: (link: LinkWords) => <>Want a price first? {link('Try the price calculator')}.</>,
  onePage: (link: LinkWords) => <>Rather see it all at once? {link('Book on one page')}.</>,
  firstTime: (whatWeTake: LinkWords, howItWorks: LinkWords) => (
    <>
      First time? See {whatWeTake('what we take')} and {howItWorks('how a pickup works')}.
    </>
  ),
  byPhone: 'Rather book by phone?',
  gone: 'That window isn’t open anymore. Pick another one',
}

/** The page with the whole booking form, and what stands above both booking forms. */
export const schedule = {
  title: 'Book a junk removal pickup',
  description: (windowHours: number, cutoff: string | undefined, zone: string) =>
    `Pick a day and a ${spelled(windowHours)}-hour window for your junk pickup. ${cutoff ? `Book before ${cutoff}, ${zone}, and we can usually come the same day.` : 'We’ll come within it.'}`,
  free: 'Free estimate · no obligation',
  hours: 'Pickup hours',
  inSteps: (link: LinkWords) => <>Rather answer one question at a time? {link('Book step by step')}.</>,
  reach: (hours: string, answered: string, phone: string, call: LinkWords, text: LinkWords) => (
    <>
      {`${hours}. You can call or ${write} us ${answered}:`}{' '}
      <span className="inline-block">{call(`call ${phone}`)} or</span> {text(`${write} us`)}.
    </>
  ),
  before: 'Before you book',
  unsurePrice: (calculator: LinkWords, howItWorks: LinkWords) => (
    <>
      Want a price first? Try {calculator('the price calculator')}, or {howItWorks('how a pickup works')}.
    </>
  ),
  firstTime: (howItWorks: LinkWords) => <>First time? See {howItWorks('how a pickup works')}.</>,
  unsurePlace: (zip: LinkWords) => <>Not sure we serve your town? {zip('Check your ZIP code')}.</>,
  hurry: 'In a hurry?',
  listPrice: (price: string, count: number, bold: LinkWords) => (
    <>
      {bold(price)} for {count === 1 ? 'one item' : `${count} items`}
    </>
  ),
  yourList: ' your list',
  soFar: 'Your pickup so far',
  terms: (payBy: string) => `You agree to the price at your door, and pay when the job’s done. ${payBy}`,
  noCharge: 'You agree to the price at your door, before we lift anything, and there’s no charge if you say no.',
  /** The choice where it is, next to a firm price */
  firm: {
    where: 'Where will it be?',
    price: (price: string) => `${price} firm`,
    breaks: { item: 'it’s something else', more: 'there’s more of it', stairs: 'there are stairs' },
    changes: (why: string) =>
      `It changes only if ${why}. Then you get a new price first, and we don’t load anything until you accept it.`,
    away: 'I won’t be home',
    photo: 'Add a photo below, so we take the right things.',
    other: (price: string) => `Your firm price is ${price} now. Book again if that’s right for you`,
    none: 'There’s no firm price for that list and place. Book again, and you agree to one at your door',
  },
  noCalendar: (call: LinkWords) => (
    <>
      We can’t check our calendar right now. Pick a time that works for you, and we’ll call to confirm it. Or{' '}
      {call('call us now')}.
    </>
  ),
}

/** What's said of a pickup that's booked, or asked for: its receipt, its own page, and what comes of changing it. */
export const pickup = {
  headings: {
    open: 'Your pickup is booked',
    begun: 'Your pickup',
    past: 'This pickup is over',
    canceled: 'This pickup is canceled',
    done: 'Your pickup is done',
    held: 'Confirm your pickup',
  },
  stamps: { booked: 'Booked', moved: 'Moved', done: 'Done', canceled: 'Canceled' },
  canceledBefore: 'Canceled: ',
  asked: (slot: string) => `You asked for ${slot}.`,
  lines: {
    billedTo: 'For',
    paid: 'Paid',
    sent: 'Sent to',
    phone: 'Phone',
    where: 'Where',
    what: 'What',
    photos: 'Photos',
    note: 'Note',
    price: 'Price',
  },
  atTheDoor: (estimate: string) => `${estimate}. You agree to the price at your door.`,
  /** How far the crew is */
  progress: 'How far your pickup is',
  steps: { 'on-the-way': 'On the way', arrived: 'Arrived', done: 'Done' },
  since: (clock: string, whole: LinkWords, minutes?: number) => (
    <>
      {' '}
      since {whole(clock)}
      {minutes !== undefined && `, there in about ${minutes} minutes`}
    </>
  ),
  // What can be done with it
  addToCalendar: 'Add to my calendar',
  move: 'Move it',
  cancel: 'Cancel it',
  print: 'Print',
  shareTime: 'Share the time',
  shared: (name: string, slot: string) => `Pickup by ${name}: ${slot}`,
  privateLink: (link: LinkWords) => <>This is {link('your private link')}. Anyone who has it can change your pickup.</>,
  textLink: 'Text it to me',
  theLink: 'the link',
  texted: {
    texted: 'We texted you the link.',
    'too-many': 'We can’t text you that link again today. You can copy it instead.',
    'not-sent': 'We couldn’t text that number. You can copy the link instead.',
  },
  scan: 'Scan this to see, move or cancel your pickup. Anyone who has this paper can do that.',
  // What happens next
  next: 'What happens next',
  notConfirmed: (bold: LinkWords) => <>Your pickup window is {bold('not confirmed yet')}.</>,
  tapToConfirm: (minutes: number) =>
    `We’re holding it for ${minutes} minutes: tap the link in our message to confirm it.`,
  weCall: 'We’ll call you.',
  comesUp: (phone: ReactNode, text: LinkWords, reference: ReactNode) => (
    <>
      If something comes up, <span className="inline-block">call {phone}</span> or {text(`${write} us`)} and give us
      this reference: {reference}
    </>
  ),
  about: (reference: string) => `About my pickup ${reference}: `,
  howItWorks: 'How a pickup works',
  notices: {
    past: `If there’s anything else you need, call or ${write} us, or book another pickup.`,
    begun: `Your pickup has already started, so you can’t change it here anymore. Call or ${write} us.`,
    canceled: 'This pickup is canceled, so we won’t come. You can book a new one any time.',
  },
  anotherTime: 'Pick another time',
  again: 'Book it again',
  payOnline: (price: string) => `Pay ${price} online`,
  outdated: 'Your pickup was changed after you opened that page, so nothing happened just now. Here’s how it is now.',
  howWasIt: 'How did we do?',
  review: 'Write a review',
  // Changing it
  moveTo: 'Move it to',
  /** What a move does to the price */
  price: {
    onDay: (price: ReactNode) => <>Your price on that day: {price}.</>,
    stays: (price: string) => `Your price stays ${price}, whichever day you pick.`,
  },
  moveVerb: 'Move to',
  moveButton: 'Move my pickup',
  keep: 'Keep it as it is',
  cancelHeading: 'Cancel this pickup?',
  cancelText: 'It’s free, and you can book again any time. Your pickup window opens up for somebody else right away.',
  cancelButton: 'Yes, cancel it',
  keepIt: 'No, keep it',
  holding: (minutes: number) => <>We’re holding this time for you for {minutes} minutes. Confirm it, and it’s yours.</>,
  confirm: 'Confirm my pickup',
  // Why a window can't be had
  lost: {
    'slot-taken': (slot: string) => `${slot} was just taken`,
    closed: (slot: string) => `We’re closed ${slot}`,
    'by-appointment': (slot: string) => `${slot} is by appointment, so please call us for it`,
    over: (slot: string) => `${slot} is over`,
    'too-soon': (slot: string) => `${slot} is too soon for us now`,
    'past-end': (slot: string) => `You can’t book as far ahead as ${slot} yet`,
  },
  nearest: 'Here’s what’s open closest to it',
  notChanged: 'Your pickup hasn’t changed',
  tooMany: (phone: string) =>
    `You’ve moved this pickup several times, so please ${callAt(phone)} to move it again. It stays where it is`,
}

/** What a customer's mail says with links in it. */
export const mail = {
  questions: (phone: ReactNode, text: LinkWords) => (
    <>
      Questions, or something to change? Reply to this email, or call {phone}{' '}
      {write === 'text' && <>or {text('text us')}</>} and give us your reference.
    </>
  ),
}

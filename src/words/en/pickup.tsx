import type { ReactNode } from 'react'
import type { LinkWords } from '../link.ts'

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
  agreed: (price: string) => `${price}, as agreed`,
  /** How far the crew is */
  progress: 'How far your pickup is',
  steps: { 'on-the-way': 'On the way', arrived: 'Arrived', done: 'Done' },
  since: (clock: string, whole: LinkWords) => <> since {whole(clock)}</>,
  // What can be done with it
  addToCalendar: 'Add to my calendar',
  removeFromCalendar: 'Remove it from my calendar',
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
      If something comes up, <span className="inline-block">call {phone}</span> or {text('text us')} and give us this
      reference: {reference}
    </>
  ),
  about: (reference: string) => `About my pickup ${reference}: `,
  howItWorks: 'How a pickup works',
  notices: {
    past: 'If there’s anything else you need, call or text us, or book another pickup.',
    begun: 'Your pickup has already started, so you can’t change it here anymore. Call or text us.',
    canceled: 'This pickup is canceled, so we won’t come. You can book a new one any time.',
  },
  outdated: 'Your pickup was changed after you opened that page, so nothing happened just now. Here’s how it is now.',
  howWasIt: 'How did we do?',
  review: 'Write a review',
  // Changing it
  moveTo: 'Move it to',
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
    over: (slot: string) => `${slot} is over`,
    'too-soon': (slot: string) => `${slot} is too soon for us now`,
    'past-end': (slot: string) => `You can’t book as far ahead as ${slot} yet`,
  },
  nearest: 'Here’s what’s open closest to it',
  notChanged: 'Your pickup hasn’t changed',
  tooMany: (phone: string) =>
    `You’ve moved this pickup several times, so please call or text ${phone} to move it again. It stays where it is`,
}

/** What a customer's mail says with links in it. */
export const mail = {
  questions: (phone: ReactNode, text: LinkWords) => (
    <>
      Questions, or something to change? Reply to this email, or call {phone} or {text('text us')} and give us your
      reference.
    </>
  ),
}

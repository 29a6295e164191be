import type { ReactNode } from 'react'
import type { LinkWords } from '../link.ts'

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
  textIt: 'Text it to us',
  failures: {
    'not-stored': {
      title: 'We couldn’t save your request',
      text: 'You won’t lose anything you typed. Try again in a minute, or reach us right now: the text message is already filled in.',
    },
    'too-many': {
      title: 'That’s a lot of requests from your connection',
      text: 'You won’t lose anything you typed. Try again in an hour, or reach us right now: the text message is already filled in.',
    },
    'too-many-changes': {
      title: 'You’ve changed this request several times',
      text: 'We have the last version you sent. Try again in an hour, or reach us right now: the text message has this change.',
    },
    offline: {
      title: 'No connection',
      text: 'We didn’t get an answer, so your request might not have reached us. You won’t lose anything you typed. Send it again, or we’ll try once more when you’re back online. A text often gets through, and it’s already filled in.',
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
  allSent: (count: number) => (count === 1 ? 'The photo is sent.' : `All ${count} photos are sent.`),
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
    'too-many': 'That’s more photos than we can take here. Text us the rest.',
    'not-stored': 'We couldn’t save this photo. Try it again in a minute.',
    'cut-off': 'This photo didn’t all get here. Try again with fewer at once.',
    malformed: 'We couldn’t get this photo. You can text it to us.',
  },
  // What an address has that says nothing to us
  notUnderstood: (what: string) => `We didn’t understand ${what} in this link.`,
  leftOut: 'It isn’t on our list, so we left it out. Add it below, or call or text us.',
}

// How the desk is opened, and where it's open.

/** Where the desk is open, and how it's opened. */
export const access = {
  whereOpen: 'Where the desk is open',
  thisOne: ' (this one)',
  since: (date: string) => `Since ${date}`,
  everywhere: 'Sign out everywhere',
  everywhereNote:
    'That also ends everybody’s address for calendar apps. Signing out one phone doesn’t: if its calendar has the pickups, make new addresses under',
  signOutThat: (device: string) => `Sign out that ${device}?`,
  openSince: (moment: string) => `The desk has been open there since ${moment}.`,
  notOpen: 'The desk isn’t open there anymore',
  changePassword:
    'If it was somebody else, change the password of your email too: whoever reads your mail can open the desk.',
  ownPeople: (business: string) => `For ${business}’s own people`,
  signItOut: 'Sign it out',
  states: {
    sent: 'If that address may open the desk, it has an email with a link, or gets one now. The newest one works. Look in the spam folder too.',
    'no-address': 'Type your email address, like you@example.com',
    'too-many':
      'That’s a lot of tries from here. Use the newest link that you got, or ask again from another connection.',
    spent:
      'That link doesn’t work anymore: it was used, it’s older than 15 minutes, or part of it is missing. Get a new one.',
  },
  open: 'Open the desk',
  address: 'Your email address',
  mailLink: 'Email me a link',
  noPassword: (days: number) =>
    `There’s no password. Wherever you open the link, the desk stays open until nobody has used it there for ${days} days.`,
  openHereAsk: 'Open the desk here?',
  openHere: 'Open the desk here',
  staysOpen: (days: number) =>
    `It stays open on this device until you sign out, or haven’t used it for ${days} days. Don’t do this on one that isn’t yours.`,
  problems: {
    'no-answer': {
      title: 'The desk doesn’t answer right now',
      text: 'Nothing was changed. Try again in a minute. Requests are still coming in, and they’re safe.',
      link: 'Try again',
    },
    'signed-out': {
      title: 'The desk isn’t open on this device anymore',
      text: 'So nothing was changed. Get a new link and open it on this device. Then come back to this page.',
      link: 'Send me a new link',
    },
    crew: {
      title: 'That’s for the owner',
      text: 'You can see the pickups of yesterday, today and tomorrow. Other days, requests, the calendar and the numbers are the owner’s.',
      link: 'See today’s pickups',
    },
    'no-request': {
      title: 'There’s no such request',
      text: 'It may have been deleted. If it came in just now, try again in two minutes.',
      link: 'See all requests',
    },
  },
  kept: 'What you typed is kept here, but no photos: once the desk is open again, send it from this page.',
  mail: {
    strip: 'Your desk',
    openAt: (business: string) => `Open your desk at ${business}`,
    worksOnce: (minutes: number) =>
      `The link works once, for ${minutes} minutes. If you didn’t ask for it, you don’t have to do anything: nobody can open the desk without it.`,
    openOf: (business: string) => `Open the desk of ${business}.`,
    asked: 'Somebody asked for this email on the desk’s own page.',
    opened: (device: string, time: string) =>
      `Your desk was opened on ${/^[aeiu]/i.test(device) ? 'an' : 'a'} ${device}, ${time}`,
    wasYou: 'If that was you, you don’t have to do anything.',
    wasNot:
      'If it wasn’t, sign it out, and change the password of your email: whoever reads your mail can open the desk.',
    signOutThat: (device: string) => `Sign out that ${device}`,
    eachTime: 'You get this email each time somebody opens the desk with your address.',
  },
}

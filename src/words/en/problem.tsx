import type { LinkWords } from '../link.ts'

const unreadable = 'We couldn’t read what you sent'

/** What's said where there's no page, a request is refused, a link doesn't work, or something breaks. */
export const problem = {
  notFound: {
    title: (name: string) => `Page not found | ${name}`,
    description:
      'There’s no page at this address. Here’s the way back, and our phone number in case you’d rather talk to somebody.',
    heading: 'Wrong turn. There’s no page here.',
    wayBack: (home: LinkWords, services: LinkWords, sitemap: LinkWords) => (
      <>
        The address might be old or have a typo. Go back to the {home('home page')}, see {services('what we haul')}, or
        find it in the {sitemap('list of all pages')}.
      </>
    ),
    picture: 'Our truck at the dead end of a gravel road, next to a signpost that points four ways',
  },
  unexpected: {
    title: (name: string) => `Unexpected Application Error! | ${name}`,
    description: 'Something broke on our end. The phone still works, and so does the rest of the site.',
    heading: 'Unexpected Application Error!',
    text: 'Something broke on our end, and we’ve logged it. The phone still works: call or text us and we’ll take it from there.',
    home: 'Home page',
    reference: (reference: string) => `Reference: ${reference}`,
  },
  /** By status */
  refused: {
    400: {
      heading: unreadable,
      text: 'Part of it was missing, which happens when the signal is weak. Go back and send it again, or call or text us.',
    },
    403: {
      heading: 'That form came from another site',
      text: 'We only take requests from our own pages. Open the form here and send it again, or call or text us.',
    },
    405: {
      heading: 'This page can’t do that',
      text: 'You can only read it. If you were trying to send us something, call or text us.',
    },
    408: {
      heading: 'That took too long to get here',
      text: 'The connection was too slow, so we stopped waiting. Go back and send it again with fewer photos, or call or text us.',
    },
    411: {
      heading: unreadable,
      text: 'It didn’t say how long it was, so we didn’t read it. Open the form here and send it again, or call or text us.',
    },
    413: {
      heading: 'That was too much at once',
      text: 'It’s bigger than we can take. Go back and send a shorter message or fewer photos, or text them to us.',
    },
    414: {
      heading: 'That address is too long',
      text: 'No page here has an address that long. Start from the home page, or call or text us.',
    },
    415: {
      heading: unreadable,
      text: 'It didn’t come from one of our forms. Open the form here, or call or text us.',
    },
    431: {
      heading: 'Your browser sent too much along',
      text: 'The cookies or settings it sends with each page are too long. Clear the cookies for this site and try again, or call or text us.',
    },
    429: {
      heading: 'That’s a lot in one minute',
      text: 'Too much came from your connection, so we didn’t take this one. Wait a minute, go back and send it again, or call or text us.',
    },
  },
  spent: {
    description: 'The link’s expired, or part of it is missing. Call or text us, and we’ll help you right away.',
    heading: 'This link no longer works',
    text: 'It’s expired, or part of it got lost along the way. Nothing has changed. Call or text us with your reference, and we’ll do it for you.',
  },
  /** Why a customer's link shows nothing */
  brokenLink: {
    incomplete: 'Part of this link is missing',
    otherPurpose: 'This link is for something else',
    noAnswer: {
      heading: 'We can’t check our calendar right now',
      text: 'Nothing about your pickup has changed. Try again in a minute, or call or text us.',
    },
    reopen: 'Open it again from the message or page you got it from, or call or text us with your reference.',
  },
}

import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import type { Head, StaticPage } from '../document/page.ts'
import { ContactActions } from '../ui/shared/ContactActions.tsx'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'
import { bookingHead } from './Booking.tsx'

/** Statuses with which a request is refused before it's handled. */
export type ProblemStatus = 400 | 403 | 405 | 408 | 411 | 413 | 414 | 415 | 429 | 431

type Words = { readonly heading: string; readonly text: string }

const words: Readonly<Record<ProblemStatus, Words>> = {
  400: {
    heading: 'We couldn’t read what you sent',
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
    heading: 'We couldn’t read what you sent',
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
    heading: 'We couldn’t read what you sent',
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
}

/** Says what's wrong in plain words, with other ways to reach us. */
const wordsPage = (
  head: Omit<Head, 'noindex'>,
  { heading, text }: Words,
  actions: ReactNode = <ContactActions className="mt-6 md:max-w-[30rem] lg:max-w-none" />,
): StaticPage => ({
  kind: 'problem',
  head: { ...head, noindex: true },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">{heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{text}</p>
        {actions}
      </div>
    </div>
  ),
})

/** The page of a refused request. */
export const problemPage = (status: ProblemStatus): StaticPage => {
  const { heading, text } = words[status]
  return wordsPage({ title: `${heading} | ${site.shortName}`, description: text }, words[status])
}

/** What a link shows that has expired, or never was one. */
export const spentLink: StaticPage = {
  ...wordsPage(
    {
      title: `This link no longer works | ${site.shortName}`,
      description: 'The link’s expired, or part of it is missing. Call or text us, and we’ll help you right away.',
    },
    {
      heading: 'This link no longer works',
      text: 'It’s expired, or part of it got lost along the way. Nothing has changed. Call or text us with your reference, and we’ll do it for you.',
    },
    <p className="flex flex-wrap gap-3 mt-6">
      <CallLink className="btn-main" />
      <TextLink className="btn-line" />
    </p>,
  ),
  hasSignedUrl: true,
}

/** Why a booking's link shows no booking. */
const linkWords = {
  expired: {
    heading: 'This link’s expired',
    text: 'It was for a pickup that’s over. Call or text us if there’s anything else you need.',
  },
  malformed: { heading: 'Part of this link is missing', text: '' },
  tampered: { heading: 'Part of this link is missing', text: '' },
  'unknown-key': {
    heading: 'This link’s expired',
    text: 'Call or text us with your reference, and we’ll find your pickup.',
  },
  'wrong-purpose': { heading: 'This link is for something else', text: '' },
  unknown: {
    heading: 'We can’t find a pickup for this link',
    text: 'Call or text us with your reference, and we’ll look for it.',
  },
  'no-answer': {
    heading: 'We can’t check our calendar right now',
    text: 'Nothing about your pickup has changed. Try again in a minute, or call or text us.',
  },
} as const satisfies Readonly<Record<string, Words>>

const reopen = 'Open it again from the message or page you got it from, or call or text us with your reference.'

/** The page of an invalid link to a booking. */
export const bookingProblemPage = (reason: keyof typeof linkWords): StaticPage => {
  const { heading, text } = linkWords[reason]
  return { ...wordsPage(bookingHead, { heading, text: text || reopen }), hasSignedUrl: true }
}

import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { ContactActions } from '../ui/ContactActions.tsx'

/** Statuses with which a request is refused before it's handled. */
export type ProblemStatus = 400 | 403 | 405 | 408 | 411 | 413 | 414 | 415 | 429 | 431

const words: Readonly<Record<ProblemStatus, { readonly heading: string; readonly text: string }>> = {
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

/** The page of a refused request, in plain words and with other ways to reach us. */
export const problemPage = (status: ProblemStatus): Page => ({
  kind: 'problem',
  head: { title: `${words[status].heading} | ${site.shortName}`, description: words[status].text, noindex: true },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">{words[status].heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{words[status].text}</p>
        <ContactActions className="mt-6 md:max-w-[30rem] lg:max-w-none" />
      </div>
    </div>
  ),
})

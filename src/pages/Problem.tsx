import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ContactActions } from '../ui/ContactActions.tsx'

type Status = 400 | 403 | 405 | 413 | 415

const words: Readonly<Record<Status, { readonly heading: string; readonly text: string }>> = {
  400: {
    heading: 'We could not read what was sent',
    text: 'It arrived incomplete, which happens when the reception is bad. Go back and send it once more, or call or text us.',
  },
  403: {
    heading: 'That form came from another site',
    text: 'We take requests only from our own pages. Open the form here and send it again, or call or text us.',
  },
  405: {
    heading: 'This page cannot do that',
    text: 'It can be read, and that is all. Call or text us if you were trying to send something.',
  },
  413: {
    heading: 'That was too much at once',
    text: 'The photos together are too large. Go back and send fewer of them, or text them to us.',
  },
  415: {
    heading: 'We could not read what was sent',
    text: 'It was not sent by one of our forms. Open the form here, or call or text us.',
  },
}

/** A request that we refuse, in plain words and with a way on. */
export const problemPage = (status: Status): Page => ({
  kind: 'problem',
  head: { title: `${words[status].heading} | ${site.shortName}`, description: words[status].text, noindex: true },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">{words[status].heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{words[status].text}</p>
        <ContactActions className="mt-6" />
      </div>
    </div>
  ),
})

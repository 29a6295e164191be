import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'

const questions = [
  { title: 'What', text: 'A couch, a room, a garage. A photo says it best.' },
  { title: 'Where', text: 'Your ZIP or town, and the floor it stands on.' },
  { title: 'When', text: 'Today if you call before 2 PM, or the day that suits you.' },
  { title: 'Who', text: 'A phone number, so that we can tell you when we are on the way.' },
] as const

export const bookOnline: Page = {
  kind: 'text',
  head: {
    title: 'Book junk removal online',
    crumb: 'Book online',
    description:
      'Book a junk pickup in four short steps: what has to go, where it stands, when we should come, and how we reach you.',
  },
  body: () => (
    <>
      <PageHead
        here="Book online"
        heading="Book online"
        lead="What, where, when, who. Four short answers and the truck is yours."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <ol className="grid gap-6 md:grid-cols-2 max-w-[56rem]">
          {questions.map(({ title, text }) => (
            <li key={title}>
              <h2 className="h3">{title}</h2>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <a href="/#quote" className="btn-main">
            Start with a free quote
          </a>
        </p>
      </div>
      <ClosingCall />
    </>
  ),
}

import type { Page } from '../document/page.ts'
import { quoteForm } from '../forms/quote.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { QuoteTicket } from '../ui/QuoteTicket.tsx'

const questions = [
  { title: 'What', text: 'One couch, a room, the whole garage. A photo says it best, and you can add six.' },
  { title: 'Where', text: 'Your ZIP or town, and the floor it stands on.' },
  {
    title: 'When',
    text: 'Today if you call before 2 PM. Otherwise write the day that suits you beside what needs to go.',
  },
  { title: 'Who', text: 'A phone number, so that we can tell you when we are on the way.' },
] as const

export const bookOnline: Page = {
  kind: 'text',
  head: {
    title: 'Book junk removal online',
    crumb: 'Book online',
    description:
      'Book a junk pickup with four short answers: what has to go, where it stands, when we should come, and how we reach you.',
  },
  form: quoteForm,
  body: ({ form }) => (
    <>
      <PageHead
        here="Book online"
        heading="Book online"
        lead="What, where, when, who. Four short answers, and a person calls or texts you to settle the time."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16 grid gap-10 lg:grid-cols-[1fr_27rem] lg:gap-16 items-start">
        <div>
          <ol className="book-questions">
            {questions.map(({ title, text }) => (
              <li key={title}>
                <h2 className="font-head font-bold text-[1.75rem] leading-tight">{title}</h2>
                <p className="mt-1 max-w-[32rem]">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-8 max-w-[36rem]">
            The price comes first: see{' '}
            <a href="/pricing-calculator" className="link font-bold">
              what your own list costs
            </a>
            , or{' '}
            <a href="/faq#where-does-it-go" className="link font-bold">
              look up one thing
            </a>
            . You agree to it at your door, before anything is lifted. Then it goes as told in{' '}
            <a href="/how-it-works" className="link font-bold">
              how a pickup works
            </a>
            .
          </p>
        </div>
        <QuoteTicket title="Your four answers" action="/book-online" button="Send my answers" form={form} />
      </div>
      <ClosingCall heading="Rather book with a person?" />
    </>
  ),
}

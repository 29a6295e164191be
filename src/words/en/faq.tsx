import type { LinkWords } from '../link.ts'

export const words = {
  title: 'Junk removal questions and answers',
  crumb: 'FAQ',
  description:
    'How much junk removal costs, how soon we can come, what we take and where it goes. Straight answers to the questions people ask before they book.',
  heading: 'Frequently asked questions',
  lead: (from: string, to: string, cutoff: string) =>
    `From ${from} to ${to} by the space you fill. Usually the same day, if you call before ${cutoff}, and you don’t lift a thing. Here’s the rest.`,
  contents: 'On this page',
  /** Read after a number */
  questions: ' questions',
  notYours: (call: LinkWords, text: LinkWords, answered: string) => (
    <>
      Don’t see yours? {call('Call')} or {text('text us')}
      {`. We answer ${answered}.`}
    </>
  ),
  closingHeading: 'Didn’t find your question?',
  closing: 'Call or text us, and a person who does this work will answer.',
}

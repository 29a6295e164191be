import type { LinkWords } from '../link.ts'

/** The contact page. `answered` is when a call is answered: "day or night". */
export const words = {
  title: 'Contact us: call, text or email',
  crumb: 'Contact',
  description: (phone: string, answered: string) =>
    `Call or text ${phone} ${answered}, or send us a message. See our phone hours and our pickup hours.`,
  heading: 'Call, text or email',
  lead: 'A real person answers. Tell us what you’ve got and where, and we’ll tell you what it costs.',
  ways: 'Three ways to reach us',
  fastest: (answered: string) => `The fastest way, ${answered}.`,
  discount: (offer: string) => `You get ${offer}.`,
  text: 'Send a photo of the pile, your town and how many stairs there are.',
  mail: 'Best for bigger jobs: an estate, an office, a whole building.',
  weRead: 'We read every message',
  message: 'Send us a message',
  button: 'Send my message',
  hoursHeading: 'Phone hours and pickup hours',
  hours: (answered: string) => `You can call or text us ${answered}. We do pickups during these hours:`,
  columns: 'Phone and pickups',
  calls: 'Calls and texts, every day',
  pickups: (days: string) => `Pickups, ${days}`,
  closed: (days: string) => `We don’t do pickups on ${days}.`,
  sameDay: (cutoff: string, link: LinkWords) => (
    <>
      For a same-day pickup, call before {cutoff}. After that, we’ll come the next day we’re open. Or{' '}
      {link('book a pickup online')}.
    </>
  ),
  tell: 'What to tell us',
  three: (example: string) =>
    `Three things: what needs to go, your ZIP or town, and how we get to it. “${example}” is enough for us to give you a range.`,
  also: (area: LinkWords) => <>You can also check whether {area('we serve your town')}.</>,
  alsoPrice: (price: LinkWords, area: LinkWords) => (
    <>
      You can also {price('see a price')} first, or check whether {area('we serve your town')}.
    </>
  ),
  aboutJob: (faq: LinkWords) => (
    <>
      If it’s about a job we did for you, include the date or your reference. We read every message, good or bad. We’ll
      only use your number to answer you. You might also find your answer in our {faq('frequently asked questions')}.
    </>
  ),
}

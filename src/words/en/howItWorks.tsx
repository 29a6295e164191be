import type { LinkWords } from '../link.ts'

export const words = {
  title: 'How our junk removal works, step by step',
  crumb: 'How it works',
  description:
    'Call or book, get one price at your door, and we’ll load up and sweep. Here’s what happens at each step of a junk pickup, and what you need to do.',
  heading: 'How a pickup works',
  lead: 'You call, and we come the same day or the next day we’re open. You get the price, then we load up and sweep. You don’t lift a thing.',
  job: 'One job from start to finish',
  mostOfIt: 'We do most of the work.',
  calculator: (link: LinkWords) => (
    <>
      Not sure what it’ll cost? Our {link('price calculator')} gives you a range before you talk to anybody: pick your
      items and watch the truck fill up.
    </>
  ),
  photos: 'Three photos that get you a closer price',
  photosLead:
    'You don’t have to send any, but with photos we can tell how much of the truck you’ll fill, so there are no surprises at the door.',
  before: 'What to do the night before',
  onEveryJob: 'On every job',
  promises: 'What we promise',
  us: 'What we do',
  you: 'What you do',
  yourPart: 'You: ',
}

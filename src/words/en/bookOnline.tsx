import type { LinkWords } from '../link.ts'
import { spelled } from './time.ts'

/** The booking in steps. */
export const words = {
  title: 'Book junk removal online',
  crumb: 'Book online',
  description: (windowHours: number) =>
    `Book a junk pickup in three short steps: where it is and what needs to go, which ${spelled(windowHours)}-hour window works for you, and how to reach you.`,
  steps: 'Steps',
  nextWhen: 'Next: when',
  nextWho: 'Next: who',
  where: 'Where is it?',
  whereAndWhat: 'Where is it, and what needs to go?',
  who: 'How do we reach you?',
  priceFirst: (link: LinkWords) => <>Want a price first? {link('Try the price calculator')}.</>,
  firstTime: (whatWeTake: LinkWords, howItWorks: LinkWords) => (
    <>
      First time? See {whatWeTake('what we take')} and {howItWorks('how a pickup works')}.
    </>
  ),
  byPhone: 'Rather book by phone?',
  gone: 'That window isn’t open anymore. Pick another one',
}

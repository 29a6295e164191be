import type { LinkWords } from '../link.ts'
import { spelled } from './basics.ts'

/** The booking in steps. */
export const bookOnline = {
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

/** The page with the whole booking form, and what stands above both booking forms. */
export const schedule = {
  title: 'Book a junk removal pickup',
  description: (windowHours: number, cutoff: string, zone: string) =>
    `Pick a day and a ${spelled(windowHours)}-hour window for your junk pickup. Book before ${cutoff}, ${zone}, and we can usually come the same day.`,
  free: 'Free estimate · no obligation',
  hours: 'Pickup hours',
  reach: (hours: string, answered: string, phone: string, call: LinkWords, text: LinkWords) => (
    <>
      {`${hours}. You can call or text us ${answered}:`}{' '}
      <span className="inline-block">{call(`call ${phone}`)} or</span> {text('text us')}.
    </>
  ),
  before: 'Before you book',
  unsurePrice: (calculator: LinkWords, howItWorks: LinkWords) => (
    <>
      Not sure what it’ll cost? Try {calculator('the price calculator')}, or {howItWorks('how a pickup works')}.
    </>
  ),
  firstTime: (howItWorks: LinkWords) => <>First time? See {howItWorks('how a pickup works')}.</>,
  unsurePlace: (zip: LinkWords) => <>Not sure we serve your town? {zip('Check your ZIP code')}.</>,
  hurry: 'In a hurry?',
  listPrice: (price: string, count: number, bold: LinkWords) => (
    <>
      {bold(price)} for {count === 1 ? 'one item' : `${count} items`}
    </>
  ),
  yourList: ' your list',
  noCalendar: (call: LinkWords) => (
    <>
      We can’t check our calendar right now. Pick a time that works for you, and we’ll call to confirm it. Or{' '}
      {call('call us now')}.
    </>
  ),
}

/** How soon we can come. A day is "tomorrow" or a weekday; times are as they're said. */
export const sameDay = {
  today: (hours: string) => `today, ${hours}`,
  tomorrow: (hours: string) => `tomorrow, ${hours}`,
  nextPickup: 'Next pickup: ',
  callBefore: (clock: string, left: string, bold: LinkWords) => (
    <>
      Call before {clock} for today: {bold(`${left} left`)}
    </>
  ),
  nextPickups: (day: string, opens: string, bold: LinkWords) => <>Next pickups {bold(`${day} at ${opens}`)}</>,
  sameDay: (cutoff: string) => `Call before ${cutoff} for a same-day pickup`,
  seeWindows: 'See open pickup windows',
  soonestToday: (clock: string) => `Today, if you call before ${clock}`,
  soonest: (day: string, opens: string) => `${day} at ${opens}`,
  soonestAny: (cutoff: string) => `Same day, if you call before ${cutoff}`,
}

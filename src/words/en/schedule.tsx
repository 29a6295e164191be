import type { LinkWords } from '../link.ts'
import { spelled } from './time.ts'

/** The page with the whole booking form, and what stands above both booking forms. */
export const words = {
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

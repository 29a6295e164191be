import type { ComponentProps } from 'react'
import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { placeExample } from '../../business/places.ts'
import { quoteFor } from '../../business/quote.ts'
import { Steps } from '../booking/BookingSteps.tsx'
import { BookingTicket } from '../booking/BookingTicket.tsx'
import { ListSummary } from '../booking/ListSummary.tsx'
import { Offers } from '../booking/Offers.tsx'
import { RunningTicket } from '../booking/RunningTicket.tsx'
import { SlotChoice } from '../booking/SlotChoice.tsx'
import type { ExampleGroup } from './example.ts'

const week = {
  days: [
    { date: '2026-11-23', slots: ['2026-11-23T14', '2026-11-23T16'] },
    { date: '2026-11-24', slots: ['2026-11-24T08', '2026-11-24T10', '2026-11-24T12'] },
    { date: '2026-11-25', slots: [], none: 'None open' },
    { date: '2026-11-26', slots: [], none: 'Closed' },
  ],
  later: '2026-11-30',
  weekHref: '/schedule?',
}
const quote = site.parts.calculator
  ? quoteFor({ items: `${catalog.items[0]?.id}.2_${catalog.items[1]?.id}`, flights: '2' }, catalog)
  : undefined
const choice = { name: 'slot', legend: 'When should we come?', ...week }
const values = { 'junk-type': 'One couch', location: placeExample, slot: '2026-11-24T10', items: '' }

/** Each in a form of its own: radio buttons of one name belong together. */
const Choice = (props: ComponentProps<typeof SlotChoice>) => (
  <form>
    <SlotChoice {...props} />
  </form>
)

export const booking: ExampleGroup = {
  title: 'Booking',
  examples: [
    { name: 'Calendar', render: () => <Choice id="example-slots" {...choice} value={undefined} /> },
    { name: 'Calendar, chosen', render: () => <Choice id="example-chosen" {...choice} value="2026-11-24T10" /> },
    {
      name: 'Calendar, window lost',
      render: () => (
        <Choice
          id="example-lost"
          {...choice}
          value="2026-11-24T14"
          error="Tue, Nov 24, 2 to 4 PM was just taken. Here’s what’s open closest to it"
          lost="2026-11-24T14"
        >
          <Offers offers={['2026-11-24T08', '2026-11-24T10', '2026-11-24T12']} verb="Book" />
        </Choice>
      ),
    },
    { name: 'Steps', render: () => <Steps step="when" values={values} /> },
    { name: 'Running ticket', render: () => <RunningTicket step="who" values={values} quote={quote} /> },
    ...(quote ? [{ name: 'List from the calculator', render: () => <ListSummary quote={quote} /> }] : []),
    {
      name: 'Booking, canceled',
      render: () => (
        <BookingTicket reference="7K2M9QX4RD" slot="2026-11-24T10" title="This pickup is canceled" canceled level={3}>
          <p className="mt-4">We won’t come.</p>
        </BookingTicket>
      ),
    },
  ],
}

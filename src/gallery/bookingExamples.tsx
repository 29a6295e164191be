import type { ComponentProps } from 'react'
import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { BookingSteps } from '../booking/BookingSteps.tsx'
import { ListSummary, RunningTicket } from '../booking/BookingSummary.tsx'
import { placeExample } from '../business/places.ts'
import { quoteFor } from '../business/pricing.ts'
import { paths } from '../routes.ts'
import { SlotChoice } from '../shared/calendar/SlotChoice.tsx'
import { VisitStatus } from '../shared/calendar/VisitStatus.tsx'
import { Offers } from '../shared/form/ErrorSummary.tsx'
import type { Examples } from './groups.tsx'

const week = {
  days: [
    { date: '2026-11-23', slots: ['2026-11-23T14', '2026-11-23T16'] },
    { date: '2026-11-24', slots: ['2026-11-24T08', '2026-11-24T10', '2026-11-24T12'] },
    { date: '2026-11-25', slots: [], none: 'None open' },
    { date: '2026-11-26', slots: [], none: 'Closed' },
  ],
  later: '2026-11-30',
  weekHref: `${paths.schedule()}?`,
}
const quote = site.features.calculator
  ? quoteFor({ items: `${catalog.items[0]?.id}.2_${catalog.items[1]?.id}`, flights: '2' }, catalog)
  : undefined
const values = { 'junk-type': 'One couch', location: placeExample(), slot: '2026-11-24T10', items: '' }

/** Each in a form of its own: radio buttons of one name belong together. */
const Choice = (props: Pick<ComponentProps<typeof SlotChoice>, 'id' | 'value' | 'error' | 'lost' | 'children'>) => (
  <form>
    <SlotChoice {...week} {...props} name="slot" legend="When should we come?" />
  </form>
)

/** A Monday morning, UTC ms. */
const at = Date.UTC(2026, 10, 23, 15, 45)

export const visits = {
  booked: {},
  'on the way': { 'on-the-way': at },
  arrived: { 'on-the-way': at, arrived: at },
  done: { 'on-the-way': at, arrived: at, done: at },
} as const

export const examples: Examples = {
  Calendar: () => <Choice id="example-slots" value={undefined} />,
  'Calendar, window lost': () => (
    <Choice
      id="example-lost"
      value="2026-11-24T14"
      error="Tue, Nov 24, 2 to 4 PM was just taken. Here’s what’s open closest to it"
      lost="2026-11-24T14"
    >
      <Offers offers={['2026-11-24T08', '2026-11-24T10', '2026-11-24T12']} verb="Book" />
    </Choice>
  ),
  Steps: () => <BookingSteps step="when" values={values} />,
  'Running ticket': () => <RunningTicket step="who" values={values} quote={quote} />,
  'List from the calculator': () => <ListSummary quote={quote} />,
  ...Object.fromEntries(
    Object.entries(visits).map(([name, visit]) => [`Pickup, ${name}`, () => <VisitStatus visit={visit} />]),
  ),
}

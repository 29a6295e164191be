import type { Stop, Visit } from '../../domain/calendar/visit.ts'
import { VisitStatus } from '../booking/VisitStatus.tsx'
import { StopCard } from '../today/StopCard.tsx'
import type { Example, ExampleGroup } from './example.ts'

/** A Monday morning, UTC ms. */
const at = Date.UTC(2026, 10, 23, 15, 45)

const stop: Stop = {
  reference: '7K2M9QX4RD',
  slot: '2026-11-23T10',
  answers: { name: 'Ann', phone: '+12025550123', address: '12 Oak Street', 'junk-type': 'One couch, second floor' },
  visit: {},
  isTexted: false,
}

const visits: Readonly<Record<string, Visit>> = {
  booked: {},
  'on the way': { 'on-the-way': at },
  arrived: { 'on-the-way': at, arrived: at },
  done: { 'on-the-way': at, arrived: at, done: at },
}

const card = (name: string, changes: Partial<Stop>): Example => ({
  name: `Stop, ${name}`,
  render: () => (
    <ol>
      <StopCard stop={{ ...stop, ...changes, reference: name.replaceAll(' ', '-') }} token="x" />
    </ol>
  ),
})

export const crew: ExampleGroup = {
  title: 'The crew',
  examples: [
    ...Object.entries(visits).map(([name, visit]) => ({
      name: `Pickup, ${name}`,
      render: () => <VisitStatus visit={visit} />,
    })),
    ...Object.entries(visits).map(([name, visit]) => card(name, { visit })),
    card('with a text', { isTexted: true }),
    card('with a text that went out', { isTexted: true, visit: { 'on-the-way': at } }),
    card('without its request', { answers: {} }),
  ],
}

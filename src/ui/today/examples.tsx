import type { Stop } from '../../domain/calendar/visit.ts'
import { visits } from '../booking/examples.tsx'
import type { Examples } from '../gallery/groups.tsx'
import { StopCard } from './StopCard.tsx'

const stop: Stop = {
  reference: '7K2M9QX4RD',
  slot: '2026-11-23T10',
  answers: { name: 'Ann', phone: '+12025550123', address: '12 Oak Street', 'junk-type': 'One couch, second floor' },
  visit: {},
  isTexted: false,
}

const stops: readonly (readonly [name: string, changes: Partial<Stop>])[] = [
  ...Object.entries(visits).map(([name, visit]) => [name, { visit }] as const),
  ['with a text', { isTexted: true }],
  ['with a text that went out', { isTexted: true, visit: visits['on the way'] }],
  ['without its request', { answers: {} }],
]

export const examples: Examples = Object.fromEntries(
  stops.map(([name, changes]) => [
    `Stop, ${name}`,
    () => (
      <ol>
        <StopCard stop={{ ...stop, ...changes, reference: name.replaceAll(' ', '-') }} token="x" />
      </ol>
    ),
  ]),
)

import type { Stop } from '../../request/request.ts'
import { visits } from '../booking/examples.tsx'
import type { Examples } from '../gallery/groups.tsx'
import { StopCard } from './StopCard.tsx'
import { LateForm, NextStep, OtherSteps } from './StopSteps.tsx'

const date = '2026-11-23'
const stop: Stop = {
  reference: '7K2M9QX4RD',
  slot: `${date}T10`,
  answers: { name: 'Ann', phone: '+12025550123', address: '12 Oak Street', 'junk-type': 'One couch, second floor' },
  visit: {},
  events: [],
  photos: 0,
  spot: undefined,
  isTexted: false,
  language: 'en',
  hearsBy: undefined,
}
const event = { number: 1, at: Date.UTC(2026, 10, 23, 16), person: 'sam@example.com', isUndone: false } as const

const stops: readonly (readonly [name: string, changes: Partial<Stop>])[] = [
  ...Object.entries(visits).map(([name, visit]) => [name, { visit }] as const),
  [
    'done, with what was paid',
    {
      visit: visits.done,
      events: [{ ...event, action: 'done', detail: '{"cents":24500,"method":"card","went":["donated"]}' }],
    },
  ],
  ['with a text and a price', { isTexted: true, events: [{ ...event, action: 'quoted', detail: '24500' }] }],
  ['with a text that went out', { isTexted: true, visit: visits['on the way'] }],
  ['told of a delay', { hearsBy: 'text', events: [{ ...event, action: 'late', detail: '30' }] }],
  ['without its request', { answers: {} }],
]

export const examples: Examples = Object.fromEntries(
  stops.map(([name, changes]) => {
    const shown = { ...stop, ...changes, reference: name.replaceAll(/\W+/g, '-') }
    const tapped = { date, stop: shown, isOver: false, paid: undefined }
    return [
      `Stop, ${name}`,
      () => (
        <ol>
          <StopCard
            stop={shown}
            pictures={[]}
            load={{ before: 0.4, added: 0.2, things: ['1 × Couch'] }}
            isNow={false}
            isOwner={false}
            next={<NextStep {...tapped} isMain />}
          >
            <OtherSteps {...tapped}>
              <LateForm date={date} waiting={[shown]} now={0} />
            </OtherSteps>
          </StopCard>
        </ol>
      ),
    ]
  }),
)

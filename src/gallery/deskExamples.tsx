import { AfterStop } from '../desk/StopAfter.tsx'
import { StopCard } from '../desk/StopCard.tsx'
import { LateForm, NextStep, OtherSteps } from '../desk/StopSteps.tsx'
import { fold } from '../request/evolve.ts'
import type { Stop } from '../request/request.ts'
import { visits } from './bookingExamples.tsx'
import type { Examples } from './groups.tsx'

const date = '2026-11-23'
const stop: Stop = {
  ...fold('7K2M9QX4RD', []),
  slot: `${date}T10`,
  answers: { name: 'Ann', phone: '+12025550123', address: '12 Oak Street', 'junk-type': 'One couch, second floor' },
  photos: 0,
  spot: undefined,
  isTexted: false,
  hearsBy: undefined,
}
const at = Date.UTC(2026, 10, 23, 16)
const late = { number: 1, at, person: 'sam@example.com', key: '', kind: 'late', data: { minutes: 30 } } as const

const stops: readonly (readonly [name: string, changes: Partial<Stop>])[] = [
  ...Object.entries(visits).map(([name, visit]) => [name, { visit }] as const),
  ['done, with what was paid', { visit: visits.done, receipt: { cents: 24_500, method: 'card', went: ['donated'] } }],
  ['with a text and a price', { isTexted: true, price: { cents: 24_500, isOpen: true } }],
  ['with a text that went out', { isTexted: true, visit: visits['on the way'] }],
  ['that nobody opened for', { missedAt: at }],
  ['told of a delay', { hearsBy: 'text', events: [late] }],
  ['without its request', { answers: {} }],
]

export const examples: Examples = Object.fromEntries(
  stops.map(([name, changes]) => {
    const shown = { ...stop, ...changes, reference: name.replaceAll(/\W+/g, '-') }
    const tapped = { date, stop: shown, isOver: false, now: at }
    return [
      `Stop, ${name}`,
      () => (
        <ol>
          <StopCard
            stop={shown}
            pictures={[]}
            load={{ before: 0.4, added: 0.2, things: ['1 × Couch'] }}
            isNow={false}
            after={<AfterStop {...tapped} />}
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

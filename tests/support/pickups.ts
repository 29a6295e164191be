import type { Services } from '../../src/shared/http/services.ts'
import type { NewLead } from '../../src/store/lead.ts'
import { sweep } from '../../src/sweep.ts'
import { lead, memoryServices } from './memoryServices.ts'
import { anybody, keep } from './seats.ts'

export const pickupReference = '7K2M9QX4RD'

type Answers = Readonly<Record<string, string>> & { readonly slot: string }

/** Pickups in memory, and what their customers get. `at`: the clock's start, UTC ms. */
export function pickups(at: number) {
  const clock = { now: at }
  const { DB, delivered, services, idle } = memoryServices(clock)
  return {
    clock,
    DB,
    delivered,
    services,
    idle,
    /** Books a window; its request is stored without messages, unless `channels` are given. */
    async booked(
      { slot, ...answers }: Answers,
      changes: Partial<NewLead> = {},
      { reference = pickupReference, channels = [] as readonly string[], booker = anybody } = {},
    ) {
      const one = lead(reference, { form: 'booking', answers, ...changes })
      await keep(DB, one, clock.now, { slot, channels, booker: { crews: 99, ...booker } })
    },
    /** Runs the cron at a time (UTC ms). */
    async cron(when: number, changes: Partial<Services> = {}) {
      clock.now = when
      await sweep({ ...services, ...changes })
    },
    /** The channels on which customers have got something, in alphabetical order. */
    arrived: () =>
      delivered
        .map(({ channel }) => channel)
        .filter((channel) => channel === 'copy' || channel === 'text')
        .sort(),
    texts: () =>
      delivered
        .filter(({ channel }) => channel === 'text')
        .map(({ text, to }) => ({ to, body: new URLSearchParams(text).get('Body') ?? '' })),
  }
}

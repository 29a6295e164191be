import type { AlsoHauled, ServiceGroups } from '../schema/service.ts'

/** Services grouped by what the visitor has. */
export const serviceGroups: ServiceGroups = {
  oneThing: {
    id: 'a-few-big-things',
    name: 'A few big things',
    text: 'A couch, a fridge, the treadmill nobody uses. It can stay where it is until we get there.',
    services: ['furniture-and-appliances'],
  },
  wholeRoom: {
    id: 'a-room-or-a-house',
    name: 'A room or a whole house',
    text: 'A garage with no room for the car, an apartment between tenants, or a house that has to be sold. Tape what goes. We take it and sweep up.',
    services: ['cleanouts'],
  },
}

/** What has to be done before we can take a built thing down, by service. */
export const beforeTeardown: Readonly<Record<string, string>> = {}

/** What we haul without a page of its own. */
export const alsoHauled: readonly AlsoHauled[] = [
  { name: 'Exercise equipment', text: 'Treadmills, bikes and home gyms. We take them apart if they won’t fit.' },
]

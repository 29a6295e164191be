import type { AlsoHauled, ServiceGroup, ServiceGroups } from '../service.ts'

/** Services grouped by what the visitor has, not by our names for them. */
const oneThing: ServiceGroup = {
  id: 'one-thing',
  name: 'One thing',
  text: 'A piece too big for the car and too heavy for one. It may stay where it is until we come: on the third floor, in the basement, behind the freezer. One couch or one fridge is a normal job for us.',
  services: ['furniture-removal', 'appliance-removal'],
}

const wholeRoom: ServiceGroup = {
  id: 'a-room-or-a-house',
  name: 'A room or a house',
  text: 'A garage that lost its floor, an estate, an office at the end of its lease. You say what stays. We carry the rest, sort it, and sweep.',
  services: ['residential-junk-removal', 'property-cleanout', 'commercial-junk-removal'],
}

const somethingBuilt: ServiceGroup = {
  id: 'something-built',
  name: 'Something built',
  text: 'It was put up in your yard or your kitchen, and it will not leave in one piece. We take it down, load it, and rake. We do not touch what holds the house up.',
  services: ['light-demolition', 'hot-tub-removal', 'shed-removal'],
}

export const serviceGroups: ServiceGroups = { oneThing, wholeRoom, somethingBuilt }

/** What has to be done before we can take a built thing down. */
export const beforeTeardown: Readonly<Record<string, string>> = {
  'light-demolition': 'Before: ask your building department about a permit.',
  'hot-tub-removal': 'Before: drained, and the power cut by a licensed electrician.',
  'shed-removal': 'Before: empty, and the permit question asked. A slab is a price of its own.',
}

export const alsoHauled: readonly AlsoHauled[] = [
  {
    name: 'Mattress and box spring removal',
    text: 'Any size. Each piece adds about $25 for handling, as a line of its own.',
    item: 'mattress-queen',
  },
  {
    name: 'Electronics pickup',
    text: 'TVs, monitors, computers, printers. Illinois keeps them out of landfills, so they get recycled.',
    item: 'tv-flat-large',
  },
]

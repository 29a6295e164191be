import type { AlsoHauled, ServiceGroup, ServiceGroups } from '../schema/service.ts'
import { extraPrice } from './guidePrices.ts'

/** Services grouped by what the visitor has, not by our names for them. */
const oneThing: ServiceGroup = {
  id: 'one-thing',
  name: 'One big item',
  text: 'If it’s too big for your car or too heavy to lift, leave it where it is: upstairs, in the basement or behind the freezer. We’ll come in and carry it out. One couch or one fridge is a normal job for us.',
  services: ['furniture-removal', 'appliance-removal'],
}

const wholeRoom: ServiceGroup = {
  id: 'a-room-or-a-house',
  name: 'A room, a house or an office',
  text: 'Your garage is full, you’re clearing an estate, or your office lease is up. Tape what goes. Anything without tape stays. We’ll haul it away and sweep up.',
  services: ['residential-junk-removal', 'property-cleanout', 'commercial-junk-removal'],
}

const somethingBuilt: ServiceGroup = {
  id: 'something-built',
  name: 'Decks, sheds and hot tubs',
  text: 'We take it down, load it up and rake the ground. We don’t take down anything that holds the house up.',
  services: ['light-demolition', 'hot-tub-removal', 'shed-removal'],
}

export const serviceGroups = { oneThing, wholeRoom, somethingBuilt } satisfies ServiceGroups

/** What has to be done before we can take a built thing down. */
export const beforeTeardown: Readonly<Record<string, string>> = {
  'light-demolition': 'Before we come: ask your building department about a permit.',
  'hot-tub-removal': 'Before we come: drain it, and have a licensed electrician disconnect the power.',
  'shed-removal': 'Before we come: empty it and ask about a permit. A slab is priced separately.',
}

const mattresses: AlsoHauled = {
  name: 'Mattress and box spring removal',
  text: `We take any size, and each piece adds ${extraPrice('mattress')} for handling.`,
  item: 'mattress-queen',
}

const electronics: AlsoHauled = {
  name: 'Electronics pickup',
  text: 'We take TVs, monitors, computers and printers. Illinois bans them from landfills, so they’re recycled.',
  item: 'tv-flat-large',
}

export const alsoHauled = [mattresses, electronics] as const satisfies readonly AlsoHauled[]

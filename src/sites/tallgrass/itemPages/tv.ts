import { illinoisBans } from '../../packs/illinois.ts'
import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const tv = {
  slug: 'tv',
  name: 'TV removal',
  thing: 'an old TV',
  title: `TV disposal in Chicago’s suburbs: ${guidePrice('tv-flat-large')}`,
  description: `TV recycling with pickup: a flat screen or a tube TV is usually ${guidePrice('tv-flat-large')}, two are ${guidePrice('tv-flat-large.2')}. Plus drop-off sites near you, which cost less.`,
  lead: 'If it’s the only thing you’ve got and you can carry it, drive it to a drop-off site. We’re worth it when there’s more, or when it’s huge.',
  items: ['tv-flat-small', 'tv-flat-large', 'tv-crt', 'tv-projection'],
  service: 'residential-junk-removal',
  accepted: true,
  usual: { items: 'tv-flat-large', label: 'a flat screen of 21 inches or more' },
  sizes: [
    { items: 'tv-flat-small', label: 'Under 21 inches', note: 'Computer monitors too' },
    { items: 'tv-flat-large', label: '21 inches or more', note: 'Flat screen' },
    { items: 'tv-crt', label: 'Tube TV' },
    { items: 'tv-crt_tv-stand', label: 'Tube TV and stand' },
    { items: 'tv-flat-large.2', label: 'Two flat screens' },
    { items: 'tv-projection', label: 'Rear projection', note: 'The big floor model' },
  ],
  moves: [
    {
      what: 'Recycling',
      text: `It’s ${extraPrice('tv-small')} for a small screen, ${extraPrice('tv-large')} for a large one and ${addedPrice('tv-projection')} for a rear-projection set.`,
    },
    {
      what: 'Stairs',
      text: `Only a rear-projection set weighs enough to matter: ${extraPrice('stairs')} a flight after the first.`,
    },
  ],
  out: 'In a tube TV nearly all of the weight is the glass in front. We hug it with the screen against the chest and set it down on its face, on a blanket. A flat screen is light but cracks if it lies flat, so it rides upright between two blankets. A rear-projection set is mostly an empty box with a mirror in it, and it rolls to the door on its own casters.',
  first: [
    'Sign out of your streaming accounts on a smart TV.',
    'Unplug the cable box and keep it, since it’s usually the cable company’s.',
    'If the tube’s cracked, don’t move it, and tell us.',
  ],
  free: [
    {
      way: 'Give it away',
      text: 'Somebody has a dorm room or a garage for a flat screen that works. Tube TVs have one kind of fan left: people with old game consoles.',
    },
    {
      way: 'Drop it off',
      text: 'These sites recycle TVs. Some charge by the screen size or only serve their own county, so look before you load the car.',
    },
    {
      way: 'Ask where you buy the new one',
      text: 'Where you buy the new one, ask if they take the old one, and what that costs.',
    },
  ],
  dropOff: 'electronics',
  law: {
    text: `Illinois landfills haven’t taken TVs since ${illinoisBans.electronics.since}, or monitors, computers, printers and game consoles. That’s why the trash truck leaves them behind.`,
    source: sources.electronics,
  },
  goes: 'Every one goes to an electronics recycler, whatever its age. They separate the glass, the metal and the plastic.',
  related: ['couch', 'desk', 'treadmill'],
} satisfies ItemPage

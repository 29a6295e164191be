import type { Moved } from '../schema/moved.ts'

/** Pages that were folded into another, and where their addresses lead now. */
export const moved: readonly Moved[] = [
  { from: '/items/recliner', href: '/items/couch' },
  { from: '/items/sleeper-sofa', href: '/items/couch' },
  { from: '/items/stove', href: '/services/appliance-removal' },
  { from: '/items/dishwasher', href: '/services/appliance-removal' },
]

import type { LinkWords } from '../link.ts'

/** The page of all items, and the FAQ's part about them. */
export const words = {
  title: (name: string) => `Junk removal prices by item | ${name}`,
  crumb: 'Items',
  description:
    'What it costs to have a couch, a mattress, a fridge or a hot tub hauled away, where each of them goes, and who takes it for free.',
  heading: 'What junk removal costs, item by item',
  lead: (count: number) =>
    `Look up any of ${count} things: what it costs to have it hauled away, where it goes, and who takes it for free.`,
  lookUp: 'Look up an item',
  what: 'What needs to go?',
  picture: 'Furniture to donate, metal to recycle and a few trash bags at our yard',
  closingHeading: 'Don’t see yours?',
  closing: 'Text us a photo, and we’ll tell you what it costs.',
  all: (count: number) => `All ${count} items`,
  each: (least: string) =>
    `Each price is for one item by itself. Our lowest price is ${least}, and several small items can fit in it. You’ll know your price before we load anything.`,
  extra: (range: string, reason: string) => ` + ${range} ${reason}`,
  /** On the FAQ */
  where: 'Where does it go?',
  guide: (count: number, link: LinkWords) => (
    <>
      {`Look up a couch, a fridge or a can of paint. For each of ${count} items, you’ll see if we take it, what it usually costs and where it goes. `}
      {link('See the whole list')}
    </>
  ),
  oneOfEach: 'One of each kind',
  bans: (state: string) => `What ${state} keeps out of its landfills`,
  noneTaken: (link: LinkWords) => <>We can’t take any. {link('See who can')}</>,
}

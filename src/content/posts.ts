import type { DrawingName } from '../ui/drawings/catalogue.ts'

/** The posts of the blog, newest first. */
export type Post = {
  readonly slug: string
  readonly title: string
  readonly heading: string
  /** 70 to 155 characters. */
  readonly description: string
  readonly lead: string
  /** Local calendar date. */
  readonly published: string
  readonly picture: { readonly drawing: DrawingName; readonly alt: string }
}

export const posts: readonly Post[] = [
  {
    slug: 'top-items-before-moving-chicago-suburbs',
    title: 'What to get rid of before a move',
    heading: 'What to get rid of before you move in the Chicago suburbs',
    description:
      'Movers charge by weight and hours. Ten things that are cheaper to let go of than to carry to the next house, and where each can go.',
    lead: 'Everything you do not load is an hour that you do not pay a mover for. Start with the things that cost more to move than to replace.',
    published: '2026-10-05',
    picture: {
      drawing: 'blog-moving-items',
      alt: 'Moving boxes on a porch; what stays behind stands apart on the lawn',
    },
  },
  {
    slug: 'commercial-junk-removal-aurora-businesses',
    title: 'Junk removal for Aurora businesses',
    heading: 'Commercial junk removal: a guide for Aurora businesses',
    description:
      'How shops, offices and warehouses in Aurora clear desks, fixtures and old stock without losing a working day, and what to ask a hauler first.',
    lead: 'A clear-out goes wrong in the loading dock, not in the office. Here is what to settle before the truck comes.',
    published: '2026-09-14',
    picture: {
      drawing: 'blog-aurora-offices',
      alt: 'Brick mill buildings on the Fox River with a loading dock and a row of office chairs',
    },
  },
  {
    slug: 'property-cleanout-downers-grove-guide',
    title: 'A property cleanout in Downers Grove',
    heading: 'Property cleanout in Downers Grove: a guide, room by room',
    description:
      'Emptying a house in Downers Grove: what the village takes at the curb since the stickers ended, what it does not, and the order that saves time.',
    lead: 'The sticker program ended on April 1, 2026. What has not changed: a full house empties best from the top down.',
    published: '2026-08-17',
    picture: {
      drawing: 'blog-downers-grove-cleanout',
      alt: 'A bungalow on an oak-lined street with its attic window open',
    },
  },
  {
    slug: 'light-demolition-dupage-county',
    title: 'Light demolition in DuPage County',
    heading: 'Light demolition in DuPage County: what to know before the first board',
    description:
      'Decks, sheds and kitchens in DuPage County: who decides on the permit, what to disconnect, and when to call 811 before anyone digs.',
    lead: 'Taking a deck down is a morning’s work. Finding out who has to allow it comes first, and it is one phone call.',
    published: '2026-07-13',
    picture: { drawing: 'blog-light-demolition', alt: 'A backyard deck coming apart, its boards sorted by length' },
  },
]

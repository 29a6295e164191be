import { inDollars } from '../../domain/prices/price.ts'
import { cutoffOf, discountOffer } from '../schema/phrases.ts'
import type { Prose, Shot, Stop } from '../schema/texts.ts'
import { site } from './site.ts'

/** A whole job along the road, from the first call to the receipt. */
export const stops: readonly Stop[] = [
  {
    title: 'You call or book',
    us: `We ask what needs to go, where it is and how many stairs there are, and we give you a price range. Call to book and get ${discountOffer(site.price)}. You can book online too.`,
    you: 'Tell us what needs to go, with a photo or two if you can.',
    picture: { drawing: 'owner', alt: 'A desk with a phone, a work order and a mug' },
  },
  {
    title: 'You pick a day',
    us: `Call before ${cutoffOf(site)} and we can usually come the same day. Otherwise, we’ll come the next day we’re open. Pickup windows are two hours.`,
    you: 'Pick a window. Tell us if you need to leave by a certain time.',
  },
  {
    title: 'The truck pulls up',
    us: 'Two of us walk through it with you: what goes, what stays, the stairs, the gate.',
    you: 'Show us what goes and what stays.',
    picture: { drawing: 'crew', alt: 'Two of the crew on a driveway with our truck behind them' },
  },
  {
    title: 'You get your price',
    us: `The space in the truck costs ${inDollars(site.price.from)} for a small load to ${inDollars(site.price.to)} for a full truck. We give you one price, with any extras in it. If you add something later, we’ll stop and give you a new price first.`,
    you: 'Say yes or no. If it’s no, there’s no charge.',
  },
  {
    title: 'We load',
    us: 'We carry everything out from wherever it is. Big pieces come apart if they need to. We pack the truck tight, since you’re paying for the space.',
    you: 'Nothing. Have a cup of coffee.',
    picture: { drawing: 'home-loading', alt: 'Two of the crew swing a couch up into the truck' },
  },
  {
    title: 'We sweep up',
    us: 'We sweep the spot and do one last walk-through with you.',
    you: 'Take a look around. Anything we missed?',
  },
  {
    title: 'You pay',
    us: 'We take cash, credit cards and checks, for the price you said yes to.',
    you: 'Ask for a receipt and hang on to it.',
  },
  {
    title: 'We sort it',
    us: 'Back at the yard, we sort: donations first, then recycling, then disposal. Illinois has its own rules for TVs, tires and fridges, and we follow them.',
    you: 'Park in your garage again. There’s nothing left for you to do.',
    picture: {
      drawing: 'home-sorting',
      alt: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
    },
  },
]

/** Pictures that bring the range closer to the price. */
export const shots: readonly Shot[] = [
  {
    title: 'The whole pile',
    text: 'Stand in the doorway and get everything in, from the floor to the top. Two photos from two corners tell us the most.',
  },
  {
    title: 'The biggest piece',
    text: 'Take it next to a door or a chair, so we can tell how big it is. Up close, a couch and a sectional look the same.',
  },
  {
    title: 'The way out',
    text: 'The stairs, the landing, the gate. If it only fit before the railing went in, we’d like to know.',
  },
]

export const nightBefore: readonly Prose[] = [
  ['Empty the fridge. Check the drawers and pockets for your own things. Tape what goes. Anything without tape stays.'],
  [
    'A ',
    { href: '/services/hot-tub-removal', label: 'hot tub' },
    ' needs to be drained, with the power disconnected by an electrician. A ',
    { href: '/services/shed-removal', label: 'shed' },
    ' needs to be empty. For both, and for a deck, ',
    { href: '/faq#permit', label: 'ask about a permit' },
    ' first.',
  ],
  [
    'There are some things we can’t take, like liquid paint and fuel. Here’s ',
    { href: '/faq#take', label: 'what we take and what we don’t' },
    '.',
  ],
]

/** What we promise. */
export const promises: readonly string[] = [
  'Pickup the same day, or the next day we’re open',
  `Same day if you call before ${cutoffOf(site)}`,
  'A price you’ve said yes to before we lift',
  'No trip charge and no obligation',
  'We sweep up before we leave',
  'Licensed, bonded and insured',
]

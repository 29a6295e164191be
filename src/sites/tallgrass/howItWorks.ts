import type { Prose, Shot, Stop } from '../texts.ts'
import { site } from './site.ts'

/** A whole job along the road, from the first call to the receipt. */
export const stops: readonly Stop[] = [
  {
    title: 'The call',
    us: `We ask what goes, where it stands and how many stairs there are, and give you a range. Calling takes $${site.price.callDiscount} off. Online works too.`,
    you: 'Tell us what has to go. A photo or two helps.',
  },
  {
    title: 'The day',
    us: 'Same day if you call before 2 PM, or else the next day. Two-hour windows are common in this trade: ask for yours when you book.',
    you: 'Pick a day. Say so if you have to leave by a fixed time.',
  },
  {
    title: 'The truck pulls up',
    us: 'Two people walk the way with you: the pile, the stairs, the gate, what stays.',
    you: 'Point at what goes. Mark what stays.',
  },
  {
    title: 'One price, before we lift',
    us: `We name one price, from $${site.price.from} for a small load to $${site.price.to} for a full truck, extras and all. If you add something later, we stop and name it anew.`,
    you: 'Say yes, or say no and owe nothing.',
  },
  {
    title: 'Loading',
    us: 'We carry from where it stands. Big pieces come apart if they must. The truck is packed tight, since you pay for space.',
    you: 'Nothing. Put the coffee on, if you like.',
  },
  {
    title: 'Sweeping',
    us: 'We sweep the spot and walk it with you once more.',
    you: 'Look in the corners. Anything left?',
  },
  {
    title: 'Paying',
    us: 'We take cash, credit card or check, for the price you agreed to.',
    you: 'Ask for a receipt, and keep it.',
  },
  {
    title: 'Sorting',
    us: 'Back at the yard: donate first, then recycle, then dispose. TVs, tires and fridges have rules of their own in Illinois, and we follow them.',
    you: 'Nothing. Park in your garage.',
  },
]

/** Pictures that bring the range closer to the price. */
export const shots: readonly Shot[] = [
  {
    title: 'The whole pile',
    text: 'Stand in the doorway and get all of it in, floor to top. Two photos from two corners beat ten close ones.',
  },
  {
    title: 'The biggest piece',
    text: 'Next to a door or a chair, so that we can tell its size. A couch and a sectional look alike up close.',
  },
  {
    title: 'The way out',
    text: 'The stairs, the landing, the gate. If a piece came in before the rail did, we want to know.',
  },
]

export const nightBefore: readonly Prose[] = [
  [
    'Empty the fridge. Take your own things out of drawers and pockets. Put a note or a strip of tape on everything that stays.',
  ],
  [
    'A ',
    { href: '/services/hot-tub-removal', label: 'hot tub' },
    ' has to be drained, with the power unhooked by an electrician. A ',
    { href: '/services/shed-removal', label: 'shed' },
    ' has to be empty. For both, and for a deck, ',
    { href: '/faq#permit', label: 'ask about a permit' },
    ' first.',
  ],
  [
    'Some things cannot ride with us, like liquid paint and fuel. Here is ',
    { href: '/faq#take', label: 'what we take and what not' },
    '.',
  ],
]

/** What we promise. */
export const promises: readonly string[] = [
  'Pickup the same day or the next',
  'Same day if you call before 2 PM',
  'One price, agreed before we lift',
  'No call-out fee, and a no costs nothing',
  'The spot swept before we leave',
  'Licensed, bonded and insured',
]

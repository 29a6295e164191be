import { inDollars } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import { discountSentence, waysToPay } from '../schema/phrases.ts'
import type { Prose, Shot, Stop } from '../schema/texts.ts'
import { site } from './site.ts'

const { price } = site

export const stops: readonly Stop[] = [
  {
    title: 'You call or book',
    us: `We ask what it is, where it is and how many stairs there are, and give you a price range. ${discountSentence(price)}`.trim(),
    you: 'Tell us what needs to go. A photo helps.',
  },
  {
    title: 'We look at it together',
    us: `We walk through with you and tell you the price. The space in the truck is ${inDollars(price.from)} for a small load to ${inDollars(price.to)} for a full truck.`,
    you: 'Show us what goes and what stays. Then you decide.',
  },
  {
    title: 'We load',
    us: 'We carry everything out and pack the truck tight, since you’re paying for the space.',
    you: 'Nothing. You don’t have to stay in the room.',
  },
  {
    title: 'We sweep, and you pay',
    us: `We sweep up and check the room with you. How you can pay: ${waysToPay(site).join(', ')}.`,
    you: 'Take a last look, and ask for a receipt.',
  },
]

export const shots: readonly Shot[] = [
  { title: 'The whole pile', text: 'Take it from the doorway, so we can see everything from the floor to the top.' },
  { title: 'The biggest piece', text: 'Put something next to it, like a chair, so we can tell how big it is.' },
  { title: 'The way out', text: 'Show us the stairs, the tightest turn and the gate.' },
]

export const nightBefore: readonly Prose[] = [
  ['Empty the fridge and the drawers. Tape what goes. Anything without tape stays.'],
  [
    'There are a few things we can’t take, like liquid paint and gasoline. Here’s ',
    { href: `${paths.faq}#take`, label: 'what we take and what we don’t' },
    '.',
  ],
]

export const promises: readonly string[] = [
  'One price, agreed to before we lift',
  'Free estimates',
  'We carry everything',
  'We sweep up before we leave',
]

import { discountOffer } from '../schema/phrases.ts'
import type { Prose, Shot, Stop } from '../schema/texts.ts'
import { site } from './site.ts'

export const stops: readonly Stop[] = [
  {
    title: 'You call',
    us: `We ask what it is, where it is and how many stairs there are, and give you a range. Call to book and get ${discountOffer(site.price)}.`,
    you: 'Tell us what needs to go. A photo helps.',
  },
  {
    title: 'We look at it together',
    us: `We walk through with you and give you one price, from $${site.price.from} to $${site.price.to} a truck.`,
    you: 'Show us what goes and what stays. Then say yes or no.',
  },
  {
    title: 'We load',
    us: 'We carry everything out and pack the truck tight, since you pay by the space.',
    you: 'Nothing. You don’t have to stay in the room.',
  },
  {
    title: 'We sweep, and you pay',
    us: 'We sweep the floor and check the room with you. We take cash, credit cards and debit cards.',
    you: 'Take a last look. Ask for a receipt.',
  },
]

export const shots: readonly Shot[] = [
  { title: 'The whole room', text: 'Take it from the doorway, so we can see the pile from the floor to the top.' },
  { title: 'The biggest piece', text: 'Put something next to it for scale, like a chair.' },
  { title: 'The stairs', text: 'Show us the turn, the railing and the door at the top.' },
]

export const nightBefore: readonly Prose[] = [
  ['Empty the fridge and the drawers. Put tape on everything that stays.'],
  [
    'There are a few things we can’t take, like paint and gasoline. Here’s ',
    { href: '/faq#take', label: 'what we take and what we don’t' },
    '.',
  ],
]

export const promises: readonly string[] = [
  'One price before we start',
  'Free estimates',
  'We carry everything',
  'The floor swept before we leave',
  'Insured',
]

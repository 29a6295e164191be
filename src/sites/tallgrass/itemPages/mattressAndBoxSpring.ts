import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

const set = guidePrice('mattress-queen_box-spring-queen')

export const mattressAndBoxSpring = {
  slug: 'mattress-and-box-spring',
  name: 'Mattress and box spring removal',
  thing: 'a mattress',
  title: `Mattress removal cost: queen, ${guidePrice('mattress-queen')}`,
  description: `Mattress removal in DuPage, Will and Kane County: a queen is usually ${guidePrice('mattress-queen')}, with its box spring ${set}. What your town picks up, too.`,
  lead: `A mattress alone is ${guidePrice('mattress-queen')}. That includes our own handling charge for each piece, and the walk down the hall. A new bed on the way? Ask that store first.`,
  items: [
    'mattress-twin',
    'mattress-full',
    'mattress-queen',
    'mattress-king',
    'box-spring-twin',
    'box-spring-full',
    'box-spring-queen',
    'box-spring-king',
  ],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'mattress-queen_box-spring-queen', label: 'a queen set' },
  sizes: [
    { items: 'mattress-twin', label: 'Twin mattress' },
    { items: 'mattress-full', label: 'Full mattress' },
    { items: 'mattress-queen', label: 'Queen mattress' },
    { items: 'mattress-king', label: 'King mattress' },
    { items: 'mattress-full_box-spring-full', label: 'Full set', note: 'Mattress and box spring' },
    { items: 'mattress-queen_box-spring-queen', label: 'Queen set', note: 'Mattress and box spring' },
    { items: 'mattress-king_box-spring-king', label: 'King set', note: 'Its box spring comes in two halves' },
  ],
  moves: [
    {
      what: 'Pieces',
      text: `Each mattress and each box spring adds ${extraPrice('mattress')} to the price of its space, because springs, foam and fabric are hard to pull apart.`,
    },
    {
      what: 'Stairs',
      text: 'No piece here weighs 150 pounds, so extra flights don’t cost extra.',
    },
    { what: 'Bugs', text: 'Tell us about bed bugs when you book. We’ll wrap it before it leaves the bedroom.' },
  ],
  out: 'A mattress bends and a box spring doesn’t. We fold the mattress a little to get around the corner of the stairs, then stand it on its long side and slide it. A queen box spring that went up before the drywall did may not come down whole, so we cut the wood frame and fold it.',
  first: [
    'Strip the bed and keep the sheets.',
    'Unplug anything that’s built in, like a heating pad.',
    'Clear a path along the hall and take down pictures at shoulder height.',
  ],
  free: [
    {
      way: 'Let the store take it',
      text: 'Ask at checkout if they take the old set when they bring the new one, and if that’s free.',
    },
    {
      way: 'Use your town’s pickup',
      text: 'Find out if a mattress counts as a big item in your town, and if it has to be wrapped in plastic.',
    },
    {
      way: 'Pass it on',
      text: 'Few charities take used mattresses. A friend with a spare room may want one that’s clean.',
    },
  ],
  curb: 'bulk',
  goes: 'If somebody can still sleep on it, we offer it to them. With the others, we recycle what we can and throw the rest away.',
  related: ['bed-frame', 'couch', 'dresser'],
  facts: [{ figure: '150 pounds', what: 'From here on a piece counts as heavy on stairs, as in the price rules' }],
} satisfies ItemPage

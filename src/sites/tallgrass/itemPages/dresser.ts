import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const dresser: ItemPage = {
  slug: 'dresser',
  name: 'Dresser removal',
  thing: 'a dresser',
  title: `Dresser removal cost: ${guidePrice('dresser')}`,
  description: `A six-drawer dresser is usually ${guidePrice('dresser')} to have carried out, an armoire ${guidePrice('armoire')}. How to tell if yours is worth selling or donating.`,
  lead: 'Send the nightstands along too. With the dresser, they cost far less than by themselves.',
  items: ['dresser', 'chest-drawers', 'nightstand', 'armoire'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'dresser', label: 'a six-drawer dresser' },
  sizes: [
    { items: 'nightstand.2', label: 'Two nightstands' },
    { items: 'chest-drawers', label: 'Chest of drawers', note: 'Tall and narrow' },
    { items: 'dresser', label: 'Six-drawer dresser' },
    { items: 'dresser_nightstand.2', label: 'With two nightstands' },
    { items: 'armoire', label: 'Armoire', note: 'Or a wardrobe' },
    { items: 'dresser_chest-drawers_nightstand.2', label: 'The bedroom set', note: 'All four pieces' },
  ],
  moves: [
    {
      what: 'Upstairs bedrooms',
      text: `One flight’s included. On the next one, a long dresser or an armoire is ${extraPrice('stairs')} more. A tall chest, at 120 pounds, isn’t.`,
    },
    {
      what: 'Armoires',
      text: 'They weigh 220 pounds and may be too tall to turn at the top of the stairs. The doors and the crown come off.',
    },
  ],
  out: 'The drawers go down first, each by itself, because they shoot out the moment the case leans. Then we unscrew the mirror from its two posts. What’s left is a much lighter box, carried with one end high and one end low, so it clears the railing at the top of the stairs. Particle board needs care. Its back is a thin sheet held by staples, and the legs snap if you drag it, so we lift it.',
  first: [
    'Empty the drawers and feel along the back for what fell behind them.',
    'Unscrew the safety strap that ties it to the wall.',
    'Take the lamp, the TV and the jewelry off the top.',
  ],
  free: [
    {
      way: 'Look at a drawer’s corner',
      text: 'If the wood locks together like fingers, it’s solid, and somebody will pay for it or paint it. If it’s stapled, try giving it away.',
    },
    {
      way: 'Call a furniture bank',
      text: 'Dressers are what they’re often short of. All the drawers have to slide, and the knobs have to be on.',
    },
    {
      way: 'Put it out when it’s dry',
      text: 'Where bulk pickup takes one piece a week, this is one piece. Particle board swells in the rain, so check the weather.',
    },
  ],
  curb: true,
  dropOff: 'donations',
  goes: 'Solid dressers with working drawers are offered for donation. Swollen particle board can’t be recycled, so that’s thrown away with the broken mirror.',
  related: ['bed-frame', 'mattress-and-box-spring', 'desk'],
}

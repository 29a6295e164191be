import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const bedFrame: ItemPage = {
  slug: 'bed-frame',
  name: 'Bed frame removal',
  thing: 'a bed frame',
  title: `Bed frame removal cost: ${guidePrice('bed-frame-wood')}`,
  description: `We take the bed apart and haul it: ${guidePrice('bed-frame-wood')} for a wood frame, ${guidePrice('bunk-bed')} for bunk beds, ${guidePrice('bed-frame-wood_mattress-queen')} with a queen mattress.`,
  lead: 'We bring the wrenches and take it apart in the bedroom. The mattress can go in the same trip.',
  items: ['bed-frame-metal', 'bed-frame-wood', 'adjustable-base', 'bunk-bed'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'bed-frame-wood', label: 'a wood frame' },
  sizes: [
    { items: 'bed-frame-metal', label: 'Metal frame', note: 'The kind on wheels' },
    { items: 'bed-frame-wood', label: 'Wood frame', note: 'Any width' },
    { items: 'bunk-bed', label: 'Bunk beds', note: 'Frame only' },
    { items: 'adjustable-base', label: 'Adjustable base' },
    { items: 'bed-frame-wood_mattress-queen', label: 'Wood and a mattress', note: 'Queen' },
    { items: 'bunk-bed_mattress-twin.2', label: 'Bunks, two mattresses', note: 'Twins' },
  ],
  moves: [
    {
      what: 'Mattresses',
      text: `Each one takes up space and adds ${extraPrice('mattress')} for handling, and so does a box spring.`,
    },
    {
      what: 'Adjustable bases',
      text: `There are motors inside, so it’s 150 pounds and ${addedPrice('adjustable-base')} extra. From a third floor, that or a bunk bed adds another ${extraPrice('stairs')}.`,
    },
  ],
  out: 'On most wood beds, the side rails hang on hooks in slots. A knock upward with a rubber mallet, and it’s in four pieces. A metal frame folds up like a lawn chair as soon as the headboard’s unbolted. With bunks, the ladder and the guardrails come off first. Then we lift the top bed straight up off its four pins, one of us at each end. An adjustable base is the stubborn one, but many are made in two halves and fold in the middle.',
  first: [
    'Get out everything that’s under there: boxes, shoes, the cat.',
    'Bring an adjustable base down flat, and then unplug it.',
    'Take down the picture over the headboard.',
  ],
  free: [
    {
      way: 'Pass it on with its bolts',
      text: 'Put all the hardware in a bag and tape it to the headboard. A bed with every bolt is easy to give away.',
    },
    {
      way: 'Scrap the metal one',
      text: 'At 40 pounds, it fits in a trunk. Any scrap yard will take it.',
    },
    {
      way: 'Tie it up for bulk day',
      text: 'Taken apart and bundled, a bed isn’t much to carry. Ask if the headboard, the rails and the slats count as one item or three.',
    },
    {
      way: 'Donate a complete one',
      text: 'A furniture bank needs beds, but only complete ones.',
    },
  ],
  curb: true,
  dropOff: 'donations',
  goes: 'Sturdy wood beds are offered for donation. Metal frames, springs and motors are recycled, and a frame with a split rail is thrown away.',
  related: ['mattress-and-box-spring', 'dresser', 'desk'],
}

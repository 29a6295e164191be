import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const treadmill: ItemPage = {
  slug: 'treadmill',
  name: 'Treadmill removal',
  thing: 'a treadmill',
  title: `Treadmill and home gym removal: ${guidePrice('treadmill')}`,
  description: `A treadmill or an elliptical is usually ${guidePrice('treadmill')}, a home gym ${guidePrice('home-gym')}. We carry them up from basements in Plainfield, Oswego and nearby.`,
  lead: 'Most of them are in a basement. We fold yours or take it apart to get it up the stairs.',
  items: ['treadmill', 'elliptical', 'exercise-bike', 'home-gym'],
  service: 'residential-junk-removal',
  accepted: true,
  usual: { items: 'treadmill', label: 'one treadmill' },
  sizes: [
    { items: 'exercise-bike', label: 'Exercise bike' },
    { items: 'treadmill', label: 'Treadmill' },
    { items: 'elliptical', label: 'Elliptical' },
    { items: 'treadmill_exercise-bike', label: 'Treadmill and bike' },
    { items: 'treadmill_weight-set', label: 'Treadmill and weights', note: 'Bench and plates' },
    { items: 'home-gym', label: 'Multi-station gym' },
  ],
  moves: [
    {
      what: 'Weight',
      text: `A treadmill is 230 pounds and an elliptical 190, so each one’s price has ${addedPrice('treadmill')} in it for that.`,
    },
    {
      what: 'Stairs',
      text: `Up from the basement is free. Past that, each flight is ${extraPrice('stairs')}.`,
    },
    {
      what: 'Home gyms',
      text: `With a weight stack and cables, it’s ${addedPrice('home-gym')} for taking it apart, and that’s in the table.`,
    },
  ],
  out: 'The motor sits under the hood at the front, so that end’s twice as heavy as the other. We fold the deck up, lock it and tie it as well, since the latch was never made for stairs. The heavy end stays low. If yours doesn’t fold, the uprights come off with four bolts and a cable plug, and the deck goes up by itself. An elliptical loses its arms and its rails first.',
  first: [
    'Take out the safety key and unplug it.',
    'Move the weights, the mats and the fan out of the way.',
    'Find the hex keys that came with it, if they’re still in the drawer.',
  ],
  free: [
    {
      way: 'Wait for January',
      text: 'That’s when people want one. Take the picture with the console lit up and give the model number.',
    },
    {
      way: 'Offer it to a team',
      text: 'A firehouse, a school weight room or a physical therapist may take a good one. Thrift stores often won’t, because they can’t test it.',
    },
    {
      way: 'Turn it into scrap',
      text: 'With a socket set it’s an afternoon’s work, and then it’s steel, a motor and a belt.',
    },
  ],
  curb: true,
  goes: 'If it runs, we offer it for donation. From one that doesn’t, we recycle the frame, the motor and the weights, and throw away the belt, the deck board and the plastic.',
  facts: [{ figure: '190', what: 'Pounds of an elliptical, as in the items' }],
  related: ['tv', 'pool-table', 'trampoline'],
}

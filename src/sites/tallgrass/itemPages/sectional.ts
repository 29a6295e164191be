import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const sectional: ItemPage = {
  slug: 'sectional',
  name: 'Sectional removal',
  thing: 'a sectional',
  title: `Sectional couch removal cost: ${guidePrice('sectional-3')}`,
  description: `A three-piece sectional is usually ${guidePrice('sectional-3')} to haul away, a five-piece ${guidePrice('sectional-5')}. How the sections come apart, and who may want them.`,
  lead: 'Count the pieces that come apart, not the seats. They all go in one trip.',
  items: ['sectional-3', 'sectional-4', 'sectional-5'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'sectional-3', label: 'a three-piece sectional' },
  sizes: [
    { items: 'sectional-3', label: 'Three pieces', note: 'Two sides and a corner' },
    { items: 'sectional-3_ottoman', label: 'Three and an ottoman' },
    { items: 'sectional-4', label: 'Four pieces', note: 'Often with a chaise' },
    { items: 'sectional-5', label: 'Five pieces', note: 'The big U' },
  ],
  moves: [
    {
      what: 'How many pieces',
      text: 'With three it’s around 400 pounds, with five around 680. If you’re keeping the chaise, leave it off your list.',
    },
    {
      what: 'Floors',
      text: `Going up or down one flight is included, and every flight past that is ${extraPrice('stairs')} for all the pieces together.`,
    },
  ],
  out: 'Under the seats, two sections are joined by a metal hook in a slot, or by a clip with a screw in it. We lift one side straight up until it lets go, and from then on each section is like a short couch. The corner’s the awkward one, since it’s as deep as it is wide. It goes through the door upright, back first. Power seats often share one cable, so those plugs come out before anything moves.',
  first: [
    'Slide it a foot away from the wall if you can, so we can reach the hooks.',
    'Check the cup holders, the storage console and under every seat.',
    'Text us a photo with the whole thing in it.',
  ],
  free: [
    {
      way: 'Post it with its measurements',
      text: 'Give the length of both sides, and say that it comes apart. Somebody with an empty basement may come get it.',
    },
    {
      way: 'Put out one section a week',
      text: 'If your town picks up one big item a week, ask if a section counts as one. Three weeks later you’re done.',
    },
    {
      way: 'Ask a furniture bank',
      text: 'Many families they help live in small apartments, so they may have to say no, even to a nice one.',
    },
  ],
  curb: true,
  dropOff: 'donations',
  goes: 'When it’s clean and all the sections match, we offer it for donation. A worn-out one gets sorted: springs and recliner steel are recycled, and the cushions and the frame are thrown away.',
  facts: [{ figure: '680', what: 'Pounds of a sectional in five pieces, as in the items' }],
  related: ['couch', 'dresser', 'carpet'],
}

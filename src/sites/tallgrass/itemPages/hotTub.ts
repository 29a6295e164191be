import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'
import { terms } from '../prices.ts'

export const hotTub = {
  slug: 'hot-tub',
  name: 'Hot tub removal',
  thing: 'a hot tub',
  title: `What hot tub removal costs by size: ${guidePrice('hot-tub')}`,
  description: `A hot tub with 4 to 6 seats is usually ${guidePrice('hot-tub')}, a bigger one or a swim spa ${guidePrice('hot-tub-large')}. How we cut it up, and what a deck around it adds.`,
  lead: 'Cutting it up is part of that. Get it drained and disconnected, and we’ll do the rest.',
  items: ['hot-tub', 'hot-tub-large'],
  service: 'hot-tub-removal',
  picture: {
    drawing: 'hot-tub-removal',
    alt: 'A crew member sawing into a hot tub on a patio: behind the white shell it’s full of foam',
  },
  accepted: true,
  usual: { items: 'hot-tub', label: 'a tub with four to six seats' },
  sizes: [
    { items: 'hot-tub', label: 'Four to six seats' },
    { items: 'hot-tub_patio-set', label: 'Tub and patio set' },
    { items: 'hot-tub-large', label: 'Seven seats or more', note: 'Or a swim spa' },
    { items: 'hot-tub_deck-100sf', label: 'Tub and small deck' },
    { items: 'hot-tub-large_deck-100sf', label: 'Big tub, small deck' },
  ],
  moves: [
    {
      what: 'The saw work',
      text: `It’s ${addedPrice('hot-tub')} of the price, or ${addedPrice('hot-tub-large')} for a big tub.`,
    },
    {
      what: 'A deck around it',
      text: 'For a sunken tub, boards have to come up before the saw fits. They count as deck.',
    },
    {
      what: 'Deep lots',
      text: `When it’s more than ${terms.carryFeet} feet from the tub to the truck, add ${extraPrice('long-carry')}. Narrow gates don’t matter, since we cut the pieces to fit.`,
    },
  ],
  out: 'The side panels come off so we can see the pump and the pipes. Then one of us saws the shell from the rim down, and the other pulls each piece away. Behind the acrylic is foam, and in a tub that leaked for years it’s soaked like a sponge and twice as heavy. The floor comes last. We stand it on edge to let out the rest of the water.',
  first: [
    'Have a licensed electrician take the line off at the panel. A flipped breaker isn’t enough.',
    'Drain it the evening before.',
    'Keep the chlorine and bromine, because we can’t take them.',
    'Ask your building department if you need a permit.',
  ],
  free: [
    {
      way: 'Sell it while it’s running',
      text: 'Take the picture with the jets on. Once it’s sat empty through a winter, nobody can tell if it leaks.',
    },
    {
      way: 'Ask the dealer',
      text: 'Whoever delivers a new one may take the old one for less than we charge.',
    },
    {
      way: 'Cut it up yourself',
      text: 'It’s a long Saturday with a reciprocating saw and a good mask. You end up with a pile as big as a minivan, so price a dumpster first.',
    },
  ],
  goes: 'The pump, the heater, the copper and any steel are recycled. The shell is acrylic, fiberglass and foam stuck together, so that’s thrown away.',
  related: ['deck', 'above-ground-pool', 'shed'],
} satisfies ItemPage

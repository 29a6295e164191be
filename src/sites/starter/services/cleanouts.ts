import { guidePricesOf } from '../../schema/phrases.ts'
import type { Service } from '../../schema/service.ts'
import { extras, rungs, terms } from '../prices.ts'
import { site } from '../site.ts'

const { rungRange } = guidePricesOf({ catalog: undefined, price: site.price, extras, rungs, terms })

export const cleanouts: Service = {
  slug: 'cleanouts',
  drawing: 'property-cleanout',
  name: 'Garage, apartment and house cleanouts',
  title: 'Garage, apartment and house cleanouts',
  description:
    'We clear out garages, apartments and whole houses. You tape what goes, and we carry it out and sweep the floor.',
  soonest: 'After a walk-through, or from your photos',
  summary: 'Tape what goes. We carry it out.',
  heading: 'Garage, apartment and house cleanouts',
  lead: 'Tape what goes. Anything without tape stays. We carry it out, room by room, and sweep the floor when we’re done.',
  picture: 'A house in section: half of its rooms empty and swept, half still full',
  cost: rungRange('quarter'),
  buys: 'for a quarter of the truck, like one bedroom',
  message: 'Hi, I have a garage, apartment or house to clear out. Here’s what it looks like:',
  load: {
    heading: 'What a cleanout includes',
    take: ['Furniture from every room', 'Boxes, clothes, books and toys', 'Shelves and tools', 'Carpet and rugs'],
    leave: [
      { thing: 'Anything without tape', instead: 'It stays where it is' },
      { thing: 'Papers, photos and cash we find', instead: 'We put them in a box for you' },
      { thing: 'Paint, fuel and chemicals', instead: 'Ask your city where to take them' },
    ],
  },
  price: {
    heading: 'What a cleanout costs',
    intro: 'You pay for the space it takes up in the truck. A whole house can take more than one load.',
    rungs: [
      { rung: 'quarter', holds: 'One bedroom' },
      { rung: 'half', holds: 'A small apartment’s furniture' },
      { rung: 'full', holds: 'A one-car garage, packed' },
    ],
    extras: [
      { id: 'mattress', reason: 'Count the ones in the guest room.' },
      { id: 'refrigerant', reason: 'The old freezer and each window AC.' },
      { id: 'stairs', reason: 'Heavy pieces from the second floor up.' },
    ],
  },
  prepare: {
    heading: 'How to get ready',
    steps: [
      { do: 'Tape what goes', how: 'Anything without tape stays. If a whole room goes, put the tape on its door.' },
      { do: 'Look for papers', how: 'Check drawers, books and coat pockets for wills, deeds and cash.' },
      { do: 'Leave the lights on', how: 'We need to see the stairs.' },
    ],
  },
  margin: {
    heading: 'If you live out of town',
    text: ['Have someone let us in and send us photos. We’ll give you a price by phone before we start.'],
  },
  afterwards: {
    heading: 'Where it all goes',
    ways: [
      { way: 'Donate', what: 'Furniture and household goods in good shape.' },
      { way: 'Recycle', what: 'Metal and appliances.' },
      { way: 'Dispose', what: 'What’s worn out, wet or broken.' },
    ],
  },
  closing: 'What needs to be cleared out?',
  questions: [
    { question: 'How long does it take?', answer: 'It depends on how much there is, so we’ll tell you when you call.' },
    {
      question: 'Can you work around things that stay?',
      answer: 'Yes. Anything without tape stays, and we walk through it with you first.',
    },
  ],
  related: [{ slug: 'furniture-and-appliances', why: 'Only a few big pieces?' }],
  towns: [],
}

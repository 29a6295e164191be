import type { Service } from '../../../../src/sites/schema/service.ts'

export const services: readonly Service[] = [
  {
    slug: 'junk-pickup',
    drawing: 'residential-junk-removal',
    name: 'Junk pickup',
    title: 'Junk pickup in Lakewood and Arvada',
    description: 'We pick up junk from homes in Lakewood and Arvada, west of Denver, and you agree to the price first.',
    summary: 'Anything two people can carry.',
    heading: 'Junk pickup',
    lead: 'Anything two people can carry, from any room.',
    picture: 'A crew carrying things out of a house',
    fromDollars: 89,
    buys: 'for a small load',
    message: 'Hi, I have junk to pick up:',
    load: {
      heading: 'What we pick up',
      take: ['Furniture'],
      leave: [{ thing: 'Liquid paint', instead: 'Ask your city' }],
    },
    price: {
      heading: 'What it costs',
      intro: 'You pay for the space it takes up in the truck.',
      rungs: [
        { rung: 'minimum', holds: 'A chair' },
        { rung: 'half', holds: 'A garage' },
      ],
      extras: [{ id: 'stairs', reason: 'For heavy pieces.' }],
    },
    prepare: { heading: 'How to get ready', steps: [{ do: 'Mark what stays', how: 'With tape.' }] },
    margin: { heading: 'Parking', text: ['Tell us where we can park.'] },
    afterwards: { heading: 'Where it goes', ways: [{ way: 'Donate', what: 'What is still good.' }] },
    closing: 'What needs to go?',
    questions: [{ question: 'Do you take one chair?', answer: 'Yes.' }],
    related: [],
    towns: [],
  },
]

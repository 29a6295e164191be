import { inDollars } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Chapter, Yard } from '../schema/texts.ts'
import { site } from './site.ts'

const { area, price } = site

export const chapters: readonly Chapter[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    paragraphs: [
      `We’re a local crew with a truck, and we haul in ${area.region}. You’ve got something that needs to go, and you can’t carry it or don’t want to. We come out, carry it, and sweep up.`,
      'Before we touch anything, we ask what stays.',
    ],
    links: [
      { href: paths.serviceAreas, label: 'Our service area' },
      { href: paths.reviews, label: 'Tell us how we did' },
    ],
  },
  {
    id: 'the-price',
    heading: 'You get the price first',
    figure: {
      value: inDollars(price.from),
      label: `for a small load; the space in a full truck is ${inDollars(price.to)}`,
    },
    paragraphs: [
      'You pay for the space your things take up in the truck. We look at everything with you and give you one price. If it’s not for you, there’s no charge.',
    ],
    links: [{ href: paths.faq, label: 'Questions about the price' }],
  },
]

export const yard: Yard = {
  heading: 'Where your things go',
  paragraphs: [
    'We sort what we haul. What’s still good is offered for donation, metal is recycled, and the rest is disposed of.',
    'If there’s something you’d like to see reused, tell us before we load.',
  ],
  picture: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
}

/** A state's advice on receipts, where there's one to quote. */
export const receipt: Chapter | undefined = undefined

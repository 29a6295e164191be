import type { Chapter, Yard } from '../schema/texts.ts'
import { site } from './site.ts'

const { claims, price } = site

export const chapters: readonly Chapter[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    figure: { value: claims.years, label: 'years in business' },
    paragraphs: [
      'We’re a small crew with one truck. Most of our work is below ground: basements full of boxes, workbenches, old freezers and furniture that came down the stairs in pieces.',
      'We work in five suburbs, so we’re never far away.',
    ],
    links: [{ href: '/service-areas', label: 'Our service area' }],
  },
  {
    id: 'the-price',
    heading: 'How we price',
    figure: { value: `$${price.from}`, label: `for a small load; a full truck is $${price.to}` },
    paragraphs: [
      'You pay for the space your things take up in the truck. We look at everything with you and give you one price. If it’s not for you, there’s no charge.',
    ],
    links: [{ href: '/faq', label: 'Questions about the price' }],
  },
]

export const yard: Yard = {
  heading: 'Where your things go',
  paragraphs: [
    'We offer good furniture for donation first. Metal and appliances are recycled. We throw away what’s left.',
  ],
  picture: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
}

export const receipt: Chapter | undefined = undefined

import { inDollars } from '../../domain/prices/price.ts'
import type { Chapter, Yard } from '../schema/texts.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

const { claims, price } = site

/** The essay about the business. Its claims come from `site.claims`; nothing else about its past is claimed. */
export const chapters: readonly Chapter[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    figure: { value: claims.years, label: 'years of hauling' },
    paragraphs: [
      `We’re a local crew with a truck, straps, dollies and a lot of practice getting couches around tight landings. We haul for homes, landlords, offices and shops in ${towns.length} suburbs, from Elmhurst to Joliet and from Batavia to Tinley Park.`,
      'The job’s simple. You’ve got something that needs to go, and you can’t carry it or don’t want to. We come out the same day or the next day we’re open, carry it out, and sweep up.',
    ],
    links: [{ href: '/service-areas', label: `All ${towns.length} towns` }],
  },
  {
    id: 'the-price',
    heading: 'You get the price first',
    figure: {
      value: inDollars(price.from),
      label: `is our smallest load; the space in a full truck is ${inDollars(price.to)}`,
    },
    paragraphs: [
      'Nobody likes a hauler who loads half the truck and then starts talking about money. So we do it the other way around. We look at what you’ve got, give you one price, and wait for your answer. If it’s not for you, we leave and you don’t owe us anything.',
      'The price goes by how much of the truck your things take up. A few items cost more to handle, like a fridge or a mattress. Those are included in the price before you say yes.',
    ],
    links: [{ href: '/pricing-calculator', label: 'See your price' }],
  },
  {
    id: 'the-crew',
    heading: 'Who comes into your house',
    figure: { value: claims.jobs, label: 'jobs done' },
    paragraphs: [
      'You’re letting strangers into your basement, so we’re careful. Two of us come to your door. Before we touch anything, we ask what stays. We’re fully licensed, bonded and insured, and if we scratch the door frame, we’ll pay to fix it.',
      `We’re rated ${claims.headerRating}, and ${claims.satisfaction} of our customers tell us they’re happy with the job.`,
    ],
    links: [{ href: '/reviews', label: 'Read our reviews' }],
  },
]

/** Shown next to the picture of the yard. */
export const yard: Yard = {
  heading: 'Where your things go',
  paragraphs: [
    'We donate first, then recycle, then dispose of what’s left. Furniture in good shape gets offered for donation. If a charity can’t use it, we recycle what we can.',
    'Some things have their own rules. Illinois keeps TVs, computers and whole tires out of its landfills, and the refrigerant in a fridge has to be recovered before it’s scrapped. That’s why those items are their own line on your price.',
    'If there’s something you’d really like to see reused, tell the crew. We’ll set it aside.',
  ],
  picture: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
}

/** What we tell people to ask of anybody they hire. */
export const receipt: Chapter = {
  id: 'receipt',
  heading: 'Ask any hauler for a receipt',
  figure: { value: claims.bureauRating, label: 'from a consumer business bureau' },
  paragraphs: [
    'If a hauler dumps your things in a ditch, the trail can lead back to you, because they were yours. A receipt shows who took them, and on which day.',
    'So ask us for one, and ask anybody else you’re thinking of hiring. A good hauler won’t mind.',
  ],
  links: [{ href: '/how-it-works', label: 'How a pickup works' }],
}

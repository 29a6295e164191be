import type { Chapter, Yard } from '../texts.ts'
import { site } from './site.ts'

const { claims, price } = site

/** The essay about the business. Its claims come from `site.claims`; nothing else about its past is claimed. */
export const chapters: readonly Chapter[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are',
    figure: { value: claims.years, label: 'years of hauling' },
    paragraphs: [
      'A truck, straps, dollies, and two people who know how to turn a couch on a landing. We haul for homes, landlords, offices and shops in 19 suburbs, from Elmhurst to Joliet and from Batavia to Tinley Park.',
      'The work is simple to say. Something has to go, and you cannot or do not want to carry it. We come the same day or the next, carry it out, and sweep the spot.',
    ],
    links: [{ href: '/service-areas', label: 'All 19 towns' }],
  },
  {
    id: 'the-price',
    heading: 'The price comes first',
    figure: { value: `$${price.from}`, label: `is where it starts; a full truck is $${price.to}` },
    paragraphs: [
      'The worst thing a hauler can do is to load half the truck and then talk about money. So we do it the other way around. We look, we name one price, and we wait. If you say no, we drive off and you owe nothing.',
      'The price goes by the space your things take. A few pieces cost more to handle, like a fridge or a mattress. They are in the price before you say yes.',
    ],
    links: [{ href: '/pricing-calculator', label: 'Work out your price' }],
  },
  {
    id: 'the-crew',
    heading: 'People in your house',
    figure: { value: claims.jobs, label: 'jobs done' },
    paragraphs: [
      'You let strangers into your basement. So they should be careful ones. We ask what stays before we touch anything. We are fully licensed, bonded and insured, and if we scratch the door frame, it is on us.',
      `Our rating is ${claims.headerRating}, and we count ${claims.satisfaction} satisfaction. You will find more than one figure about us on this site, so we wrote down what each one means and where it stands.`,
    ],
    links: [{ href: '/reviews', label: 'What our figures mean' }],
  },
]

/** Shown next to the picture of the yard. */
export const yard: Yard = {
  heading: 'Where your things go',
  paragraphs: [
    'Donate first, then recycle, then dispose. In that order, every load. Good furniture is offered for donation. A charity may say no, and then we do not argue.',
    'Some things have rules of their own. Illinois keeps TVs, computers and whole tires out of its landfills, and refrigerant must be recovered before a fridge is scrapped. That is why these have a line of their own on the price.',
    'We print no recycling percentage. Nobody has weighed it, so it would only be a nice number.',
  ],
  picture: 'Three bays at the yard: furniture to donate, metal to recycle, a small pile of bags',
}

/** The state's advice, which is also ours. */
export const receipt: Chapter = {
  id: 'receipt',
  heading: 'Ask for a receipt. From us too',
  figure: { value: claims.bureauRating, label: 'from a consumer business bureau' },
  paragraphs: [
    'If a hauler dumps your things in a ditch, Illinois can hold you responsible, because the waste was yours. The Illinois EPA advises people to hire a hauler with a good name and to ask for a receipt.',
    'So ask. Ask us, and ask anyone else you think of hiring. If the answer is slow, you have learned something.',
  ],
  links: [
    {
      href: 'https://epa.illinois.gov/topics/waste-management/illegal-dumping.html',
      label: 'Illinois EPA on illegal dumping',
    },
    { href: '/how-it-works', label: 'How a pickup works' },
  ],
}

import type { Guide } from '../../schema/guide.ts'
import { guidePrice } from '../guidePrices.ts'

export const studio = 'sofa_mattress-queen_dresser_bag-33.12'
export const one = 'mattress-queen_box-spring-queen_bed-frame-metal_dresser_sofa_coffee-table_tv-stand_bag-33.12'

export const rentalTurnover: Guide = {
  slug: 'eviction-and-rental-cleanout',
  name: 'Evictions, turnovers, foreclosures',
  title: 'Eviction and rental cleanouts for landlords',
  description: `Clearing a rental after a move-out, an eviction or a foreclosure: prices from ${guidePrice(studio)}, photo report, invoice, certificate of insurance by email.`,
  heading: 'How do you clear a rental after a tenant’s gone?',
  answer: `Make sure the law lets you, then have it emptied in one visit. What a studio’s tenant leaves is usually ${guidePrice(studio)}, with photos before and after.`,
  lead: 'For landlords, property managers and realtors in 19 suburbs. You don’t have to meet us there: a lockbox code and your OK in writing are enough.',
  figures: [
    { label: 'A studio', amount: guidePrice(studio) },
    { label: 'A one-bedroom', amount: guidePrice(one) },
    { label: 'A couch on the lawn', amount: guidePrice('sofa') },
  ],
  load: studio,
  picture: { drawing: 'home-swept', alt: 'A swept, empty room with the sun on the floor' },
  parts: [
    {
      kind: 'list',
      id: 'first',
      heading: 'Before we touch anything',
      text: ['This isn’t legal advice. When in doubt, ask your lawyer, and don’t let a hauler tell you it’s fine.'],
      entries: [
        {
          title: 'Eviction: the sheriff comes first',
          text: 'In Illinois only the sheriff can carry out an eviction, and only with a judge’s order. Until that’s done, nothing of the tenant’s leaves the unit.',
        },
        {
          title: 'Things a tenant left',
          text: 'How long you have to keep them depends on your lease, your town and your case. Ask your lawyer, then give us your OK in writing that it may all go.',
        },
        {
          title: 'Foreclosure',
          text: 'We need the OK of the property’s owner now: the bank, its manager or the buyer.',
        },
        { title: 'A tenant who died', text: 'The family or the executor decides, not the landlord.' },
        { title: 'A normal move-out', text: 'Keys back, lease ended, walk-through done: that’s the easy one.' },
      ],
      links: [
        {
          label: 'Illinois Legal Aid on evictions',
          href: 'https://www.illinoislegalaid.org/legal-information/understanding-eviction-tenant',
        },
        { label: 'DuPage Sheriff’s eviction page', href: 'https://www.dupagesheriff.org/CivilProcess/87/' },
        {
          label: 'Cook County Sheriff’s guide',
          href: 'https://www.cookcountysheriff.org/how-do-i/evictions-guide-plaintiffs-guide-to-eviction-procedure/',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'prices',
      heading: 'What a unit costs',
      loads: [
        { items: 'sofa', label: 'One couch left behind' },
        { items: 'bag-33.20', label: '20 bags', note: 'Kitchen, closets, bathroom' },
        { items: studio, label: 'Studio', note: 'Sofa, bed, dresser, 12 bags' },
        { items: one, label: 'One-bedroom', note: 'The usual furniture, 12 bags' },
        { items: 'refrigerator_stove', label: 'Fridge and stove swap' },
        { items: 'carpet-room.3', label: 'Carpet of three rooms', note: 'Pulled up and hauled' },
      ],
      text: [
        'Each is for what’s in the unit, loaded from any floor with an elevator. A second flight of stairs adds a bit if there’s something heavy.',
      ],
    },
    {
      kind: 'table',
      id: 'papers',
      heading: 'What you get on paper',
      columns: ['Paper', 'When', 'What’s on it'],
      rows: [
        ['Price in writing', 'Before we load', 'One number for the unit'],
        ['Photos', 'Before and after, by text or email', 'Every room, the curb, anything odd'],
        ['Invoice', 'When it’s done', 'Address, unit, what was taken, your reference number'],
        [
          'Certificate of insurance',
          'Ask for it when you book; it comes by email',
          'Your company, or the building, as the holder',
        ],
      ],
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'Turnover checklist',
      text: ['Print this page for the clipboard: only the checklist comes out.'],
      groups: [
        {
          title: 'OK to clear',
          items: [
            'Possession is yours',
            'Lawyer or manager said yes',
            'OK sent to the hauler in writing',
            'Utilities still on',
          ],
        },
        {
          title: 'Access',
          items: [
            'Lockbox code or key',
            'Gate and elevator',
            'Loading zone',
            'Alarm off',
            'Quiet hours of the building',
          ],
        },
        {
          title: 'Look first',
          items: ['Medicine, needles', 'Pets', 'Leaks and mold', 'Chemicals under sinks', 'Cash, IDs, papers'],
        },
        {
          title: 'Goes',
          items: [
            'Furniture and bags',
            'Food, fridge emptied',
            'Curtains and hooks',
            'Balcony and storage cage',
            'Carpet, if it’s being replaced',
          ],
        },
        {
          title: 'Stays',
          items: ['Appliances of yours', 'Blinds, smoke alarms', 'Keys, remotes, manuals', 'Anything on your list'],
        },
        { title: 'After', items: ['Photos of each room', 'Invoice to the owner', 'Cleaner booked', 'Locks changed'] },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'What managers ask',
      entries: [
        {
          title: 'Can you be there with the sheriff?',
          text: 'Ask us with the date. Each county’s sheriff has rules of its own for who comes and what they bring.',
        },
        {
          title: 'Can I book without being there?',
          text: 'Yes. We text you the price with photos, and start when you say yes.',
        },
        {
          title: 'Do you bill companies?',
          text: 'We send an invoice with your purchase order number. Tell us what your office needs on it.',
        },
        {
          title: 'What about the tenant’s papers?',
          text: 'We box IDs, photos and papers and leave them with you.',
        },
        {
          title: 'Can you take the trash around the dumpster?',
          text: 'Yes. Send a photo, and we’ll price the pile. Many managers have us come on the last day of the month.',
        },
        {
          title: 'How soon can you come?',
          text: 'Open windows are on the booking page. The last week of a month fills up first.',
        },
        { title: 'Do you clean or paint?', text: 'We leave it broom-clean. Painters and cleaners come after.' },
        {
          title: 'Is there a price for several units?',
          text: 'Send the list. If they’re in one building, they can share a truck, and a full truck costs less per yard.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Illinois Legal Aid on evictions',
      href: 'https://www.illinoislegalaid.org/legal-information/understanding-eviction-tenant',
      asOf: 'no date on the page',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'Have an address to clear?',
    text: 'Text us the address and five photos. You’ll have a price to forward to the owner.',
  },
}

import type { Guide } from '../../schema/guide.ts'
import { cutoffOf } from '../../schema/phrases.ts'
import { guidePrice } from '../guidePrices.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

export const studio = 'sofa_mattress-queen_dresser_bag-33.12'
export const one = 'mattress-queen_box-spring-queen_bed-frame-metal_dresser_sofa_coffee-table_tv-stand_bag-33.12'
export const two =
  'mattress-queen.2_box-spring-queen.2_bed-frame-metal.2_dresser.2_sofa_coffee-table_tv-stand_bag-33.12'

export const rentalTurnover: Guide = {
  slug: 'eviction-and-rental-cleanout',
  name: 'Evictions, turnovers, foreclosures',
  searches: [
    'eviction',
    'evict',
    'evicted',
    'tenant',
    'landlord',
    'foreclosure',
    'turnover',
    'rental property',
    'rental unit',
  ],
  title: 'Eviction and rental cleanouts for landlords',
  description: `Clearing a rental after a move-out, an eviction or a foreclosure: prices from ${guidePrice(studio)}, photo report, invoice, certificate of insurance by email.`,
  heading: 'How do you clear a rental after a tenant’s gone?',
  answer: `First make sure the law lets you, and then have the unit emptied in a single visit. What a studio’s tenant leaves is usually ${guidePrice(studio)}, with photos before and after.`,
  lead: `This page is for landlords, property managers and realtors in ${towns.length} suburbs. You don’t have to meet us at the unit, because a lockbox code and your OK in writing are enough.`,
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
      text: [
        'This isn’t legal advice, so when in doubt, ask your lawyer and don’t let a hauler be the one who says it’s fine.',
      ],
      entries: [
        {
          title: 'Eviction: the sheriff comes first',
          text: 'In Illinois only the sheriff can carry out an eviction, and only with a judge’s order. Until that’s done, a landlord can’t change the locks or take anything of the tenant’s out of the unit.',
        },
        {
          title: 'Things a tenant left',
          text: 'How long you have to keep them depends on your lease, your town and your case. Ask your lawyer first, and then give us your OK in writing that all of it may go.',
        },
        {
          title: 'Foreclosure',
          text: 'We need the OK of the property’s present owner, which can be the bank, the bank’s manager or the buyer.',
        },
        {
          title: 'A tenant who died',
          text: 'The family or the executor decides about everything in the unit, and the landlord has to wait for them.',
        },
        {
          title: 'A normal move-out',
          text: 'If the keys are back, the lease has ended and you’ve done the walk-through, we can come at any time.',
        },
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
        { items: two, label: 'Two-bedroom', note: 'A second bed and dresser, 12 bags' },
        { items: 'refrigerator_stove', label: 'Fridge and stove swap' },
        { items: 'carpet-room.3', label: 'Carpet of three rooms', note: 'Pulled up and hauled' },
      ],
      text: [
        'Each is for what’s in the unit, loaded from any floor with an elevator. Without one, a second flight of stairs adds a bit if there’s something heavy to carry.',
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
      text: ['Print this page for the clipboard, and only the checklist will come out of the printer.'],
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
          text: 'Ask us as soon as you have the date. Each county’s sheriff has rules of its own for who has to come to an eviction and what they bring along.',
        },
        {
          title: 'Can I book without being there?',
          text: 'Yes, since we text you the price together with photos, and don’t start until you’ve said yes.',
        },
        {
          title: 'Do you bill companies?',
          text: 'We send an invoice with your purchase order number on it, so tell us what else your office needs to see there. If it needs a W-9, a vendor form or time to pay, ask before you book.',
        },
        {
          title: 'What about the tenant’s papers?',
          text: 'Anything that looks like an ID, a photo or a personal paper goes into a box, and we leave that box with you.',
        },
        {
          title: 'Can you take the trash around the dumpster?',
          text: 'Yes, just send us a photo, and we’ll give you a price for the whole pile. If you’d like us there on the last day of every month, say so.',
        },
        {
          title: 'How soon can you be there?',
          text: `If you reach us before ${cutoffOf(site)}, we can often be there that day. Every open window is on the booking page, where the last week of a month fills up first.`,
        },
        {
          title: 'Do you clean or paint?',
          text: 'We leave the unit broom-clean, so that your painters and your cleaning company can begin right after us.',
        },
        {
          title: 'Is there a price for several units?',
          text: 'Send us the list, and we’ll price all of it together. Units in one building can share a truck, and a full truck costs less per yard.',
        },
        {
          title: 'Can the deposit pay for it?',
          text: 'That’s another question for your lawyer. What you’ll have in hand are photos of every room, before and after, and an invoice with the address and what was taken.',
        },
        {
          title: 'How do we pay?',
          text: 'By card, by check or in cash, for the price that you agreed to in writing before we loaded anything.',
        },
        {
          title: 'What needs to stay in the unit?',
          text: 'Chemicals, liquid paint, fuel, medicine and needles, so look under the sinks and in the bathroom before you book. Leave a gun for the police, a pet for animal control and a car for a towing company. The refrigerator should be empty and unplugged.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Illinois Legal Aid on evictions',
      href: 'https://www.illinoislegalaid.org/legal-information/understanding-eviction-tenant',
      asOf: 'state law',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'Have an address to clear?',
    text: 'Text us the address along with about five photos, and you’ll have a price that you can forward to the owner.',
  },
}

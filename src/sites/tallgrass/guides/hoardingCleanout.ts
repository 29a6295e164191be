import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { guidePrice, rungPrice } from '../guidePrices.ts'
import { site } from '../site.ts'

export const hoardingCleanout: Guide = {
  slug: 'hoarding-cleanout',
  name: 'Hoarding cleanout',
  searches: ['hoard', 'hoarding', 'hoarder', 'hoarded', 'acumulador'],
  title: 'Hoarding cleanout: cost, first steps, who helps',
  description:
    'How to clear a hoarded home near Naperville and Joliet: what it costs by the truckload, where to begin, what we can’t take, and who to call first.',
  heading: 'How do you clear a hoarded home?',
  answer: `One path and one room at a time, with the person who lives there saying what goes. A full truck is up to ${inDollars(site.price.to)} for its space, and a whole home can take several.`,
  lead: 'Nobody on the crew will say a word about it. If you’d like, the truck waits around the corner until we’re ready to load.',
  figures: [
    { label: 'Forty trash bags', amount: guidePrice('bag-33.40') },
    { label: 'Half a truck', amount: rungPrice('half') },
    { label: 'Looking at it first', amount: 'Free' },
  ],
  parts: [
    {
      kind: 'list',
      id: 'begin',
      heading: 'Where to begin',
      inOrder: true,
      entries: [
        {
          title: 'Ask, don’t surprise',
          text: 'A cleanout behind somebody’s back fills up again. If they can choose one shelf, start with that shelf.',
        },
        {
          title: 'Clear the way out',
          text: 'The front door, the hall, the stove and the bed come first. That’s what a fire department would ask for.',
        },
        {
          title: 'Take what’s clearly trash',
          text: 'Old papers, food boxes, broken chairs. Leave photos, letters and collections for another day.',
        },
        {
          title: 'Set a place for “not yet”',
          text: 'A few bins for things that nobody can decide on today. When the bins are full, the day’s over.',
        },
        {
          title: 'Stop while it’s going well',
          text: 'Two or three hours is plenty. Book the next visit before we leave.',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'cost',
      heading: 'What it costs, load by load',
      text: [
        'There’s no honest price for “a hoarded house” before somebody’s seen it. There is one for a load. We look first, and give you one written price for the part you choose.',
      ],
      loads: [
        { items: 'bag-33.20', label: '20 full bags', note: 'A bathroom and a hall' },
        { items: 'bag-33.40', label: '40 full bags', note: 'One small room' },
        {
          items: 'box-medium.20_bag-33.20_sofa',
          label: 'Boxes, bags and a sofa',
          note: 'A living room down to its floor',
        },
        { items: 'pickup-load.3', label: 'Three pickup loads', note: 'A basement’s first day' },
        { items: 'pickup-load.5', label: 'Five pickup loads' },
      ],
    },
    {
      kind: 'table',
      id: 'who',
      heading: 'Who does what',
      text: ['We carry and haul. Some homes need other people first, or after us.'],
      columns: ['What’s there', 'Who to call', 'Before or after us'],
      rows: [
        ['Piles of paper, clothes, boxes, furniture', 'Us', 'First or last, as you like'],
        ['Needles, human or animal waste, blood', 'A biohazard cleaning company', 'Before'],
        ['Mold or a leak', 'A plumber, then a mold company', 'Before'],
        ['Mice, roaches or bed bugs', 'Pest control', 'Before, and again after'],
        [
          'Paint, fuel and chemicals',
          'A paint store, or Naperville’s free hazardous waste site for households',
          'Any time',
        ],
        ['Dirt that’s left', 'A cleaning company', 'After'],
        ['The person needs support', 'Their doctor, or the county’s aging office', 'Before'],
        ['A notice from the town', 'The inspector named on it', 'Before: ask for more time in writing'],
      ],
    },
    {
      kind: 'list',
      id: 'day',
      heading: 'How we work in a full house',
      entries: [
        {
          title: 'One person decides',
          text: 'Tape what goes. Anything without tape stays. If a room is all trash, say so once and we’ll clear it.',
        },
        {
          title: 'We look before we toss',
          text: 'Cash, papers, photos, keys and medicine bottles go in a box for you. Bags that somebody packed years ago are opened only if you want.',
        },
        {
          title: 'No photos without a yes',
          text: 'We take pictures only if you ask for them, for a court, an insurer or family far away.',
        },
        {
          title: 'Tell us about pets, smoke and floors',
          text: 'A soft floor or a cat that hides changes what we bring and how many of us come.',
        },
        { title: 'We can stop', text: 'If it’s too much that day, we load what’s by the door, and you pay for that.' },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'What people ask us quietly',
      entries: [
        {
          title: 'Will the neighbors know?',
          text: 'The truck has our name on it, not the reason. We can come when the street’s quiet, and load from the garage or the back.',
        },
        {
          title: 'My mother doesn’t want to. Can you come anyway?',
          text: 'If it’s her home, she decides. We’ll gladly talk with her by phone first.',
        },
        {
          title: 'There’s a court date or a notice. How fast can you come?',
          text: 'Call with the date. Open windows are on our booking page, and we’ll tell you honestly what can be done by then.',
        },
        {
          title: 'Do you sort?',
          text: 'A bit: metal, electronics and what could be donated. Sorting through years of paper is for family or an organizer.',
        },
        {
          title: 'What won’t you take?',
          text: 'Chemicals, paint, fuel, propane, ammunition, medicine, and anything with needles or waste in it.',
        },
        { title: 'Can we pay by the day?', text: 'You pay by the load, so a slow morning doesn’t cost you more.' },
        {
          title: 'Does insurance pay?',
          text: 'Ask your insurer before you start, and keep our receipts.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Naperville’s household hazardous waste site',
      href: 'https://www.naperville.il.us/services/garbage-and-recycling/household-hazardous-waste-facility/',
      asOf: 'about December 2023',
    },
    {
      label: 'PaintCare’s drop-off stores',
      href: 'https://www.paintcare.org/states/illinois/',
      asOf: 'since December 2025',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'Talk to us first, no strings',
    text: 'Call and tell us about one room. We’ll say what it would take, and you can think about it as long as you like.',
  },
}

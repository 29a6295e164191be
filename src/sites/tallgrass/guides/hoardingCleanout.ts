import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { guidePrice, rungPrice } from '../guidePrices.ts'
import { site } from '../site.ts'
import { sources } from '../sources.ts'

export const hoardingCleanout: Guide = {
  slug: 'hoarding-cleanout',
  name: 'Hoarding cleanout',
  searches: ['hoard', 'hoarding', 'hoarder', 'hoarded'],
  title: 'Hoarding cleanout: cost, first steps, who helps',
  description:
    'How to clear a hoarded home near Naperville and Joliet: what it costs by the truckload, where to begin, what we can’t take, and who to call first.',
  heading: 'How do you clear a hoarded home?',
  answer: `You clear one path and then one room at a time, with the person who lives there saying what goes. A full truck is up to ${inDollars(site.price.to)} for its space, and a whole home can take several.`,
  lead: 'Nobody on the crew will say a word about how the house looks. If you’d rather not have a truck out front, it can wait around the corner until we’re ready to load.',
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
          text: 'When a house is cleared behind somebody’s back, it fills up again. If the person can only choose one shelf today, start with that shelf and let it be their decision.',
        },
        {
          title: 'Clear the way out',
          text: 'The front door, the hall, the stove and the bed come first, since those are the places that a fire department would ask about.',
        },
        {
          title: 'Take what’s clearly trash',
          text: 'Old newspapers, food boxes and broken chairs are the easiest to agree on, so leave photos, letters and collections for another day.',
        },
        {
          title: 'Set a place for “not yet”',
          text: 'Keep a few bins for things that nobody can decide on today, and when those bins are full, the day’s over.',
        },
        {
          title: 'Stop while it’s going well',
          text: 'Two or three hours is plenty for one day, and it helps to book the next visit before we leave.',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'cost',
      heading: 'What it costs, load by load',
      text: [
        'There’s no honest price for “a hoarded house” before somebody has seen it, but there is one for a load. We look first, and then give you one written price for the part of the house that you choose.',
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
      text: ['We carry and haul, but some homes need other people before we come, or after we’ve left.'],
      columns: ['What’s there', 'Who to call', 'Before or after us'],
      rows: [
        ['Piles of paper, clothes, boxes, furniture', 'Us', 'First or last, as you like'],
        ['Needles, human or animal waste, blood', 'A biohazard cleaning company', 'Before'],
        ['Mold or a leak', 'A plumber, then a mold company', 'Before'],
        ['Mice, roaches or bed bugs', 'Pest control', 'Before, and again after'],
        ['Paint, fuel and chemicals', 'A paint store, or a household hazardous waste site', 'Any time'],
        ['Dirt that’s left', 'A cleaning company', 'After'],
        ['The person needs support', 'Their doctor, or the county’s senior services', 'Before'],
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
          text: 'Tape what goes. Anything without tape stays. If a whole room is trash, the person who decides only has to say so once, and we’ll clear all of it.',
        },
        {
          title: 'We look before we toss',
          text: 'Cash, papers, photos, keys and medicine bottles go into a box for you. Bags that somebody packed years ago are opened only if you want us to do that.',
        },
        {
          title: 'No photos without a yes',
          text: 'We take pictures only if you ask us for them, for example for a court, an insurance company or family who live far away.',
        },
        {
          title: 'Tell us about pets, smoke and floors',
          text: 'A soft floor or a cat that’s hiding changes what we bring along and how many of us come, so mention it when you call.',
        },
        {
          title: 'We can stop',
          text: 'If it gets to be too much that day, we load what’s already by the door, and that’s all you pay for.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'What people ask us quietly',
      entries: [
        {
          title: 'Will the neighbors know?',
          text: 'The truck has our name on it, but it doesn’t say why we’re there. We can come at an hour when the street’s quiet, and load from the garage or the back of the house.',
        },
        {
          title: 'My mother doesn’t want to. Can you come anyway?',
          text: 'If it’s her home, she’s the one who decides. We’ll gladly talk with her by phone first, and answer what worries her before anybody sets a date.',
        },
        {
          title: 'There’s a court date or a notice. How fast can you come?',
          text: 'Call us with the date and we’ll tell you honestly how much can be done by then. Open windows are on our booking page, and the inspector may give you more time if you ask in writing.',
        },
        {
          title: 'Do you sort?',
          text: 'A bit, since we keep metal, electronics and whatever could be donated apart from the trash. Sorting through years of paper is a job for family or for a professional organizer.',
        },
        {
          title: 'What won’t you take?',
          text: 'We can’t take chemicals, paint, fuel, propane, ammunition or medicine, or anything that has needles or waste in it.',
        },
        {
          title: 'Can we pay by the day?',
          text: 'You pay by the load and not by the hour, so a slow morning with a lot of decisions doesn’t cost you more.',
        },
        {
          title: 'Does insurance or a program pay?',
          text: 'Ask your insurance company before you start, and the county’s senior services or your township what help there is. Keep our receipts, since they show what was hauled away and when.',
        },
        {
          title: 'How long does the whole house take?',
          text: 'That depends on how quickly things can be decided more than on how quickly we carry. After we’ve looked at it, we’ll tell you how many truckloads we expect, and you can spread them over as many visits as you like.',
        },
        {
          title: 'Does everything have to be in bags?',
          text: 'No, we carry out furniture, boxes and loose piles as they are. If you’d like to begin by yourself, fill bags with what’s clearly trash, because a bag is easy to count and to price.',
        },
      ],
    },
  ],
  sources: [sources.paint],
  checked: '2026-11-27',
  closing: {
    title: 'Talk to us first, no strings',
    text: 'Call and tell us about a single room. We’ll say what it would take, and you can think about it for as long as you like.',
  },
}

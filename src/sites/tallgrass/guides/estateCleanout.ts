import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { guidePrice } from '../guidePrices.ts'
import { site } from '../site.ts'

export const bedroom = 'mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2'
const living = 'sofa_armchair_coffee-table_tv-stand_dining-table_dining-chair.4'
export const one = `${bedroom}_${living}`
export const two = `mattress-queen.2_box-spring-queen.2_bed-frame-wood.2_dresser.2_nightstand.4_${living}`
export const three =
  'mattress-queen_mattress-twin.2_box-spring-queen_box-spring-twin.2_bed-frame-wood.3_dresser.3_nightstand.2_sofa_armchair_coffee-table_dining-table_dining-chair.4'

export const estateCleanout: Guide = {
  slug: 'estate-cleanout',
  name: 'Estate cleanout',
  title: 'Estate cleanout cost and checklist, by bedrooms',
  description: `What an estate cleanout costs by bedrooms, from ${guidePrice(one)} for the furniture of one, the order to do things in, and a checklist that prints on one page.`,
  heading: 'What does an estate cleanout cost, and where do you start?',
  answer: `The furniture of a one-bedroom home is usually ${guidePrice(one)}, and of a two-bedroom ${guidePrice(two)}. A whole house with its basement takes more than one truck and one written price.`,
  lead: 'You don’t have to do it in a weekend. Find the papers first, let the family choose second, and call us third.',
  figures: [
    { label: 'One bedroom’s worth of furniture', amount: guidePrice(bedroom) },
    { label: 'A full truck', amount: `Up to ${inDollars(site.price.to)}` },
    { label: 'The walk-through', amount: 'Free' },
  ],
  picture: {
    drawing: 'property-cleanout',
    alt: 'A house cut away: half of the rooms are full, half are empty and swept',
  },
  parts: [
    {
      kind: 'prices',
      id: 'bedrooms',
      heading: 'Cost by bedrooms',
      text: [
        'Each row is the furniture alone: beds, dressers, the living room and the dining table. Closets, the kitchen, the basement and the garage come on top. In a house that’s been lived in for decades, they’re often as much again.',
      ],
      loads: [
        { items: bedroom, label: 'One room', note: 'Bed, dresser, nightstands' },
        { items: one, label: 'One bedroom', note: 'With living and dining room' },
        { items: two, label: 'Two bedrooms', note: 'With living and dining room' },
        { items: three, label: 'Three bedrooms', note: 'Two of them with twin beds' },
        { items: 'box-medium.20_bag-33.20', label: 'Closets and shelves', note: '20 boxes and 20 bags' },
        { items: 'refrigerator_stove_dishwasher_microwave', label: 'The kitchen’s appliances' },
        { items: 'garage-1car', label: 'A packed garage', note: 'A truck by itself' },
      ],
    },
    {
      kind: 'prose',
      id: 'whole-house',
      heading: 'What about the whole house?',
      text: [
        'Count trucks. A full house with a basement and a garage is more than one, and then we don’t guess at a number. We walk through with you, or with whoever has the key while you’re on the phone, and write down one price for all of it. It doesn’t go up if it takes us longer.',
        'The cheapest hour is the one before we come: whatever the family, a neighbor or a charity takes doesn’t ride in the truck.',
      ],
    },
    {
      kind: 'list',
      id: 'order',
      heading: 'The order of things',
      inOrder: true,
      entries: [
        {
          title: 'Find out who decides',
          text: 'It’s the executor, or the person a court or an affidavit names. Nothing leaves before that’s clear. If you’re not sure, ask a lawyer.',
        },
        {
          title: 'Lock up and stop the mail',
          text: 'Change the locks, forward the mail, and tell the insurance that the house is empty.',
        },
        {
          title: 'Look for papers',
          text: 'Will, deed, titles, tax files, policies, military papers. Go through books, coat pockets, the freezer and the bottom drawers.',
        },
        {
          title: 'Have the good things looked at',
          text: 'An appraiser or an auction house comes before us. We’re haulers, and can’t tell what a coin collection is worth.',
        },
        {
          title: 'Let the family choose',
          text: 'Give it one afternoon and one date. What’s chosen goes into one room.',
        },
        { title: 'Sell or give away', text: 'An estate sale, neighbors, then charities. Allow two to four weeks.' },
        {
          title: 'Clear the rest',
          text: 'Tape what goes. Anything without tape stays. We work room by room and sweep at the end.',
        },
        {
          title: 'Hand it over',
          text: 'Take photos of the empty rooms, read the meters and keep our receipt with the estate’s papers.',
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'Estate cleanout checklist',
      text: ['Print this page, and the checklist is what comes out, on one sheet.'],
      groups: [
        {
          title: 'Before anything leaves',
          items: [
            'Executor named, in writing',
            'Locks changed, keys counted',
            'Mail forwarded',
            'Insurance company called',
            'Photos of every room',
          ],
        },
        {
          title: 'Papers and valuables',
          items: [
            'Will and trust',
            'Deed, car titles',
            'Three years of tax files',
            'Bank, pension, policies',
            'Military and birth records',
            'Jewelry, coins, cash',
            'Family photos, letters',
            'Safe opened',
          ],
        },
        {
          title: 'Hiding places',
          items: [
            'Books and Bibles',
            'Coat and robe pockets',
            'Freezer and flour bins',
            'Under drawers',
            'Behind pictures',
            'Basement rafters',
          ],
        },
        {
          title: 'Not on our truck',
          items: [
            'Medicine: ask a pharmacy',
            'Guns: call the police non-emergency number',
            'Paint: a paint store',
            'Chemicals, fuel: a county site',
            'Propane tanks',
          ],
        },
        {
          title: 'The week before',
          items: [
            'Family has chosen',
            'Appraiser has been',
            'Charity asked',
            'Tape on what goes',
            'Fridge emptied and off',
            'Power and water still on',
          ],
        },
        {
          title: 'The day itself',
          items: [
            'Somebody who may decide',
            'Driveway clear for the truck',
            'Price agreed before loading',
            'Last look in every closet',
            'Receipt for the estate',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'What families ask',
      entries: [
        {
          title: 'How long does it take?',
          text: 'An apartment is often one visit. A house is several, and we tell you how many before we start.',
        },
        {
          title: 'Do I have to be there?',
          text: 'No. Send photos, have somebody open the door, and agree to the price by phone.',
        },
        {
          title: 'Can the estate pay?',
          text: 'Yes. The receipt can have the estate’s name on it. Ask the lawyer when it may be paid.',
        },
        { title: 'What if you find money or papers?', text: 'They go in a box, and the box goes to you.' },
        {
          title: 'Do you buy things?',
          text: 'No. Sell them first, so there’s never a question about what we saw in them.',
        },
        { title: 'Is there a tax receipt for donations?', text: 'It comes from the charity, not from us.' },
        {
          title: 'Can I do one room now and the rest later?',
          text: 'Yes. Each visit has its own price. One full truck costs less per yard than several small ones.',
        },
        {
          title: 'Will you clean, too?',
          text: 'We sweep. Carpets, windows and ovens are for a cleaning company.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Illinois EPA: ask your hauler for a receipt',
      href: 'https://epa.illinois.gov/topics/waste-management/illegal-dumping.html',
      asOf: 'no date on the page',
    },
    {
      label: 'Illinois’s small-estate affidavit, changed in 2025',
      href: 'https://www.faegredrinker.com/en/insights/publications/2025/9/illinois-amends-the-probate-act-with-key-changes-to-small-estate-affidavit',
      asOf: 'September 2025',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'When does the house have to be empty?',
    text: 'Tell us the date, the town and how many bedrooms. We’ll come and look for free, or work from your photos.',
  },
}

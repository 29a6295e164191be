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
  searches: ['estate', 'inherited', 'deceased', 'executor', 'probate', 'passed away', 'parents house', 'whole house'],
  title: 'Estate cleanout cost and checklist, by bedrooms',
  description: `What an estate cleanout costs by bedrooms, from ${guidePrice(one)} for the furniture of one, the order to do things in, and a checklist that prints on one page.`,
  heading: 'What does an estate cleanout cost, and where do you start?',
  answer: `The furniture of a one-bedroom home is usually ${guidePrice(one)}, and of a two-bedroom ${guidePrice(two)}. A whole house with its basement takes more than one truck, so it gets one written price for all of it.`,
  lead: 'You don’t have to empty it in a weekend, even if that’s the only time when everybody’s in town. Find the important papers first, let the family choose second, and call us third.',
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
        'Each row is the furniture alone: beds, dressers, the living room and the dining table. Closets, the kitchen, the basement and the garage come on top, and in a house that’s been lived in for decades, they’re often as much again.',
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
        'A full house with a basement and a garage is more than one truck, and then we don’t guess at a number. We walk through with you, or with the person who has the key while you’re on the phone, and write down one price for everything. It doesn’t go up if the work takes us longer.',
        'The cheapest hour is the one before we come, because whatever the family, a neighbor or a charity takes doesn’t ride in the truck.',
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
          text: 'It’s the executor, or the person who’s been named by a court or an affidavit. Nothing should leave the house before that’s clear, so ask a lawyer if you aren’t sure.',
        },
        {
          title: 'Lock up and stop the mail',
          text: 'Change the locks, have the mail forwarded, and let the insurance company know that the house is empty now.',
        },
        {
          title: 'Look for papers',
          text: 'You’re looking for the will, the deed, car titles, tax files, insurance policies and military papers. Go through books, coat pockets, the freezer and the bottom drawers, because those are the places where people put things for safekeeping.',
        },
        {
          title: 'Have the good things looked at',
          text: 'An appraiser or an auction house should come before us, since we’re haulers and can’t tell what a coin collection is worth.',
        },
        {
          title: 'Let the family choose',
          text: 'Give everybody one afternoon and one date, and put what’s been chosen into a single room, so that nothing of it can be loaded by mistake.',
        },
        {
          title: 'Sell or give away',
          text: 'Start with an estate sale or the neighbors, offer what’s left to charities, and set a date when the rest goes. Ask a sale company what share it keeps, and who clears out what doesn’t sell.',
        },
        {
          title: 'Clear the rest',
          text: 'Tape what goes. Anything without tape stays. We work through the house one room at a time, and sweep at the end before we hand back the key.',
        },
        {
          title: 'Hand it over',
          text: 'Take photos of the empty rooms, read the meters, and keep our receipt together with the estate’s other papers.',
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'Estate cleanout checklist',
      text: [
        'If you print this page, the checklist is the only part that comes out, and it fits on one sheet of paper.',
      ],
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
            'Chemicals, fuel: a hazardous waste site',
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
          text: 'An apartment is often one visit, while a house takes several, and we’ll tell you how many we expect before we start.',
        },
        {
          title: 'Do I have to be there?',
          text: 'No, you can send us photos, have somebody open the door, and agree to the price by phone, even from another state.',
        },
        {
          title: 'Can the estate pay?',
          text: 'Yes, and the receipt can have the estate’s name on it. Ask the lawyer when money from the estate may be used for that.',
        },
        {
          title: 'What if you find money or papers?',
          text: 'They go into a box as soon as we come across them, and the box goes to you at the end of the visit.',
        },
        {
          title: 'Do you buy things?',
          text: 'No, so sell what’s valuable before we come. That way there’s never a question about what we saw in it.',
        },
        {
          title: 'Is there a tax receipt for donations?',
          text: 'There may be, but it comes from the charity that got the furniture and not from us.',
        },
        {
          title: 'Can I do one room now and the rest later?',
          text: 'Yes, and each visit has its own price. Keep in mind that one full truck costs less per yard than several small loads.',
        },
        {
          title: 'Will you clean, too?',
          text: 'We sweep every room that we’ve emptied, but carpets, windows and ovens are work for a cleaning company.',
        },
        {
          title: 'What happens to the good furniture?',
          text: 'We sort everything at our yard, and pieces that are still in good shape get offered for donation. Whether a charity takes a certain one is up to them, so find a home for what matters to you before we come.',
        },
        {
          title: 'How soon can you come before a closing?',
          text: 'A single load can usually go the same day or on our next open day. A whole house needs a look first and often several visits, so call as soon as you have the date of the closing.',
        },
        {
          title: 'Can we start before the court’s done?',
          text: 'That’s a question for a lawyer, because it depends on the will and on the size of the estate. Looking for papers, taking photos and making a list can begin while you wait, as long as nothing leaves the house.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Illinois’s small-estate affidavit, changed in 2025',
      href: 'https://www.faegredrinker.com/en/insights/publications/2025/9/illinois-amends-the-probate-act-with-key-changes-to-small-estate-affidavit',
      asOf: 'September 2025',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'When does the house have to be empty?',
    text: 'Tell us the date, the town and how many bedrooms there are. We’ll come and look for free, or work from your photos if you live far away.',
  },
}

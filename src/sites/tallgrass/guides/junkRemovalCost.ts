import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { cutoffOf, discountOffer } from '../../schema/phrases.ts'
import { dumpsters } from '../dumpsters.ts'
import { extraPrice, guidePrice, rungPrice, truckYards } from '../guidePrices.ts'
import { terms } from '../prices.ts'
import { site } from '../site.ts'
import { sources } from '../sources.ts'
import { towns } from '../towns.ts'

const [from, to] = [inDollars(site.price.from), inDollars(site.price.to)]

export const junkRemovalCost: Guide = {
  slug: 'junk-removal-cost',
  name: 'What junk removal costs',
  searches: ['how much', 'cost', 'price', 'pricing', 'rate', 'cheapest'],
  title: `Junk removal cost in Chicago’s suburbs: ${from} to ${to}`,
  description: `What junk removal costs by share of the truck, cubic yards and pickup loads, next to a dumpster, a rented truck and the dump. From ${from} to ${to}.`,
  heading: 'What does junk removal cost?',
  answer: `The space in our truck costs ${from} for one small thing, ${rungPrice('half')} for half a truck and ${to} for a full one, and only a few things, like mattresses, TVs and refrigerators, have an extra charge.`,
  lead: 'You pay for the room your things take up and not for our time. Two people, the loading, the drive and the dump are all in the price, and you hear that price before anything’s lifted.',
  figures: [
    { label: 'One couch', amount: guidePrice('sofa') },
    { label: 'A queen mattress and box spring', amount: guidePrice('mattress-queen_box-spring-queen') },
    { label: 'A bedroom', amount: guidePrice('mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2') },
    { label: 'A packed one-car garage', amount: guidePrice('garage-1car') },
  ],
  picture: { drawing: 'home-loading', alt: 'Two crew members loading a truck in a driveway' },
  parts: [
    {
      kind: 'shares',
      id: 'truck',
      heading: 'By how much of the truck you fill',
      text: [
        `Our truck holds ${truckYards} cubic yards, and each of those is a cube three feet on a side, about as big as a washer with three moving boxes on top. A pickup bed, filled level with its sides, is a bit over two of them.`,
      ],
      shares: [
        { rung: 'minimum', label: 'One thing', holds: 'A recliner, or six full trash bags' },
        { rung: 'eighth', label: 'An eighth', holds: 'A bit less than one pickup load: a sofa, or a washer and dryer' },
        { rung: 'quarter', label: 'A quarter', holds: 'One and a half pickup loads: a sofa, a loveseat and a bed' },
        { rung: 'half', label: 'Half', holds: 'Three pickup loads: a living room and a bedroom' },
        { rung: 'three-quarters', label: 'Three quarters', holds: 'Five pickup loads: most of a small apartment' },
        { rung: 'full', label: 'Full', holds: 'Over six pickup loads: a packed one-car garage' },
      ],
    },
    {
      kind: 'prices',
      id: 'loads',
      heading: 'By what you have',
      text: [
        'Tap a row to open it in the price calculator, where you can add the rest of your list and see how the total changes.',
      ],
      loads: [
        { items: 'bag-33.10', label: 'Ten trash bags' },
        { items: 'recliner', label: 'A recliner' },
        { items: 'refrigerator', label: 'A fridge', note: 'Its gas is in the price' },
        { items: 'sofa_loveseat', label: 'A sofa and a loveseat' },
        { items: 'pickup-load.2', label: 'Two pickup loads', note: 'Mixed junk, level with the sides' },
        { items: 'refrigerator_stove_dishwasher_microwave', label: 'A kitchen’s appliances' },
        { items: 'bag-33.40', label: 'Forty trash bags' },
        { items: 'hot-tub', label: 'A hot tub', note: 'Taken apart and carried out' },
      ],
    },
    {
      kind: 'list',
      id: 'changes',
      heading: 'What changes the price',
      links: [{ label: 'What stays out of landfills, and since when', href: '/guides/big-item-pickup#never' }],
      entries: [
        {
          title: 'Mattresses and box springs',
          text: `${extraPrice('mattress')} for each piece, on top of the space it takes. It’s our own handling charge, and a mattress with its box spring counts as two.`,
        },
        {
          title: 'Fridges, freezers and AC units',
          text: `${extraPrice('refrigerant')} for each one, since federal rules say the refrigerant has to be recovered before the metal is scrapped.`,
        },
        {
          title: 'TVs and monitors',
          text: `${extraPrice('tv-small')} for a screen under 21 inches and ${extraPrice('tv-large')} for a bigger one, because Illinois landfills don’t take them and they go to a recycler instead.`,
        },
        {
          title: 'Stairs',
          text: `The first flight is in the price, and after that it’s ${extraPrice('stairs')} a flight, but only when there’s something heavy to carry down.`,
        },
        {
          title: 'A long way to the truck',
          text: `${extraPrice('long-carry')} if the truck has to park more than ${terms.carryFeet} feet from your things.`,
        },
        {
          title: 'Concrete, brick and dirt',
          text: `They’re priced by the cubic foot, because the truck is full by weight long before it looks full. Ten cubic feet of concrete, brick or rock are usually ${guidePrice('concrete-cuft.10')}.`,
        },
        { title: 'A call', text: `Calling to book gets you ${discountOffer(site.price) ?? 'nothing extra'}.` },
        {
          title: 'Tires',
          text: `${extraPrice('tire')} for each one off the rim, up to ${terms.tripTires} in one trip, since Illinois landfills can’t take whole tires.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Next to a dumpster, a rented truck and the dump',
      text: [
        'We haven’t found a dumpster company in our towns with a dated price online, so these are two city contracts in suburbs north of Chicago. They aren’t quotes for your street, but they show what’s included and what costs more.',
      ],
      columns: ['Way', 'What it costs', 'Who lifts', 'What to know'],
      rows: [
        [
          `Our truck, ${truckYards} yards`,
          `${from} to ${to} for the space`,
          'We do',
          'One visit. The dump’s in the price.',
        ],
        [
          'A 15-yard dumpster',
          `${dumpsters.evanston15} with 2.5 tons, Evanston’s city contract, November 2025`,
          'You do',
          `An extra ton was ${dumpsters.ton}, plus ${dumpsters.yard} a yard. A permit if it’s in the street.`,
        ],
        [
          'A 20-yard dumpster',
          `${dumpsters.evanston20} with 3 tons, Evanston, November 2025; ${dumpsters.highlandPark20} with 5 tons, Highland Park, April 2024`,
          'You do',
          'It takes up the driveway for days.',
        ],
        [
          'A rented truck and the dump',
          'The truck, its miles, gas, and the dump’s own fee',
          'You do',
          'Call the transfer station first, and ask if it takes loads from the public.',
        ],
        ['Your town’s curb', 'It’s different in every town', 'You do', 'Ask how many items, and which ones.'],
        ['A charity', 'Ask, if you want it picked up', 'You, or their crew', 'Only what they can use.'],
      ],
      links: [
        { label: 'Dumpster or hauler, with one list', href: '/guides/dumpster-or-hauler' },
        { label: 'Big-item pickup by town', href: '/guides/big-item-pickup' },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions about the price',
      entries: [
        {
          title: 'Is the online price final?',
          text: 'It’s a range, and the crew gives you one price at the door after they’ve seen everything. For some small loads set out at the curb, you can book a firm price instead.',
        },
        {
          title: 'Do you charge to come and look?',
          text: 'No, the visit is free, there’s no obligation, and if you don’t like the price, you don’t owe us anything.',
        },
        {
          title: 'Why isn’t it by weight?',
          text: 'For most things, it’s the space in the truck that runs out first. Heavy debris is the exception, because there the weight limit comes before the space does.',
        },
        {
          title: 'Can I make it cheaper?',
          text: 'Give away what’s still good, flatten the boxes, and put small things inside big ones, since a dresser full of clothes takes no more room than an empty one. If everything’s in the driveway already, say so when you call, because that might bring the price down.',
        },
        {
          title: 'What about a basement or a whole house?',
          text: `As long as it fits in one truck, its space is ${to} at most. If it’s more, we look first, at your place or from your photos, and write down one price for the whole job. The estate guide has prices by bedrooms.`,
        },
        {
          title: 'When do I pay, and how?',
          text: 'You pay when it’s loaded, in cash, by card or by check, and it’s the price you agreed to before we started. There’s no deposit, and moving or canceling a pickup is free.',
        },
        {
          title: 'Is a tip expected?',
          text: 'No, although some people leave one anyway, and the crew’s always glad about it.',
        },
        {
          title: 'Does it cost more in some towns?',
          text: `No, it’s one price list for all ${towns.length} towns, with no trip charge for those that are farther away.`,
        },
        {
          title: 'Is it more on a weekend, or the same day?',
          text: `No, the price list is the same every day that we drive. If you call before ${cutoffOf(site)}, we can usually come that same day, and if it’s later, on the next day we’re open.`,
        },
      ],
    },
  ],
  sources: [sources.evanston, sources.highlandPark],
  checked: '2026-11-27',
  closing: {
    title: 'See the price of your own list',
    text: 'Pick your things in the calculator, and you’ll see a range without giving us a phone number, or text us a photo of the pile if that’s too much tapping.',
  },
  facts: [
    {
      figure: '$421.94, $452.70, $66.71 and $1',
      what: 'Evanston’s contract price of a dumpster, an extra ton and the administration by the yard, November 2025',
    },
    { figure: '$454', what: 'Highland Park’s contract price of a 20-yard dumpster, April 2024' },
  ],
}

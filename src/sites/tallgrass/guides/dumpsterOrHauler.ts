import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { cutoffOf } from '../../schema/phrases.ts'
import { dumpsters } from '../dumpsters.ts'
import { guidePrice, truckYards } from '../guidePrices.ts'
import { site } from '../site.ts'
import { sources } from '../sources.ts'

export const list =
  'sofa_loveseat_mattress-queen_box-spring-queen_dresser_dining-table_dining-chair.4_box-medium.10_bag-33.10'

/** So many cubic yards in loads of our truck, to a third: "1⅓". */
function trucks(yards: number): string {
  const thirds = Math.round((yards * 3) / truckYards)
  return `${Math.floor(thirds / 3) || ''}${['', '⅓', '⅔'][thirds % 3]}`
}

export const dumpsterOrHauler: Guide = {
  slug: 'dumpster-or-hauler',
  name: 'Dumpster or hauler?',
  searches: ['dumpster', 'roll-off', 'rolloff', 'skip', 'container rental'],
  title: 'Dumpster rental or junk removal: which is cheaper?',
  description:
    'The same list, two prices: a dumpster that you load, and a crew that loads for you. With what can’t go in a dumpster, and when you need a permit.',
  heading: 'Dumpster or hauler: which one’s cheaper?',
  answer:
    'Per yard, it’s a dumpster, if you’ve got the days and the backs to load it. For less than half a truck, or for anything that comes up a flight of stairs, it’s usually worth hiring a crew.',
  lead: 'A dumpster can cost less per yard, because you do the loading. We cost more, and for that we carry everything out for you, from any room in the house.',
  figures: [
    { label: 'The list below, loaded by us', amount: guidePrice(list) },
    { label: 'A 15-yard dumpster in Evanston, November 2025', amount: dumpsters.evanston15 },
    { label: `Our full truck, ${truckYards} yards`, amount: inDollars(site.price.to) },
  ],
  load: list,
  picture: { drawing: 'garage-before', alt: 'A garage full of boxes, bikes and old furniture' },
  parts: [
    {
      kind: 'table',
      id: 'same-list',
      heading: 'The same list, two ways',
      text: [
        'It’s a sofa and a loveseat, a queen bed, a dresser, a dining table with four chairs, ten boxes and ten trash bags, which together fill about two thirds of our truck.',
      ],
      columns: ['What', 'A 15-yard dumpster', 'Our truck'],
      rows: [
        ['Price', `${dumpsters.evanston15}, Evanston’s city contract, November 2025`, guidePrice(list)],
        ['What’s in it', 'Drop-off, pickup, 2.5 tons', 'Two people, loading, the dump'],
        ['Who carries it out', 'You and your friends', 'We do, from any room'],
        ['How long', 'As many days as you rent it', 'One visit'],
        ['If it’s heavier', `${dumpsters.ton} an extra ton there`, 'The same price, but for concrete, brick or dirt'],
        ['The mattress', 'Ask if it costs extra', 'In the price above'],
        ['A TV or a fridge', 'Not allowed in it', 'We take both'],
        ['The driveway', 'Taken up while it’s there', 'Free again the same day'],
      ],
    },
    {
      kind: 'list',
      id: 'when',
      heading: 'When each one’s the better deal',
      entries: [
        {
          title: 'A dumpster, for a remodel',
          text: `The debris comes out over days or weeks, and you’re there to fill the box as it does. A 20-yard was ${dumpsters.evanston20} with 3 tons in Evanston in November 2025, and ${dumpsters.highlandPark20} with 5 tons in Highland Park in April 2024.`,
        },
        {
          title: 'A dumpster, for a roof or a driveway',
          text: 'Shingles and concrete are so heavy that the box is full by weight before it looks full, but one for clean concrete alone may cost less, so ask for that.',
        },
        {
          title: 'A crew, for furniture and appliances',
          text: 'Things that take two people and a dolly are what we’re for, and you don’t pay for a box that leaves half empty.',
        },
        {
          title: 'A crew, for a deadline',
          text: 'Before a closing, at the end of a lease, or when the realtor’s photographer is on the way, everything’s gone in one visit.',
        },
        {
          title: 'A crew, where there’s no driveway',
          text: 'At an apartment, a townhouse or a street with no room for a box, we load the truck and leave, so there’s no permit to wait for.',
        },
        {
          title: 'Both',
          text: 'Fill the dumpster with the easy things yourself, and call us for the piano, the TVs and the heavy pieces in the basement.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Dumpster sizes and what they weigh',
      text: [
        `Common dumpsters hold 10, 15, 20 or 30 cubic yards, and our truck holds ${truckYards}. The tons are what the contracts of Evanston and Highland Park include, and past them you pay by the ton. The prices are Evanston’s, so they aren’t quotes for our towns.`,
      ],
      columns: ['Size', 'In our trucks', 'Tons in the price', 'Evanston, November 2025'],
      rows: [
        ['10 yards', trucks(10), '2', '$385.01'],
        ['15 yards', trucks(15), '2.5', '$421.94'],
        ['20 yards', trucks(20), '3 to 5', '$452.70'],
        ['30 yards', trucks(30), '4 to 6', '$524.16'],
      ],
    },
    {
      kind: 'list',
      id: 'permit',
      heading: 'Do you need a permit for a dumpster?',
      text: [
        'In the street you do, and on your own driveway it depends on the town, so ask Public Works before you order the box.',
      ],
      entries: [
        {
          title: 'Naperville',
          text: 'The city has a right-of-way permit for what’s put in the street, and its page has the form and who to ask.',
        },
        {
          title: 'Lombard',
          text: 'For the street, there’s a request form from Public Works, and they can tell you what’s allowed on your own lot.',
        },
        {
          title: 'Outside city limits in DuPage',
          text: 'Ask both the township and the county, and do it even if the dumpster goes on your own driveway.',
        },
        {
          title: 'Our truck',
          text: 'It doesn’t stay overnight, so there’s no dumpster permit to get and nothing left in the street the next morning.',
        },
      ],
      links: [
        {
          label: 'Naperville’s permit',
          href: 'https://www.naperville.il.us/services/permits--licenses/right-of-way-permit/',
        },
        {
          label: 'Lombard’s form',
          href: 'https://villageoflombard.org/FormCenter/Public-Works-6/Request-for-Placement-of-a-Temporary-Dum-49',
        },
        { label: 'Naperville Township', href: 'https://www.napervilletownship.com/road-district/permits.html' },
      ],
    },
    {
      kind: 'prose',
      id: 'not-in-it',
      heading: 'What can’t go in a dumpster',
      links: [{ label: 'The state’s rules, thing by thing', href: '/guides/big-item-pickup#never' }],
      text: [
        'Keep TVs and computers, fridges and ACs, tires, oil, car batteries and yard waste out of it. Illinois keeps them out of landfills, and a company may charge extra if it finds them. Liquid paint, propane tanks and chemicals don’t belong in one either, even at the bottom under everything else.',
        'Ask how high you may fill it. Level with the rim is the safe answer, since the load has to be covered for the road.',
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions people ask before they rent',
      entries: [
        {
          title: 'What does a dumpster cost in Naperville or Joliet?',
          text: 'We haven’t found a company there that prints its price with a date. Call two of them, and ask each for the price along with the tons, the days and the extra ton, so that you’re comparing the whole bill.',
        },
        {
          title: 'Is your truck the same size?',
          text: `It holds as much as a ${truckYards}-yard dumpster, and since we take things apart, we can pack it tighter than most people pack a box.`,
        },
        {
          title: 'Can I have both on one day?',
          text: 'Yes, if you tell us where the dumpster is when you book, so that we can plan a way past it with the truck.',
        },
        {
          title: 'What if I only fill half?',
          text: 'A dumpster costs the same when it leaves half empty, while with us you pay for the half that you filled.',
        },
        {
          title: 'Who’s responsible if it’s dumped somewhere?',
          text: 'That’s a good question for anybody you hire. Ask where your things go, and keep a receipt with the company’s name and the date on it, for a dumpster as much as for a crew.',
        },
        {
          title: 'How long can I keep a dumpster?',
          text: 'That’s up to the company, so ask before you sign: how many days are in the price, and what is one more?',
        },
        {
          title: 'Will it crack my driveway?',
          text: 'Ask the company to put boards under it, and who pays if it cracks anyway, because all those tons sit on a few small wheels.',
        },
        {
          title: 'What about a dumpster bag from the hardware store?',
          text: 'Read on it how many cubic yards it holds, then add up the bag, its pickup and your lifting. It also has to be where their crane can reach it, so ask about wires and distance.',
        },
        {
          title: 'Can I drive it to the dump myself?',
          text: 'Call the transfer station before you rent a truck. Ask if it takes loads from the public, what the smallest load costs, and how it has to be covered.',
        },
        {
          title: 'How soon can you come instead?',
          text: `Most often it’s today, if you call us before ${cutoffOf(site)}, and otherwise it’s our next open day. The booking page has every pickup window that’s still free.`,
        },
      ],
    },
  ],
  sources: [sources.evanston, sources.highlandPark],
  checked: '2026-11-27',
  closing: {
    title: 'Get our side of the comparison',
    text: 'Put your list in the calculator, and you’ll have a range in about a minute. Then read that list to a dumpster company and compare.',
  },
  facts: [
    {
      figure: '$385.01, $421.94, $452.70, $524.16 and $66.71',
      what: 'Evanston’s contract price of a dumpster and of an extra ton, November 2025',
    },
    { figure: '$454', what: 'Highland Park’s contract price of a 20-yard dumpster, April 2024' },
  ],
}

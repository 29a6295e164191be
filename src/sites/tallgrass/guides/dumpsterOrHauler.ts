import { inDollars } from '../../../domain/prices/price.ts'
import type { Guide } from '../../schema/guide.ts'
import { dumpsters } from '../dumpsters.ts'
import { guidePrice } from '../guidePrices.ts'
import { site } from '../site.ts'

export const list =
  'sofa_loveseat_mattress-queen_box-spring-queen_dresser_dining-table_dining-chair.4_box-medium.10_bag-33.10'

export const dumpsterOrHauler: Guide = {
  slug: 'dumpster-or-hauler',
  name: 'Dumpster or hauler?',
  title: 'Dumpster rental or junk removal: which is cheaper?',
  description:
    'The same list, two prices: a dumpster that you load, and a crew that loads for you. With what can’t go in a dumpster, and when you need a permit.',
  heading: 'Dumpster or hauler: which one’s cheaper?',
  answer:
    'Per yard, a dumpster, if you’ve got the days and the backs to load it. For less than half a truck, or anything up a flight of stairs, a crew.',
  lead: 'A dumpster can cost less per yard, because you do the loading. We cost more, and we carry everything out for you.',
  figures: [
    { label: 'The list below, loaded by us', amount: guidePrice(list) },
    { label: 'A 15-yard dumpster in Evanston, November 2025', amount: dumpsters.evanston15 },
    { label: 'Our full truck, 15 yards', amount: inDollars(site.price.to) },
  ],
  load: list,
  picture: { drawing: 'garage-before', alt: 'A garage full of boxes, bikes and old furniture' },
  parts: [
    {
      kind: 'table',
      id: 'same-list',
      heading: 'The same list, two ways',
      text: [
        'A sofa and loveseat, a queen bed, a dresser, a dining table with four chairs, ten boxes and ten trash bags. That’s about two thirds of our truck.',
      ],
      columns: ['What', 'A 15-yard dumpster', 'Our truck'],
      rows: [
        ['Price', `${dumpsters.evanston15}, Evanston’s city contract, November 2025`, guidePrice(list)],
        ['What’s in it', 'Drop-off, pickup, 2.5 tons', 'Two people, loading, the dump'],
        ['Who carries it out', 'You and your friends', 'We do, from any room'],
        ['How long', 'As many days as you rent it', 'One visit'],
        ['If it’s heavier', `${dumpsters.ton} an extra ton there`, 'The same price, but for concrete, brick or dirt'],
        ['The mattress', 'Ask. Some charge for one.', 'In the price above'],
        ['A TV or a fridge', 'Not allowed in it', 'We take both'],
        ['The driveway', 'Taken up, and it can scratch', 'Free again the same day'],
      ],
    },
    {
      kind: 'list',
      id: 'when',
      heading: 'When each one’s the better deal',
      entries: [
        {
          title: 'A dumpster, for a remodel',
          text: `Debris comes out over days or weeks, and you’re there to fill it. A 20-yard was ${dumpsters.evanston20} with 3 tons in Evanston in November 2025, and ${dumpsters.highlandPark20} with 5 tons in Highland Park in April 2024.`,
        },
        {
          title: 'A dumpster, for a roof or a driveway',
          text: 'Shingles and concrete are heavy. A box for clean concrete alone may cost less, so ask for one.',
        },
        {
          title: 'A crew, for furniture and appliances',
          text: 'Things that take two people and a dolly are what we’re for. You don’t pay for a box that’s half empty.',
        },
        {
          title: 'A crew, for a deadline',
          text: 'A closing, a lease that ends, a realtor with a photographer: it’s gone in one visit.',
        },
        {
          title: 'A crew, where there’s no driveway',
          text: 'An apartment, a townhouse or a street with no room. There’s no permit to wait for.',
        },
        {
          title: 'Both',
          text: 'Fill the dumpster with the easy things, and call us for the piano, the TVs and what’s in the basement.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Dumpster sizes and what they weigh',
      text: [
        'Common dumpsters hold 10, 15, 20 or 30 cubic yards. Our truck holds 15. The tons are from those two city contracts, and past them you pay by the ton.',
      ],
      columns: ['Size', 'In our trucks', 'Tons in the price'],
      rows: [
        ['10 yards', 'Two thirds of one', '2'],
        ['15 yards', 'One', '2.5'],
        ['20 yards', 'One and a third', '3 to 5'],
        ['30 yards', 'Two', '4 to 6'],
      ],
    },
    {
      kind: 'list',
      id: 'permit',
      heading: 'Do you need a permit for a dumpster?',
      text: ['In the street, yes. On your own driveway it depends on the town. Ask Public Works first.'],
      entries: [
        {
          title: 'Naperville',
          text: 'The city has a right-of-way permit for anything that blocks the street or the parkway.',
        },
        { title: 'Lombard', text: 'It has to be on your own lot. For the street there’s a form from Public Works.' },
        { title: 'Outside city limits in DuPage', text: 'Ask the township and the county, even for a driveway.' },
        { title: 'Our truck', text: 'It doesn’t stay overnight, so there’s no dumpster permit to get.' },
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
      text: [
        'Keep TVs and computers, fridges and ACs, tires, oil, car batteries and yard waste out. Illinois keeps them out of landfills, and a company may charge extra if it finds them. Paint, propane tanks and chemicals don’t belong in one either.',
        'Don’t load above the rim. The driver can’t tarp it then, and may leave without it.',
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions people ask before they rent',
      entries: [
        {
          title: 'What does a dumpster cost in Naperville or Joliet?',
          text: 'We haven’t found a company there that prints its price with a date. Call two of them, and ask for the price with the tons, the days and the extra ton.',
        },
        {
          title: 'Is your truck the same size?',
          text: 'It holds as much as a 15-yard dumpster, and we pack it tighter, since we take things apart.',
        },
        {
          title: 'Can I have both on one day?',
          text: 'Yes. Tell us where the dumpster is, so we can get past it.',
        },
        { title: 'What if I only fill half?', text: 'The dumpster costs the same. With us you pay for half.' },
        {
          title: 'Who’s responsible if it’s dumped somewhere?',
          text: 'It can be you. The Illinois EPA says so, and to hire somebody reputable and ask for a receipt. That goes for either way.',
        },
        {
          title: 'How long can I keep a dumpster?',
          text: 'Ask before you sign. Some prices are for a week, and each day after that is extra.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'City of Evanston, roll-off dumpsters',
      href: 'https://cityofevanston.org/departments/public_works/services/waste_services/roll_off_services.php',
      asOf: 'November 2025',
    },
    {
      label: 'City of Highland Park, commercial containers',
      href: 'https://www.cityhpil.com/utilities/Commercial.php',
      asOf: 'April 2024',
    },
    {
      label: 'Illinois EPA on illegal dumping',
      href: 'https://epa.illinois.gov/topics/waste-management/illegal-dumping.html',
      asOf: 'no date on the page',
    },
    {
      label: 'Illinois EPA on electronics in landfills',
      href: 'https://epa.illinois.gov/topics/waste-management/electronics-recycling',
      asOf: 'state law since 2012',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'Get our side of the comparison',
    text: 'Put your list in the calculator and you’ll have a range in a minute. Then call a dumpster company and compare.',
  },
  facts: [
    {
      figure: '$421.94, $452.70 and $66.71',
      what: 'Evanston’s contract price of a dumpster and of an extra ton, November 2025',
    },
    { figure: '$454', what: 'Highland Park’s contract price of a 20-yard dumpster, April 2024' },
  ],
}

import type { Guide } from '../../schema/guide.ts'
import { guidePrice } from '../guidePrices.ts'
import { towns } from '../towns.ts'

export const bigItemPickup: Guide = {
  slug: 'big-item-pickup',
  name: `Big-item pickup in ${towns.length} towns`,
  searches: [
    'bulk',
    'big item',
    'large item',
    'curb',
    'curbside',
    'garbage day',
    'trash day',
    'sticker',
    'clean-up week',
  ],
  title: `Big-item trash pickup by town: ${towns.length} Chicago suburbs`,
  description:
    'Who picks up a couch or a mattress at the curb in Naperville, Joliet, Lemont, Batavia and 15 more towns: sticker or call, and since when we know.',
  heading: 'Who picks up big items at the curb in your town?',
  answer:
    'Your town’s trash hauler, most likely. In Lemont one big item a week is part of the rate. In Batavia each one needs a sticker. In the other 17, make one call first.',
  lead: `The table has all ${towns.length} of our towns. Each row says what’s confirmed, since when, and who to call about the rest. If a rule isn’t confirmed, we don’t guess at it.`,
  figures: [
    { label: 'Towns with the whole rule', amount: '2' },
    { label: 'Towns with part of it', amount: '2' },
    { label: 'Towns with one dated fact', amount: '7' },
    { label: 'Towns to call first', amount: '8' },
    { label: 'A couch, with us', amount: guidePrice('sofa') },
  ],
  parts: [
    {
      kind: 'curb',
      id: 'towns',
      heading: `All ${towns.length} towns in one table`,
      text: [
        '“Ask” means we haven’t seen a rule that’s recent enough to print. The name in the last column is who can tell you. “Contract through” means the town’s contract runs until then, so the rule should, too.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask when you call',
      text: ['It takes two minutes. Have your address ready, since the day depends on your street.'],
      inOrder: true,
      entries: [
        {
          title: 'Do you take this one thing?',
          text: 'Say what it is and how big: “a three-seat sofa,” “a queen mattress.”',
        },
        {
          title: 'How many in one week?',
          text: 'If it’s one a week, ask if a mattress and its box spring count as two.',
        },
        {
          title: 'Do I need a sticker, and where’s it sold?',
          text: 'Ask how many for this item. A heavy one may take more than one.',
        },
        {
          title: 'Do I have to call ahead?',
          text: 'Some haulers send a second truck, and it only stops where somebody called.',
        },
        {
          title: 'How does it have to be put out?',
          text: 'Ask about a plastic cover for a mattress, a weight limit, and what time it has to be out.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'never',
      heading: 'What no town’s trash truck can take',
      text: [`These are Illinois rules, so they’re the same in all ${towns.length} towns.`],
      entries: [
        {
          title: 'TVs, computers, printers and game consoles',
          text: 'They’ve been banned from Illinois landfills since 2012. A county or township site takes them. DuPage County is in the state’s electronics program for 2026, with twelve regular sites.',
        },
        {
          title: 'Tires',
          text: 'Illinois keeps them out of landfills, whole or cut. A tire shop takes your old ones when it sells you new ones.',
        },
        {
          title: 'A fridge, freezer or AC with the gas in it',
          text: 'The gas has to be recovered first. Ask if your hauler has a separate pickup for appliances.',
        },
        {
          title: 'Car batteries and motor oil',
          text: 'Any store that sells car batteries has to take your old one when you buy a new one. Many shops take used oil.',
        },
        {
          title: 'Leaves and branches mixed with trash',
          text: 'Yard waste has been kept apart since 1990. It goes in paper bags or its own cart.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'The curb, or a crew?',
      columns: ['You have', 'The curb', 'Us'],
      rows: [
        ['One couch, on the first floor, no hurry', 'Likely cheaper. Call and find out.', guidePrice('sofa')],
        ['A mattress and box spring', 'May count as two items', guidePrice('mattress-queen_box-spring-queen')],
        ['A fridge in the basement', 'You bring it up, if it’s taken at all', guidePrice('refrigerator')],
        ['A big flat TV', 'No, by state law', guidePrice('tv-flat-large')],
        [
          'A whole bedroom',
          'Several weeks, at one item a week',
          guidePrice('mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2'),
        ],
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'What people ask about the curb',
      entries: [
        {
          title: 'Is big-item pickup free?',
          text: 'In Lemont it’s part of the monthly rate, for one item a week. In Batavia it’s a sticker for each. In other towns, ask: some use stickers, some want a call, and some charge by the item.',
        },
        {
          title: 'When do I put it out?',
          text: 'Ask your hauler for the hour. A couch that’s out days early can get you a note from the town, and rain makes it heavier.',
        },
        {
          title: 'Does a mattress need a plastic cover?',
          text: 'It did in Plainfield’s cleanup week in April 2024. Some other haulers want one, too, so ask. No Illinois law says so.',
        },
        {
          title: 'Who picks up if I live in an apartment?',
          text: 'Often a private hauler that your building pays, with rules of its own. Ask the office before you leave anything by the dumpster.',
        },
        {
          title: 'What if my street isn’t in town limits?',
          text: 'Then the town’s contract may not cover you. Your township or county can tell you who collects there.',
        },
        {
          title: 'Is there a clean-up week?',
          text: 'In January 2026, Aurora planned free neighborhood clean-ups in all ten wards. Plainfield had one in April 2024. For others, ask Public Works in March.',
        },
        {
          title: 'Can I set it out with a “free” sign?',
          text: 'Ask your town. Where it’s allowed, take it back in after a day. If it’s still there, so are you: it’s your couch until somebody takes it.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Lemont’s contract with WM',
      href: 'https://docs.lemont.il.us/WebLink/DocView.aspx?dbid=0&id=106628&repo=Lemont',
      asOf: 'April 2025',
    },
    {
      label: 'Batavia on bulk items',
      href: 'https://www.bataviail.gov/Faq.aspx?QID=97',
      asOf: 'July 2023 or later, contract through June 2028',
    },
    {
      label: 'Illinois EPA on electronics',
      href: 'https://epa.illinois.gov/topics/waste-management/electronics-recycling',
      asOf: 'state law since 2012',
    },
    {
      label: 'DuPage County Board on electronics recycling',
      href: 'https://dupage.legistar.com/LegislationDetail.aspx?GUID=72DF2198-98D5-4176-9124-B100FE6758E9&ID=7108638',
      asOf: '2025, for 2026',
    },
    {
      label: 'Illinois EPA on used tires',
      href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/used-tires.html',
      asOf: 'state law',
    },
    {
      label: 'Illinois law on yard waste',
      href: 'https://www.ilga.gov/legislation/ilcs/documents/041500050K22.22.htm',
      asOf: 'state law since 1990',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'More than the curb will take?',
    text: 'Tell us what it is and which floor it’s on. We carry it out from wherever it is, and you know the price before anything’s lifted.',
  },
}

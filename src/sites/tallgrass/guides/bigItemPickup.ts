import type { Guide } from '../../schema/guide.ts'
import type { Curb } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'
import { towns } from '../towns.ts'

const known = (what: Curb['known']) => towns.filter(({ curb }) => curb?.known === what).length

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
  answer: `Most likely your town’s trash hauler does. In Lemont one big item a week is part of the monthly rate, and in Batavia each one needs a sticker. In the other ${towns.length - known('rule')} towns, make one phone call before you carry anything out.`,
  lead: `The table has all ${towns.length} of our towns, and each row says what’s confirmed, since when, and who to call about the rest.`,
  figures: [
    { label: 'Towns with the whole rule', amount: `${known('rule')}` },
    { label: 'Towns with part of it', amount: `${known('part')}` },
    { label: 'Towns with one dated fact', amount: `${known('dated')}` },
    { label: 'Towns to call first', amount: `${known('ask')}` },
    { label: 'A couch, with us', amount: guidePrice('sofa') },
  ],
  parts: [
    {
      kind: 'curb',
      id: 'towns',
      heading: `All ${towns.length} towns in one table`,
      text: [
        '“Ask” means we haven’t seen a rule that’s recent enough to print, and the name in the last column is who can tell you. Where it says “contract through,” the town’s agreement with its hauler runs until then, so the rule should last that long, too.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask when you call',
      text: ['Have your address ready, since the pickup day depends on your street.'],
      inOrder: true,
      entries: [
        {
          title: 'Do you take this one thing?',
          text: 'Say what it is and how big, like “a three-seat sofa,” because the answer can be different for each.',
        },
        {
          title: 'How many in one week?',
          text: 'If it’s one item a week, ask whether a mattress and its box spring count as two, since that decides how many weeks a bedroom takes.',
        },
        {
          title: 'Do I need a sticker, and where’s it sold?',
          text: 'Ask which stores near you sell them and how many this item needs, because a heavy one may take two.',
        },
        {
          title: 'Do I have to call ahead?',
          text: 'Big items may go on a second truck, so ask if it comes anyway or only after a call.',
        },
        {
          title: 'How does it have to be put out?',
          text: 'Ask about a plastic cover for a mattress, whether there’s a weight limit, and how early in the morning everything has to be at the curb.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'never',
      heading: 'What stays out of the trash in every town',
      text: [
        `These are state and federal rules, so they’re the same in all ${towns.length} towns, no matter which company picks up the trash.`,
      ],
      links: [{ label: 'Sites for electronics, paint and chemicals', href: '/guides/give-it-away#electronics' }],
      entries: [
        {
          title: 'TVs, computers, printers and game consoles',
          text: 'Illinois has kept them out of landfills since 2012, so the truck leaves them at the curb. A county, city or township site takes them instead.',
        },
        {
          title: 'Tires',
          text: 'Illinois keeps them out of the trash and out of landfills, whether they’re whole or cut up. A tire shop has to take as many old tires as it sells you new ones, for a disposal fee.',
        },
        {
          title: 'A fridge, freezer or AC with the gas in it',
          text: 'The refrigerant has to be recovered before the metal is scrapped, so ask whether your hauler collects appliances separately. In Batavia, one goes out with a prepaid sticker like any other big item.',
        },
        {
          title: 'Car batteries and motor oil',
          text: 'Any store that sells car batteries has to take your old one when you buy a new one, which is state law. Used oil has been out of landfills since 1996, and many shops recycle it, so call one first.',
        },
        {
          title: 'Leaves and branches mixed with trash',
          text: 'Illinois has kept yard waste apart from the trash since 1990, so it goes out in paper bags or in a cart of its own.',
        },
        {
          title: 'Paint, propane and household chemicals',
          text: 'None of them belongs in the trash, but paint stores take leftover house paint free, and Naperville’s hazardous waste site takes chemicals and grill tanks from anyone who lives in Illinois.',
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
          text: 'In Lemont it’s part of the monthly rate, for one item a week, and in Batavia you buy a sticker for each. Elsewhere it depends on the contract, so ask when you call.',
        },
        {
          title: 'When do I put it out?',
          text: 'Ask your hauler for the hour, and your town’s Public Works how early is allowed and what the fine is.',
        },
        {
          title: 'Does a mattress need a plastic cover?',
          text: 'It did in Plainfield’s cleanup week in April 2024. Each hauler has its own rule, so ask before you buy one.',
        },
        {
          title: 'Who picks up if I live in an apartment?',
          text: 'It’s often a private hauler that your building pays, with rules of its own. Ask the office where big things go before you leave anything by the dumpster.',
        },
        {
          title: 'What if my street isn’t in town limits?',
          text: 'Then the town’s contract may not cover you, even if your mail has the town’s name on it. Your township or county can tell you which company collects on your road.',
        },
        {
          title: 'Is there a clean-up week?',
          text: 'Aurora planned free neighborhood clean-ups in all ten wards for 2026, so ask Groot for this year’s, and Plainfield had a cleanup week in April 2024. For the other towns, ask Public Works in March, so you hear about it before it’s over.',
        },
        {
          title: 'Can I set it out with a “free” sign?',
          text: 'Ask your town if it’s allowed. Where it’s fine, bring the couch back in after a day, since it’s yours until it’s gone.',
        },
        {
          title: 'Does it take carpet, debris, a piano or a hot tub?',
          text: 'In Batavia, debris goes out bagged or bundled, up to four feet long and 50 pounds, and a piano or a hot tub is a special pickup that you set up with Groot. Elsewhere, call before you tear anything out. For carpet, ask how short to cut it and whether it has to be tied.',
        },
      ],
    },
  ],
  sources: [
    sources.carBatteries,
    sources.electronics,
    sources.tires,
    {
      label: 'U.S. EPA on refrigerant in old appliances',
      href: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P10123PJ.TXT',
      asOf: 'federal law since 1992',
    },
    {
      label: 'Illinois law on appliances in landfills',
      href: 'https://www.ilga.gov/legislation/ilcs/documents/041500050K22.28.htm',
      asOf: 'state law',
    },
    {
      label: 'Illinois EPA on used oil',
      href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/used-oil.html',
      asOf: 'state law since 1996',
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
    text: 'Tell us what it is and which floor it’s on. We’ll carry it out from wherever it is, and you’ll know the price before anybody lifts a thing.',
  },
}

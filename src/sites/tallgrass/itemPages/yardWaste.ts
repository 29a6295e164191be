import { illinoisBans } from '../../packs/illinois.ts'
import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const yardWaste = {
  slug: 'yard-waste',
  name: 'Yard waste removal',
  thing: 'yard waste',
  title: `Brush and yard waste removal cost: ${guidePrice('brush-yd3.2')}`,
  description: `Two cubic yards of brush are usually ${guidePrice('brush-yd3.2')} to haul away, ten paper bags ${guidePrice('yard-bag.10')}. Why logs are extra, and what your town’s own truck takes.`,
  lead: 'Picture a loose pile as long as a couch and as high as your belt. Your town’s own pickup is nearly always cheaper.',
  items: ['yard-bag', 'brush-bundle', 'brush-yd3', 'log-cuft'],
  service: 'residential-junk-removal',
  accepted: true,
  usual: { items: 'brush-yd3.2', label: 'two cubic yards of brush' },
  sizes: [
    { items: 'yard-bag.5', label: 'Five paper bags' },
    { items: 'brush-bundle.5', label: 'Five bundles' },
    { items: 'yard-bag.10', label: 'Ten paper bags' },
    { items: 'log-cuft.20', label: 'A stack of logs', note: 'Twenty cubic feet' },
    { items: 'brush-yd3.2', label: 'Two yards of brush' },
    { items: 'yard-bag.20', label: 'Twenty paper bags' },
    { items: 'brush-yd3.4', label: 'Four yards of brush' },
  ],
  moves: [
    {
      what: 'Logs and stumps',
      text: `They add ${addedPrice('log-cuft')} a cubic foot for weight. Fresh oak is about twice as heavy as dry pine.`,
    },
    {
      what: 'Plastic bags',
      text: 'They can’t be composted, so we’d have to empty every one. Use paper, or leave it loose.',
    },
    {
      what: 'Dirt and sod',
      text: 'Those are priced like concrete, by weight, so keep them in a pile of their own.',
    },
  ],
  out: 'It takes a pitchfork, a tarp and a saw. We rake a pile onto the tarp, pick up the corners and drag it, which is faster than carrying and leaves less behind. Branches get cut where they fork, so they lie flat instead of filling the truck with air. Buckthorn and roses go in first and get something heavy on top. A log as wide as a bar stool is about all that two people want to lift.',
  first: [
    'Pull out wire, edging and flower pots.',
    'Cut trunks into two-foot lengths.',
    'Put poison ivy in a pile by itself.',
    'Drag it toward the driveway, but keep it off the sidewalk.',
  ],
  free: [
    {
      way: 'Mow the leaves',
      text: 'Chopped up fine, leaves and grass clippings feed the lawn. A compost bin behind the garage takes the rest of what’s soft.',
    },
    {
      way: 'Use the yard waste truck',
      text: 'In season it takes paper bags and tied bundles, and in fall some towns vacuum up leaves at the street.',
    },
    {
      way: 'Offer firewood',
      text: 'Cut and stacked, oak and cherry are gone in a day. Keep it local, because beetles travel in it.',
    },
  ],
  curb: 'ask',
  law: {
    text: `Illinois landfills haven’t taken leaves, grass and branches since ${illinoisBans.yard.since}, so you can’t mix them with your trash.`,
    source: sources.yardWaste,
  },
  goes: 'It rides apart from everything else, so it can be turned into compost.',
  related: ['fence', 'concrete', 'swing-set'],
} satisfies ItemPage

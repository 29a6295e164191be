import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const fence: ItemPage = {
  slug: 'fence',
  name: 'Fence removal',
  thing: 'an old fence',
  title: `Fence removal: 80 feet of wood is usually ${guidePrice('fence-section.10')}`,
  description: `One 8-foot section of wood fence is usually ${guidePrice('fence-section')} to take down and haul away, twenty are ${guidePrice('fence-section.20')}. Posts in concrete are separate.`,
  lead: 'A section is what’s between two posts, usually eight feet of rails and pickets.',
  items: ['fence-section'],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'fence-section.10', label: 'ten sections of wood fence' },
  sizes: [
    { items: 'fence-section', label: 'One section' },
    { items: 'fence-section.3', label: 'Three sections' },
    { items: 'fence-section.5', label: 'Five sections', note: 'Forty feet' },
    { items: 'fence-section.10', label: 'Ten sections', note: 'Eighty feet' },
    { items: 'fence-section.20', label: 'Twenty sections' },
  ],
  moves: [
    {
      what: 'Length',
      text: `Taking it down is ${addedPrice('fence-section')} a section, and the rest is for space in the truck. So the longer your fence is, the less you pay for each section.`,
    },
    {
      what: 'Posts',
      text: 'Posts set in concrete are priced separately. If the new fence is going up a foot away, they can stay.',
    },
    {
      what: 'Chain link',
      text: 'It rolls up small, so it isn’t in this table. Send us a photo and the length.',
    },
  ],
  out: 'We knock each panel off its posts with a small sledge and lay it flat with the nails down. Sawed in half, it fits the truck. A post that’s rotten at the ground snaps with one push. A good one has a plug of concrete under it as heavy as the panel, and that has to be dug loose and jacked up.',
  first: [
    'Look at your plat of survey to be sure it’s your fence.',
    'If it’s on the lot line, get your neighbor’s okay in writing.',
    'Cut vines at the ground and let them dry for a week.',
    'Call JULIE at 811 three working days before any post comes out. Make a plan for the dog, too.',
  ],
  free: [
    {
      way: 'Offer the pickets',
      text: 'People make planters, picture frames and bar fronts out of weathered cedar. Gray is fine. Soft isn’t.',
    },
    {
      way: 'Ask the fence company',
      text: 'If you’re getting a new one, have them include the old one in their quote.',
    },
    {
      way: 'Cut it up for the curb',
      text: 'Some haulers take wood that’s cut to four feet and tied, a few bundles a week. With ten sections, you’ll be at it all summer.',
    },
  ],
  curb: true,
  goes: 'Hinges, latches, nails and chain link are recycled. Old boards and posts are thrown away, because most of them were treated or painted.',
  related: ['deck', 'shed', 'yard-waste'],
  facts: [{ figure: '80 feet', what: 'Ten sections of eight feet, as in the table' }],
}

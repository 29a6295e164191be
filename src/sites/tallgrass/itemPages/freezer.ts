import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const freezer: ItemPage = {
  slug: 'freezer',
  name: 'Freezer removal',
  thing: 'a freezer',
  title: `Chest or upright freezer removal: ${guidePrice('freezer-chest')}`,
  description: `Getting rid of a freezer in DuPage or Will County: a chest is usually ${guidePrice('freezer-chest')}, an upright ${guidePrice('freezer-upright')}, carried up from the basement.`,
  lead: 'That includes recovering the refrigerant. It just has to be empty and dry when we get there.',
  items: ['freezer-chest', 'freezer-upright'],
  service: 'appliance-removal',
  accepted: true,
  usual: { items: 'freezer-chest', label: 'a chest freezer' },
  sizes: [
    { items: 'freezer-chest', label: 'Chest freezer' },
    { items: 'freezer-upright', label: 'Upright freezer', note: 'Looks like a fridge' },
    { items: 'freezer-chest.2', label: 'Two chest freezers' },
    { items: 'freezer-chest_refrigerator', label: 'Chest and fridge' },
    { items: 'freezer-upright_refrigerator', label: 'Upright and fridge' },
  ],
  moves: [
    {
      what: 'Chest or upright',
      text: `A chest is 130 pounds, so stairs never add to it. An upright is 190, and that’s ${extraPrice('stairs')} a flight after the first.`,
    },
    {
      what: 'What’s inside',
      text: 'We can’t take the food. If the freezer died with meat in it, leave it taped shut and call us before you book.',
    },
  ],
  out: 'A chest freezer has nothing to hold on to. We run two lifting straps under it and carry it between us like a bathtub, with the lid tied. If the door at the top of the basement stairs is too narrow, the lid comes off at its hinges, and the box goes up on end for that one spot. An upright rides on a dolly like a fridge.',
  first: [
    'Unplug it a full day ahead and prop the lid open, so the ice can melt.',
    'Pull the drain plug, with a pan or a towel under it.',
    'Mop out what’s left in the bottom.',
  ],
  free: [
    {
      way: 'Find a hunter or a gardener',
      text: 'A freezer that works is easy to give away in September. Leave it plugged in until they come, so they can feel that it’s cold.',
    },
    {
      way: 'Check with the power company',
      text: 'If it picks up old fridges, a freezer that runs may count too.',
    },
    {
      way: 'Call your trash hauler',
      text: 'Ask if they pick up freezers and for how much. Getting it up the stairs is up to you.',
    },
  ],
  curb: 'ask',
  law: {
    text: 'Whoever scraps a freezer at the end has to recover its refrigerant, or keep a signed statement that somebody already did. Letting it out into the air is against federal rules.',
    source: {
      label: 'US EPA on disposing of refrigeration equipment',
      href: 'https://www.epa.gov/section608/stationary-refrigeration-safe-disposal-requirements',
      asOf: 'federal law since 1992',
    },
  },
  goes: 'With the refrigerant out, the cabinet and the compressor are recycled as metal. There’s thick foam all around, and that’s thrown away.',
  facts: [{ figure: '190', what: 'Pounds of an upright freezer, as in the items' }],
  related: ['refrigerator', 'window-ac', 'washer-and-dryer'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const desk: ItemPage = {
  slug: 'desk',
  name: 'Desk removal',
  thing: 'a desk',
  title: `Desk and office chair removal: ${guidePrice('desk-small')}`,
  description: `A small desk is usually ${guidePrice('desk-small')} to haul away, an executive desk ${guidePrice('desk-executive')}, an L-shaped one ${guidePrice('desk-l')}, from home offices and workplaces.`,
  lead: 'The chair can come along for little or nothing.',
  items: ['desk-small', 'desk-executive', 'desk-l', 'office-chair'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'desk-small', label: 'a small desk' },
  sizes: [
    { items: 'office-chair', label: 'Office chair' },
    { items: 'desk-small', label: 'Small desk', note: 'Or a student desk' },
    { items: 'desk-small_office-chair', label: 'Desk and chair' },
    { items: 'desk-executive', label: 'Executive desk', note: 'Drawers on both sides' },
    { items: 'desk-l', label: 'L-shaped desk' },
    { items: 'desk-executive.2_office-chair.2', label: 'Two big, with chairs', note: 'From a shared office' },
  ],
  moves: [
    {
      what: 'Stairs',
      text: `A small desk is 120 pounds and never costs more on stairs. The big ones are 240 and 260, and that’s ${extraPrice('stairs')} for each flight after the first.`,
    },
    {
      what: 'What’s on it',
      text: `A computer or a printer only takes up space. A monitor adds ${extraPrice('tv-small')} or ${extraPrice('tv-large')}, because of the recycling.`,
    },
  ],
  out: 'A desk in a spare bedroom was often built in there, so it won’t leave in one piece. A kit desk is held by round cam locks, and half a turn with a screwdriver lets each one go. An L comes apart at the corner: two plates under the top, and it’s two small desks. The executive kind has a top and two stacks of drawers, and the bolts are inside the upper drawers, where nobody looks.',
  first: [
    'Pull the plugs, and label the cords you’re keeping.',
    'Go through the drawers, and find the key for the one that’s locked.',
    'Peel the power strip off the underside.',
  ],
  free: [
    {
      way: 'Wait until August',
      text: 'Students are looking then. A plain desk that fits in a hatchback is gone the day you post it.',
    },
    {
      way: 'Break down a kit desk',
      text: 'Unscrewed and snapped in half, the panels may fit in your weekly cart over two or three weeks.',
    },
    {
      way: 'Donate a small one',
      text: 'Small wood or steel desks have the best chance. Sit in the chair first: if it sinks, nobody wants it.',
    },
  ],
  curb: true,
  dropOff: 'donations',
  goes: 'Sturdy desks are offered for donation. Steel desks and the bases of chairs are recycled. Kit desks rarely survive a second move, so those are thrown away.',
  facts: [
    { figure: '260', what: 'Pounds of an L-shaped desk, as in the items' },
    { figure: '240', what: 'Pounds of an executive desk, as in the items' },
  ],
  related: ['file-cabinet', 'office-cubicles', 'tv'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const stove: ItemPage = {
  slug: 'stove',
  name: 'Stove removal',
  thing: 'a stove',
  title: `Stove and oven removal near Elmhurst: ${guidePrice('stove')}`,
  description: `Gas or electric range hauled away, usually ${guidePrice('stove')}, or ${guidePrice('refrigerator_stove')} with the fridge. Who has to cap the gas, and where a good one can go.`,
  lead: 'Gas or electric, it’s the same. But if it burns gas, the line has to be shut off and capped before we touch the stove.',
  items: ['stove', 'wall-oven'],
  service: 'appliance-removal',
  accepted: true,
  usual: { items: 'stove', label: 'a freestanding range' },
  sizes: [
    { items: 'wall-oven', label: 'Wall oven' },
    { items: 'stove', label: 'Stove or range' },
    { items: 'stove_microwave', label: 'Stove and microwave' },
    { items: 'wall-oven.2', label: 'Two wall ovens', note: 'Or one double oven' },
    { items: 'stove_dishwasher', label: 'Stove and dishwasher' },
    { items: 'stove_refrigerator', label: 'Stove and fridge' },
  ],
  moves: [
    {
      what: 'Wall ovens',
      text: 'Once an electrician has disconnected one, we’ll slide it out of its cabinet.',
    },
    {
      what: 'Apartments',
      text: `A range is 170 pounds, so from the third floor it’s ${extraPrice('stairs')} more than from the second.`,
    },
  ],
  out: 'The oven door goes first. Opened a few inches with both catches flipped, it lifts right off its hinges, and now the front isn’t the heavy side anymore. Many ranges have a bracket at the back that’s screwed to the floor to keep them from tipping, so we pull straight forward before we lean it. A range is 30 inches wide, the same as a lot of doors. Without its door it’s only 25 inches deep, so it leaves sideways.',
  first: [
    'Have a plumber or the gas company shut off the gas and cap the line.',
    'Take out the racks, the broiler pan and what’s in the drawer.',
    'Wipe up loose grease, because it runs when the stove leans.',
  ],
  free: [
    {
      way: 'Leave it to the installer',
      text: 'Somebody has to hook up the new one anyway. Put the haul-away and the gas work on the same order.',
    },
    {
      way: 'Sell or donate it',
      text: 'A clean range that lights on every burner sells, above all to landlords. Ask a ReStore how new it has to be.',
    },
    {
      way: 'Drive it to a scrap yard',
      text: 'It fits in any pickup. They pay by the pound, so expect lunch money.',
    },
  ],
  curb: 'ask',
  dropOff: 'donations',
  goes: 'If all of it works, say so, and we’ll find out if a charity wants it. Otherwise we recycle the steel and the burners. The door glass and the insulation are thrown away.',
  related: ['refrigerator', 'dishwasher', 'remodeling-debris'],
  facts: [
    { figure: '30 inches', what: 'Width of a common range, and of many inside doors' },
    { figure: '25 inches', what: 'Depth of a range without its oven door' },
  ],
}

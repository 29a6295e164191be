import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'

export const propaneTank: ItemPage = {
  slug: 'propane-tank',
  name: 'Propane tank disposal',
  thing: 'a propane tank',
  title: 'Where to take an old propane tank',
  description: `We can’t haul propane tanks, full or empty. Naperville’s hazardous waste site takes grill tanks. The grill itself is usually ${guidePrice('gas-grill')}.`,
  accepted: false,
  answer:
    'We can’t take propane tanks, full or empty. If yours is the size that fits a grill, Naperville’s hazardous waste site takes it for free.',
  lead: 'The little green bottles from camping stay with you too. Even an empty one has some gas left in it, and things are packed tight in our truck.',
  items: ['no-propane'],
  service: 'residential-junk-removal',
  out: 'Close the valve all the way before you unscrew the hose. In the car it stays upright, wedged in a milk crate or buckled in behind your seat, with a window open. Make it your only stop, because a tank in a parked car in July builds up pressure. At home, keep it outdoors and off the ground, never in the basement or the garage. And don’t drill it or cut it, no matter how empty it feels.',
  first: [
    'Turn the knob on top clockwise until it stops.',
    'Brush soapy water over the valve. If it bubbles, leave the tank outside, away from the house, and call the fire department.',
    'Find the date stamped into the collar.',
    'Put the plastic plug back in, if you still have it.',
  ],
  free: [
    {
      way: 'Give it to somebody who grills',
      text: 'If there’s gas in it and the date’s still good, a neighbor will be glad to have a spare.',
    },
    {
      way: 'Use a hazardous waste site',
      text: 'Naperville’s takes grill tanks of up to 20 pounds from anyone who lives in Illinois. It doesn’t take waste from businesses, so you’d have to bring it yourself.',
    },
    {
      way: 'Ask the place that fills it',
      text: 'Call and ask if they take old tanks back, and what they charge. Read them the date on the collar.',
    },
    {
      way: 'Call the gas company',
      text: 'A big tank in the yard usually belongs to whoever fills it, so ask them.',
    },
  ],
  dropOff: 'chemicals',
  goes: 'The site deals with the gas that’s left. Once a tank is empty and its valve is out, the steel can be recycled.',
  facts: [
    { figure: '20 pounds', what: 'The biggest tank that Naperville’s hazardous waste site takes, about December 2023' },
  ],
  related: ['grill', 'paint', 'hot-tub'],
}

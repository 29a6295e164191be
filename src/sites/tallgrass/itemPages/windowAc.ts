import { illinoisBans } from '../../packs/illinois.ts'
import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const windowAc: ItemPage = {
  slug: 'window-ac',
  name: 'Window AC removal',
  thing: 'a window AC',
  title: `Window AC and dehumidifier disposal: ${guidePrice('window-ac')}`,
  description: `One window air conditioner is usually ${guidePrice('window-ac')} to have picked up, two are ${guidePrice('window-ac.2')}. Why it can’t go in the trash in Illinois, and cheaper ways.`,
  lead: `Most of that price is our smallest load. Each unit you add is only ${extraPrice('refrigerant')} more, for the refrigerant, so look in the attic and the crawl space before you call.`,
  items: ['window-ac', 'dehumidifier'],
  service: 'appliance-removal',
  accepted: true,
  usual: { items: 'window-ac', label: 'one window unit' },
  sizes: [
    { items: 'dehumidifier', label: 'Dehumidifier' },
    { items: 'window-ac', label: 'One window AC' },
    { items: 'window-ac_dehumidifier', label: 'One of each' },
    { items: 'window-ac.3', label: 'Three window ACs' },
    { items: 'window-ac.4', label: 'Four window ACs', note: 'A whole two-flat' },
  ],
  moves: [
    {
      what: 'Still in the window?',
      text: 'Let us know which floor it’s on and what’s below it. Getting it out of the window doesn’t cost extra.',
    },
    {
      what: 'Stairs',
      text: 'A window unit is around 60 pounds and a dehumidifier 40. Neither adds anything on stairs.',
    },
  ],
  out: 'The heavy half hangs outside. That’s where the compressor is, so when the sash goes up, the whole unit wants to fall into the yard. One of us has both arms around it before the other unlocks the window. It comes in level, because there’s a cup or two of rusty water in the pan, and it goes straight onto a towel. From there it’s a one-person carry. A dehumidifier only needs its bucket emptied.',
  first: [
    'Unplug it and let it sit for an hour, so it drains outside.',
    'Take the screws out of the side panels and the sash bracket.',
    'Pull the bed or the desk away from under that window.',
  ],
  free: [
    {
      way: 'Sell it in June',
      text: 'One that blows cold is worth real money in the first hot week. In October you can’t give it away.',
    },
    {
      way: 'Bring it to a recycling event',
      text: 'Some county and township events accept them, usually for a fee.',
    },
    {
      way: 'Ask about appliance day',
      text: 'You can carry one to the curb by yourself. Your hauler can tell you if it needs a sticker or an appointment.',
    },
  ],
  curb: 'ask',
  law: {
    text: `It’s small, but the state counts it as an appliance. With refrigerant still in it, it hasn’t been allowed in an Illinois landfill since ${illinoisBans.refrigerant.since}.`,
    source: {
      label: 'Illinois EPA on household waste',
      href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/household-hazardous-waste/disposal.html',
      asOf: 'state law since 1994',
    },
  },
  goes: 'Once it’s empty, the copper tubing, the aluminum fins and the steel case are recycled. The plastic front is thrown away.',
  related: ['freezer', 'refrigerator', 'water-heater'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'

export const waterHeater: ItemPage = {
  slug: 'water-heater',
  name: 'Water heater removal',
  thing: 'a water heater',
  title: `Water heater removal cost: ${guidePrice('water-heater')}`,
  description: `A drained 40 or 50 gallon tank carried up from the basement: usually ${guidePrice('water-heater')}, or ${guidePrice('water-heater_furnace')} with the old furnace. How to drain it yourself.`,
  lead: 'It has to be drained and off the pipes first. Then it’s an easy carry, and there’s room for something else from the utility room.',
  items: ['water-heater'],
  service: 'appliance-removal',
  accepted: true,
  usual: { items: 'water-heater', label: 'a 40 or 50 gallon tank' },
  sizes: [
    { items: 'water-heater', label: 'One tank' },
    { items: 'water-heater_furnace', label: 'Tank and furnace' },
    { items: 'water-heater.2', label: 'Two tanks' },
    { items: 'water-heater_water-softener', label: 'Tank and softener', note: 'With salt still in it' },
    { items: 'water-heater_washer_dryer', label: 'With the laundry', note: 'Washer and dryer' },
  ],
  moves: [
    {
      what: 'Water',
      text: 'Dry, it’s 130 pounds. Full, a 40-gallon tank weighs about as much as an upright piano, and we can’t move it.',
    },
    {
      what: 'Lime',
      text: 'In an old tank, lime from hard water can add forty pounds, but that doesn’t change the price.',
    },
    {
      what: 'Basement stairs',
      text: 'An empty tank’s under 150 pounds, so flights don’t count.',
    },
  ],
  out: 'A round tank wants to roll, so it gets two straps on the hand truck, one high and one low. We turn it with the drain valve facing out, because that little valve is brass or plastic and snaps off on the first step if it’s underneath. On the way up, one of us pulls and the other keeps it straight.',
  first: [
    'Have a plumber shut off the gas, or an electrician the power, and take off the pipes and the vent.',
    'Screw a garden hose onto the bottom valve and run it to the floor drain.',
    'Open a hot faucet upstairs, or it’ll only trickle.',
    'Give it an hour. If nothing comes out, lime has plugged the valve.',
  ],
  free: [
    {
      way: 'The plumber who puts in the new one',
      text: 'Most take the old tank out to their van. Get that in the quote, since some leave it on the driveway.',
    },
    {
      way: 'Somebody who collects scrap',
      text: 'A drained tank next to the garage with “free” on it is often gone in a day.',
    },
    {
      way: 'A scrap yard',
      text: 'The steel isn’t worth much. The brass and the copper are worth more, so take those off first.',
    },
  ],
  curb: true,
  goes: 'The tank is steel and gets recycled, and so do the brass and the copper. The foam around it is thrown away.',
  facts: [{ figure: '40 gallons', what: 'The smaller of the two common tanks' }],
  related: ['washer-and-dryer', 'freezer', 'window-ac'],
}

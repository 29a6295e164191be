import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'

export const dishwasher: ItemPage = {
  slug: 'dishwasher',
  name: 'Dishwasher removal',
  thing: 'a dishwasher',
  title: `Dishwasher removal and haul-away: ${guidePrice('dishwasher')}`,
  description: `An old dishwasher hauled away from Bolingbrook to Batavia: usually ${guidePrice('dishwasher')}, and ${guidePrice('dishwasher_stove')} with the stove. What to disconnect first.`,
  lead: 'It fills only half of our smallest load, so the microwave can ride along without changing the price.',
  items: ['dishwasher'],
  service: 'appliance-removal',
  accepted: true,
  usual: { items: 'dishwasher', label: 'a built-in model' },
  sizes: [
    { items: 'dishwasher', label: 'Dishwasher' },
    { items: 'dishwasher_microwave', label: 'With a microwave' },
    { items: 'dishwasher_cabinet-base', label: 'With a base cabinet', note: 'The one beside it' },
    { items: 'dishwasher_stove', label: 'With the stove' },
    { items: 'dishwasher_stove_microwave', label: 'Stove and microwave', note: 'All three' },
  ],
  moves: [
    {
      what: 'Hooked up or not',
      text: 'We carry it, but we don’t disconnect it. Behind the kick plate are a water line, a drain hose and often a live wire, so that’s for a plumber or an electrician.',
    },
    {
      what: 'The rest of the kitchen',
      text: `With the stove and the fridge, it’s usually ${guidePrice('dishwasher_stove_refrigerator')} for all of it.`,
    },
  ],
  out: 'Two screws hold it to the underside of the countertop. Once they’re out, it should roll forward, but in a lot of kitchens the new floor was laid right up to its feet, and then it’s trapped. We turn the front legs in with a wrench until the frame drops half an inch. There’s always some gray water left under the filter, so it stays upright on a towel until it’s on the porch.',
  first: [
    'Turn off its breaker and the valve under the sink, then have the lines taken off.',
    'Bail out the bottom with a cup and finish with a sponge.',
    'Lift out both racks and look for the missing fork.',
  ],
  free: [
    {
      way: 'The installer of the new one',
      text: 'They have the old one out on the kitchen floor anyway. See if haul-away is on the order.',
    },
    {
      way: 'Your own trunk',
      text: 'It fits in most small SUVs. If the inside’s stainless steel, a scrap yard will want it. A plastic one is hardly worth the drive.',
    },
    {
      way: 'The curb',
      text: 'Two people can walk it to the street. Find out if it counts as bulk or as an appliance, since the fee may differ.',
    },
  ],
  curb: 'ask',
  goes: 'The motor, the pump, the wiring and any stainless steel are recycled. A plastic tub and the black sound blanket around it are thrown away.',
  related: ['stove', 'refrigerator', 'remodeling-debris'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const aboveGroundPool: ItemPage = {
  slug: 'above-ground-pool',
  name: 'Above-ground pool removal',
  thing: 'an above-ground pool',
  title: `Above-ground pool removal cost: ${guidePrice('above-ground-pool')}`,
  description: `A pool of up to 24 feet is usually ${guidePrice('above-ground-pool')} to take down and haul off, with 100 square feet of deck ${guidePrice('above-ground-pool_deck-100sf')}. You do the draining.`,
  lead: 'We take down the rails, the wall and the liner, and the pump and the ladder come along. The circle of sand stays.',
  items: ['above-ground-pool'],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'above-ground-pool', label: 'a pool up to 24 feet across' },
  sizes: [
    { items: 'above-ground-pool', label: 'Just the pool' },
    { items: 'above-ground-pool_patio-set', label: 'Pool and patio set' },
    { items: 'above-ground-pool_trampoline', label: 'Pool and trampoline' },
    { items: 'above-ground-pool_deck-100sf', label: 'With 100 sq ft of deck' },
    { items: 'above-ground-pool_deck-100sf.2', label: 'With 200 sq ft of deck' },
  ],
  moves: [
    {
      what: 'Labor',
      text: `Taking it down is ${addedPrice('above-ground-pool')} of that. Oval pools take longer, because there are steel braces buried along both sides.`,
    },
    {
      what: 'Leftover water',
      text: 'One inch of water in a pool this wide weighs more than a ton. It has to be really empty, or we can’t cut the liner.',
    },
    {
      what: 'The deck',
      text: 'Measure it separately. Steps and railings count as part of it.',
    },
  ],
  out: 'We slice the liner into strips and roll those up. The top rails go next, all the way around. Now there’s nothing but a long coil of thin metal that wants to spring open. One of us holds it while the other undoes the row of bolts at the seam, and we roll it up and strap it.',
  first: [
    'Start pumping two or three days ahead, since that’s thousands of gallons.',
    'Ask your town where to drain it, and stop adding chlorine a week before.',
    'If the pump’s wired in, have an electrician disconnect it.',
    'Take the pool chemicals to a hazardous waste site. We can’t haul them.',
  ],
  free: [
    {
      way: 'Give it away as it is',
      text: 'If the wall has no rust holes, somebody may take all of it apart for you. Fall is a good time to post it.',
    },
    {
      way: 'Sell the equipment',
      text: 'The pump, the filter, the ladder and the winter cover often bring more than the pool does.',
    },
    {
      way: 'Scrap the wall',
      text: 'It’s steel or aluminum, and so are the rails. Cut into lengths, it fits in a pickup, and the liner can go out with the trash, one bag at a time.',
    },
  ],
  goes: 'The wall, the rails and the posts are recycled as metal. The vinyl liner and the plastic fittings are thrown away.',
  related: ['hot-tub', 'deck', 'trampoline'],
}

import { illinoisBans } from '../../packs/illinois.ts'
import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

export const ridingMower: ItemPage = {
  slug: 'riding-mower',
  name: 'Riding mower removal',
  thing: 'a riding mower',
  title: `Riding mower and snow blower removal: ${guidePrice('riding-mower')}`,
  description: `A dead riding mower is usually ${guidePrice('riding-mower')} to haul away, a push mower or a snow blower ${guidePrice('lawn-mower')}. Drain it first, and see who buys it for parts.`,
  lead: 'It doesn’t have to run, but the gas and the oil have to be out. A push mower and a snow blower fit in our smallest loads.',
  items: ['riding-mower', 'lawn-mower', 'snow-blower'],
  service: 'residential-junk-removal',
  accepted: true,
  usual: { items: 'riding-mower', label: 'a drained riding mower' },
  sizes: [
    { items: 'lawn-mower', label: 'Push mower' },
    { items: 'snow-blower', label: 'Snow blower' },
    { items: 'lawn-mower_snow-blower', label: 'Push mower and blower' },
    { items: 'riding-mower', label: 'Riding mower' },
    { items: 'riding-mower_lawn-mower', label: 'Riding and push mower' },
    { items: 'riding-mower_snow-blower', label: 'Riding mower, blower' },
    { items: 'riding-mower_lawn-mower_snow-blower', label: 'All three' },
  ],
  moves: [
    {
      what: 'Weight',
      text: `A riding mower is 450 pounds, and ${addedPrice('riding-mower')} of its price is for that.`,
    },
    {
      what: 'Does it roll?',
      text: 'Flat tires are fine. If the wheels are locked, tell us, so we bring planks.',
    },
  ],
  out: 'Near the rear wheels there’s a lever that lets the transmission turn freely, and finding it saves everybody’s back. Then it’s two ramps, with one of us steering and one pushing. If it won’t roll at all, we unpin the mower deck and walk the rest up the planks, one end at a time. A snow blower tips back on its axle like a wheelbarrow.',
  first: [
    'Run it dry or siphon the gas into a can.',
    'Drain the oil and drop it off at a shop that takes used oil.',
    'Take out the battery, because we can’t take it.',
    'Leave the key in it and the brake off.',
  ],
  free: [
    {
      way: 'Sell it for parts',
      text: 'Somebody with the same model needs your engine, your hood or your deck. The number is under the seat.',
    },
    {
      way: 'Call a small-engine shop',
      text: 'They buy good brands for parts, and a few will come and get one.',
    },
    {
      way: 'Bring it to a scrap yard',
      text: 'With no fluids in it, it’s more than 400 pounds of steel and aluminum. You’ll need a trailer.',
    },
    {
      way: 'Put a push mower at the curb',
      text: 'Some haulers take one as the week’s big item, as long as it’s drained.',
    },
  ],
  curb: 'ask',
  law: {
    text: `Illinois landfills haven’t taken batteries like this one since ${illinoisBans.batteries.since}, or used motor oil since ${illinoisBans.oil.since}.`,
    source: sources.disposal,
  },
  goes: 'The engine, the frame and the deck are recycled as metal. The tires go to a tire recycler, and the seat and the belts are thrown away.',
  related: ['shed', 'grill', 'tires'],
  facts: [{ figure: '400 pounds', what: 'Metal in a riding mower that weighs 450 pounds' }],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const poolTable: ItemPage = {
  slug: 'pool-table',
  name: 'Pool table removal',
  thing: 'a pool table',
  title: `Pool table removal cost: ${guidePrice('pool-table')}`,
  description: `Getting rid of a slate pool table is usually ${guidePrice('pool-table')}, taken apart in your basement. How it comes apart, and when it’s worth selling.`,
  lead: 'Taking it apart is included. It came down the basement stairs in pieces, and that’s the only way back up.',
  items: ['pool-table'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'pool-table', label: 'a seven- or eight-foot table with slate' },
  sizes: [
    { items: 'pool-table', label: 'Pool table' },
    { items: 'pool-table_ping-pong', label: 'With a ping-pong table' },
    { items: 'pool-table_bar-stool.4', label: 'With four bar stools' },
    { items: 'pool-table_air-hockey', label: 'With air hockey' },
  ],
  moves: [
    {
      what: 'Slate',
      text: `More than half of the 800 pounds is stone. Unscrewing it and carrying it is ${addedPrice('pool-table')} of the price.`,
    },
    {
      what: 'One slab',
      text: 'A table from a bar often has its slate in one piece. Two people can’t carry that up a stairway, so tell us before you book.',
    },
    {
      what: 'Stairs',
      text: `From a basement or an upstairs room it’s the same price. From a third floor it’s ${extraPrice('stairs')} more.`,
    },
  ],
  out: 'The pockets and the rails come off first, with a socket wrench from below. We pull the staples, peel off the felt, and there it is: three slabs with wax in the seams and a screw at each corner. Once the wax is scraped out and the screws are backed out, we lift one slab at a time and carry it on edge, since slate can crack when it’s carried flat.',
  first: [
    'Take the balls, the rack and the cues upstairs.',
    'Raise the lamp that hangs over the table, or take it down.',
    'Look underneath for the maker’s plate, and measure the outside from end to end.',
  ],
  free: [
    {
      way: 'Sell it by its maker',
      text: 'A known name with good slate still brings money. Say in the ad that the buyer pays for the move.',
    },
    {
      way: 'Call a billiard store',
      text: 'Some buy used tables, and they have a crew that can set one up again.',
    },
    {
      way: 'Give away the slate',
      text: 'A slab makes a hearth, a workbench or a patio table. With the stone gone, you can unbolt the rest and carry it out yourself.',
    },
  ],
  goes: 'A complete table in good shape is offered for donation. When nobody wants it, the hardware is recycled, and the slate, the felt and the wood are thrown away.',
  related: ['piano', 'treadmill', 'gun-safe'],
}

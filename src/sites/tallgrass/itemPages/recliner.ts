import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'

export const recliner: ItemPage = {
  slug: 'recliner',
  name: 'Recliner removal',
  thing: 'a recliner',
  title: `Recliner and lift chair removal: ${guidePrice('recliner')}`,
  description: `Recliner pickup in Wheaton, Lisle and around: ${guidePrice('recliner')} for one, ${guidePrice('recliner.2')} for a pair. Power lift chairs too, with tips on giving one away.`,
  lead: 'The ottoman can come along at no extra cost. An armchair or a power lift chair costs the same.',
  items: ['recliner', 'lift-chair', 'armchair'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'recliner', label: 'one recliner' },
  sizes: [
    { items: 'armchair', label: 'Armchair', note: 'Or a glider' },
    { items: 'recliner', label: 'Recliner' },
    { items: 'lift-chair', label: 'Power lift chair', note: 'Has a motor and a cord' },
    { items: 'recliner.2', label: 'Two recliners' },
    { items: 'recliner.2_sofa', label: 'Two and the sofa', note: 'The whole TV room' },
  ],
  moves: [
    {
      what: 'The second chair',
      text: `You pay for the space, and a pair is usually ${guidePrice('recliner.2')}.`,
    },
    {
      what: 'Which floor',
      text: 'Even a lift chair is only 140 pounds. An upstairs bedroom costs what the den does.',
    },
  ],
  out: 'The back comes off, and then it’s two light pieces. Feel behind the seat, under the flap of fabric: there’s a small lever on each side, and once both are up, the back slides off its rails. A lift chair’s different. Its motor and lift are bolted to the base, so we lower it all the way, unplug it and keep that part level. We strap the footrest of either kind, or it kicks out in the doorway.',
  first: [
    'Bring a lift chair down to its lowest position while it still has power.',
    'Take the backup batteries out of its power box. We can’t haul loose batteries.',
    'Reach down both sides of the seat for the remote and the glasses.',
  ],
  free: [
    {
      way: 'Pass on a lift chair',
      text: 'One that works is worth a lot to somebody just home from the hospital. Ask your township or your church if there’s a lending closet for medical equipment.',
    },
    {
      way: 'Set it at the curb',
      text: 'One chair is the easiest thing there is for a weekly bulk pickup. Tie the footrest shut.',
    },
    {
      way: 'Donate it',
      text: 'Leather that’s peeling or a seat that smells like dog is a no. Anything better is worth a phone call to a furniture bank.',
    },
  ],
  curb: 'bulk',
  dropOff: 'donations',
  goes: 'Chairs in good shape are offered for donation. From the others, we recycle the steel mechanism and the motor, and the padding is thrown away.',
  related: ['couch', 'sectional', 'tv'],
}

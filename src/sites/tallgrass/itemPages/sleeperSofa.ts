import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const sleeperSofa: ItemPage = {
  slug: 'sleeper-sofa',
  name: 'Sleeper sofa removal',
  thing: 'a sleeper sofa',
  title: `What sleeper sofa removal costs: ${guidePrice('sleeper-sofa')}`,
  description: `Hide-a-bed pickup from Lombard to Joliet, usually ${guidePrice('sleeper-sofa')} with the bed inside. How we keep it shut on the stairs, and how to lighten it yourself.`,
  lead: 'There’s a steel bed folded up in it, so it weighs 50 pounds more than a regular sofa.',
  items: ['sleeper-sofa'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'sleeper-sofa', label: 'a queen sleeper' },
  sizes: [
    { items: 'sleeper-sofa', label: 'One sleeper sofa' },
    { items: 'sleeper-sofa_recliner', label: 'With a recliner' },
    { items: 'sleeper-sofa_loveseat', label: 'With a loveseat' },
    { items: 'sleeper-sofa_sofa', label: 'With a regular sofa' },
    { items: 'sleeper-sofa.2', label: 'Two sleeper sofas' },
  ],
  moves: [
    {
      what: 'The bed inside',
      text: `Its steel frame adds ${addedPrice('sleeper-sofa')}. The thin mattress doesn’t count as a mattress, so there’s no handling charge for it.`,
    },
    {
      what: 'Stairs',
      text: `It’s 250 pounds, so we take it slowly. Past the first flight, each one is ${extraPrice('stairs')}.`,
    },
    {
      what: 'Length',
      text: 'A queen sleeper is around 7 feet long and doesn’t bend.',
    },
  ],
  out: 'First we open the bed once, pull out the mattress and fold the frame back in. Then a strap goes around the frame and the front rail, because a bed that springs open halfway down the stairs can hurt somebody. We carry it with the back down. When a corner’s too tight, we unbolt the bed. It’s held by two bolts in each arm, and without it the rest handles like any other couch.',
  first: [
    'Open it and take off the sheets and the pad.',
    'Look in the fold, where the remotes and the socks are.',
    'If it’s jammed open, leave it and tell us when you book.',
  ],
  free: [
    {
      way: 'Offer it to friends',
      text: 'Somebody with overnight guests may want it, as long as the bed opens and closes. They’ll need help carrying it.',
    },
    {
      way: 'Lighten it for the curb',
      text: 'With a socket wrench you can take out the steel bed and bring it to a scrap yard. What’s left is light enough to drag out on bulk day.',
    },
    {
      way: 'Donate it without the bed',
      text: 'Some places can’t accept a used mattress, not even this one. Ask if they’d take the sofa without it.',
    },
  ],
  curb: 'bulk',
  dropOff: 'donations',
  goes: 'One that’s clean and works is offered for donation. From the rest, the bed frame goes in with the scrap metal. The mattress, the foam and the wood are thrown away.',
  related: ['couch', 'mattress-and-box-spring', 'sectional'],
  facts: [{ figure: '7 feet', what: 'Length of a common queen sleeper sofa' }],
}

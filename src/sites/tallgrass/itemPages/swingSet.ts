import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const swingSet: ItemPage = {
  slug: 'swing-set',
  name: 'Swing set removal',
  thing: 'a swing set',
  title: `Swing set and wood playset removal: ${guidePrice('playset-wood')}`,
  description: `A metal swing set is usually ${guidePrice('swing-metal')} to take down and haul away, a wood playset ${guidePrice('playset-wood')}. Rusty bolts, posts in concrete, and who wants it.`,
  lead: 'A metal one is less than half that. Both prices are for a set that’s still up, because we take it apart in your yard.',
  items: ['playset-wood', 'swing-metal'],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'playset-wood', label: 'a wood playset with a tower and a slide' },
  sizes: [
    { items: 'swing-metal', label: 'Metal swing set' },
    { items: 'swing-metal_trampoline', label: 'Metal and trampoline' },
    { items: 'playset-wood', label: 'Wood playset' },
    { items: 'playset-wood_trampoline', label: 'Wood and trampoline' },
    { items: 'playset-wood_swing-metal', label: 'Both kinds of set' },
  ],
  moves: [
    {
      what: 'Taking it apart',
      text: `For wood that’s ${addedPrice('playset-wood')}, for metal ${addedPrice('swing-metal')}.`,
    },
    {
      what: 'Anchors',
      text: 'Stakes that screw into the ground come out with the set. Posts set in concrete have to be dug out, so tell us if yours are.',
    },
    {
      what: 'What’s under it',
      text: 'Rubber mulch, wood chips and landscape timbers aren’t included, so put them on your list.',
    },
  ],
  out: 'We start with what’s loose: the swings, the slide, the steering wheel, the canvas roof. Next the big beam comes down, with one of us on a ladder at each end. Those bolts have been in the rain since your kids were three, and half of them spin without coming out, so we cut them. The tower gets lowered onto its side and taken apart on the grass. Then we go over the lawn for screws, because somebody’s going to run there barefoot.',
  first: [
    'Look under the roof and inside a tube slide for wasps.',
    'Mow the grass around it, so a bolt that drops is easy to find.',
    'If posts are coming out of the ground, call JULIE at 811 three working days ahead.',
  ],
  free: [
    {
      way: 'Give it to a younger family',
      text: 'Post it in early spring. Say how sound the wood is and that they have to take it apart.',
    },
    {
      way: 'Give away the good parts',
      text: 'Slides, swings and climbing holds fit other sets. Without them it’s a stack of lumber, and there’s less to haul.',
    },
    {
      way: 'Scrap the metal kind',
      text: 'It’s 150 pounds of steel pipe that comes apart with two wrenches. It fits in a pickup, and a scrap yard will take it.',
    },
  ],
  goes: 'The pipes, the chains and the bolts are recycled. Most of the wood is treated, so it’s thrown away, and so is the plastic slide.',
  related: ['trampoline', 'above-ground-pool', 'yard-waste'],
}

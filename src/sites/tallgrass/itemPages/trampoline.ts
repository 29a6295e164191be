import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const trampoline: ItemPage = {
  slug: 'trampoline',
  name: 'Trampoline removal',
  thing: 'a trampoline',
  title: `Trampoline removal cost: ${guidePrice('trampoline')}`,
  description: `A backyard trampoline of 12 to 14 feet is usually ${guidePrice('trampoline')}, net and springs included, and two are ${guidePrice('trampoline.2')}. How to take one apart.`,
  lead: 'A 12-foot one is the same. Leave it up, because we take it apart.',
  items: ['trampoline'],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'trampoline', label: 'a 14-foot trampoline' },
  sizes: [
    { items: 'trampoline', label: 'One trampoline' },
    { items: 'trampoline_basketball-hoop', label: 'With a basketball hoop' },
    { items: 'trampoline.2', label: 'Two trampolines' },
    { items: 'trampoline_swing-metal', label: 'With a swing set' },
    { items: 'trampoline_playset-wood', label: 'With a wood playset' },
  ],
  moves: [
    {
      what: 'Springs',
      text: `There may be ninety of them, and each one gets unhooked by hand. That’s what most of the ${addedPrice('trampoline')} for labor is about.`,
    },
    {
      what: 'Storm damage',
      text: 'If the wind has wrapped it around a tree or put it on a roof, send us a photo before you pick a time.',
    },
  ],
  out: 'The net and its poles come off first. Then we go around with a hook and pull every fourth spring, and around again, because a ring with springs on only one side can bend or snap at your hand. The mat folds up like a blanket. That leaves a circle of curved pipe that slides apart at the joints. When a joint’s rusted shut, one of us twists and the other taps it with a mallet.',
  first: [
    'Check underneath for balls, hoses and whatever the dog buried.',
    'Pull up the stakes, or tell us where they are.',
    'Unlock the gate. In pieces it’ll fit through a narrow one.',
  ],
  free: [
    {
      way: 'Post it as “you take it apart”',
      text: 'If the mat has no holes and the legs aren’t rusted through, it’s often gone in a weekend. Name the brand, so they can order a new net.',
    },
    {
      way: 'Use the frame',
      text: 'Gardeners and people with chickens like the half circles. They make a run, or an arch for beans.',
    },
    {
      way: 'Scrap the steel',
      text: 'Taking it apart is an hour or two for one person with gloves. It fits in a minivan with the seats down, and a scrap yard will take it.',
    },
    {
      way: 'Ask about big items',
      text: 'Tied in bundles, it may count as the one big piece your hauler takes that week.',
    },
  ],
  curb: true,
  goes: 'We recycle the frame and the springs. The mat, the net and the pads are thrown away.',
  related: ['swing-set', 'above-ground-pool', 'grill'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const piano = {
  slug: 'piano',
  name: 'Piano removal',
  thing: 'a piano',
  title: `Piano removal cost, ground floor: ${guidePrice('piano-upright')}`,
  description: `An upright or spinet is usually ${guidePrice('piano-upright')} to haul away, a baby grand ${guidePrice('piano-grand')}, from the ground floor. How it’s done, and who may still want it.`,
  lead: 'We only take pianos from the ground floor. If yours is in the basement or upstairs, you need a piano mover.',
  items: ['piano-upright', 'piano-grand', 'organ'],
  service: 'furniture-removal',
  accepted: true,
  usual: { items: 'piano-upright', label: 'an upright or a spinet' },
  sizes: [
    { items: 'organ', label: 'Console organ' },
    { items: 'piano-upright', label: 'Upright or spinet' },
    { items: 'piano-upright_organ', label: 'Upright and organ' },
    { items: 'piano-grand', label: 'Baby grand' },
  ],
  moves: [
    {
      what: 'A third person',
      text: `An upright’s price includes ${addedPrice('piano-upright')} for that, a baby grand’s ${addedPrice('piano-grand')}.`,
    },
    {
      what: 'The way out',
      text: 'Tell us about porch steps, gravel and grass. The wheels of a dolly sink into a wet lawn under 500 pounds.',
    },
    {
      what: 'Organs',
      text: `One adds ${addedPrice('organ')}, and it can come down a flight of stairs. Any flight past that is ${extraPrice('stairs')}.`,
    },
  ],
  crew: 'three people',
  out: 'Two aren’t enough for a piano, so three of us come. What makes it heavy is a cast-iron plate behind the strings, so an upright wants to fall over backward, and one person does nothing but hold that side. The others tip it just far enough to get a dolly under the middle. We don’t roll it on its own little wheels, because they leave grooves in a wood floor. With a baby grand, the lid, the pedals and one leg come off. It’s lowered onto its straight side, and the other legs follow.',
  first: [
    'Measure the piano, and then each door between it and the driveway.',
    'Clear off the music and the photos, and lock the lid if you’ve got the key.',
    'Roll up the rugs.',
  ],
  free: [
    {
      way: 'Give it to somebody who plays',
      text: 'Post the maker, the year and when it was last tuned. Most old uprights go for free, and the new owner has to hire the movers.',
    },
    {
      way: 'Call a piano tuner',
      text: 'Tuners know which school, church or teacher is looking.',
    },
    {
      way: 'Don’t count on the curb',
      text: 'Few trash haulers take pianos, even if you get one that far.',
    },
  ],
  goes: 'One that holds a tune gets offered for donation, but hardly anybody has the space. Otherwise it’s taken apart: the iron plate and the strings are recycled, and the wood is thrown away.',
  related: ['pool-table', 'gun-safe', 'dining-set'],
} satisfies ItemPage

import type { ItemPage } from '../../schema/itemPage.ts'
import { extraPrice, guidePrice } from '../guidePrices.ts'

export const fileCabinet: ItemPage = {
  slug: 'file-cabinet',
  name: 'File cabinet removal',
  thing: 'a file cabinet',
  title: `File cabinet removal and metal recycling: ${guidePrice('file-cabinet-4')}`,
  description: `One file cabinet or a pair is usually ${guidePrice('file-cabinet-4.2')}, four tall ones are ${guidePrice('file-cabinet-4.4')}. Empty them first, and find out what scrap yards do.`,
  lead: 'It’s the same for one tall cabinet or two, because both fit in our smallest load.',
  items: ['file-cabinet-2', 'file-cabinet-4', 'file-cabinet-lateral'],
  service: 'commercial-junk-removal',
  picture: {
    drawing: 'commercial-junk-removal',
    alt: 'Two four-drawer file cabinets strapped to a cart that a crew member pushes out of an office',
  },
  accepted: true,
  usual: { items: 'file-cabinet-4', label: 'one with four drawers' },
  sizes: [
    { items: 'file-cabinet-2', label: 'Two drawers' },
    { items: 'file-cabinet-4', label: 'Four drawers' },
    { items: 'file-cabinet-lateral', label: 'Lateral file', note: 'The wide kind' },
    { items: 'file-cabinet-4.2', label: 'Two tall ones' },
    { items: 'file-cabinet-lateral.2', label: 'Two lateral files' },
    { items: 'file-cabinet-4.4', label: 'Four tall ones' },
    { items: 'file-cabinet-lateral.4', label: 'Four lateral files' },
  ],
  moves: [
    {
      what: 'Paper',
      text: 'A full drawer can weigh more than 60 pounds, so a full cabinet can be three times as heavy as an empty one. We take it without the paper.',
    },
    {
      what: 'Lateral files',
      text: `A lateral file is 230 pounds. From the second flight of stairs on, it’s ${extraPrice('stairs')} a flight.`,
    },
    {
      what: 'Fireproof ones',
      text: 'They have plaster in the walls, and the prices here aren’t for those. Send a photo of the label.',
    },
  ],
  out: 'Open two drawers at once, and it falls on you. So we lock it or tape it, tip it back onto a hand truck and strap it across the middle. A lateral file is another story. There’s a steel weight in the bottom that keeps it from tipping, and it’s often screwed to the one next to it, from inside, behind the drawers. Those come out, and then two of us carry the shell.',
  first: [
    'Take out the paper and look under the bottom drawer, where folders slip through.',
    'Lock it if you’ve still got the key, and leave the key in it.',
    'Clear a path to the door.',
  ],
  free: [
    {
      way: 'Haul it to a scrap yard',
      text: 'It’s 110 pounds of plain steel. If you have a pickup, they may even pay for your gas.',
    },
    {
      way: 'Put it to work in a garage',
      text: 'Lateral files make a good workbench. Post a picture with the key in the lock, since nobody wants one that’s stuck.',
    },
    {
      way: 'Ask about metal at the curb',
      text: 'Some haulers have a separate day for it. For what was inside, some towns and banks have a free shredding day.',
    },
  ],
  curb: true,
  goes: 'If it’s straight and it locks, a Habitat ReStore may want it. All the others are recycled as steel, drawers included.',
  related: ['desk', 'office-cubicles', 'gun-safe'],
  facts: [{ figure: '60 pounds', what: 'Weight of the paper in a full file drawer' }],
}

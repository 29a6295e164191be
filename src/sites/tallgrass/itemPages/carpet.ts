import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'

export const carpet: ItemPage = {
  slug: 'carpet',
  name: 'Carpet removal',
  thing: 'old carpet',
  title: `Carpet removal and disposal, three rooms: ${guidePrice('carpet-room.3')}`,
  description: `One room of carpet and pad is usually ${guidePrice('carpet-room')} to haul away, six rooms are ${guidePrice('carpet-room.6')}. How it comes off the tack strip, and what may be under it.`,
  lead: 'One room doesn’t even fill our smallest load. If you’re doing the whole floor, do it in one pickup.',
  items: ['carpet-room', 'carpet-roll', 'area-rug'],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'carpet-room.3', label: 'carpet and pad from three rooms' },
  sizes: [
    { items: 'area-rug', label: 'Area rug, 8 by 10 feet' },
    { items: 'carpet-room', label: 'One room' },
    { items: 'carpet-room.2', label: 'Two rooms' },
    { items: 'carpet-roll.8', label: 'Eight four-foot rolls' },
    { items: 'carpet-room.3', label: 'Three rooms' },
    { items: 'carpet-room.4', label: 'Four rooms' },
    { items: 'carpet-room.6', label: 'Six rooms' },
  ],
  moves: [
    {
      what: 'Rolled or still down',
      text: 'Tell us if it’s still on the floor, and if it’s tacked or glued. Glued carpet in a basement comes up in shreds and takes the longest.',
    },
    {
      what: 'Water',
      text: 'A dry room is 110 pounds with its pad. After a flood, the same carpet is several times as heavy, so say so when you book.',
    },
  ],
  out: 'We start in a corner with pliers and pull the edge off the tack strip along the wall. From the back it’s easy to cut, so we slice it into strips, roll each one with the face inside and tape it. The pad comes up in big sheets and leaves a few hundred staples in the floor.',
  first: [
    'Take the furniture out, down to the last floor lamp.',
    'Take off any door that drags on the carpet.',
    'Pull back a corner in a closet and look, because in an older house there may be oak.',
    'If you find old tile that’s nine inches square, stop there and have it tested for asbestos.',
  ],
  free: [
    {
      way: 'Have the installer take it',
      text: 'Most flooring stores tear out the old carpet for a fee, and during a sale it may be thrown in.',
    },
    {
      way: 'Use a piece of it',
      text: 'A clean remnant is good under a weight bench, in a trunk or on the garage floor.',
    },
    {
      way: 'Put out a few rolls a week',
      text: 'Many haulers want it cut into four-foot rolls and tied. Ask how many they take at a time, and keep the rest dry.',
    },
  ],
  curb: true,
  goes: 'We offer a clean area rug for donation. Wall-to-wall carpet is full of grit and glue by the time it comes up, so most of it’s thrown away, with the pad.',
  related: ['couch', 'bed-frame', 'remodeling-debris'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, guidePrice } from '../guidePrices.ts'

export const remodelingDebris: ItemPage = {
  slug: 'remodeling-debris',
  name: 'Remodeling debris removal',
  thing: 'remodeling debris',
  title: `Construction debris removal after a remodel: ${guidePrice('cd-yd3.3')}`,
  description: `Drywall, tile, lumber and cabinets: one cubic yard of mixed debris is usually ${guidePrice('cd-yd3')}, a bathroom with its tile ${guidePrice('toilet_vanity_bathtub_tile-100')}.`,
  lead: 'A cubic yard is three feet long, three wide and three high. You don’t have to carry it out.',
  items: [
    'cd-yd3',
    'drywall-sheet',
    'lumber-10',
    'plywood-sheet',
    'tile-100',
    'hardwood-100',
    'shingles-sq',
    'toilet',
    'vanity',
    'bathtub',
    'bathtub-iron',
    'cabinet-base',
    'cabinet-upper',
    'door',
    'window',
  ],
  service: 'light-demolition',
  accepted: true,
  usual: { items: 'cd-yd3.3', label: 'three cubic yards of mixed debris' },
  sizes: [
    { items: 'cd-yd3', label: 'One cubic yard' },
    { items: 'drywall-sheet.15', label: 'Fifteen drywall sheets' },
    { items: 'toilet_vanity_bathtub', label: 'Bathroom fixtures', note: 'Tub, toilet and vanity' },
    { items: 'toilet_vanity_bathtub_tile-100', label: 'Bathroom and its tile' },
    { items: 'cd-yd3.3', label: 'Three cubic yards' },
    { items: 'cabinet-base.6_cabinet-upper.6', label: 'Kitchen cabinets' },
    { items: 'cd-yd3.8', label: 'Eight cubic yards' },
  ],
  moves: [
    {
      what: 'Mixed debris',
      text: `A yard of it is 484 pounds and adds ${addedPrice('cd-yd3')} for weight to the price of the space.`,
    },
    {
      what: 'Tile and plaster',
      text: `Each 100 square feet is 480 pounds and adds ${addedPrice('tile-100')}.`,
    },
    {
      what: 'Cast iron',
      text: `A cast-iron tub has ${addedPrice('bathtub-iron')} in its price, because we break it up where it is.`,
    },
  ],
  out: 'Drywall goes out in half sheets, carried upright so it doesn’t snap. Tile and plaster go into buckets, since a bag of it either rips or can’t be lifted. Boards get stacked with all the nails pointing the same way, down. A cast-iron tub gets a moving blanket over it and a sledgehammer, and it’s louder than you’d think.',
  first: [
    'Make separate piles for wood, drywall and tile if there’s room.',
    'Lay something over the good floors between the pile and the door.',
    'In an older house, have floor tile, pipe wrap and popcorn ceilings tested for asbestos before anybody breaks them.',
  ],
  free: [
    {
      way: 'Donate before you demolish',
      text: 'The Habitat ReStore in Joliet sells cabinets, doors and flooring. Unscrew them, keep the hinges on, and ask if they want yours.',
    },
    {
      way: 'Read the contractor’s bid',
      text: 'Hauling may be in there already. If it isn’t, find out what they’d charge.',
    },
    {
      way: 'Get a dumpster for a long job',
      text: 'For a whole house, or a project that drags on, it’s the better deal.',
    },
  ],
  curb: 'ask',
  law: {
    text: 'In a commercial building, the state needs a written notice ten working days before work with regulated asbestos. A house, or a single building with up to four apartments, is exempt from that rule.',
    source: {
      label: 'Illinois EPA on asbestos in buildings',
      href: 'https://epa.illinois.gov/topics/air-quality/asbestos/building.html',
      asOf: 'federal rule',
    },
  },
  goes: 'Cabinets, doors and vanities in good shape are offered for donation. Pipe, tubs and other metal are recycled. Drywall, tile and broken boards are thrown away.',
  related: ['carpet', 'concrete', 'water-heater'],
}

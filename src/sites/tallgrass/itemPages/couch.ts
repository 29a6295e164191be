import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'
import { terms } from '../prices.ts'

export const couch = {
  slug: 'couch',
  name: 'Couch removal',
  thing: 'a couch',
  title: `Couch removal cost: ${guidePrice('sofa')}`,
  description: `What it costs to have a couch hauled away: a loveseat is usually ${guidePrice('loveseat')}, a sofa ${guidePrice('sofa')}. Plus where to donate one for free.`,
  lead: 'We carry it out of any room from Naperville to Joliet, up from the basement too. But if it’s clean and sturdy, try to give it away first.',
  items: ['sofa', 'sofa-large', 'loveseat', 'chaise', 'futon', 'sleeper-sofa', 'recliner', 'lift-chair', 'armchair'],
  service: 'furniture-removal',
  picture: { drawing: 'furniture-removal', alt: 'Two crew members carrying a red sofa down the stairs' },
  accepted: true,
  usual: { items: 'sofa', label: 'a three-seat sofa' },
  sizes: [
    { items: 'chaise', label: 'Chaise lounge' },
    { items: 'loveseat', label: 'Loveseat', note: 'Two seats' },
    { items: 'futon', label: 'Futon', note: 'The frame and the pad' },
    { items: 'sofa', label: 'Three-seat sofa' },
    { items: 'sofa-large', label: 'Four-seat sofa', note: 'Or oversized' },
    { items: 'sleeper-sofa', label: 'Sleeper sofa', note: 'With the bed in it' },
    { items: 'sofa_loveseat', label: 'Sofa and loveseat', note: 'In one trip' },
    { items: 'recliner', label: 'Recliner', note: 'An armchair or a lift chair costs the same' },
    { items: 'recliner.2', label: 'Two recliners' },
  ],
  moves: [
    {
      what: 'Stairs',
      text: `The first flight is free. Each one after that adds ${extraPrice('stairs')} for the whole load, but not for a chaise alone.`,
    },
    {
      what: 'Doors',
      text: 'Many couches are 36 inches deep, and an inside door may be only 30. We tip it and turn it through.',
    },
    {
      what: 'A bed inside',
      text: `A sleeper’s steel frame adds ${addedPrice('sleeper-sofa')}. Its thin mattress doesn’t count as one. We strap the bed shut, because one that springs open on the stairs can hurt somebody.`,
    },
    {
      what: 'Recliners',
      text: 'The back slides off its rails, and then it’s two light pieces. Bring a lift chair down to its lowest position while it still has power.',
    },
    {
      what: 'Parking',
      text: `It’s ${extraPrice('long-carry')} more if the truck can’t get within ${terms.carryFeet} feet.`,
    },
  ],
  out: 'One of us takes each end. We lower the back toward the floor so the arms clear the door frame, and the one in front calls the turns. If it won’t make the landing, the legs come off, then the back. We’ll ask you before we use a saw.',
  first: [
    'Take off the cushions and look for remotes, rings and change.',
    'Move the coffee table and roll up the rug.',
    'Measure the narrowest door between the couch and the street.',
    'Tell us if it’s had bugs. Then we’ll wrap it.',
  ],
  free: [
    {
      way: 'Donate it',
      text: 'A furniture bank or a ReStore may want one with no tears, stains or pet hair. Call before you drive it over.',
    },
    {
      way: 'Ask the store',
      text: 'Before you order, find out if they’d take the old couch along when they deliver the new one.',
    },
    {
      way: 'Drag it to the curb',
      text: 'If you’ve got help and your town takes one big piece a week, that beats our price.',
    },
  ],
  curb: 'bulk',
  dropOff: 'donations',
  goes: 'We offer good ones for donation. When nobody can use it, the steel is recycled, and the foam and the fabric are thrown away.',
  related: ['sectional', 'bed-frame', 'dresser'],
  facts: [
    { figure: '36 inches', what: 'Depth of a common sofa' },
    { figure: '30', what: 'Inches of width of a common inside door' },
  ],
} satisfies ItemPage

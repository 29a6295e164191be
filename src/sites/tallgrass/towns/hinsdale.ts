import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const hinsdale: WholeTown = {
  slug: 'hinsdale',
  name: 'Hinsdale',
  kind: 'village',
  counties: ['DuPage', 'Cook'],
  zips: ['60521'],
  boxZips: ['60522'],
  lat: 41.8009,
  lng: -87.937,
  lead: 'North or south of the tracks, in an old house or a new one, we watch out for the trim and the trees and sweep when we’re done.',
  scene: ['houses', 'station', 'oaks'],
  example: {
    load: 'an iron tub, a vanity and a toilet from an upstairs bathroom you’re redoing',
    price: guidePrice('bathtub-iron_vanity_toilet'),
  },
  curb: {
    known: 'dated',
    answer:
      'In spring 2024, Republic took bulk items at the curb only, even from homes with back-door service. That may have changed, and so may the hauler, so ask the village first: how many, at what charge, and do they take a mattress or a fridge?',
    how: 'At the curb only, in spring 2024',
    lines: [
      { item: 'A big item at the back door', mark: 'ask', note: 'Curb only, as of spring 2024' },
      { item: 'Old electronics', mark: 'no', note: 'Kept out of landfills by law' },
    ],
    hauler: { name: 'Republic Services' },
    ask: { name: 'Hinsdale Public Services', phone: '630-789-7042' },
    asOf: 'April 2024',
    source: {
      label: 'Hinsdale on garbage pickup',
      href: 'https://www.villageofhinsdale.org/departments/public_services/garbage_waste_disposal.php',
    },
  },
  worthIt: [
    {
      when: 'It’s a long way to the street',
      text: 'A sofa in the library or a freezer in the basement still has to get out to the curb. We’ll pick it up in the room, take it down the front walk and keep it off the lawn.',
    },
    {
      when: 'Your builders start soon',
      text: 'Get the house empty before the first day of work. We’ll take the rugs, the wine racks, the old built-ins and the trunks on the third floor.',
    },
    {
      when: 'You’ve got an old garage or coach house',
      text: 'We can clear it out and haul everything in it. Taking it down is a job for a demolition company. You’ll need a permit first, and in the Cook County part of Hinsdale you’ll need two.',
    },
    {
      when: 'You’re having the attic insulated',
      text: 'Everything comes down first. Sort it on the landing, and we’ll take what’s leaving. Trunks and rolled rugs are no trouble.',
    },
  ],
  dropOff:
    'Beds, lamps and tables in good shape could go to Sharing Connections in Downers Grove. Ask what they need that week. For electronics, try Lisle Township. Drain opener and insect spray go to the Naperville site, and you’ll have to bring those in your own car.',
  permit: {
    office: 'Village of Hinsdale Community Development',
    text: 'It depends on which side of the county line you’re on. In the DuPage part, ask the village’s Community Development department. In the Cook part, on the east, the county wants its own permit for taking down a shed, on top of the village’s. We can help you describe the work.',
    county: true,
  },
  around:
    'Most of Hinsdale is in DuPage County, and the east edge is in Cook. Its ZIP is 60521. 60522 is just PO boxes, so use your house number when you book. We serve downtown and Burlington Park, the Robbins Park Historic District, and the streets near Hinsdale Central and Katherine Legge Memorial Park. If low branches hang over your street, tell us and we’ll park where there’s room.',
  closing: 'Call or text before the builders arrive. We’ll look at your photos and quote it free.',
}

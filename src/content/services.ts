import type { DrawingName } from '../ui/drawings/catalogue.ts'

/** The services that have a page. One record makes the page, the menu entry, the tile and the offer in structured data. */
export type Service = {
  readonly slug: DrawingName
  readonly name: string
  /** At most 60 characters with the business's name after it. */
  readonly title: string
  /** 70 to 155 characters. */
  readonly description: string
  /** One line under the name on a tile. */
  readonly summary: string
  readonly heading: string
  readonly lead: string
  /** What the picture shows, for those who do not see it. */
  readonly picture: string
}

export const services: readonly Service[] = [
  {
    slug: 'residential-junk-removal',
    name: 'Residential junk removal',
    title: 'Residential junk removal from $99',
    description:
      'Garages, basements and attics emptied in 19 Chicago suburbs. We carry it out from where it stands. From $99, price agreed before we lift.',
    summary: 'Garages, basements, attics. We carry it out from where it stands.',
    heading: 'Residential junk removal',
    lead: 'You point, we carry. A two-person crew takes it from the attic, the basement or the back of the garage, and sweeps up after.',
    picture: 'An open garage, packed to the door frame, with one clear lane and a worker carrying a lamp out',
  },
  {
    slug: 'commercial-junk-removal',
    name: 'Commercial junk removal',
    title: 'Commercial junk removal for offices and shops',
    description:
      'Desks, cubicles, fixtures and pallets cleared from offices, shops and rentals in 19 Chicago suburbs. Same or next day, one price per truckload.',
    summary: 'Offices, shops, rentals. Before you open or after you close.',
    heading: 'Commercial junk removal',
    lead: 'Desks, shelving, old stock, a tenant’s leftovers. Tell us when the building is quiet and we come then.',
    picture: 'An office being emptied: desks on end and filing cabinets strapped to a dolly',
  },
  {
    slug: 'property-cleanout',
    name: 'Property cleanout',
    title: 'Property cleanouts for estates and rentals',
    description:
      'Estates, rentals and foreclosures emptied room by room in 19 Chicago suburbs. You mark what stays. A written price before we start.',
    summary: 'Estates, rentals, foreclosures. Room by room, with what stays marked.',
    heading: 'Property cleanout',
    lead: 'A whole house is a hundred small decisions. Mark what stays, and we sort the rest: keep, donate, recycle, throw away.',
    picture: 'A house in section: half of its rooms empty and swept, half still full',
  },
  {
    slug: 'light-demolition',
    name: 'Light demolition',
    title: 'Light demolition: decks, fences, kitchens',
    description:
      'Decks, fences, kitchens and carpet taken down and hauled away in one visit, in 19 Chicago suburbs. Nothing load-bearing. Ask for a price first.',
    summary: 'Decks, fences, kitchens, carpet. Down and away in one visit.',
    heading: 'Light demolition',
    lead: 'If it does not hold the house up, we can take it down and haul it off the same day. Your building department decides on permits, so ask them first.',
    picture: 'A wooden deck half taken down, with the boards stacked by length',
  },
  {
    slug: 'hot-tub-removal',
    name: 'Hot tub removal',
    title: 'Hot tub removal and hauling',
    description:
      'We cut up and haul away hot tubs in 19 Chicago suburbs. Drain it and have an electrician disconnect it; we do the rest. Price before we start.',
    summary: 'Drained and disconnected by you, cut up and carried out by us.',
    heading: 'Hot tub removal',
    lead: 'Eight hundred pounds of shell, foam and pump does not fit through a gate. We cut it where it stands and carry it out in pieces.',
    picture: 'A hot tub on a patio, cut in half so that shell and foam show',
  },
  {
    slug: 'shed-removal',
    name: 'Shed removal',
    title: 'Shed removal and teardown',
    description:
      'Sheds taken down and hauled away in 19 Chicago suburbs. Empty it, ask about the permit, and we leave you a clean patch of ground.',
    summary: 'Taken down, carried off, the ground raked.',
    heading: 'Shed removal',
    lead: 'Roof, walls, floor, and the boards under it. We take the shed down, load it, and rake the rectangle it leaves behind.',
    picture: 'A shed lifted off the pale patch of ground where it stood',
  },
  {
    slug: 'furniture-removal',
    name: 'Furniture removal',
    title: 'Furniture removal, one couch or all of it',
    description:
      'Couches, dressers, tables and beds carried out and hauled away in 19 Chicago suburbs. One piece from $99. Good pieces are offered for donation.',
    summary: 'One couch from $99. Stairs and tight corners are our problem.',
    heading: 'Furniture removal',
    lead: 'The sectional that came in before the stair rail did. We take it apart if we must, carry it out, and offer what is still good for donation.',
    picture: 'Two crew members turning a sofa through a stairwell',
  },
  {
    slug: 'appliance-removal',
    name: 'Appliance removal',
    title: 'Appliance removal: fridges, washers, stoves',
    description:
      'Refrigerators, washers, dryers and stoves hauled away in 19 Chicago suburbs. Refrigerant is recovered, metal recycled. From $99.',
    summary: 'Fridges, washers, stoves. Refrigerant goes where it must.',
    heading: 'Appliance removal',
    lead: 'We walk it up from the basement on a stair dolly. Fridges and air conditioners go where the refrigerant is recovered, as the law asks.',
    picture: 'A refrigerator strapped to a dolly on basement stairs',
  },
]

/** What is offered without a page of its own; with the pages they make the ten service types. */
export const otherServices = ['Mattress and box spring removal', 'Electronics pickup'] as const

import type { DropOffUse } from './dropOffSites.ts'

/**
 * Everything that people ask us to take, and where each thing goes. One record makes the row in the guide and the piece
 * in the truck. Volumes, weights and prices are our estimates; the price of a job is agreed before anything is lifted.
 */
export const categories = {
  seating: 'Sofas and chairs',
  beds: 'Beds and mattresses',
  storage: 'Dressers, shelves, cabinets',
  'tables-office': 'Tables and office',
  appliances: 'Appliances, heating, cooling',
  electronics: 'Electronics',
  'fitness-recreation': 'Fitness, music, play',
  structures: 'Hot tubs, pools, sheds, decks',
  'outdoor-garage': 'Garage and garden tools',
  'bags-boxes': 'Bags, boxes, loads',
  yard: 'Yard waste',
  renovation: 'Remodeling',
  commercial: 'Shops and kitchens',
  'not-accepted': 'What we leave with you',
} as const

export type Category = keyof typeof categories

/** What happens to a kind of item; shared by all items of the kind. */
export type Disposal = {
  /** Two or three words over the rows of its kind. */
  readonly name: string
  /** What we do with it, or for what we leave: why. */
  readonly goes: string
  /** What Illinois bans from its landfills, and since which year; `none`: no ban that we know of. */
  readonly ban?: { readonly what: string; readonly since: number } | 'none'
  /** How to be rid of it without us; drop-off sites for it, if any, follow. */
  readonly without?: string
  readonly use?: DropOffUse
}

export const disposals = {
  electronics: {
    name: 'Electronics, recycled',
    ban: { what: 'TVs, monitors, computers, printers', since: 2012 },
    goes: 'We bring it to an electronics recycler.',
    without: 'Some sites charge for a TV, so ask first:',
    use: 'electronics',
  },
  fuel: {
    name: 'Fuel and oil',
    ban: { what: 'Used motor oil', since: 1996 },
    goes: 'We do not carry liquids like these.',
    without: 'Auto parts stores take used oil. For the rest, ask the',
    use: 'chemicals',
  },
  refrigerant: {
    name: 'Refrigerant recovered',
    ban: { what: 'Appliances with refrigerant inside', since: 1994 },
    goes: 'It goes where the refrigerant is recovered; federal rules forbid letting it out. A certified tech must empty a central unit before we come.',
    without: 'No free site that we know of. Ask your town’s hauler.',
  },
  tires: {
    name: 'Tires, recycled',
    ban: { what: 'Whole tires', since: 1994 },
    goes: 'We take up to 20 a trip, off the rim if you can. They are recycled.',
    without: 'No free site that we know of. Ask your town’s hauler.',
  },
  yard: {
    name: 'Yard waste, composted',
    ban: { what: 'Yard waste', since: 1990 },
    goes: 'We keep it apart from the trash, and it is composted.',
    without: 'Your town’s yard waste pickup. Ask its hauler for the rules.',
  },
  'car-battery': {
    name: 'Car batteries',
    ban: { what: 'Car and sump-pump batteries', since: 1990 },
    goes: 'There is an easier way than our truck.',
    without: 'Stores that sell them take the old one in exchange.',
  },
  reuse: {
    name: 'Donated first',
    ban: 'none',
    goes: 'Good pieces are offered for donation. What nobody can use is recycled where it can be, and the rest is thrown away.',
    without: 'Ask what they take right now:',
    use: 'donations',
  },
  mattress: {
    name: 'Mattresses',
    ban: 'none',
    goes: 'We take every size. The extra is our own handling charge, not a state fee.',
    without: 'Many towns take one big item a week at the curb. Ask the hauler, and ask if it must be wrapped.',
  },
  metal: {
    name: 'Metal, recycled',
    ban: 'none',
    goes: 'The metal is recycled. Have water and gas shut off and unhooked before we come, and take the tank off the grill.',
    without: 'If it still works, a Habitat ReStore may want it.',
  },
  'electronics-other': {
    name: 'With the electronics',
    goes: 'The state’s list of electronics keeps growing, so we treat it like a TV: it goes to a recycler.',
    without: 'Ask the county sites for electronics.',
  },
  engine: {
    name: 'Drained first',
    ban: 'none',
    goes: 'Drain the fuel and the oil before we come: we cannot carry them. The metal is recycled.',
    without: 'If it still runs, a neighbor may want it.',
  },
  teardown: {
    name: 'Taken down, then sorted',
    ban: 'none',
    goes: 'We look before we name a price. Metal is recycled, the rest is thrown away. Have the shed empty, the tub drained and its power cut by an electrician. Ask your building department about a permit. In the Cook County parts of Lemont, Tinley Park and Hinsdale, the county asks for one too, even for a shed.',
  },
  debris: {
    name: 'Remodeling debris',
    ban: 'none',
    goes: 'We recycle what we can and throw the rest away. If it may hold asbestos, have it tested first.',
    without: 'Ask your town’s hauler if it takes any.',
  },
  parts: {
    name: 'Good building parts',
    ban: 'none',
    goes: 'Good cabinets, doors and floors are offered for donation. The rest goes with the debris.',
    without: 'The Habitat ReStore in Joliet sells such parts. Ask if they want yours.',
  },
  rubble: {
    name: 'Clean and heavy',
    ban: 'none',
    goes: 'Clean concrete and brick can be recycled, so keep them apart. They weigh so much that one trip takes about an eighth of a truck.',
    without: 'Not on an empty lot: open dumping is illegal.',
  },
  sorted: {
    name: 'Sorted at the yard',
    ban: 'none',
    goes: 'We sort it: donate, then recycle, then dispose. Keep paint, chemicals and batteries out.',
    without: 'What fits your weekly cart costs you nothing more there.',
  },
  paint: {
    name: 'Paint',
    goes: 'No liquid paint on the truck.',
    without: 'Free since December 2025, latex and oil-based:',
    use: 'paint',
  },
  chemicals: {
    name: 'Chemicals',
    goes: 'A truck of mixed things is no place for them.',
    without: 'Households can ask the',
    use: 'chemicals',
  },
  propane: {
    name: 'Propane',
    goes: 'Full or empty, it stays off the truck.',
    without: 'A tank exchange at a store, or the',
    use: 'chemicals',
  },
  asbestos: {
    name: 'Asbestos',
    goes: 'Leave it alone, and do not break it.',
    without: 'Call a licensed asbestos contractor.',
  },
  medical: {
    name: 'Medical waste',
    goes: 'Not ours to touch.',
    without: 'Ask your pharmacy, also about a sharps program.',
  },
  ammunition: {
    name: 'Ammunition',
    goes: 'It stays where it is.',
    without: 'Call your police on the non-emergency line.',
  },
  'smoke-detector': {
    name: 'Smoke detectors',
    goes: 'Some hold a trace of radioactive material.',
    without: 'The maker takes it back by mail.',
  },
  lithium: {
    name: 'Lithium batteries',
    goes: 'Keep them out of our truck, the trash and the recycling cart.',
    without: 'A battery collection site. The state’s program began in 2026.',
  },
} as const satisfies Readonly<Record<string, Disposal>>

export type DisposalName = keyof typeof disposals

/**
 * What one item adds to the price of its space, in integer cents; `from` is the least, when the rest is known only on
 * site.
 */
export type Extra = { readonly cents: number; readonly reason: string; readonly from?: true }

type Thing = {
  /** Used in links: `#item-<id>`. */
  readonly id: string
  readonly label: string
  readonly goes: DisposalName
}

type Load = {
  /** Cubic feet that it takes in the truck. */
  readonly cubicFeet: number
  readonly pounds: number
  /** So dense that weight and not space is what fills a truck. */
  readonly dense?: true
  readonly extra?: Extra
}

export type AcceptedItem = Thing & Load & { readonly category: Category; readonly accepted: true }
export type RefusedItem = Thing & { readonly category: 'not-accepted'; readonly accepted: false }
export type Item = AcceptedItem | RefusedItem

const take = (category: Category, things: readonly (Thing & Load)[]): AcceptedItem[] =>
  things.map((thing) => ({ ...thing, category, accepted: true }))

const leave = (things: readonly Thing[]): RefusedItem[] =>
  things.map((thing) => ({ ...thing, category: 'not-accepted', accepted: false }))

const mattress: Extra = { cents: 2500, reason: 'mattress handling' }
const refrigerant: Extra = { cents: 3500, reason: 'refrigerant recovery' }

export const items: readonly Item[] = [
  ...take('seating', [
    { id: 'sofa', label: 'Sofa, 3-seat', cubicFeet: 40, pounds: 200, goes: 'reuse' },
    { id: 'sofa-large', label: 'Sofa, 4-seat or oversized', cubicFeet: 50, pounds: 260, goes: 'reuse' },
    {
      id: 'sleeper-sofa',
      label: 'Sleeper sofa',
      cubicFeet: 45,
      pounds: 250,
      goes: 'reuse',
      extra: { cents: 1500, reason: 'heavy steel frame' },
    },
    { id: 'loveseat', label: 'Loveseat', cubicFeet: 30, pounds: 150, goes: 'reuse' },
    { id: 'sectional-3', label: 'Sectional, 3 pieces', cubicFeet: 90, pounds: 400, goes: 'reuse' },
    { id: 'sectional-4', label: 'Sectional, 4 pieces', cubicFeet: 120, pounds: 550, goes: 'reuse' },
    { id: 'sectional-5', label: 'Sectional, 5 pieces', cubicFeet: 150, pounds: 680, goes: 'reuse' },
    { id: 'recliner', label: 'Recliner', cubicFeet: 20, pounds: 110, goes: 'reuse' },
    { id: 'lift-chair', label: 'Power lift chair', cubicFeet: 24, pounds: 140, goes: 'reuse' },
    { id: 'armchair', label: 'Armchair', cubicFeet: 15, pounds: 80, goes: 'reuse' },
    { id: 'chaise', label: 'Chaise lounge', cubicFeet: 25, pounds: 100, goes: 'reuse' },
    { id: 'futon', label: 'Futon, frame and pad', cubicFeet: 30, pounds: 150, goes: 'reuse' },
    { id: 'ottoman', label: 'Ottoman', cubicFeet: 5, pounds: 30, goes: 'reuse' },
    { id: 'dining-chair', label: 'Dining or kitchen chair', cubicFeet: 5, pounds: 18, goes: 'reuse' },
    { id: 'office-chair', label: 'Office chair', cubicFeet: 8, pounds: 35, goes: 'reuse' },
    { id: 'bar-stool', label: 'Bar stool', cubicFeet: 4, pounds: 18, goes: 'reuse' },
  ]),
  ...take('beds', [
    {
      id: 'mattress-twin',
      label: 'Mattress, twin',
      cubicFeet: 16,
      pounds: 45,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'mattress-full',
      label: 'Mattress, full',
      cubicFeet: 23,
      pounds: 55,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'mattress-queen',
      label: 'Mattress, queen',
      cubicFeet: 28,
      pounds: 70,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'mattress-king',
      label: 'Mattress, king',
      cubicFeet: 38,
      pounds: 90,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'box-spring-twin',
      label: 'Box spring, twin',
      cubicFeet: 13,
      pounds: 45,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'box-spring-full',
      label: 'Box spring, full',
      cubicFeet: 19,
      pounds: 55,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'box-spring-queen',
      label: 'Box spring, queen',
      cubicFeet: 22,
      pounds: 65,
      goes: 'mattress',
      extra: mattress,
    },
    {
      id: 'box-spring-king',
      label: 'Box spring, king (both halves)',
      cubicFeet: 28,
      pounds: 90,
      goes: 'mattress',
      extra: mattress,
    },
    { id: 'bed-frame-metal', label: 'Bed frame, metal', cubicFeet: 4, pounds: 40, goes: 'metal' },
    { id: 'bed-frame-wood', label: 'Bed frame, wood', cubicFeet: 18, pounds: 110, goes: 'reuse' },
    {
      id: 'adjustable-base',
      label: 'Adjustable bed base',
      cubicFeet: 22,
      pounds: 150,
      goes: 'reuse',
      extra: { cents: 1000, reason: 'heavy' },
    },
    { id: 'bunk-bed', label: 'Bunk bed frame', cubicFeet: 30, pounds: 160, goes: 'reuse' },
    { id: 'crib', label: 'Crib', cubicFeet: 10, pounds: 45, goes: 'reuse' },
  ]),
  ...take('storage', [
    { id: 'dresser', label: 'Dresser, 6 drawers', cubicFeet: 28, pounds: 150, goes: 'reuse' },
    { id: 'chest-drawers', label: 'Chest of drawers', cubicFeet: 20, pounds: 120, goes: 'reuse' },
    { id: 'nightstand', label: 'Nightstand', cubicFeet: 5, pounds: 30, goes: 'reuse' },
    { id: 'armoire', label: 'Armoire or wardrobe', cubicFeet: 45, pounds: 220, goes: 'reuse' },
    { id: 'bookcase', label: 'Bookcase, 6 ft', cubicFeet: 16, pounds: 80, goes: 'reuse' },
    { id: 'china-cabinet', label: 'China cabinet or hutch', cubicFeet: 45, pounds: 230, goes: 'reuse' },
    {
      id: 'entertainment-large',
      label: 'Entertainment center, large',
      cubicFeet: 55,
      pounds: 300,
      goes: 'reuse',
    },
    { id: 'tv-stand', label: 'TV stand', cubicFeet: 15, pounds: 80, goes: 'reuse' },
    { id: 'file-cabinet-2', label: 'File cabinet, 2 drawers', cubicFeet: 6, pounds: 50, goes: 'metal' },
    { id: 'file-cabinet-4', label: 'File cabinet, 4 drawers', cubicFeet: 12, pounds: 110, goes: 'metal' },
    {
      id: 'file-cabinet-lateral',
      label: 'File cabinet, lateral',
      cubicFeet: 20,
      pounds: 230,
      goes: 'metal',
    },
    { id: 'metal-shelving', label: 'Metal shelving unit', cubicFeet: 6, pounds: 60, goes: 'metal' },
    {
      id: 'gun-safe',
      label: 'Safe, up to 300 lb',
      cubicFeet: 15,
      pounds: 300,
      goes: 'metal',
      extra: { cents: 7500, reason: 'heavy' },
    },
  ]),
  ...take('tables-office', [
    { id: 'coffee-table', label: 'Coffee table', cubicFeet: 10, pounds: 70, goes: 'reuse' },
    { id: 'end-table', label: 'End table', cubicFeet: 6, pounds: 35, goes: 'reuse' },
    { id: 'dining-table', label: 'Dining table, 4 to 6 seats', cubicFeet: 20, pounds: 130, goes: 'reuse' },
    {
      id: 'dining-table-large',
      label: 'Dining table, 8 seats or more',
      cubicFeet: 35,
      pounds: 230,
      goes: 'reuse',
    },
    { id: 'desk-small', label: 'Desk, small', cubicFeet: 20, pounds: 120, goes: 'reuse' },
    { id: 'desk-executive', label: 'Desk, executive', cubicFeet: 36, pounds: 240, goes: 'reuse' },
    { id: 'desk-l', label: 'Desk, L-shaped', cubicFeet: 42, pounds: 260, goes: 'reuse' },
    {
      id: 'cubicle',
      label: 'Cubicle workstation, 6 by 6 ft',
      cubicFeet: 55,
      pounds: 400,
      goes: 'reuse',
      extra: { cents: 4000, reason: 'taking it apart' },
    },
    {
      id: 'conference-table',
      label: 'Conference table, 8 ft',
      cubicFeet: 35,
      pounds: 250,
      goes: 'reuse',
    },
    {
      id: 'copier',
      label: 'Copier, floor-standing',
      cubicFeet: 25,
      pounds: 250,
      goes: 'electronics-other',
      extra: { cents: 4000, reason: 'heavy, electronics' },
    },
  ]),
  ...take('appliances', [
    {
      id: 'refrigerator',
      label: 'Refrigerator, standard',
      cubicFeet: 40,
      pounds: 220,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'refrigerator-large',
      label: 'Refrigerator, side-by-side or French door',
      cubicFeet: 52,
      pounds: 320,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'mini-fridge',
      label: 'Mini refrigerator or wine cooler',
      cubicFeet: 7,
      pounds: 55,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'freezer-chest',
      label: 'Chest freezer',
      cubicFeet: 22,
      pounds: 130,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'freezer-upright',
      label: 'Upright freezer',
      cubicFeet: 34,
      pounds: 190,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    { id: 'washer', label: 'Washer', cubicFeet: 18, pounds: 180, goes: 'metal' },
    { id: 'dryer', label: 'Dryer', cubicFeet: 18, pounds: 125, goes: 'metal' },
    {
      id: 'washer-dryer-stack',
      label: 'Washer and dryer, stacked',
      cubicFeet: 36,
      pounds: 280,
      goes: 'metal',
    },
    { id: 'dishwasher', label: 'Dishwasher', cubicFeet: 12, pounds: 90, goes: 'metal' },
    { id: 'stove', label: 'Stove or range', cubicFeet: 21, pounds: 170, goes: 'metal' },
    { id: 'wall-oven', label: 'Wall oven', cubicFeet: 12, pounds: 120, goes: 'metal' },
    { id: 'microwave', label: 'Microwave', cubicFeet: 3, pounds: 35, goes: 'metal' },
    { id: 'water-heater', label: 'Water heater, 40 to 50 gal', cubicFeet: 15, pounds: 130, goes: 'metal' },
    { id: 'furnace', label: 'Furnace', cubicFeet: 15, pounds: 150, goes: 'metal' },
    {
      id: 'ac-condenser',
      label: 'Central air conditioner, outdoor unit',
      cubicFeet: 15,
      pounds: 170,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'window-ac',
      label: 'Window air conditioner',
      cubicFeet: 5,
      pounds: 60,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'dehumidifier',
      label: 'Dehumidifier',
      cubicFeet: 4,
      pounds: 40,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'water-cooler',
      label: 'Water cooler, chilled',
      cubicFeet: 6,
      pounds: 40,
      goes: 'refrigerant',
      extra: refrigerant,
    },
    {
      id: 'water-softener',
      label: 'Water softener',
      cubicFeet: 8,
      pounds: 120,
      goes: 'metal',
      extra: { cents: 1000, reason: 'heavy with salt' },
    },
    { id: 'gas-grill', label: 'Gas grill', cubicFeet: 20, pounds: 120, goes: 'metal' },
  ]),
  ...take('electronics', [
    {
      id: 'tv-flat-small',
      label: 'TV or monitor, flat, under 21 in',
      cubicFeet: 3,
      pounds: 15,
      goes: 'electronics',
      extra: { cents: 2500, reason: 'electronics recycling' },
    },
    {
      id: 'tv-flat-large',
      label: 'TV, flat, 21 in and up',
      cubicFeet: 8,
      pounds: 45,
      goes: 'electronics',
      extra: { cents: 3500, reason: 'electronics recycling' },
    },
    {
      id: 'tv-crt',
      label: 'TV, tube',
      cubicFeet: 14,
      pounds: 100,
      goes: 'electronics',
      extra: { cents: 3500, reason: 'electronics recycling' },
    },
    {
      id: 'tv-projection',
      label: 'TV, rear projection',
      cubicFeet: 42,
      pounds: 200,
      goes: 'electronics',
      extra: { cents: 4500, reason: 'electronics recycling' },
    },
    { id: 'computer', label: 'Computer and keyboard', cubicFeet: 3, pounds: 25, goes: 'electronics' },
    { id: 'printer', label: 'Printer or scanner', cubicFeet: 3, pounds: 20, goes: 'electronics' },
    { id: 'stereo', label: 'Stereo with speakers', cubicFeet: 8, pounds: 50, goes: 'electronics-other' },
  ]),
  ...take('fitness-recreation', [
    {
      id: 'treadmill',
      label: 'Treadmill',
      cubicFeet: 33,
      pounds: 230,
      goes: 'reuse',
      extra: { cents: 1000, reason: 'heavy' },
    },
    {
      id: 'elliptical',
      label: 'Elliptical',
      cubicFeet: 32,
      pounds: 190,
      goes: 'reuse',
      extra: { cents: 1000, reason: 'heavy' },
    },
    { id: 'exercise-bike', label: 'Exercise bike', cubicFeet: 12, pounds: 90, goes: 'reuse' },
    {
      id: 'home-gym',
      label: 'Home gym, multi-station',
      cubicFeet: 50,
      pounds: 450,
      goes: 'metal',
      extra: { cents: 6000, reason: 'taking it apart' },
    },
    {
      id: 'weight-set',
      label: 'Weight bench and plates, to 300 lb',
      cubicFeet: 14,
      pounds: 350,
      goes: 'metal',
      extra: { cents: 2500, reason: 'heavy' },
    },
    {
      id: 'piano-upright',
      label: 'Piano, upright or spinet',
      cubicFeet: 45,
      pounds: 500,
      goes: 'reuse',
      extra: { cents: 10000, reason: 'three-person crew, ground floor' },
    },
    {
      id: 'piano-grand',
      label: 'Piano, baby grand',
      cubicFeet: 80,
      pounds: 650,
      goes: 'reuse',
      extra: { cents: 20000, reason: 'heavy, call about stairs' },
    },
    {
      id: 'organ',
      label: 'Organ, console',
      cubicFeet: 40,
      pounds: 350,
      goes: 'reuse',
      extra: { cents: 6000, reason: 'heavy' },
    },
    {
      id: 'pool-table',
      label: 'Pool table, 7 to 8 ft, slate',
      cubicFeet: 40,
      pounds: 800,
      goes: 'reuse',
      extra: { cents: 10000, reason: 'slate, taking it apart' },
    },
    { id: 'ping-pong', label: 'Ping-pong table', cubicFeet: 15, pounds: 180, goes: 'reuse' },
    { id: 'air-hockey', label: 'Air hockey or foosball table', cubicFeet: 24, pounds: 170, goes: 'reuse' },
    {
      id: 'trampoline',
      label: 'Trampoline, 12 to 14 ft',
      cubicFeet: 22,
      pounds: 180,
      goes: 'metal',
      extra: { cents: 3500, reason: 'taking it apart' },
    },
    {
      id: 'playset-wood',
      label: 'Playset, wood',
      cubicFeet: 120,
      pounds: 700,
      goes: 'teardown',
      extra: { cents: 10000, reason: 'taking it apart' },
    },
    {
      id: 'swing-metal',
      label: 'Swing set, metal',
      cubicFeet: 32,
      pounds: 150,
      goes: 'metal',
      extra: { cents: 3500, reason: 'taking it apart' },
    },
    {
      id: 'basketball-hoop',
      label: 'Basketball hoop, portable',
      cubicFeet: 20,
      pounds: 120,
      goes: 'reuse',
    },
    { id: 'bicycle', label: 'Bicycle', cubicFeet: 8, pounds: 30, goes: 'reuse' },
  ]),
  ...take('structures', [
    {
      id: 'above-ground-pool',
      label: 'Above-ground pool, to 24 ft',
      cubicFeet: 100,
      pounds: 900,
      goes: 'teardown',
      extra: { cents: 20000, reason: 'taking it down', from: true },
    },
    {
      id: 'hot-tub',
      label: 'Hot tub, 4 to 6 people',
      cubicFeet: 120,
      pounds: 800,
      goes: 'teardown',
      extra: { cents: 15000, reason: 'cutting it up', from: true },
    },
    {
      id: 'hot-tub-large',
      label: 'Hot tub, 7 people and up, or swim spa',
      cubicFeet: 170,
      pounds: 1100,
      goes: 'teardown',
      extra: { cents: 22500, reason: 'cutting it up', from: true },
    },
    {
      id: 'shed-resin',
      label: 'Shed, plastic, to 7 by 7 ft',
      cubicFeet: 50,
      pounds: 250,
      goes: 'teardown',
      extra: { cents: 7500, reason: 'taking it down', from: true },
    },
    {
      id: 'shed-metal',
      label: 'Shed, metal, 8 by 10 ft',
      cubicFeet: 70,
      pounds: 400,
      goes: 'teardown',
      extra: { cents: 15000, reason: 'taking it down', from: true },
    },
    {
      id: 'shed-wood-8x10',
      label: 'Shed, wood, 8 by 10 ft',
      cubicFeet: 160,
      pounds: 2200,
      goes: 'teardown',
      extra: { cents: 25000, reason: 'taking it down', from: true },
    },
    {
      id: 'shed-wood-10x12',
      label: 'Shed, wood, 10 by 12 ft',
      cubicFeet: 230,
      pounds: 3200,
      goes: 'teardown',
      extra: { cents: 30000, reason: 'taking it down', from: true },
    },
    {
      id: 'deck-100sf',
      label: 'Deck, each 100 sq ft',
      cubicFeet: 75,
      pounds: 900,
      goes: 'teardown',
      extra: { cents: 15000, reason: 'taking it down', from: true },
    },
    {
      id: 'fence-section',
      label: 'Wood fence, each 8 ft section',
      cubicFeet: 10,
      pounds: 90,
      goes: 'teardown',
      extra: { cents: 1200, reason: 'taking it down', from: true },
    },
  ]),
  ...take('outdoor-garage', [
    { id: 'patio-set', label: 'Patio table and 4 chairs', cubicFeet: 32, pounds: 120, goes: 'reuse' },
    { id: 'lawn-mower', label: 'Lawn mower, push', cubicFeet: 10, pounds: 75, goes: 'engine' },
    {
      id: 'riding-mower',
      label: 'Lawn mower, riding',
      cubicFeet: 60,
      pounds: 450,
      goes: 'engine',
      extra: { cents: 2500, reason: 'heavy' },
    },
    { id: 'snow-blower', label: 'Snow blower', cubicFeet: 20, pounds: 200, goes: 'engine' },
    { id: 'workbench', label: 'Workbench', cubicFeet: 30, pounds: 180, goes: 'reuse' },
    { id: 'tool-chest', label: 'Tool chest, rolling, empty', cubicFeet: 18, pounds: 180, goes: 'metal' },
    { id: 'garage-door', label: 'Garage door, 16 by 7 ft', cubicFeet: 22, pounds: 250, goes: 'metal' },
    {
      id: 'tire',
      label: 'Tire, off the rim',
      cubicFeet: 3,
      pounds: 22,
      goes: 'tires',
      extra: { cents: 1000, reason: 'tire recycling' },
    },
    {
      id: 'tire-rim',
      label: 'Tire, on the rim',
      cubicFeet: 4,
      pounds: 40,
      goes: 'tires',
      extra: { cents: 1500, reason: 'tire recycling, rim' },
    },
    {
      id: 'tire-truck',
      label: 'Tire, truck',
      cubicFeet: 7,
      pounds: 110,
      goes: 'tires',
      extra: { cents: 3000, reason: 'tire recycling' },
    },
    {
      id: 'artificial-tree',
      label: 'Artificial Christmas tree',
      cubicFeet: 7,
      pounds: 45,
      goes: 'sorted',
    },
  ]),
  ...leave([
    { id: 'lead-acid-battery', label: 'Car or sump-pump battery', goes: 'car-battery' },
    { id: 'no-paint', label: 'Liquid paint, stain, varnish', goes: 'paint' },
    { id: 'no-chemicals', label: 'Solvents, pesticides, pool chemicals', goes: 'chemicals' },
    { id: 'no-fuel', label: 'Gasoline, motor oil, antifreeze', goes: 'fuel' },
    { id: 'no-propane', label: 'Propane tanks', goes: 'propane' },
    { id: 'no-asbestos', label: 'Asbestos, or what may be', goes: 'asbestos' },
    { id: 'no-medical', label: 'Sharps and medicine', goes: 'medical' },
    { id: 'no-ammo', label: 'Ammunition and fireworks', goes: 'ammunition' },
    { id: 'no-smoke', label: 'Smoke detectors', goes: 'smoke-detector' },
    { id: 'no-lithium', label: 'Loose or damaged lithium batteries', goes: 'lithium' },
  ]),
  ...take('bags-boxes', [
    { id: 'bag-kitchen', label: 'Kitchen bag, 13 gal', cubicFeet: 2, pounds: 15, goes: 'sorted' },
    { id: 'bag-33', label: 'Trash bag, 33 gal', cubicFeet: 4, pounds: 25, goes: 'sorted' },
    { id: 'bag-contractor', label: 'Contractor bag, 42 gal', cubicFeet: 5, pounds: 45, goes: 'sorted' },
    { id: 'box-small', label: 'Box, small', cubicFeet: 1.5, pounds: 30, goes: 'sorted' },
    { id: 'box-medium', label: 'Box, medium', cubicFeet: 3, pounds: 40, goes: 'sorted' },
    { id: 'box-large', label: 'Box, large', cubicFeet: 5, pounds: 45, goes: 'sorted' },
    { id: 'tote', label: 'Plastic tote, 27 gal', cubicFeet: 4, pounds: 30, goes: 'sorted' },
    { id: 'cart-96', label: 'Loose stuff, one 96 gal cart', cubicFeet: 14, pounds: 120, goes: 'sorted' },
    { id: 'pickup-load', label: 'Pickup bed load, level', cubicFeet: 60, pounds: 700, goes: 'sorted' },
    { id: 'garage-1car', label: 'One-car garage, packed', cubicFeet: 405, pounds: 3500, goes: 'sorted' },
  ]),
  ...take('yard', [
    { id: 'yard-bag', label: 'Yard waste, paper bag', cubicFeet: 4, pounds: 40, goes: 'yard' },
    { id: 'brush-bundle', label: 'Brush, 4 ft bundle', cubicFeet: 7, pounds: 40, goes: 'yard' },
    { id: 'brush-yd3', label: 'Brush, loose, each cubic yard', cubicFeet: 27, pounds: 250, goes: 'yard' },
    {
      id: 'log-cuft',
      label: 'Logs or stumps, each cubic foot',
      cubicFeet: 1,
      pounds: 40,
      goes: 'yard',
      extra: { cents: 200, reason: 'heavy' },
    },
  ]),
  ...take('renovation', [
    { id: 'carpet-room', label: 'Carpet and pad, one room', cubicFeet: 18, pounds: 110, goes: 'debris' },
    { id: 'carpet-roll', label: 'Carpet, 4 ft roll', cubicFeet: 6, pounds: 40, goes: 'debris' },
    { id: 'area-rug', label: 'Area rug, 8 by 10 ft', cubicFeet: 6, pounds: 40, goes: 'reuse' },
    {
      id: 'drywall-sheet',
      label: 'Drywall, each 4 by 8 ft sheet',
      cubicFeet: 2.5,
      pounds: 55,
      goes: 'debris',
    },
    { id: 'lumber-10', label: 'Lumber, ten 8 ft two-by-fours', cubicFeet: 4, pounds: 95, goes: 'debris' },
    { id: 'plywood-sheet', label: 'Plywood or OSB, each sheet', cubicFeet: 2, pounds: 50, goes: 'debris' },
    {
      id: 'cd-yd3',
      label: 'Mixed remodeling debris, each cubic yard',
      cubicFeet: 27,
      pounds: 484,
      goes: 'debris',
      extra: { cents: 1500, reason: 'heavy debris' },
    },
    {
      id: 'hardwood-100',
      label: 'Hardwood flooring, each 100 sq ft',
      cubicFeet: 10,
      pounds: 250,
      goes: 'parts',
      extra: { cents: 1000, reason: 'nails, heavy' },
    },
    {
      id: 'tile-100',
      label: 'Tile or plaster, each 100 sq ft',
      cubicFeet: 6,
      pounds: 480,
      dense: true,
      goes: 'debris',
      extra: { cents: 3500, reason: 'heavy' },
    },
    {
      id: 'shingles-sq',
      label: 'Roof shingles, each 100 sq ft',
      cubicFeet: 7,
      pounds: 250,
      dense: true,
      goes: 'debris',
      extra: { cents: 3500, reason: 'heavy' },
    },
    {
      id: 'concrete-cuft',
      label: 'Concrete, brick or rock, each cubic foot',
      cubicFeet: 1,
      pounds: 90,
      dense: true,
      goes: 'rubble',
      extra: { cents: 300, reason: 'heavy' },
    },
    {
      id: 'dirt-cuft',
      label: 'Dirt or sod, each cubic foot',
      cubicFeet: 1,
      pounds: 90,
      dense: true,
      goes: 'rubble',
      extra: { cents: 200, reason: 'heavy' },
    },
    { id: 'toilet', label: 'Toilet', cubicFeet: 8, pounds: 90, goes: 'debris' },
    { id: 'vanity', label: 'Vanity with top', cubicFeet: 15, pounds: 120, goes: 'parts' },
    { id: 'bathtub', label: 'Bathtub, steel or fiberglass', cubicFeet: 20, pounds: 110, goes: 'debris' },
    {
      id: 'bathtub-iron',
      label: 'Bathtub, cast iron',
      cubicFeet: 20,
      pounds: 320,
      goes: 'metal',
      extra: { cents: 7500, reason: 'heavy, broken up in place' },
    },
    { id: 'cabinet-base', label: 'Kitchen cabinet, base', cubicFeet: 12, pounds: 70, goes: 'parts' },
    { id: 'cabinet-upper', label: 'Kitchen cabinet, wall', cubicFeet: 7, pounds: 45, goes: 'parts' },
    { id: 'door', label: 'Interior door', cubicFeet: 2.5, pounds: 35, goes: 'parts' },
    { id: 'window', label: 'Window', cubicFeet: 4, pounds: 50, goes: 'debris' },
    {
      id: 'railroad-tie',
      label: 'Railroad tie or treated timber',
      cubicFeet: 4,
      pounds: 150,
      goes: 'debris',
      extra: { cents: 1200, reason: 'treated wood' },
    },
  ]),
  ...take('commercial', [
    { id: 'pallet', label: 'Wood pallet', cubicFeet: 6, pounds: 40, goes: 'sorted' },
    {
      id: 'store-fixture',
      label: 'Store shelf section, 4 ft',
      cubicFeet: 20,
      pounds: 150,
      goes: 'metal',
      extra: { cents: 1000, reason: 'taking it apart' },
    },
    {
      id: 'restaurant-fridge',
      label: 'Commercial reach-in cooler',
      cubicFeet: 60,
      pounds: 400,
      goes: 'refrigerant',
      extra: { cents: 7500, reason: 'refrigerant recovery, heavy' },
    },
  ]),
]

/** The static file with all of it, read by the pages that need it and by the calculator's script. */
export type Catalog = {
  readonly categories: Readonly<Record<Category, string>>
  readonly disposals: Readonly<Record<DisposalName, Disposal>>
  readonly items: readonly Item[]
}

export const catalog: Catalog = { categories, disposals, items }

import type {
  AcceptedItem,
  Catalog,
  Category,
  Disposal,
  DisposalName,
  Item,
  ItemBase,
  RefusedItem,
} from '../schema/item.ts'

/**
 * What people ask us to take, and where it goes. Volumes, weights and extras are estimates to be confirmed by the owner;
 * the customer agrees to the price before we load anything. A state's landfill bans are left out until they're known.
 */
export const categories = {
  seating: 'Sofas and chairs',
  beds: 'Beds and mattresses',
  storage: 'Dressers, shelves, cabinets',
  'tables-office': 'Tables and office',
  appliances: 'Appliances, heating, cooling',
  electronics: 'Electronics',
  'fitness-recreation': 'Fitness, music, games',
  structures: 'Hot tubs, pools, sheds, decks',
  'outdoor-garage': 'Garage and patio',
  'bags-boxes': 'Bags, boxes, full loads',
  yard: 'Yard waste',
  renovation: 'Remodeling',
  commercial: 'Stores and restaurants',
  'not-accepted': 'What we don’t take',
} as const satisfies Readonly<Record<Category, string>>

const askTheCity = 'Ask your city where residents can bring it.'

export const disposals = {
  electronics: { name: 'Electronics', goes: 'It goes to an electronics recycler.', without: askTheCity },
  fuel: { name: 'Fuel and oil', goes: 'Liquids like these aren’t safe in our truck.', without: askTheCity },
  refrigerant: {
    name: 'Fridges, freezers and ACs',
    goes: 'Federal rules say the refrigerant can’t be vented: it has to be recovered before the unit is scrapped.',
    without: 'Ask your trash hauler if they take it.',
  },
  tires: { name: 'Tires', goes: 'It goes to a tire recycler.', without: 'Ask a tire shop.' },
  yard: {
    name: 'Yard waste',
    goes: 'We keep it separate from the trash.',
    without: 'Ask your trash hauler about yard waste pickup.',
  },
  'car-battery': {
    name: 'Car batteries',
    goes: 'You don’t need a truck for this one.',
    without: 'Stores that sell batteries take your old one in exchange.',
  },
  reuse: {
    name: 'Furniture and household items',
    goes: 'If it’s in good shape, we offer it for donation. If nobody can use it, we dispose of it.',
    without: 'Ask a thrift store nearby what they can use right now.',
  },
  mattress: {
    name: 'Mattresses and box springs',
    goes: 'If somebody can still sleep on it, we offer it for donation. If not, we dispose of it.',
    without: 'Ask your trash hauler, and ask if it has to be wrapped.',
  },
  metal: {
    name: 'Metal',
    goes: 'We recycle the metal.',
    without: 'A scrap yard may take it.',
  },
  'electronics-other': { name: 'Other electronics', goes: 'We take it to an electronics recycler, just like a TV.' },
  engine: { name: 'Mowers and snow blowers', goes: 'We recycle the metal.' },
  teardown: {
    name: 'Things we take apart',
    goes: 'We take it apart. We need to see it, or photos of it, before we give you a price.',
  },
  debris: {
    name: 'Remodeling debris',
    goes: 'We recycle what we can and dispose of the rest.',
  },
  parts: { name: 'Cabinets, doors and floors', goes: 'If it’s in good shape, we offer it for donation.' },
  rubble: { name: 'Concrete, brick and dirt', goes: 'It’s so heavy that one trip is about an eighth of a truck.' },
  sorted: {
    name: 'Boxes, bags and loose items',
    goes: 'We sort it, and recycle what we can.',
  },
  paint: { name: 'Paint', goes: 'We don’t haul liquid paint.', without: askTheCity },
  chemicals: {
    name: 'Chemicals',
    goes: 'Chemicals aren’t safe in a truck with everything else.',
    without: askTheCity,
  },
  propane: {
    name: 'Propane',
    goes: 'We don’t haul propane tanks, full or empty.',
    without: 'Exchange the tank at a store.',
  },
  asbestos: {
    name: 'Asbestos',
    goes: 'Leave it alone, and don’t break it.',
    without: 'Call a licensed asbestos contractor.',
  },
  medical: {
    name: 'Medical waste',
    goes: 'Needles and medicine need special handling.',
    without: 'Ask your pharmacy.',
  },
  ammunition: {
    name: 'Ammunition',
    goes: 'Leave it where it is.',
    without: 'Call your local police on the non-emergency number.',
  },
  'smoke-detector': {
    name: 'Smoke detectors',
    goes: 'Some have a small amount of radioactive material in them.',
    without: 'Ask the manufacturer if you can mail it back.',
  },
  lithium: {
    name: 'Lithium batteries',
    goes: 'They can catch fire. Keep them out of our truck and your trash.',
    without: 'Take them to a battery drop-off.',
  },
} as const satisfies Readonly<Record<DisposalName, Disposal>>

/** An item: its id, label, cubic feet, pounds, and where it goes. */
type Row = readonly [
  id: string,
  label: string,
  cubicFeet: number,
  pounds: number,
  goes: DisposalName,
  more?: Pick<AcceptedItem, 'extra' | 'dense' | 'size' | 'first'>,
]

const take = (category: Category, rows: readonly Row[]): AcceptedItem[] =>
  rows.map(([id, label, cubicFeet, pounds, goes, more]) => ({
    id,
    label,
    cubicFeet,
    pounds,
    goes,
    ...more,
    category,
    accepted: true,
  }))

const leave = (things: readonly ItemBase[]): RefusedItem[] =>
  things.map((thing) => ({ ...thing, category: 'not-accepted', accepted: false }))

const mattress = { extra: { cents: 2500, reason: 'mattress handling' } }
const refrigerant = { extra: { cents: 3500, reason: 'refrigerant recovery' } }
const recycling = { extra: { cents: 3500, reason: 'electronics recycling' } }
const heavy = { extra: { cents: 2500, reason: 'heavy item' } }
const permit = 'Ask your building department if you need a permit.'
const fridge = { ...refrigerant, first: 'Empty it, and unplug it the night before.' }
const gas = { first: 'Unplug it. If it’s gas, have the gas shut off and the line capped.' }
const water = { first: 'Have the water shut off and the hoses taken off.' }
const loose = { first: 'Keep paint, chemicals and batteries out of it.' }
const tire = { extra: { cents: 1000, reason: 'tire handling' } }

/** What taking a structure apart costs at least; the rest is known when we've looked. */
const teardown = (dollars: number, first = permit) => ({
  first,
  extra: { cents: dollars * 100, reason: 'taking it down', from: true as const },
})

export const items: readonly Item[] = [
  ...take('seating', [
    ['sofa', 'Sofa, 3-seat', 40, 200, 'reuse'],
    ['sleeper-sofa', 'Sleeper sofa', 45, 250, 'reuse', heavy],
    ['loveseat', 'Loveseat', 30, 150, 'reuse'],
    ['sectional', 'Sectional, 3 pieces', 90, 400, 'reuse'],
    ['recliner', 'Recliner', 20, 110, 'reuse'],
    ['armchair', 'Armchair', 15, 80, 'reuse'],
    ['dining-chair', 'Dining or kitchen chair', 5, 18, 'reuse'],
    ['office-chair', 'Office chair', 8, 35, 'reuse'],
  ]),
  ...take('beds', [
    ['mattress', 'Mattress, any size', 28, 70, 'mattress', mattress],
    ['box-spring', 'Box spring, any size', 22, 65, 'mattress', mattress],
    ['bed-frame', 'Bed frame', 18, 110, 'reuse'],
    ['crib', 'Crib', 10, 45, 'reuse'],
  ]),
  ...take('storage', [
    ['dresser', 'Dresser, 6 drawers', 28, 150, 'reuse'],
    ['nightstand', 'Nightstand', 5, 30, 'reuse'],
    ['bookcase', 'Bookcase, 6 ft', 16, 80, 'reuse'],
    ['tv-stand', 'TV stand', 15, 80, 'reuse'],
    ['file-cabinet', 'File cabinet, 4 drawers', 12, 110, 'metal'],
  ]),
  ...take('tables-office', [
    ['coffee-table', 'Coffee table', 10, 70, 'reuse'],
    ['dining-table', 'Dining table, 4 to 6 seats', 20, 130, 'reuse'],
    ['desk', 'Desk', 20, 120, 'reuse'],
  ]),
  ...take('appliances', [
    ['refrigerator', 'Refrigerator', 40, 220, 'refrigerant', fridge],
    ['freezer', 'Freezer', 30, 170, 'refrigerant', fridge],
    ['window-ac', 'Window air conditioner', 5, 60, 'refrigerant', refrigerant],
    ['washer', 'Washer', 18, 180, 'metal', water],
    ['dryer', 'Dryer', 18, 125, 'metal', gas],
    ['dishwasher', 'Dishwasher', 12, 90, 'metal', water],
    ['stove', 'Stove or range', 21, 170, 'metal', gas],
    [
      'water-heater',
      'Water heater, 40 to 50 gal',
      15,
      130,
      'metal',
      { first: 'Have the gas or the power shut off, the pipes disconnected and the tank drained.' },
    ],
    ['gas-grill', 'Gas grill', 20, 120, 'metal', { first: 'Take off the propane tank. We can’t haul it.' }],
  ]),
  ...take('electronics', [
    ['tv', 'TV or monitor', 8, 45, 'electronics', recycling],
    ['tv-tube', 'TV, old tube style', 14, 100, 'electronics', recycling],
    ['computer', 'Computer and keyboard', 3, 25, 'electronics'],
    ['stereo', 'Stereo with speakers', 8, 50, 'electronics-other'],
  ]),
  ...take('fitness-recreation', [
    ['treadmill', 'Treadmill', 33, 230, 'reuse', heavy],
    ['exercise-bike', 'Exercise bike', 12, 90, 'reuse'],
    ['piano-upright', 'Piano, upright', 45, 500, 'reuse', { extra: { cents: 10000, reason: 'heavy item' } }],
    ['bicycle', 'Bicycle', 8, 30, 'reuse'],
  ]),
  ...take('structures', [
    [
      'hot-tub',
      'Hot tub',
      120,
      800,
      'teardown',
      teardown(150, `Drain it, and have a licensed electrician disconnect the power. ${permit}`),
    ],
    [
      'shed-wood',
      'Shed, wood, 8 by 10 ft',
      160,
      2200,
      'teardown',
      teardown(250, `Empty it, and have any power disconnected. ${permit}`),
    ],
    ['deck-100sf', 'Deck, per 100 sq ft', 75, 900, 'teardown', teardown(150)],
  ]),
  ...take('outdoor-garage', [
    ['patio-set', 'Patio table and 4 chairs', 32, 120, 'reuse'],
    ['lawn-mower', 'Lawn mower, push', 10, 75, 'engine', { first: 'If it runs on gas, drain the fuel and the oil.' }],
    ['workbench', 'Workbench', 30, 180, 'reuse'],
    ['tire', 'Tire, off the rim', 3, 22, 'tires', tire],
  ]),
  ...take('bags-boxes', [
    ['bag-33', 'Trash bag, 33 gal', 4, 20, 'sorted', loose],
    ['box-small', 'Moving box, small', 1.5, 30, 'sorted', { ...loose, size: 'Like a toaster oven' }],
    ['box', 'Moving box', 3, 30, 'sorted', { ...loose, size: 'Like a microwave' }],
    ['box-large', 'Moving box, large', 5, 45, 'sorted', { ...loose, size: 'Like a nightstand' }],
    ['pickup-load', 'Pickup truck load', 75, 700, 'sorted', loose],
  ]),
  ...take('yard', [['brush', 'Branches and brush, per cubic yard', 27, 200, 'yard']]),
  ...take('renovation', [
    ['carpet', 'Carpet and pad, one room', 18, 130, 'debris'],
    ['kitchen-cabinet', 'Kitchen cabinet', 14, 70, 'parts'],
    ['concrete', 'Concrete or brick, per cubic foot', 1, 140, 'rubble', { dense: true }],
  ]),
  ...take('commercial', [['shelving', 'Store shelving, 4 ft section', 20, 150, 'metal']]),
  ...leave([
    { id: 'paint', label: 'Liquid paint, stain and solvents', goes: 'paint' },
    { id: 'fuel', label: 'Gasoline, oil and other fuels', goes: 'fuel' },
    { id: 'propane', label: 'Propane tanks', goes: 'propane' },
    { id: 'chemicals', label: 'Pesticides and pool chemicals', goes: 'chemicals' },
    { id: 'asbestos', label: 'Asbestos', goes: 'asbestos' },
    { id: 'medicine', label: 'Medicine and needles', goes: 'medical' },
    { id: 'ammunition', label: 'Ammunition and fireworks', goes: 'ammunition' },
    { id: 'car-battery', label: 'Car batteries', goes: 'car-battery' },
    { id: 'smoke-detector', label: 'Smoke detectors', goes: 'smoke-detector' },
    { id: 'lithium-battery', label: 'Loose or damaged lithium batteries', goes: 'lithium' },
  ]),
]

export const catalog: Catalog | undefined = { categories, disposals, items }

/** What we leave with you, by name. */
export const refused: readonly string[] = items.flatMap((item) => (item.accepted ? [] : [item.label]))

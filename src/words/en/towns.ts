import { Write, write } from './reach.ts'

/** How soon we come, in a sentence. */
const soon = (cutoff: string | undefined): string =>
  cutoff
    ? `Call before ${cutoff} and we can usually come the same day.`
    : 'Call us, and we’ll find a time that works for you.'

/** A town's page. `miles`: "6 miles". */
export const town = {
  contents: {
    curb: 'Curbside',
    prices: 'Prices',
    permits: 'Permits',
    dropOffs: 'Drop-offs',
    worth: 'When to call us',
    map: 'Map',
    nearby: 'Nearby',
  },
  from: (price: string) => `From ${price}`,
  closing: (town: string) => `What needs to go in ${town}?`,
  picture: (scene: string) => `Our truck passes ${scene}`,
  usually: (price: string) => `Usually ${price}`,
  forLoad: (load: string) => `for ${load}`,
  // The curb
  hauler: (name: string) => `Hauler: ${name}`,
  kind: { city: (name: string) => `City of ${name}`, village: (name: string) => `Village of ${name}` },
  freeCurb: (town: string, verdict: string) => `Free curbside pickup in ${town}? ${verdict}`,
  whoPicksUp: (town: string) => `Who picks up big items in ${town}`,
  /** `towns`: "All 19 towns" */
  allCurbs: (towns: string) => `${towns} in one table`,
  callWhom: (name: string) => `Call ${name},`,
  marks: { yes: 'Yes', paid: 'Paid', ask: 'Ask', no: 'No' },
  asOf: (date: string, until?: string) => `As of ${date}${until ? `; the contract runs through ${until}` : ''}`,
  // Prices and permits
  prices: (town: string) => `What it costs in ${town}`,
  samePrices: (from: string, to: string) => `The space in the truck is ${from} to ${to}, and there’s no trip charge.`,
  everyPrice: 'Prices of every item',
  permitIn: (town: string) => `Do you need a permit in ${town}?`,
  permitCost: 'That office sets the fee too, so ask what it costs.',
  call: 'Call',
  twoPermits: 'Two permits',
  // Drop-offs
  dropOffsNear: (town: string) => `Drop-offs near ${town}`,
  uses: {
    chemicals: 'Chemicals',
    paint: 'Paint',
    electronics: 'Electronics',
    donations: 'Furniture',
    books: 'Books',
  },
  inTown: (town: string) => `In ${town}`,
  away: (town: string, miles: string) => `In ${town}, about ${miles}`,
  countyKnows: (county: string) => `${county} knows where to take these.`,
  textPhoto: `${Write} us a photo`,
  /** A text message to us */
  message: (town: string) => `Hi, I’m in ${town}. Here’s a photo of what needs to go:`,
  worth: (town: string) => `When to call us in ${town}`,
  // Around
  neighborhoods: (town: string) => `${town} neighborhoods`,
  zips: 'ZIP codes',
  nearbyTowns: 'Nearby towns',
}

export const serviceAreas = {
  crumb: 'Service areas',
  heading: (isOne: boolean): string => (isOne ? 'The town we serve' : 'Towns we serve'),
  findYours: 'Find your town',
  /** `only`: the town, where there's one; `told`: a list of those below */
  ownPage: (only: string | undefined, told: string | undefined) =>
    `${only ?? 'Each town'} has its own page${told ? `: ${told}` : ''}.`,
  told: {
    curb: 'what the town picks up at the curb',
    permits: 'who decides on permits',
    dropOffs: 'where paint and old TVs can go',
    worth: 'when it’s worth calling us',
  },
  outside: 'Live just outside?',
  outsideText: 'Call us with your street, and we’ll tell you if we can come.',
  // How far we travel
  far: 'How far we travel',
  pastTheLine:
    'We don’t stop at the town line. If you live a mile past it, call us with your street, and we’ll tell you right on the phone whether we can come.',
  noTripCharge: (isOne: boolean, from: string, to: string) =>
    `There’s no trip charge in ${isOne ? 'town' : 'any of these towns'}. The space in the truck costs ${isOne ? '' : 'the same in all of them, '}from ${from} to ${to}, and you decide before we lift anything.`,
  straightLine: (from: string, to: string) => `${from} to ${to}, in a straight line`,
  // Town by town
  different: 'What’s different from town to town',
  curb: 'Curbside pickup',
  permits: 'Permits',
  dropOffs: 'Drop-offs',
  dropOffsText: (hasSites: boolean) =>
    `Electronics drop-offs depend on your county. Paint goes to a store that takes it back, and charities take good furniture. ${hasSites ? 'Your town’s page lists places near you, in case you’d rather drive it there yourself.' : 'Your town’s page says who to ask.'}`,
  edges: 'Places just outside our towns',
  edgesText:
    'ZIP codes don’t follow town lines. If you live in one of these places, we can probably come. Call us with your street and we’ll let you know.',
  nextTo: 'next to',
  // The ZIP check and its answers
  zipOrTown: 'ZIP code or town',
  check: 'Check',
  yes: 'Yes',
  yesText: (town: string, cutoff: string | undefined) => `We serve ${town}. ${soon(cutoff)}`,
  /** A text message to us */
  doYouCome: (place: string) => `Do you come to ${place}?`,
  probably: 'Probably',
  probablyText: (town: string) =>
    `That’s right at the edge of ${town}. Call us with your street, and we’ll tell you if we can come.`,
  tooFar: 'Too far',
  tooFarText: (region: string) =>
    `Sorry, that’s outside our service area. We work in ${region}. City or village hall there can tell you who hauls junk. If you have a question, you can still call or ${write} us.`,
  callUs: 'Call us',
  notListed: (isZip: boolean) =>
    `That ${isZip ? 'ZIP' : 'town'} isn’t on our list. Call us: if you’re nearby, we may still be able to come.`,
}

/** What search engines are told of our work in a town, and of its prices: "$95", "$125 to $160". */
export const places = {
  removal: 'Junk removal',
  removalIn: (town: string) => `Junk removal in ${town}`,
  title: (town: string, from: string) => `Junk removal in ${town} from ${from}`,
  usually: (removal: string, price: string, load: string) => `${removal}: usually ${price} for ${load}.`,
  from: (price: string) => `From ${price}.`,
  soon,
  allZips: (count: number) => `all ${count} ZIP codes`,
  zips: (count: number, list: string) => `${count === 1 ? 'ZIP' : 'ZIPs'} ${list}`,
  /** `buys`: "for a sofa" */
  price: (buys: string) => `Price ${buys}`,
  forA: (load: string) => `for ${load}`,
}

/** What a town's strip shows. */
export const scene = {
  riverwalk: 'a bell tower and a covered footbridge',
  stoneBridge: 'a stone bridge over the river',
  canalLock: 'a lock on the old canal',
  grainElevator: 'a grain elevator',
  station: 'a train station',
  waterTower: 'a water tower',
  mainStreet: 'brick storefronts downtown',
  oaks: 'oaks in a field',
  houses: 'a street of houses',
  mesa: 'a red mesa',
  saguaros: 'saguaros',
  adobes: 'adobe houses',
  palms: 'palm trees',
  windpump: 'a ranch’s windmill',
  lighthouse: 'a lighthouse',
  pier: 'boats at a pier',
  cottages: 'shingled cottages',
  dunes: 'dunes with a sand fence',
  peak: 'a snowy peak',
  pines: 'tall firs',
  cabins: 'log cabins',
  mill: 'a mill on the river',
  steeple: 'a white church',
  maples: 'maples and birches',
  skyline: 'downtown towers',
  rowhouses: 'brick row houses',
  park: 'trees in a city park',
}

/** A town's page. `miles`: "6 miles". */
export const words = {
  contents: {
    curb: 'Curbside',
    prices: 'Prices',
    permits: 'Permits',
    dropOffs: 'Drop-offs',
    worth: 'Worth it?',
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
  freeCurb: (town: string) => `Free curbside pickup in ${town}?`,
  callWhom: (name: string) => `Call ${name},`,
  marks: { yes: 'Yes', paid: 'Paid', ask: 'Ask', no: 'No' },
  asOf: (date: string) => `As of ${date}`,
  // Prices and permits
  carriedOut: 'Carried out',
  prices: (town: string) => `${town} prices`,
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
  textPhoto: 'Text us a photo',
  /** A text message to us */
  message: (town: string) => `Hi, I’m in ${town}. Here’s a photo of what needs to go:`,
  worth: (town: string) => `When to call us in ${town}`,
  // Around
  neighborhoods: (town: string) => `${town} neighborhoods`,
  zips: 'ZIP codes',
  nearbyTowns: 'Nearby towns',
}

/** What's said of a price, by the calculator and wherever else one is printed. */
export const words = {
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  usually: (range: string) => `Usually ${range}`,
  alone: (range: string) => `By itself, usually ${range}`,
  space: 'Space in the truck',
  feet: (taken: number, of: number) => `${taken} of ${of} cubic feet`,
  flight: 'Extra flight of stairs',
  /** Why there's no price. `tires`: as many as one trip takes. */
  project: (tires: number) => ({
    space: 'This is more than one truckload.',
    weight: 'This is too heavy for one trip.',
    tires: `We take up to ${tires} tires in one trip.`,
    stairs: 'Something on this list is too heavy for stairs.',
  }),
  projectPrice: (why: string) => `Project price: ${why}`,
  byPhone: (words: string, called: string) => `${words}, or ${called} booked by phone`,
}

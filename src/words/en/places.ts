/** What search engines are told of our work in a town, and of its prices: "$95", "$125 to $160". */
export const words = {
  removal: 'Junk removal',
  removalIn: (town: string) => `Junk removal in ${town}`,
  title: (town: string, from: string) => `Junk removal in ${town} from ${from}`,
  usually: (removal: string, price: string, load: string) => `${removal}: usually ${price} for ${load}.`,
  from: (price: string) => `From ${price}.`,
  soon: (cutoff: string) => `Call before ${cutoff} and we can usually come the same day.`,
  allZips: (count: number) => `all ${count} ZIP codes`,
  zips: (count: number, list: string) => `${count === 1 ? 'ZIP' : 'ZIPs'} ${list}`,
  /** `buys`: "for a sofa" */
  price: (buys: string) => `Price ${buys}`,
  forA: (load: string) => `for ${load}`,
}

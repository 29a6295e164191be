import type { words as en } from '../en/places.ts'
import { theHour } from './time.ts'

export const words: typeof en = {
  removal: 'Retiro de basura y muebles',
  removalIn: (town) => `Retiro de basura y muebles en ${town}`,
  title: (town, from) => `Retiro de basura y muebles en ${town}, desde ${from}`,
  usually: (removal, price, load) => `${removal}: normalmente ${price} por ${load}.`,
  from: (price) => `Desde ${price}.`,
  soon: (cutoff) => `Llame antes de ${theHour(cutoff)} y normalmente podemos ir el mismo día.`,
  allZips: (count) => `los ${count} códigos postales`,
  zips: (count, list) => `${count === 1 ? 'código postal' : 'códigos postales'} ${list}`,
  price: (buys) => `Precio ${buys}`,
  forA: (load) => `por ${load}`,
}

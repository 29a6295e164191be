import type { words as en } from '../en/prices.ts'

export const words: typeof en = {
  from: (amount) => `Desde ${amount}`,
  upTo: (amount) => `Hasta ${amount}`,
  usually: (range) => `Normalmente ${range}`,
  alone: (range) => `Solo esto, normalmente ${range}`,
  space: 'Espacio en el camión',
  feet: (taken, of) => `${taken} de ${of} pies cúbicos`,
  flight: 'Tramo de escaleras adicional',
  project: (tires) => ({
    space: 'Es más de lo que cabe en un camión.',
    weight: 'Pesa demasiado para un solo viaje.',
    tires: `Llevamos hasta ${tires} llantas en un viaje.`,
    stairs: 'Algo en esta lista pesa demasiado para las escaleras.',
  }),
  projectPrice: (why) => `Precio por proyecto: ${why}`,
  byPhone: (words, called) => `${words}, o ${called} si reserva por teléfono`,
}

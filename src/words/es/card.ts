import type { words as en } from '../en/card.ts'

export const words: typeof en = {
  ticket: 'Orden de trabajo',
  agree: ['Primero el precio,', 'luego la carga'],
  alt: (headline, price, phone, picture) => `Orden de trabajo: “${headline}”, ${price}, ${phone}. ${picture}.`,
}

import type { ExtraTexts } from '../../schema/translation.ts'
import { terms } from '../prices.ts'

const recycled = 'Está prohibido en los rellenos sanitarios de Illinois, así que lo llevamos a reciclar.'

export const extras = (): ExtraTexts => ({
  refrigerant: {
    label: 'Refrigerador, congelador o aire acondicionado',
    unit: 'cada uno',
    reason: 'La ley federal exige recuperar el gas refrigerante.',
  },
  mattress: {
    label: 'Colchón o box spring',
    unit: 'por pieza',
    reason: 'Es un cargo nuestro por el manejo; no lo cobra el estado.',
  },
  tire: {
    label: 'Llanta de carro, sin rin',
    unit: 'por llanta',
    reason: 'Las llantas enteras están prohibidas en los rellenos sanitarios de Illinois.',
  },
  'tv-small': { label: 'Televisor o monitor de menos de 21 pulgadas', unit: 'cada uno', reason: recycled },
  'tv-large': { label: 'Televisor o monitor de 21 pulgadas o más', unit: 'cada uno', reason: recycled },
  stairs: {
    label: 'Cosas pesadas por escaleras',
    unit: 'por tramo después del primero',
    reason: 'Con cosas pesadas tardamos más en las escaleras.',
  },
  'long-carry': {
    label: 'Acarreo largo',
    unit: `si el camión queda a más de ${terms.carryFeet} pies`,
    reason: `El camión tiene que estacionarse a más de ${terms.carryFeet} pies de sus cosas.`,
  },
  'heavy-material': {
    label: 'Concreto, ladrillo, piedra o tierra',
    unit: 'por pie cúbico',
    reason: 'Pesa mucho. En un viaje cabe como un octavo del camión.',
  },
  'teardown-labor': {
    label: 'Desarmar un cobertizo, un jacuzzi o una alberca',
    unit: 'cada uno',
    reason: 'Tenemos que desarmarlo para poder cargarlo. Una terraza o una cerca va por tamaño.',
  },
})

import type { ItemPageTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { tires as en } from '../../itemPages/tires.ts'
import { sourceOf } from '../sources.ts'

export const tires = (): ItemPageTexts => ({
  name: 'Retiro de llantas',
  thing: 'llantas viejas',
  title: `Cuánto cuesta retirar cuatro llantas: ${guidePrice('tire.4')}`,
  description: `Cuatro llantas de carro sin rin normalmente cuestan ${guidePrice('tire.4')}, con rin ${guidePrice('tire-rim.4')}, y veinte, ${guidePrice('tire.20')}. Una llantera recibe unas pocas por menos.`,
  lead: 'Si es lo único que tiene, una llantera sale más barata. Dénoslas a nosotros cuando haya más que recoger.',
  usual: { ...en.usual, label: 'cuatro llantas de carro' },
  sizes: [
    { items: 'tire', label: 'Una llanta' },
    { items: 'tire.4', label: 'Cuatro llantas' },
    { items: 'tire-rim.4', label: 'Cuatro con rin' },
    { items: 'tire.8', label: 'Ocho llantas' },
    { items: 'tire-truck.4', label: 'Cuatro de camión' },
    { items: 'tire.12', label: 'Doce llantas' },
    { items: 'tire.20', label: 'Veinte llantas' },
  ],
  moves: [
    {
      what: 'Rines',
      text: `Una llanta sola agrega ${extraPrice('tire')} al precio del espacio. Con rin son ${addedPrice('tire-rim')}, porque hay que quitarlo con máquina.`,
    },
    {
      what: 'Las grandes',
      text: `Una de tráiler o de volteo pesa 110 libras y agrega ${addedPrice('tire-truck')}.`,
    },
  ],
  out: 'Toda llanta que estuvo afuera tiene agua, y en julio esa agua está llena de mosquitos. Así que las paramos, las rodamos hasta que se vacíen y las llevamos rodando al camión, una en cada mano. Las que estaban tiradas entre la hierba las levantamos primero con una pala, porque ahí se meten avispas y ratones.',
  first: [
    'Cuéntelas, y aparte las que tienen rin.',
    'Vacíeles el agua, si puede.',
    'Apílelas donde podamos llegar con el camión.',
  ],
  free: [
    {
      way: 'Déjelas donde compra las nuevas',
      text: 'La llantera tiene que recibir tantas viejas como le venda nuevas, y cobra por ello. Algunas chicas las reciben aunque no compre: pregunte.',
    },
    {
      way: 'Espere un día de colecta',
      text: 'Los condados y townships hacen una de vez en cuando, casi siempre con un límite por casa.',
    },
    {
      way: 'Venda las que todavía tengan dibujo',
      text: 'Las llanteras de usadas compran un juego igual que no esté agrietado.',
    },
    {
      way: 'Llame a su servicio de basura',
      text: 'Una llanta en el bote se queda ahí. Algunos mandan un camión por llantas, con cargo.',
    },
  ],
  law: {
    ...en.law,
    text: 'En Illinois las llantas enteras no pueden ir al relleno sanitario. Quien lleve más de 20 a la vez tiene que estar registrado con el estado. Por eso nos llevamos 20 por viaje y no más.',
    source: sourceOf(en.law.source),
  },
  goes: 'Van a una recicladora que las tritura, y así acaban debajo de áreas de juego y caminos. Los rines se reciclan como metal.',
})

import type { ItemPageTexts } from '../../../schema/translation.ts'
import { extraPrice, guidePrice } from '../../guidePrices.ts'
import { mattressAndBoxSpring as en } from '../../itemPages/mattressAndBoxSpring.ts'

export const mattressAndBoxSpring = (): ItemPageTexts => ({
  name: 'Retiro de colchones y box springs',
  thing: 'un colchón',
  title: `Cuánto cuesta retirar un colchón queen: ${guidePrice('mattress-queen')}`,
  description: `Retiro de colchones en DuPage, Will y Kane: uno queen normalmente ${guidePrice('mattress-queen')}, con su box spring ${guidePrice(en.usual.items)}. Y qué recogen en la banqueta.`,
  lead: `Un colchón sin box spring cuesta ${guidePrice('mattress-queen')}. Incluye nuestro cargo de manejo por cada pieza y sacarlo del cuarto. ¿Le va a llegar una cama nueva? Pregunte primero en esa tienda.`,
  usual: { ...en.usual, label: 'un juego queen' },
  sizes: [
    { items: 'mattress-twin', label: 'Colchón individual' },
    { items: 'mattress-full', label: 'Colchón matrimonial' },
    { items: 'mattress-queen', label: 'Colchón queen' },
    { items: 'mattress-king', label: 'Colchón king' },
    { items: 'mattress-full_box-spring-full', label: 'Juego matrimonial', note: 'Colchón y box spring' },
    { items: 'mattress-queen_box-spring-queen', label: 'Juego queen', note: 'Colchón y box spring' },
    { items: 'mattress-king_box-spring-king', label: 'Juego king', note: 'El box spring viene en dos mitades' },
  ],
  moves: [
    {
      what: 'Piezas',
      text: `Cada colchón y cada box spring agrega ${extraPrice('mattress')} al precio del espacio, porque los resortes, la espuma y la tela son difíciles de separar.`,
    },
    { what: 'Escaleras', text: 'Ninguna de estas piezas pesa 150 libras, así que más tramos no cuestan más.' },
    { what: 'Chinches', text: 'Avísenos al reservar. Lo envolvemos antes de que salga de la recámara.' },
  ],
  out: 'Un colchón se dobla y un box spring no. Doblamos un poco el colchón para dar la vuelta en la escalera, luego lo paramos de lado y lo deslizamos. Un box spring queen que subió antes de que pusieran las paredes tal vez no baje entero; entonces cortamos el marco de madera y lo doblamos.',
  first: [
    'Quite las sábanas y guárdelas.',
    'Desconecte lo que tenga enchufado, como una colcha eléctrica.',
    'Deje libre el pasillo y quite los cuadros a la altura del hombro.',
  ],
  free: [
    {
      way: 'Que se lo lleve la tienda',
      text: 'Pregunte al pagar si se llevan el juego viejo cuando traigan el nuevo, y si es gratis.',
    },
    {
      way: 'Use la recolección de su ciudad',
      text: 'Pregunte si en su ciudad un colchón cuenta como cosa grande y si tiene que envolverlo en plástico.',
    },
    {
      way: 'Regálelo',
      text: 'Pocas organizaciones reciben colchones usados. Un amigo con un cuarto de visitas puede querer uno limpio.',
    },
  ],
  goes: 'Si alguien todavía puede dormir en él, se lo ofrecemos. De los demás reciclamos lo que se puede y desechamos el resto.',
})

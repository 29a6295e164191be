import { inDollars } from '../../../../domain/prices/price.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { site } from '../../site.ts'

const from = inDollars(site.price.from)

export const largePickups = (): ServiceTexts => ({
  name: 'Retiro de muebles y aparatos',
  title: `Retiro de muebles y aparatos desde ${from}`,
  description: `Nos llevamos sofás, camas, refrigeradores y lavadoras de cualquier cuarto, desde ${from}. Usted no tiene que sacar nada a la banqueta.`,
  summary: 'Sofás, camas, refrigeradores y lavadoras, de cualquier cuarto.',
  heading: 'Retiro de muebles y aparatos',
  lead: 'Déjelo donde está. Lo sacamos de la recámara, del garaje o del patio.',
  picture: 'Dos del equipo bajan un sofá por las escaleras',
  buys: 'por un sillón, una cómoda o una lavadora',
  message: 'Hola, tengo un mueble o un aparato que ya no quiero. Esto es y aquí está:',
  load: {
    heading: 'Qué nos llevamos',
    take: [
      'Sofás y sillas',
      'Camas, colchones y cómodas',
      'Refrigeradores, congeladores, lavadoras y secadoras',
      'Caminadoras y pesas',
    ],
    leave: [
      { thing: 'La comida del refrigerador', instead: 'Por favor, sáquela antes' },
      { thing: 'Aparatos de gas todavía conectados', instead: 'Pida a un plomero que los desconecte' },
    ],
  },
  price: {
    heading: 'Cuánto cuesta',
    intro: 'Usted paga por el espacio que ocupa en el camión, así que la segunda pieza cuesta menos que la primera.',
    rungs: [
      { rung: 'minimum', holds: 'Un sillón, una cómoda o una lavadora' },
      { rung: 'eighth', holds: 'Un sofá y una mesa de centro' },
      { rung: 'quarter', holds: 'Un sofá, un loveseat y un mueble para televisor' },
    ],
    extras: [
      { id: 'refrigerant', reason: 'Por cada refrigerador, congelador y aire de ventana.' },
      { id: 'mattress', reason: 'Por cada colchón y cada box spring.' },
    ],
  },
  prepare: {
    heading: 'Cómo prepararse',
    steps: [
      { do: 'Vacíelo', how: 'Los cajones, las repisas y el refrigerador.' },
      { do: 'Desconéctelo', how: 'Cierre el agua de la lavadora y quite las mangueras.' },
    ],
  },
  margin: {
    heading: 'Mida la puerta más angosta',
    text: ['Si entró antes de la última remodelación, tal vez ya no salga. Avísenos y llevamos herramienta.'],
  },
  afterwards: {
    heading: 'Adónde va',
    ways: [
      { way: 'Se dona', what: 'Muebles sin manchas, roturas ni olores.' },
      {
        way: 'Se recicla',
        what: 'Aparatos y bases de metal. Antes que nada se recupera el gas refrigerante.',
      },
      { way: 'Se desecha', what: 'Lo que ya no le sirve a nadie.' },
    ],
  },
  closing: '¿Qué pieza ya no quiere?',
  questions: [
    {
      question: '¿Se llevan una sola pieza?',
      answer: `Sí. Una pieza cuesta ${from} o más, según su tamaño.`,
    },
    {
      question: '¿Y si no cabe por la puerta?',
      answer: 'Primero le quitamos las patas y las puertas. Si no basta, le preguntamos antes de cortarla.',
    },
  ],
  related: [{ slug: 'cleanouts', why: '¿Vaciamos también el garaje?' }],
  towns: [],
})

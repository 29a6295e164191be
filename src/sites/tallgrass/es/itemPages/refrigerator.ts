import { illinoisBans } from '../../../packs/illinois.ts'
import type { ItemPageTexts } from '../../../schema/translation.ts'
import { extraPrice, guidePrice } from '../../guidePrices.ts'
import { refrigerator as en } from '../../itemPages/refrigerator.ts'
import { sourceOf } from '../sources.ts'

export const refrigerator = (): ItemPageTexts => ({
  name: 'Retiro de refrigeradores',
  thing: 'un refrigerador',
  title: `Cuánto cuesta retirar un refrigerador: ${guidePrice('refrigerator')}`,
  description: `Nos llevamos su refrigerador viejo, de Aurora y Joliet a Tinley Park: ${guidePrice('refrigerator')} uno normal, ${guidePrice('refrigerator-large')} uno de dos puertas, con el gas incluido.`,
  lead: 'Ese precio incluye recuperar el gas refrigerante. Es el mismo por uno que se murió hace años en el garaje.',
  picture: {
    ...en.picture,
    alt: 'Un refrigerador amarrado a un diablito en las escaleras del sótano, con uno del equipo arriba y otro abajo',
  },
  usual: { ...en.usual, label: 'un refrigerador normal' },
  sizes: [
    { items: 'mini-fridge', label: 'Frigobar', note: 'O una cava de vino' },
    { items: 'refrigerator', label: 'Refrigerador normal' },
    { items: 'refrigerator-large', label: 'De dos puertas', note: 'También de puertas francesas' },
    { items: 'refrigerator_stove', label: 'Refrigerador y estufa' },
    { items: 'refrigerator_stove_dishwasher', label: 'Juego de cocina', note: 'Con el lavaplatos' },
    { items: 'refrigerator.2', label: 'Dos refrigeradores', note: 'Cocina y garaje' },
  ],
  moves: [
    {
      what: 'Gas refrigerante',
      text: `Son ${extraPrice('refrigerant')} sin importar el tamaño, así que uno chico no sale mucho más barato que uno grande.`,
    },
    {
      what: 'Cocinas de arriba',
      text: `Un apartamento en el tercer piso son dos tramos. Uno está incluido, así que pagaría ${extraPrice('stairs')} más.`,
    },
    {
      what: 'Ancho',
      text: 'Muchos de dos puertas miden 36 pulgadas de ancho. Sin puertas ni manijas tienen solo unas 29 de fondo, y salen de lado.',
    },
  ],
  out: 'El compresor está abajo y atrás, así que ese lado va abajo. Cerramos las puertas con cinta, metemos el diablito de lado, lo amarramos con dos correas y lo inclinamos. En las escaleras del sótano es un escalón, una pausa y otro escalón, con uno jalando y otro abajo.',
  first: [
    'La noche anterior saque la comida y desconéctelo, con una toalla bajo la puerta.',
    'Cierre la línea de agua de la máquina de hielo y quítela de atrás.',
    'Saque las repisas de vidrio y los cajones.',
  ],
  free: [
    {
      way: 'Que se lo lleve la tienda',
      text: 'Pida que se lleven el viejo cuando entreguen el nuevo, y pregunte cuánto cuesta. Pregunte también por el segundo, el del sótano.',
    },
    {
      way: 'Pregunte en la compañía de luz',
      text: 'Algunas recogen uno viejo que todavía enfríe, y hasta le pueden pagar.',
    },
    {
      way: 'Use la recolección de aparatos',
      text: 'No puede salir con la basura, pero muchos servicios de basura recogen aparatos y lo cobran.',
    },
  ],
  law: {
    ...en.law,
    text: `Desde ${illinoisBans.refrigerant.since}, los rellenos sanitarios de Illinois no reciben aparatos con gas refrigerante, un interruptor de mercurio o PCB adentro.`,
    source: sourceOf(en.law.source),
  },
  goes: 'Ya recuperado el gas, se reciclan el acero, el cobre y el aluminio. La espuma y el plástico se desechan.',
})

import { illinoisBans } from '../../../packs/illinois.ts'
import type { ItemPageTexts } from '../../../schema/translation.ts'
import { addedPrice, guidePrice } from '../../guidePrices.ts'
import { yardWaste as en } from '../../itemPages/yardWaste.ts'
import { sourceOf } from '../sources.ts'

export const yardWaste = (): ItemPageTexts => ({
  name: 'Retiro de ramas y desechos de jardín',
  thing: 'desechos de jardín',
  title: `Cuánto cuesta retirar ramas y hojas: ${guidePrice('brush-yd3.2')}`,
  description: `Dos yardas cúbicas de ramas normalmente cuestan ${guidePrice('brush-yd3.2')}, diez bolsas de papel ${guidePrice('yard-bag.10')}. Por qué los troncos cuestan más, y qué recoge su ciudad.`,
  lead: 'Imagine un montón suelto del largo de un sofá y hasta la cintura. La recolección de su ciudad casi siempre sale más barata.',
  usual: { ...en.usual, label: 'dos yardas cúbicas de ramas' },
  sizes: [
    { items: 'yard-bag.5', label: 'Cinco bolsas de papel' },
    { items: 'brush-bundle.5', label: 'Cinco atados' },
    { items: 'yard-bag.10', label: 'Diez bolsas de papel' },
    { items: 'log-cuft.20', label: 'Una pila de troncos', note: 'Veinte pies cúbicos' },
    { items: 'brush-yd3.2', label: 'Dos yardas de ramas' },
    { items: 'yard-bag.20', label: 'Veinte bolsas de papel' },
    { items: 'brush-yd3.4', label: 'Cuatro yardas de ramas' },
  ],
  moves: [
    {
      what: 'Troncos y tocones',
      text: `Agregan ${addedPrice('log-cuft')} por pie cúbico, por el peso. El roble fresco pesa como el doble que el pino seco.`,
    },
    {
      what: 'Bolsas de plástico',
      text: 'No se pueden hacer composta, así que tendríamos que vaciar cada una. Use bolsas de papel, o déjelo suelto.',
    },
    {
      what: 'Tierra y pasto en rollo',
      text: 'Se cobran como el concreto, por peso, así que póngalos en un montón aparte.',
    },
  ],
  out: 'Se hace con horca, lona y sierra. Rastrillamos el montón a la lona, levantamos las esquinas y lo arrastramos: es más rápido y deja menos tirado. Las ramas se cortan donde se abren, para que no llenen el camión de aire. Lo que tiene espinas va primero, con algo pesado encima. Un tronco del ancho de un banco es casi lo más que dos quieren levantar.',
  first: [
    'Saque alambre, bordes y macetas.',
    'Corte los troncos en pedazos de dos pies.',
    'Ponga la hiedra venenosa en un montón aparte.',
    'Acérquelo a la entrada del garaje, pero no a la banqueta.',
  ],
  free: [
    {
      way: 'Corte las hojas con la podadora',
      text: 'Bien picados, las hojas y el pasto alimentan el césped. Una compostera detrás del garaje recibe lo demás que es blando.',
    },
    {
      way: 'Use el camión de jardín',
      text: 'En temporada se lleva bolsas de papel y atados, y en otoño algunas ciudades aspiran las hojas en la calle.',
    },
    {
      way: 'Ofrezca leña',
      text: 'Cortados y apilados, el roble y el cerezo se van en un día. Que se quede cerca, porque en la leña viajan plagas.',
    },
  ],
  law: {
    ...en.law,
    text: `Desde ${illinoisBans.yard.since}, los rellenos sanitarios de Illinois no reciben hojas, pasto ni ramas, así que no los mezcle con la basura.`,
    source: sourceOf(en.law.source),
  },
  goes: 'Viaja aparte de todo lo demás, para que se pueda hacer composta.',
})

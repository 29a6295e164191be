import type { ItemPageTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { couch as en } from '../../itemPages/couch.ts'
import { terms } from '../../prices.ts'

export const couch = (): ItemPageTexts => ({
  name: 'Retiro de sofás',
  thing: 'un sofá',
  title: `Cuánto cuesta retirar un sofá: ${guidePrice('sofa')}`,
  description: `Cuánto cuesta que se lleven un sofá: un loveseat normalmente ${guidePrice('loveseat')}, un sofá ${guidePrice('sofa')}. Y dónde donarlo gratis.`,
  lead: 'Lo sacamos de cualquier cuarto, de Naperville a Joliet, y también del sótano. Pero si está limpio y firme, primero trate de regalarlo.',
  picture: { ...en.picture, alt: 'Dos del equipo bajan un sofá rojo por las escaleras' },
  usual: { ...en.usual, label: 'un sofá de tres plazas' },
  sizes: [
    { items: 'chaise', label: 'Diván' },
    { items: 'loveseat', label: 'Loveseat', note: 'Dos plazas' },
    { items: 'futon', label: 'Futón', note: 'La base y la colchoneta' },
    { items: 'sofa', label: 'Sofá de tres plazas' },
    { items: 'sofa-large', label: 'Sofá de cuatro plazas', note: 'O extragrande' },
    { items: 'sleeper-sofa', label: 'Sofá cama', note: 'Con la cama adentro' },
    { items: 'sofa_loveseat', label: 'Sofá y loveseat', note: 'En un viaje' },
    { items: 'recliner', label: 'Reclinable', note: 'Un sillón, o uno elevador, cuesta lo mismo' },
    { items: 'recliner.2', label: 'Dos reclinables' },
  ],
  moves: [
    {
      what: 'Escaleras',
      text: `El primer tramo es gratis. Cada tramo más agrega ${extraPrice('stairs')} por toda la carga, pero no por un diván solo.`,
    },
    {
      what: 'Puertas',
      text: 'Muchos sofás tienen 36 pulgadas de fondo, y una puerta de adentro puede medir solo 30. Lo paramos y lo pasamos girándolo.',
    },
    {
      what: 'Una cama adentro',
      text: `La base de acero de un sofá cama agrega ${addedPrice('sleeper-sofa')}. Su colchón delgado no se cuenta como colchón. Amarramos la cama, porque si se abre en las escaleras puede lastimar a alguien.`,
    },
    {
      what: 'Reclinables',
      text: 'El respaldo se desliza y se separa, y quedan dos piezas ligeras. Un sillón elevador bájelo hasta abajo mientras todavía tenga corriente.',
    },
    {
      what: 'Estacionamiento',
      text: `Son ${extraPrice('long-carry')} más si el camión no puede acercarse a menos de ${terms.carryFeet} pies.`,
    },
  ],
  out: 'Uno en cada extremo. Inclinamos el respaldo hacia el piso para que los brazos libren el marco, y el de adelante dice cuándo girar. Si no da vuelta en el descanso, le quitamos las patas y luego el respaldo. Lo último es la sierra, y antes le preguntamos.',
  first: [
    'Quite los cojines y busque controles, anillos y monedas.',
    'Mueva la mesa de centro y enrolle el tapete.',
    'Mida la puerta más angosta entre el sofá y la calle.',
    'Avísenos si tuvo chinches, para envolverlo.',
  ],
  free: [
    {
      way: 'Dónelo',
      text: 'Un banco de muebles o un ReStore puede querer uno sin roturas, manchas ni pelo de mascota. Llame antes de llevarlo.',
    },
    {
      way: 'Pregunte en la tienda',
      text: 'Averigüe antes de comprar si se llevarían el sofá viejo cuando entreguen el nuevo.',
    },
    {
      way: 'Sáquelo a la banqueta',
      text: 'Si tiene quien le ayude y su ciudad recoge una cosa grande por semana, sale más barato que nosotros.',
    },
  ],
  goes: 'Los buenos los ofrecemos en donación. Si nadie los puede usar, el acero se recicla, y la espuma y la tela se desechan.',
})

import type { ItemPageTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { piano as en } from '../../itemPages/piano.ts'

export const piano = (): ItemPageTexts => ({
  name: 'Retiro de pianos',
  thing: 'un piano',
  title: `Cuánto cuesta retirar un piano: ${guidePrice('piano-upright')}`,
  description: `Retirar un piano vertical normalmente cuesta ${guidePrice('piano-upright')}; uno de media cola, ${guidePrice('piano-grand')}, en la planta baja. Cómo se hace, y quién lo puede querer.`,
  lead: 'Solo nos llevamos pianos de la planta baja. Si el suyo está en el sótano o arriba, necesita a alguien que mueva pianos.',
  usual: { ...en.usual, label: 'uno vertical o una espineta' },
  sizes: [
    { items: 'organ', label: 'Órgano de consola' },
    { items: 'piano-upright', label: 'Vertical o espineta' },
    { items: 'piano-upright_organ', label: 'Vertical y órgano' },
    { items: 'piano-grand', label: 'De media cola' },
  ],
  moves: [
    {
      what: 'Una tercera persona',
      text: `El precio de uno vertical incluye ${addedPrice('piano-upright')} por eso; el de uno de media cola, ${addedPrice('piano-grand')}.`,
    },
    {
      what: 'La salida',
      text: 'Díganos si hay escalones en el porche, grava o pasto. Con 500 libras encima, las ruedas se hunden en el pasto mojado.',
    },
    {
      what: 'Órganos',
      text: `Uno agrega ${addedPrice('organ')}, y puede bajar un tramo de escaleras. Cada tramo más cuesta ${extraPrice('stairs')}.`,
    },
  ],
  crew: 'tres',
  out: 'Para un piano no bastan dos, así que vamos tres. Lo que pesa es una placa de hierro detrás de las cuerdas, y por eso uno vertical se quiere ir para atrás: uno de nosotros no hace más que detener ese lado. Los otros lo inclinan lo justo para meterle un carrito por debajo. No lo rodamos en sus propias rueditas, porque rayan el piso de madera. A uno de media cola le quitamos la tapa, los pedales y una pata. Lo bajamos sobre su lado recto y luego quitamos las otras.',
  first: [
    'Mida el piano, y luego cada puerta hasta la entrada del garaje.',
    'Quite las partituras y las fotos, y cierre la tapa si tiene la llave.',
    'Enrolle los tapetes.',
  ],
  free: [
    {
      way: 'Regálelo a alguien que toque',
      text: 'Publique la marca, el año y cuándo lo afinaron. Casi todos los verticales viejos se regalan, y el nuevo dueño paga la mudanza.',
    },
    { way: 'Llame a un afinador', text: 'Los afinadores saben qué escuela, iglesia o maestro busca uno.' },
    {
      way: 'No cuente con la banqueta',
      text: 'Pocos servicios de basura se llevan un piano, aunque logre sacarlo.',
    },
  ],
  goes: 'Si se puede afinar, lo ofrecemos en donación, pero casi nadie tiene espacio. Si no, se desarma: la placa de hierro y las cuerdas se reciclan, y la madera se desecha.',
})

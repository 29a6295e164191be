import { illinoisBans } from '../../../packs/illinois.ts'
import type { ItemPageTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { tv as en } from '../../itemPages/tv.ts'
import { sourceOf } from '../sources.ts'

export const tv = (): ItemPageTexts => ({
  name: 'Retiro de televisores',
  thing: 'un televisor viejo',
  title: `Cuánto cuesta retirar un televisor: ${guidePrice('tv-flat-large')}`,
  description: `Recogemos y reciclamos televisores: uno plano o de tubo normalmente ${guidePrice('tv-flat-large')}, dos ${guidePrice('tv-flat-large.2')}. Y centros cerca de usted, que cuestan menos.`,
  lead: 'Si es lo único que tiene y lo puede cargar, llévelo a un centro de entrega. Nosotros le convenimos cuando haya más cosas o cuando sea enorme.',
  usual: { ...en.usual, label: 'uno plano de 21 pulgadas o más' },
  sizes: [
    { items: 'tv-flat-small', label: 'Menos de 21 pulgadas', note: 'También monitores' },
    { items: 'tv-flat-large', label: '21 pulgadas o más', note: 'Plano' },
    { items: 'tv-crt', label: 'De tubo' },
    { items: 'tv-crt_tv-stand', label: 'De tubo, con su mueble' },
    { items: 'tv-flat-large.2', label: 'Dos planos' },
    { items: 'tv-projection', label: 'De proyección', note: 'El grande de piso' },
  ],
  moves: [
    {
      what: 'Reciclaje',
      text: `Son ${extraPrice('tv-small')} por uno chico, ${extraPrice('tv-large')} por uno grande y ${addedPrice('tv-projection')} por uno de proyección.`,
    },
    {
      what: 'Escaleras',
      text: `Solo uno de proyección pesa tanto que cuenta: ${extraPrice('stairs')} por tramo después del primero.`,
    },
  ],
  out: 'En uno de tubo, casi todo el peso es el vidrio de enfrente. Lo abrazamos con la pantalla contra el pecho y lo ponemos boca abajo sobre una cobija. Uno plano pesa poco, pero acostado se rompe, así que va parado entre dos cobijas. Uno de proyección es casi una caja vacía con un espejo, y rueda hasta la puerta en sus propias rueditas.',
  first: [
    'Cierre la sesión de sus cuentas si es un televisor inteligente.',
    'Desconecte la caja del cable y guárdela, porque casi siempre es de la compañía.',
    'Si el tubo está roto, no lo mueva, y avísenos.',
  ],
  free: [
    {
      way: 'Regálelo',
      text: 'A alguien le sirve uno plano que funcione, para un cuarto o un garaje. Los de tubo solo los quieren los que tienen consolas viejas.',
    },
    {
      way: 'Llévelo usted',
      text: 'Estos centros reciclan televisores. Algunos cobran según el tamaño o solo atienden a su condado, así que vea antes de cargar el carro.',
    },
    {
      way: 'Pregunte donde compra el nuevo',
      text: 'Donde compre el nuevo, pregunte si se llevan el viejo y cuánto cuesta.',
    },
  ],
  law: {
    ...en.law,
    text: `Desde ${illinoisBans.electronics.since}, los rellenos sanitarios de Illinois no reciben televisores, monitores, computadoras, impresoras ni consolas de juegos. Por eso el camión de la basura los deja.`,
    source: sourceOf(en.law.source),
  },
  goes: 'Todos van a una recicladora de electrónicos, sean de cuando sean. Ahí separan el vidrio, el metal y el plástico.',
})
